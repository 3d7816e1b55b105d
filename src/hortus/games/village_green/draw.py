"""Village Green drawn: in characters and as SVG."""

from __future__ import annotations

from typing import Any

from hortus.games.drawing import INK, LEAF, QUIET, SERIF, Picture
from hortus.games.words import Catalogue, say

from .cards import CARDS
from .equation import draw_equation
from .moves import CELL_NAMES, SPACE_NAMES
from .names import AWARD_WORDS, award_name, card_name, equation_text, signed
from .scoring import band
from .state import AWARD, CELLS, GREEN, HAND, LAYING, SPACES
from .view import known, knows_award

WORDS: Catalogue = {
    "en": {
        "title": "Village Green",
        "seat": "Seat {seat}",
        "point": "{points} point",
        "points": "{points} points",
        "greens": "Greens",
        "awards": "Awards",
        "deck": "deck {count}",
        "nothing": "none",
        "hand": "Your hand",
        "in hand": "In hand: {count}",
        "known": "seen taken: {cards}",
        "to lay": "To lay: {awards}",
        "award": "Award in hand: {award}",
        "hidden award": "An award has been drawn.",
        "village up": "village card up",
        "village down": "village card used",
        "last round": "The last round!",
        "legend": "r y b: red, yellow, blue; Li Pe Ro: lily, petunia, rose; B O W: birch, oak, willow; "
        "# structure; ~ pond",
    },
    "fr": {
        "title": "Jardins Anglais",
        "seat": "Place {seat}",
        "point": "{points} point",
        "points": "{points} points",
        "greens": "Aménagements",
        "awards": "Trophées",
        "deck": "pioche {count}",
        "nothing": "aucun",
        "hand": "Votre main",
        "in hand": "En main : {count}",
        "known": "pris face visible : {cards}",
        "to lay": "À poser : {awards}",
        "award": "Trophée en main : {award}",
        "hidden award": "Un trophée a été pioché.",
        "village up": "carte Village visible",
        "village down": "carte Village utilisée",
        "last round": "La dernière manche !",
        "legend": "r j b : rouge, jaune, bleu ; Ly Pé Ro : lys, pétunia, rose ; B C S : bouleau, chêne, saule ; "
        "# structure ; ~ bassin",
    },
}

COLON = {"en": ": ", "fr": " : "}
SHORT = {
    "en": {
        "red": "r", "yellow": "y", "blue": "b", "lily": "Li", "petunia": "Pe", "rose": "Ro",
        "birch": "B", "oak": "O", "willow": "W", "structure": "#", "pond": "~", "lawn": "lawn",
    },
    "fr": {
        "red": "r", "yellow": "j", "blue": "b", "lily": "Ly", "petunia": "Pé", "rose": "Ro",
        "birch": "B", "oak": "C", "willow": "S", "structure": "#", "pond": "~", "lawn": "pelouse",
    },
}  # fmt: skip


def short(card: int, lang: str) -> str:
    """A green in a few characters."""
    found = CARDS[card]
    if found is None:
        return "."
    words = SHORT[lang]
    if found.flower is None or found.colour is None:
        return words["lawn"]
    return f"{words[found.colour]}{words[found.flower]} {''.join(words[t] for t in found.trees or (found.feature,))}"


def text(state: Any, viewer: int | None, lang: str) -> str:
    """The display, each village with its awards and their present value, and one's own hand."""
    lines = []
    seat = -1 if viewer is None else viewer
    for kind, name in ((GREEN, "greens"), (AWARD, "awards")):
        cards = [state.rules.face_up(state, kind, place, seat) for place in range(state.up_count[kind])]
        shown = [
            f"{place + 1} {award_name(card, lang) if kind == AWARD else card_name(card, lang)}"
            for place, card in enumerate(cards)
            if card
        ]
        count = say(WORDS, lang, "deck", count=state.rules.deck_seen(state, kind, seat))
        lines.append(
            f"{say(WORDS, lang, name)}{COLON[lang]}{', '.join(shown) or say(WORDS, lang, 'nothing')} ({count})"
        )
    if state.triggered:
        lines.append(say(WORDS, lang, "last round"))
    if viewer is not None:
        hand = [card_name(state.slot[HAND * viewer + i], lang) for i in range(state.hand_count[viewer])]
        lines.append(
            f"{say(WORDS, lang, 'hand')}{COLON[lang]}{', '.join(f'{i} {card}' for i, card in enumerate(hand, 1))}"
        )
    if state.held:
        lines.append(_held(state, viewer, lang))
    for other in range(state.players):
        lines += ["", *_village_text(state, other, viewer, lang)]
    lines += ["", say(WORDS, lang, "legend")]
    return "\n".join(line.rstrip() for line in lines)


def _held(state: Any, viewer: int | None, lang: str) -> str:
    if knows_award(state, viewer):
        return say(
            WORDS, lang, "award", award=f"{award_name(state.held, lang)}{COLON[lang]}{equation_text(state.held, lang)}"
        )
    return say(WORDS, lang, "hidden award")


