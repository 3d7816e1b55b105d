"""The catalogue of Lucky Numbers."""

from hortus.i18n import Catalogue

WORDS = Catalogue(__package__ or "")
