"""What lies on the tiles, by name: in notation, and in words."""

from __future__ import annotations

from hortus.games.words import Catalogue, square

from .state import CELLS, GRID, SIZE, TILES_OF_A_PATH

PATHS = ("sand", "wood", "stone")
DECORS = ("pagoda", "bench", "buddha", "gate", "crane")
GROUNDS = ("sand", "gravel", "trees", "clay", "water", "cherry")
# Two different elements are called sand; only paths and that ground need more than their name.
ELEMENTS = (*(f"{path}-path" for path in PATHS), *DECORS, "sand-ground", *GROUNDS[1:])
TILES = tuple(f"{path}-{decor}-{ground}" for path in PATHS for decor in DECORS for ground in GROUNDS)
CORNERS = ("tl", "tr", "br", "bl")
PREFERENCES = ("small", "great", "majority", "detail")
SQUARES = [square(cell // SIZE, cell % SIZE) for cell in range(CELLS)]  # of a garden


def parts(tile: int) -> tuple[int, int, int]:
    """The path, decor and ground of a tile."""
    return tile // TILES_OF_A_PATH, tile // len(GROUNDS) % len(DECORS), tile % len(GROUNDS)


def squares(cells: int) -> tuple[str, ...]:
    """The squares of a garden in a mask of cells."""
    return tuple(SQUARES[cell] for cell in range(CELLS) if cells >> (GRID * (cell // SIZE + 1) + cell % SIZE + 1) & 1)


# By language: a path, a decor and a ground where they stand on one tile; and every element where tiles are counted.
ON_TILE: Catalogue = {
    "en": {
        "sand-path": "a sand path",
        "wood-path": "a wooden path",
        "stone-path": "a stone path",
        "pagoda": "the pagoda",
        "bench": "the bench",
        "buddha": "the buddha",
        "gate": "the gate",
        "crane": "the crane",
        "sand-ground": "on sand",
        "gravel": "on gravel",
        "trees": "among trees",
        "clay": "on clay",
        "water": "in the water",
        "cherry": "under cherry trees",
    },
    "fr": {
        "sand-path": "un chemin de sable",
        "wood-path": "un chemin de bois",
        "stone-path": "un chemin de pierre",
        "pagoda": "la pagode",
        "bench": "le banc",
        "buddha": "le bouddha",
        "gate": "la porte",
        "crane": "la grue",
        "sand-ground": "sur le sable",
        "gravel": "sur le gravier",
        "trees": "parmi les arbres",
        "clay": "sur l'argile",
        "water": "dans l'eau",
        "cherry": "sous les cerisiers",
    },
}
COUNTED: Catalogue = {
    "en": {
        "sand-path": "sand paths",
        "wood-path": "wooden paths",
        "stone-path": "stone paths",
        "pagoda": "pagodas",
        "bench": "benches",
        "buddha": "buddhas",
        "gate": "gates",
        "crane": "cranes",
        "sand-ground": "sand grounds",
        "gravel": "gravel",
        "trees": "trees",
        "clay": "clay",
        "water": "water",
        "cherry": "cherry trees",
    },
    "fr": {
        "sand-path": "chemins de sable",
        "wood-path": "chemins de bois",
        "stone-path": "chemins de pierre",
        "pagoda": "pagodes",
        "bench": "bancs",
        "buddha": "bouddhas",
        "gate": "portes",
        "crane": "grues",
        "sand-ground": "sols de sable",
        "gravel": "gravier",
        "trees": "arbres",
        "clay": "argile",
        "water": "eau",
        "cherry": "cerisiers",
    },
}
# A word each, where there is little room.
SHORT: Catalogue = {
    "en": {
        "sand-path": "sand",
        "wood-path": "wood",
        "stone-path": "stone",
        "pagoda": "pagoda",
        "bench": "bench",
        "buddha": "buddha",
        "gate": "gate",
        "crane": "crane",
        "sand-ground": "sand",
        "gravel": "gravel",
        "trees": "trees",
        "clay": "clay",
        "water": "water",
        "cherry": "cherry",
    },
    "fr": {
        "sand-path": "sable",
        "wood-path": "bois",
        "stone-path": "pierre",
        "pagoda": "pagode",
        "bench": "banc",
        "buddha": "bouddha",
        "gate": "porte",
        "crane": "grue",
        "sand-ground": "sable",
        "gravel": "gravier",
        "trees": "arbres",
        "clay": "argile",
        "water": "eau",
        "cherry": "cerisier",
    },
}

CORNER: Catalogue = {
    "en": {"tl": "top left", "tr": "top right", "br": "bottom right", "bl": "bottom left"},
    "fr": {"tl": "supérieur gauche", "tr": "supérieur droit", "br": "inférieur droit", "bl": "inférieur gauche"},
}


def elements_of(tile: int) -> tuple[str, str, str]:
    """The three elements of a tile, by name."""
    path, decor, ground = parts(tile)
    return ELEMENTS[path], DECORS[decor], ELEMENTS[len(PATHS) + len(DECORS) + ground]


def called(tile: int, lang: str) -> str:
    """A tile in words, as it stands in a sentence: "the crane in the water with a wooden path"."""
    path, decor, ground = (ON_TILE[lang][element] for element in elements_of(tile))
    return f"{decor} {ground} {'avec' if lang == 'fr' else 'with'} {path}"
