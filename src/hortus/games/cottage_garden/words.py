"""The catalogue of Cottage Garden."""

from hortus.i18n import Catalogue

WORDS = Catalogue(__package__ or "")
