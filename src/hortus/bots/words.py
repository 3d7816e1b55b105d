"""The catalogue of the bots."""

from hortus.i18n import Catalogue

WORDS = Catalogue(__package__ or "")
