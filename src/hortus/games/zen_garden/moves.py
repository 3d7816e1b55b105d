"""Zen Garden in words: notation, sentences, and why a move is not allowed."""

from __future__ import annotations

from typing import Any

from hortus.games.words import Catalogue, say, square

from .elements import CORNER, CORNERS, COUNTED, ELEMENTS, TILES, called, parts
from .rules import CODES, COST, MISSION_POINTS, PLACE, REACH, TAKE
from .state import CELLS, COLUMNS, FIRST_DECOR, PATHS, PREFERENCES, SEATS, SIZE
from .state import ELEMENTS as ELEMENT_COUNT

SPACES = [square(space // COLUMNS, space % COLUMNS) for space in range(PLACE)]  # of the selection board
PLACES = [square(place // REACH - 1, place % REACH - 1) for place in range(REACH * REACH)]  # around a garden


def _notation(move: int) -> str:
    if move < PLACE:
        return f"take {SPACES[move - TAKE]}"
    return f"place {PLACES[(move - PLACE) // len(CORNERS)]}-{CORNERS[(move - PLACE) % len(CORNERS)]}"


NOTATION = [_notation(move) for move in range(CODES)]
OUTCOMES = [*ELEMENTS, *TILES]

WORDS: Catalogue = {
    "en": {
        "take 0": "Take {tile}, free of charge.",
        "take 1": "Take {tile} for 1 coin.",
        "take 2": "Take {tile} for 2 coins.",
        "place": "Place it on {square}, its path around the {corner} corner.",
        "did take 0": "takes {tile}, free of charge.",
        "did take 1": "takes {tile} for 1 coin.",
        "did take 2": "takes {tile} for 2 coins.",
        "did place": "places {tile} on {square}, its path around the {corner} corner.",
        "did coins": "Four {decor} in a line: {coins} more coins!",
        "did coin": "Four {decor} in a line: 1 more coin!",
        "did full": "Four {decor} in a line, but no purse holds more than 25 coins.",
        "did path": "A path is complete!",
        "did mission": "Mission accomplished, {first} and {second}: {points} points!",
        "did mission 1": "Mission accomplished, {first} and {second}: 1 point!",
        "now take": "Take a tile: you have {coins} coins.",
        "now take 1": "Take a tile: you have 1 coin, enough for the middle and bottom rows.",
        "now take 0": "Take a tile of the bottom row: you have no coin left.",
        "now place": "Place {tile} beside a tile of your garden.",
        "now first": "Place {tile}: your first tile, on a1.",
        "in hand": "You have taken {tile}: place it in your garden first.",
        "empty": "No tile lies on {square}: the space is filled at the end of the round.",
        "dear": "The tile on {square} costs {cost} and you have {coins}: take one of a lower row.",
        "nothing in hand": "Take a tile first: you have none to place.",
        "first": "The first tile goes on a1: where the garden stands makes no difference yet.",
        "occupied": "A tile lies on {square} already.",
        "too high": "With a tile on {square} the garden would be five tiles high: four is the most.",
        "too wide": "With a tile on {square} the garden would be five tiles wide: four is the most.",
        "apart": "{square} touches no tile of your garden by a side.",
    },
    "fr": {
        "take 0": "Prendre {tile}, gratuitement.",
        "take 1": "Prendre {tile} pour 1 pièce.",
        "take 2": "Prendre {tile} pour 2 pièces.",
        "place": "La poser en {square}, son chemin autour du coin {corner}.",
        "did take 0": "prend {tile}, gratuitement.",
        "did take 1": "prend {tile} pour 1 pièce.",
        "did take 2": "prend {tile} pour 2 pièces.",
        "did place": "pose {tile} en {square}, son chemin autour du coin {corner}.",
        "did coins": "Quatre {decor} en ligne : {coins} pièces de plus !",
        "did coin": "Quatre {decor} en ligne : 1 pièce de plus !",
        "did full": "Quatre {decor} en ligne, mais nul ne garde plus de 25 pièces.",
        "did path": "Un chemin est complet !",
        "did mission": "Mission accomplie, {first} et {second} : {points} points !",
        "did mission 1": "Mission accomplie, {first} et {second} : 1 point !",
        "now take": "Prenez une tuile : vous avez {coins} pièces.",
        "now take 1": "Prenez une tuile : vous avez 1 pièce, de quoi payer les rangées du milieu et du bas.",
        "now take 0": "Prenez une tuile de la rangée du bas : vous n'avez plus de pièce.",
        "now place": "Posez {tile} à côté d'une tuile de votre jardin.",
        "now first": "Posez {tile} : votre première tuile, en a1.",
        "in hand": "Vous avez pris {tile} : posez d'abord cette tuile dans votre jardin.",
        "empty": "Il n'y a pas de tuile en {square} : la case sera remplie à la fin de la manche.",
        "dear": "La tuile en {square} coûte {cost} et vous avez {coins} : prenez-en une plus bas.",
        "nothing in hand": "Prenez d'abord une tuile : vous n'en avez pas à poser.",
        "first": "La première tuile va en a1 : où se trouve le jardin n'a pas encore d'importance.",
        "occupied": "Il y a déjà une tuile en {square}.",
        "too high": "Avec une tuile en {square}, le jardin aurait cinq tuiles de haut : quatre au plus.",
        "too wide": "Avec une tuile en {square}, le jardin aurait cinq tuiles de large : quatre au plus.",
        "apart": "{square} ne touche aucune tuile de votre jardin par un côté.",
    },
}


def sentence(before: Any, move: int, after: Any, viewer: int | None, lang: str) -> str:
    """Everything is public here, so every viewer reads the same."""
    did = "did " if after is not None else ""
    if move < PLACE:
        tile = called(before.board[move - TAKE] - 1, lang)
        return say(WORDS, lang, f"{did}take {COST[(move - TAKE) // COLUMNS]}", tile=tile)
    place, corner = divmod(move - PLACE, len(CORNERS))
    text = say(
        WORDS, lang, did + "place", tile=called(before.held - 1, lang), square=PLACES[place],
        corner=CORNER[lang][CORNERS[corner]],
    )  # fmt: skip
    return text if after is None else " ".join([text, *_brought(before, move, after, lang)])


def _brought(before: Any, move: int, after: Any, lang: str) -> list[str]:
    """What placing a tile has brought at once: coins, a completed path, missions."""
    seat = before.turn
    placed = type(before).read(before)  # what follows the placing would hide a bonus lost to the cap
    rules = before.rules
    said = []
    decor = FIRST_DECOR + parts(before.held - 1)[1]
    spot = rules.put(placed, seat, rules.spot_of(move), before.held - 1, (move - PLACE) % len(CORNERS))
    if rules.lines_through(placed.shows[ELEMENT_COUNT * seat + decor], spot):
        coins = after.money[seat] - before.money[seat]
        key = "did full" if not coins else "did coin" if coins == 1 else "did coins"
        said.append(say(WORDS, lang, key, decor=COUNTED[lang][ELEMENTS[decor]], coins=coins))
    if _paths(after, seat) > _paths(before, seat):
        said.append(say(WORDS, lang, "did path"))
    for mission in range(before.missions):
        won = SEATS * mission + seat
        if after.won[won] and not before.won[won]:
            pair = before.emperor[PREFERENCES + 2 * mission : PREFERENCES + 2 * mission + 2]
            first, second = (COUNTED[lang][ELEMENTS[element - 1]] for element in pair)
            points = int(MISSION_POINTS[after.won[won]])
            key = "did mission 1" if points == 1 else "did mission"
            said.append(say(WORDS, lang, key, first=first, second=second, points=points))
    return said


def _paths(state: Any, seat: int) -> int:
    return sum(state.rules.path_blocks(state, seat, path).bit_count() for path in range(PATHS))


def what_now(state: Any, lang: str) -> str:
    if state.held:
        key = "now place" if state.occupied[state.turn] else "now first"
        return say(WORDS, lang, key, tile=called(state.held - 1, lang))
    coins = state.money[state.turn]
    return say(WORDS, lang, f"now take {coins}" if coins < 2 else "now take", coins=coins)


def why_not(state: Any, move: int, lang: str) -> str:
    if move < PLACE:
        space = move - TAKE
        if state.held:
            return say(WORDS, lang, "in hand", tile=called(state.held - 1, lang))
        if not state.board[space]:
            return say(WORDS, lang, "empty", square=SPACES[space])
        return say(
            WORDS, lang, "dear", square=SPACES[space], cost=int(COST[space // COLUMNS]), coins=state.money[state.turn]
        )
    if not state.held:
        return say(WORDS, lang, "nothing in hand")
    place = (move - PLACE) // len(CORNERS)
    row, column = place // REACH - 1, place % REACH - 1
    height, width = state.height[state.turn], state.width[state.turn]
    if not height:
        return say(WORDS, lang, "first")
    if row >= 0 and column >= 0 and state.garden[CELLS * state.turn + SIZE * row + column]:
        key = "occupied"
    elif row < 0 and height == SIZE:
        key = "too high"
    elif column < 0 and width == SIZE:
        key = "too wide"
    else:
        key = "apart"
    return say(WORDS, lang, key, square=PLACES[place])
