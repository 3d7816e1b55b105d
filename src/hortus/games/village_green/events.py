"""What a move of Village Green did, as a list of events, each as one viewer may know it.

What the mover does: `lay`; `take-green`, `take-award`; `draw-green`, `draw-award` (`-hidden`: the viewer does not know
the card); `refresh-greens`, `refresh-awards`, `cover` (the village card is turned); `under-green`, `under-award` (one's
own order), `under-hidden` (another has chosen one), `under-rest` and `under-lot` (another's three cards go); `discard`,
`discard-hidden`; `place`, `place-on` (a lawn), `cover-with` (a flower card is covered); `stop`.

What follows: `covered-green`, `covered-award` (it no longer counts); `pond`, `award-points` (a score line changes);
`structure` (it brings an award); `shift` (a display closes up); `turn-up-green`, `turn-up-award`; `full` (nine greens);
`deck-empty-greens`, `deck-empty-awards`; `last-round`; `pass`. When it is over, for each seat `count-village`,
`count-ponds`, `count-award` and `total`, then `end`.
"""

from __future__ import annotations

from typing import Any

from hortus.games.data import Detail, Event

from .components import AWARD_NAMES, GREEN_NAMES, IS_STRUCTURE, is_lawn
from .hidden import knows_draw
from .moves import NAMES, WORDS_OF_KIND, face, placing_verb
from .rules import COVER, DECK, DISCARD, LAY, PLACE, REFRESH, STOP, TAKE, UNDERNEATH
from .scoring import LINES, explain
from .state import AWARD, CELL_NAMES, CELLS, GREEN, HAND, KIND_NAMES, LAYING, SPACE_NAMES, SPACES, TAKING_AWARD, UNDER


def events(before: Any, code: int, after: Any, viewer: int | None) -> list[Event]:
    seat = before.turn
    if code >= PLACE:
        found = _placed(before, code - PLACE, after, viewer)
    elif code >= DISCARD:
        found = [_discarded(before, code - DISCARD, viewer)]
    elif code == STOP:
        found = [Event("stop", seat)]
    elif code == COVER:
        found = [_village_card(seat, "cover")]
    elif code >= UNDERNEATH:
        found = _put_under(before, code - UNDERNEATH, after, viewer)
    elif code >= REFRESH:
        found = [_village_card(seat, f"refresh-{KIND_NAMES[code - REFRESH]}")]
    elif code >= TAKE:
        found = _taken(before, *divmod(code - TAKE, 4), after, viewer)
    else:
        found = _laid(before, code - LAY, after)
    return found + _round(before, after) + (_end(before, after) if after.over else [])


# --- What the mover did ---


def _village_card(seat: int, kind: str) -> Event:
    """The village card is turned face down: it is no longer worth its point."""
    return Event(kind, seat, "village", f"{seat}-z0", points=-1, line="village")


def _placed(before: Any, move: int, after: Any, viewer: int | None) -> list[Event]:
    n, cell = divmod(move, CELLS)
    seat, name = before.turn, CELL_NAMES[cell]
    card, old = after.green[CELLS * seat + cell], before.green[CELLS * seat + cell]
    origin = f"{seat}-hand-{n + 1}" if viewer == seat else f"{seat}-hand"
    target = f"{seat}-{name}"
    detail: Detail = {**face(GREEN, card), "cell": name}
    found = [Event(placing_verb(before, cell), seat, GREEN_NAMES[card], origin, target, detail=detail)]
    if old and not is_lawn(old):
        detail = {**face(GREEN, old), "cell": name}
        found.append(Event("covered-green", seat, GREEN_NAMES[old], target=target, detail=detail))
    found += _line_changes(before, after, seat, target)
    if IS_STRUCTURE[card] and after.phase == TAKING_AWARD:
        found.append(Event("structure", seat, GREEN_NAMES[card], target=target))
    if after.shown[seat] == CELLS and before.shown[seat] < CELLS:
        found.append(Event("full", seat, target=f"{seat}"))
    return found


