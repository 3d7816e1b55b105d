"""The catalogue of Village Green."""

from hortus.i18n import Catalogue

WORDS = Catalogue(__package__ or "")
