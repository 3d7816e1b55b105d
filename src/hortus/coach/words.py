"""The catalogue of the coach."""

from hortus.i18n import Catalogue

WORDS = Catalogue(__package__ or "")
