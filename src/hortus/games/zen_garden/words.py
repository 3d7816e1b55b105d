"""The catalogue of Zen Garden."""

from hortus.i18n import Catalogue

WORDS = Catalogue(__package__ or "")
