"""Imported by the process that servers are forked from: all that they import, and the compiled rules of all games."""

import hortus
import hortus.server.run
from hortus.bots import compilation

for name in hortus.games():
    compilation.load(name)
