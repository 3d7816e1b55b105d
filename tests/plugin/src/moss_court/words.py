"""The catalogue of Moss Court."""

from hortus.i18n import Catalogue

WORDS = Catalogue(__package__ or "")
