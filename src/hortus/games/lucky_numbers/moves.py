"""Lucky Numbers in words: notation, sentences, and why a move is not allowed."""

from __future__ import annotations

from typing import Any

from hortus.games.words import Catalogue, say, square

from .rules import CODES, DISCARD, DRAW, LAY, PLACE, TAKE
from .state import CELLS, NUMBERS

SQUARES = [square(cell // 4, cell % 4) for cell in range(CELLS)]


def _notation(move: int) -> str:
    if move == DRAW:
        return "draw"
    if move == DISCARD:
        return "discard"
    if move >= TAKE:
        return f"take {(move - TAKE) // CELLS + 1}-{SQUARES[(move - TAKE) % CELLS]}"
    if move >= LAY:
        return f"lay {SQUARES[5 * (move - LAY)]}"
    return f"place {SQUARES[move - PLACE]}"


NOTATION = [_notation(move) for move in range(CODES)]
OUTCOMES = ["", *(str(number) for number in range(1, NUMBERS + 1))]

WORDS: Catalogue = {
    "en": {
        "draw": "Draw a face-down tile.",
        "discard": "Put the {number} face up in the centre.",
        "lay": "Lay the {number} on {square}.",
        "place": "Put the {number} on {square}.",
        "exchange": "Put the {number} on {square} in exchange for the {old}, which goes to the centre.",
        "take": "Take the {number} from the centre and put it on {square}.",
        "take exchange": "Take the {number} from the centre and put it on {square}; the {old} goes to the centre.",
        "did draw": "draws the {number}.",
        "did discard": "discards the {number}.",
        "did lay": "lays the {number} on {square}.",
        "did place": "puts the {number} on {square}.",
        "did exchange": "puts the {number} on {square} in exchange for the {old}.",
        "did take": "takes the {number} from the centre and puts it on {square}.",
        "did take exchange": "takes the {number} from the centre and puts it on {square} in exchange for the {old}.",
        "extra": "An extra turn!",
        "now lay": "Lay the {number} on one of your start spaces.",
        "now turn": "Draw a tile, or take one from the centre.",
        "now draw": "Draw a tile.",
        "now take": "Take a tile from the centre: no face-down tile is left.",
        "now held": "Put the {number} in your garden, or discard it.",
        "still laying": "Set-up is not over: lay the {number} on one of your start spaces.",
        "not laying": "Set-up is over: no more tiles are laid on start spaces.",
        "start taken": "{square} is taken: choose a free start space.",
        "in hand": "You hold the {number}: put it in your garden or discard it first.",
        "nothing in hand": "You hold no tile: draw one, or take one from the centre.",
        "none down": "No face-down tile is left: take one from the centre.",
        "none up": "No {number} lies in the centre.",
        "same": "The {number} on {square} cannot be exchanged for another {number}.",
        "left": "{number} cannot lie on {square}: the {other} to its left must be smaller.",
        "above": "{number} cannot lie on {square}: the {other} above it must be smaller.",
        "right": "{number} cannot lie on {square}: the {other} to its right must be greater.",
        "below": "{number} cannot lie on {square}: the {other} below it must be greater.",
    },
    "fr": {
        "draw": "Piocher une tuile cachée.",
        "discard": "Poser le {number} face visible au centre.",
        "lay": "Poser le {number} en {square}.",
        "place": "Mettre le {number} en {square}.",
        "exchange": "Mettre le {number} en {square} à la place du {old}, qui va au centre.",
        "take": "Prendre le {number} au centre et le mettre en {square}.",
        "take exchange": "Prendre le {number} au centre et le mettre en {square} ; le {old} va au centre.",
        "did draw": "pioche le {number}.",
        "did discard": "défausse le {number}.",
        "did lay": "pose le {number} en {square}.",
        "did place": "met le {number} en {square}.",
        "did exchange": "met le {number} en {square} à la place du {old}.",
        "did take": "prend le {number} au centre et le met en {square}.",
        "did take exchange": "prend le {number} au centre et le met en {square} à la place du {old}.",
        "extra": "Un tour de plus !",
        "now lay": "Posez le {number} sur une de vos cases de départ.",
        "now turn": "Piochez une tuile, ou prenez-en une au centre.",
        "now draw": "Piochez une tuile.",
        "now take": "Prenez une tuile au centre : la pioche est vide.",
        "now held": "Mettez le {number} dans votre jardin, ou défaussez-le.",
        "still laying": "La mise en place n'est pas finie : posez le {number} sur une de vos cases de départ.",
        "not laying": "La mise en place est finie : on ne pose plus sur les cases de départ.",
        "start taken": "{square} est occupée : choisissez une case de départ libre.",
        "in hand": "Vous tenez le {number} : mettez-le dans votre jardin ou défaussez-le d'abord.",
        "nothing in hand": "Vous ne tenez aucune tuile : piochez, ou prenez-en une au centre.",
        "none down": "La pioche est vide : prenez une tuile au centre.",
        "none up": "Aucun {number} n'est au centre.",
        "same": "Le {number} en {square} ne s'échange pas contre un autre {number}.",
        "left": "Le {number} ne va pas en {square} : le {other} à sa gauche doit être plus petit.",
        "above": "Le {number} ne va pas en {square} : le {other} au-dessus doit être plus petit.",
        "right": "Le {number} ne va pas en {square} : le {other} à sa droite doit être plus grand.",
        "below": "Le {number} ne va pas en {square} : le {other} au-dessous doit être plus grand.",
    },
}


def _placement(state: Any, move: int) -> tuple[int, int]:
    """The number and the cell of a move that puts a tile in the garden."""
    if move >= TAKE:
        return (move - TAKE) // CELLS + 1, (move - TAKE) % CELLS
    return state.held, (5 * (move - LAY) if move >= LAY else move - PLACE)


def sentence(before: Any, move: int, after: Any, viewer: int | None, lang: str) -> str:
    """Everything is public here, so every viewer reads the same."""
    did = "did " if after is not None else ""
    if move == DRAW:
        return say(WORDS, lang, did + "draw", number=after.held if after else 0)
    if move == DISCARD:
        return say(WORDS, lang, did + "discard", number=before.held)
    number, cell = _placement(before, move)
    old = before.garden[CELLS * before.turn + cell]
    if LAY <= move < TAKE:
        kind = "lay"
    elif move >= TAKE:
        kind = "take exchange" if old else "take"
    else:
        kind = "exchange" if old else "place"
    text = say(WORDS, lang, did + kind, number=number, square=SQUARES[cell], old=old)
    if after is not None and not before.laying and not after.over and after.turn == before.turn:
        text += " " + say(WORDS, lang, "extra")
    return text


def what_now(state: Any, lang: str) -> str:
    if state.laying:
        return say(WORDS, lang, "now lay", number=state.held)
    if state.held:
        return say(WORDS, lang, "now held", number=state.held)
    if not state.down_total:
        return say(WORDS, lang, "now take")
    return say(WORDS, lang, "now turn" if state.rules.can_take(state, state.turn) else "now draw")


def why_not(state: Any, move: int, lang: str) -> str:
    if LAY <= move < TAKE:
        if not state.laying:
            return say(WORDS, lang, "not laying")
        return say(WORDS, lang, "start taken", square=SQUARES[5 * (move - LAY)])
    if state.laying:
        return say(WORDS, lang, "still laying", number=state.held)
    if state.held and (move == DRAW or move >= TAKE):
        return say(WORDS, lang, "in hand", number=state.held)
    if move == DRAW:
        return say(WORDS, lang, "none down")
    if not state.held and move < TAKE:
        return say(WORDS, lang, "nothing in hand")
    number, cell = _placement(state, move)
    if move >= TAKE and not state.up[number]:
        return say(WORDS, lang, "none up", number=number)
    return _misfit(state, number, cell, lang)


def _misfit(state: Any, number: int, cell: int, lang: str) -> str:
    """Which tile keeps the number from this cell; the nearest in each direction is the strictest."""
    garden = state.garden[CELLS * state.turn : CELLS * (state.turn + 1)]
    row, column = divmod(cell, 4)
    directions = {
        "left": [garden[4 * row + k] for k in range(column - 1, -1, -1)],
        "above": [garden[4 * k + column] for k in range(row - 1, -1, -1)],
        "right": [garden[4 * row + k] for k in range(column + 1, 4)],
        "below": [garden[4 * k + column] for k in range(row + 1, 4)],
    }
    for direction, line in directions.items():
        other = next((tile for tile in line if tile), 0)
        if other and (other >= number if direction in ("left", "above") else other <= number):
            return say(WORDS, lang, direction, number=number, square=SQUARES[cell], other=other)
    return say(WORDS, lang, "same", number=number, square=SQUARES[cell])