def _line_changes(before: Any, after: Any, seat: int, target: str) -> list[Event]:
    """The score lines that a placed green changes: the ponds, then the awards of its lines."""
    lines = [[0] * len(LINES), [0] * len(LINES)]
    before.rules.score_lines(before, seat, lines[0])
    after.rules.score_lines(after, seat, lines[1])
    found = []
    for line, old, new in zip(LINES, *lines, strict=True):
        if old == new or line == "village":
            continue
        if line == "ponds":
            found.append(Event("pond", seat, target=target, points=new - old, line=line))
            continue
        space = line.removeprefix("award-")
        award = AWARD_NAMES[after.award[SPACES * seat + SPACE_NAMES.index(space)]]
        detail: Detail = {"award": award, "space": space, "now": new}
        found.append(
            Event("award-points", seat, award, target=f"{seat}-{space}", points=new - old, line=line, detail=detail)
        )
    return found


def _discarded(before: Any, n: int, viewer: int | None) -> Event:
    seat = before.turn
    if viewer != seat:
        return Event("discard-hidden", seat, "green", f"{seat}-hand", f"{seat}-discards")
    card = before.slot[HAND * seat + n]
    origin, target = f"{seat}-hand-{n + 1}", f"{seat}-discards"
    return Event("discard", seat, GREEN_NAMES[card], origin, target, detail=face(GREEN, card))


def _put_under(before: Any, place: int, after: Any, viewer: int | None) -> list[Event]:
    """One of three cards goes under the deck; with the second goes the third, and three are turned up.

    The order is the mover's secret, so the others see nothing but that a card is chosen, then all three go.
    """
    kind, seat = before.refreshing, before.turn
    cards = before.up[3 * kind : 3 * kind + 3]
    left = [i for i in range(3) if cards[i]]
    last = len(left) == 2
    names, word, deck = KIND_NAMES[kind], WORDS_OF_KIND[kind], f"deck-{KIND_NAMES[kind]}"
    if viewer == seat:
        gone = [place, *(i for i in left if last and i != place)]
        found = [
            Event(f"under-{word}", seat, NAMES[kind][cards[i]], f"{names}-{i + 1}", deck, detail=face(kind, cards[i]))
            for i in gone
        ]
    elif not last:
        return [Event("under-hidden", seat, word)]
    else:
        shown = [before.rules.face_up(before, kind, i, -1) for i in range(3)]
        found = [Event("under-rest", seat)]
        found += [Event("under-lot", seat, NAMES[kind][card], f"{names}-{i + 1}", deck) for i, card in enumerate(shown)]
    return found + (_turned_up(after, kind, range(3)) if last else [])


def _taken(before: Any, kind: int, place: int, after: Any, viewer: int | None) -> list[Event]:
    seat, word, names = before.turn, WORDS_OF_KIND[kind], KIND_NAMES[kind]
    own = after.hand_count[seat]
    target = f"{seat}-award" if kind == AWARD else f"{seat}-hand-{own}" if viewer == seat else f"{seat}-hand"
    if place == DECK:
        if knows_draw(before, kind, viewer):
            card = before.under[UNDER * kind]
            if viewer == seat:
                card = after.held if kind == AWARD else after.slot[HAND * seat + own - 1]
            return [Event(f"draw-{word}", seat, NAMES[kind][card], f"deck-{names}", target, detail=face(kind, card))]
        return [Event(f"draw-{word}-hidden", seat, word, f"deck-{names}", target)]
    card = before.up[3 * kind + place]
    found = [Event(f"take-{word}", seat, NAMES[kind][card], f"{names}-{place + 1}", target, detail=face(kind, card))]
    if after.up_count[kind] == before.up_count[kind]:
        return found + _turned_up(after, kind, range(place, place + 1))
    for i in range(place + 1, before.up_count[kind]):  # Rulings 9: a shrunken display closes up
        piece = NAMES[kind][before.up[3 * kind + i]]
        found.append(Event("shift", piece=piece, origin=f"{names}-{i + 1}", target=f"{names}-{i}"))
    return found