def _head(state: Any, seat: int, lang: str) -> str:
    points = [0] * state.players
    state.rules.score(state, points)
    shown = say(WORDS, lang, "point" if abs(points[seat]) == 1 else "points", points=points[seat])
    return f"{shown} ({band(points[seat])[lang]})" if state.players == 1 and state.over else shown


def _others_hand(state: Any, seat: int, viewer: int | None, lang: str) -> str:
    """What one sees of another's hand: how many cards, and those seen taken (? when it may have been discarded)."""
    shown = say(WORDS, lang, "in hand", count=state.hand_count[seat])
    cards = [short(card, lang) + ("" if sure else "?") for card, sure in sorted(known(state, seat, viewer))]
    return f"{shown}; {say(WORDS, lang, 'known', cards=', '.join(cards))}" if cards else shown


def _village_text(state: Any, seat: int, viewer: int | None, lang: str) -> list[str]:
    to_move = seat == state.turn and not state.over
    up = say(WORDS, lang, "village up" if state.card_up[seat] else "village down")
    lines = [
        f"{'> ' if to_move else '  '}{say(WORDS, lang, 'seat', seat=seat)}{COLON[lang]}{_head(state, seat, lang)}, {up}"
    ]
    if seat != viewer and state.players > 1:
        lines.append("  " + _others_hand(state, seat, viewer, lang))
    if state.phase == LAYING:
        awards = [award_name(award, lang) for award in state.dealt[3 * seat : 3 * seat + 3] if award]
        if awards:
            lines.append("  " + say(WORDS, lang, "to lay", awards=", ".join(awards)))

    def award(space: int) -> str:
        found = state.award[SPACES * seat + space]
        return f"A{found:02}{state.rules.award_points(state, seat, space):+d}" if found else "."

    lines.append(f"{'':>12}" + "".join(f"{award(space):<9}" for space in range(3)))
    lines.append(f"{'':>12}" + "".join(f"{column:<9}" for column in "abc"))
    for row in range(3):
        cards = [short(state.green[CELLS * seat + 3 * row + column], lang) for column in range(3)]
        lines.append(f"{award(3 + row):>8}  {row + 1} " + "".join(f"{card:<9}" for card in cards))
    for space in range(SPACES):
        found = state.award[SPACES * seat + space]
        if found:
            value = signed(state.rules.award_points(state, seat, space))
            lines.append(
                f"  {SPACE_NAMES[space]} {award_name(found, lang)}{COLON[lang]}{equation_text(found, lang)} → {value}"
            )
    return lines


# --- SVG ---

CARD = 96
STEP = 102  # from card to card
VILLAGE = 3 * STEP + CARD


