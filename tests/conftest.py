"""Settings for every test."""

from hypothesis import settings

# How long an example takes says something about the machine, not about the rules.
settings.register_profile("hortus", deadline=None)
settings.load_profile("hortus")
