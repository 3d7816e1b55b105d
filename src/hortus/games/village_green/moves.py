"""stub"""
from hortus.games.words import square
from .rules import *
from .cards import *
from .rules import LAY,TAKE,REFRESH,UNDERNEATH,COVER,STOP,DISCARD,PLACE,CODES
CELL_NAMES = [square(cell // 3, cell % 3) for cell in range(9)]
SPACE_NAMES = ["a0", "b0", "c0", "z1", "z2", "z3"]


def _notation(move: int) -> str:
    if move >= PLACE:
        return f"place {(move - PLACE) // 9 + 1}-{CELL_NAMES[(move - PLACE) % 9]}"
    if move >= DISCARD:
        return f"discard {move - DISCARD + 1}"
    if move == STOP:
        return "stop"
    if move == COVER:
        return "cover"
    if move >= UNDERNEATH:
        return f"under {move - UNDERNEATH + 1}"
    if move >= REFRESH:
        return f"refresh {('greens', 'awards')[move - REFRESH]}"
    if move >= TAKE:
        kind, place = divmod(move - TAKE, 4)
        return f"{('green', 'award')[kind]} {'deck' if place == 3 else place + 1}"
    return f"lay {SPACE_NAMES[move - LAY]}"


NOTATION = [_notation(move) for move in range(CODES)]
OUTCOMES = ["", *GREEN_NAMES[1:], *AWARD_NAMES[1:]]