def svg(state: Any, viewer: int | None, lang: str) -> str:
    players = state.players
    columns = min(players, 3)
    rows = (players + columns - 1) // columns
    top = 178 if viewer is None else 318
    width = max(24 + columns * (VILLAGE + 36), 24 + 8 * STEP + 40)
    picture = Picture(__package__, width, top + rows * (VILLAGE + 86), say(WORDS, lang, "title"))
    _display(picture, state, viewer, lang)
    if viewer is not None:
        picture.text(24, 186, say(WORDS, lang, "hand"), 18, weight="bold", family=SERIF)
        for i in range(state.hand_count[viewer]):
            card = state.slot[HAND * viewer + i]
            _green(picture, 24 + STEP * i, 196, card, lang)
    for seat in range(players):
        _village(picture, 24 + (seat % columns) * (VILLAGE + 36), top + (seat // columns) * (VILLAGE + 86) + 50, state,
                 seat, viewer, lang)  # fmt: skip
    return picture.svg()


def _display(picture: Picture, state: Any, viewer: int | None, lang: str) -> None:
    seat = -1 if viewer is None else viewer
    for kind, name, back in ((GREEN, "greens", "village-green-back"), (AWARD, "awards", "village-award-back")):
        x = 24 + kind * (4 * STEP + 40)
        picture.text(x, 32, say(WORDS, lang, name), 18, weight="bold", family=SERIF)
        count = state.rules.deck_seen(state, kind, seat)
        if count:
            picture.use(back, x, 42, CARD)
        else:
            _space(picture, x, 42)
        picture.text(x + CARD / 2, 154, say(WORDS, lang, "deck", count=count), 13, anchor="middle", fill=QUIET)
        for place in range(state.up_count[kind]):
            card = state.rules.face_up(state, kind, place, seat)
            at = x + STEP * (place + 1)
            if not card:
                _space(picture, at, 42)
            elif kind == AWARD:
                _award(picture, at, 42, card, None, lang)
            else:
                _green(picture, at, 42, card, lang)
            picture.text(at + CARD / 2, 154, place + 1, 13, anchor="middle", fill=QUIET)
    if state.held:
        x = 24 + 4 * STEP + 40 + STEP
        if knows_award(state, viewer):
            if viewer is not None:
                _award(picture, x, 196, state.held, None, lang)
            picture.text(x, 186 if viewer is not None else 174,
                         say(WORDS, lang, "award", award=award_name(state.held, lang)), 14)  # fmt: skip
        else:
            picture.text(x, 186 if viewer is not None else 174, say(WORDS, lang, "hidden award"), 14)


def _village(picture: Picture, x: float, y: float, state: Any, seat: int, viewer: int | None, lang: str) -> None:
    to_move = seat == state.turn and not state.over
    name = ("▸ " if to_move else "") + say(WORDS, lang, "seat", seat=seat)
    picture.text(x, y - 26, name, 18, fill=LEAF if to_move else INK, weight="bold", family=SERIF)
    picture.text(x + VILLAGE, y - 26, _head(state, seat, lang), 18, anchor="end", family=SERIF)
    if seat != viewer and state.players > 1:
        picture.text(x, y - 9, _others_hand(state, seat, viewer, lang), 13, fill=QUIET)
    if state.phase == LAYING:
        awards = [f"A{award:02}" for award in state.dealt[3 * seat : 3 * seat + 3] if award]
        if awards:
            picture.text(x + VILLAGE, y - 9, say(WORDS, lang, "to lay", awards=", ".join(awards)), 13, anchor="end")
    picture.rect(x - 8, y - 2, VILLAGE + 16, VILLAGE + 10, fill="#e7ddc2", stroke=LEAF if to_move else QUIET, line=3,
                 radius=12)  # fmt: skip
    picture.use("village-village" if state.card_up[seat] else "village-village-down", x + 14, y + 14, CARD - 28)
    for space in range(SPACES):
        at = (x + STEP * (space + 1), y + 3) if space < 3 else (x, y + 3 + STEP * (space - 2))
        award = state.award[SPACES * seat + space]
        if award:
            _award(picture, *at, award, state.rules.award_points(state, seat, space), lang)
        else:
            _space(picture, *at)
    for cell in range(CELLS):
        at = (x + STEP * (cell % 3 + 1), y + 3 + STEP * (cell // 3 + 1))
        card = state.green[CELLS * seat + cell]
        if card:
            _green(picture, *at, card, lang, bool(state.green_below[card]))
        else:
            _space(picture, *at, CELL_NAMES[cell])


def _space(picture: Picture, x: float, y: float, name: str = "") -> None:
    picture.rect(x, y, CARD, CARD, fill="none", stroke=QUIET, line=1.5, radius=10, dash="6 5")
    if name:
        picture.text(x + CARD / 2, y + CARD / 2 + 5, name, 13, anchor="middle", fill=QUIET)


def _green(picture: Picture, x: float, y: float, card: int, lang: str, covers: bool = False) -> None:
    """Flower and colour at the top left, the feature at the foot."""
    found = CARDS[card]
    assert found is not None
    if covers:
        picture.rect(x + 3, y + 4, CARD, CARD, fill="#cfc4a6", stroke=INK, line=1.5, radius=10)
    lawn = found.flower is None
    picture.rect(x, y, CARD, CARD, fill="#dcebc3" if lawn else "#fdf9ee", stroke=INK, line=2, radius=10)
    if not lawn:
        picture.path(f"M{x + 1} {y + 62} H{x + CARD - 1} V{y + CARD - 11} a10 10 0 0 1 -10 10 H{x + 11} "
                     f"a10 10 0 0 1 -10 -10 Z", fill="#e6efd6", stroke="none")  # fmt: skip
        picture.use(f"village-{found.flower}-{found.colour}", x + 4, y + 4, 44, title=card_name(card, lang))
    things = found.trees or (found.feature,)
    size = 58 if lawn else 46
    first = x + CARD / 2 - size * len(things) / 2
    for i, thing in enumerate(things):
        picture.use(f"village-{thing}", first + i * size, y + (22 if lawn else CARD - size - 3), size,
                    title=card_name(card, lang))  # fmt: skip


def _award(picture: Picture, x: float, y: float, award: int, points: int | None, lang: str) -> None:
    """The name, the equation, and the present value of its line."""
    picture.rect(x, y, CARD, CARD, fill="#fdf3d3", stroke="#b67d1c", line=2.5, radius=10)
    name = AWARD_WORDS[award][lang]
    picture.text(x + CARD / 2, y + 14, name, 10.5 if len(name) < 13 else 9, anchor="middle", weight="bold")
    draw_equation(picture, x + 4, y + 18, CARD - 8, 54 if points is not None else 64, award, lang)
    picture.text(x + 7, y + CARD - 6, f"A{award:02}", 9, fill=QUIET)
    if points is not None:
        fill = LEAF if points > 0 else "#a8323e" if points < 0 else QUIET
        picture.rect(x + CARD - 38, y + CARD - 24, 34, 20, fill=fill, radius=10)
        picture.text(x + CARD - 21, y + CARD - 9, signed(points), 15, anchor="middle", fill="#ffffff", weight="bold",
                     family=SERIF)  # fmt: skip
