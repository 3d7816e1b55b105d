"""`python -m hortus`: the command `hortus`."""

import sys

from hortus.cli import main

if __name__ == "__main__":
    sys.exit(main())