def _turned_up(after: Any, kind: int, places: range) -> list[Event]:
    """Cards come from a deck to the display."""
    cards = [(i + 1, after.up[3 * kind + i]) for i in places]
    names = KIND_NAMES[kind]
    return [
        Event(f"turn-up-{WORDS_OF_KIND[kind]}", None, NAMES[kind][card], f"deck-{names}", f"{names}-{i}",
              detail=face(kind, card)) for i, card in cards
    ]  # fmt: skip


def _laid(before: Any, space: int, after: Any) -> list[Event]:
    seat = before.turn
    if before.phase != LAYING:
        found = [_lay(before, after, seat, space, f"{seat}-award")]
        old = before.award[SPACES * seat + space]
        if old:
            target = f"{seat}-{SPACE_NAMES[space]}"
            found.append(Event("covered-award", seat, AWARD_NAMES[old], target=target, detail=face(AWARD, old)))
        return found
    found = [_lay(before, after, seat, space, f"{seat}-dealt-1")]
    for last in range(3):  # the third lies down by itself
        if last != space and after.award[SPACES * seat + last] and not before.award[SPACES * seat + last]:
            found.append(_lay(before, after, seat, last, f"{seat}-dealt-2"))
    if after.phase != LAYING:
        found += _turned_up(after, AWARD, range(3))
    return found


def _lay(before: Any, after: Any, seat: int, space: int, origin: str) -> Event:
    """An award comes to a space; what changes in its score line."""
    award, name = after.award[SPACES * seat + space], SPACE_NAMES[space]
    points = after.rules.award_points(after, seat, space) - before.rules.award_points(before, seat, space)
    detail: Detail = {**face(AWARD, award), "space": name}
    return Event("lay", seat, AWARD_NAMES[award], origin, f"{seat}-{name}", 0, points, f"award-{name}", detail)


# --- What follows ---


def _round(before: Any, after: Any) -> list[Event]:
    """A deck runs out, the last round begins, seats without an action pass."""
    if before.players == 1:
        return []
    found = [
        Event(f"deck-empty-{KIND_NAMES[kind]}", target=f"deck-{KIND_NAMES[kind]}")
        for kind in range(2)
        if before.rules.deck_size(before, kind) and not after.rules.deck_size(after, kind)
    ]
    if after.triggered and not before.triggered:
        found.append(Event("last-round"))
    if after.over:  # Rulings 5: whoever has no turn left to take has passed
        found += [Event("pass", seat) for seat in range(before.turn + 1, before.players)]
    return found


def ended(state: Any) -> str:
    """Why a finished game ended."""
    if state.players == 1:
        possible = state.card_up[0] or state.rules.can_act_alone(state)
        return "stopped" if possible else "no-action"
    if any(state.shown[seat] == CELLS for seat in range(state.players)):
        return "full"
    return "no-greens" if not state.rules.deck_size(state, GREEN) else "no-awards"


def _end(before: Any, after: Any) -> list[Event]:
    """Every village is counted, line by line; then the game is over."""
    found = []
    for seat in range(after.players):
        total = 0
        for line in explain(after, seat):
            if not line.points:
                continue
            kind = "count-award" if line.detail.get("award") else f"count-{line.key}"
            piece = line.detail.get("award")
            total += line.points
            found.append(
                Event(kind, seat, str(piece) if piece else None, target=line.places[0] if line.places else None,
                      points=line.points, line=line.key, detail=line.detail)
            )  # fmt: skip
        found.append(Event("total", seat, detail={"total": total}))
    return [*found, Event("end", detail={"reason": ended(after)})]
