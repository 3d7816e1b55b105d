"""The catalogue of the command line."""

from hortus.i18n import Catalogue

WORDS = Catalogue(__package__ or "")
