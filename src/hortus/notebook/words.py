"""The words of the widget."""

from hortus.i18n import Catalogue

WORDS = Catalogue(__name__.rpartition(".")[0])
