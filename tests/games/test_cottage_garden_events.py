"""What happened, as Cottage Garden's events tell it: everything, in order, in every language, with the right points."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

import hortus
from hortus.errors import BadPosition
from hortus.games import game as find_game
from hortus.games.cottage_garden.clock import turns_before_final
from hortus.games.cottage_garden.components import TRACKS
from hortus.games.cottage_garden.scoring import BANDS
from hortus.games.data import Event
from hortus.games.sentences import event_sentence
from hortus.i18n import LANGUAGES
from hortus.table import Match

from .cottage_tables import FINAL, ONE_TILE, bed, clock, fresh, me, nursery, other, other_final, seat, setup

GAME = "cottage-garden"
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {"bed_choice": "chosen"}),
    (2, {}),
    (2, {"children": "0,6"}),
    (3, {"return_order": "chosen"}),
    (4, {"discard_cats": True}),
]


def last(match: Match) -> list[Event]:
    return match.events()[-1]


def kinds(match: Match) -> list[str]:
    return [event.kind for event in last(match)]


def random_moves() -> Iterator[tuple[Match, list[Event], dict[str, Any], dict[str, Any]]]:
    """The events of random moves, with the views before and after."""
    for players, options in VARIANTS:
        match = Match(GAME, players, options, seed=players)
        dice = random.Random(players)
        while not match.over:
            before = match.view(None)
            match.play(dice.choice(match.moves()))
            yield match, last(match), before, match.view(None)


def test_a_completed_bed_is_told_step_by_step() -> None:
    """Bed 1 light shows five pots and two cloches; a pot completes it."""
    first = bed(1, leave="b1", tiles=(("2C#1", "d1 e1"),))
    match = setup(seat(first, fresh(2, "dark"), orange=[0, 0, 4], blue=[0, 0, 0]), other())
    match.play("pot 1b1")
    assert kinds(match) == ["pot", "complete"]
    match.play("orange 4")
    told = last(match)
    counted = [event for event in told if event.kind == "count"]
    assert [event.piece for event in counted] == ["pot"] * 6 + ["cloche"] * 2
    assert [event.target for event in counted[:3]] == ["0-orange-5", "0-orange-6", "0-orange-7"]
    assert [(event.points, event.line) for event in counted] == [(1, "orange")] * 6 + [(2, "blue")] * 2
    assert counted[1].origin == "0-1-b1"  # the token that was put there
    rest = [event.kind for event in told if event.kind not in ("count", "token-back", "refill")]
    assert rest == ["cube", "red-line", "cube", "tile-back", "bed-out", "bed-new"]
    cube = told[6]
    assert (cube.kind, cube.origin, cube.target) == ("cube", "0-orange-4", "0-orange-10")
    new = next(event for event in told if event.kind == "bed-new")
    assert (new.piece, new.origin, new.target) == ("bed-9-light", "supply", "0-1")
    assert match.log(None)[-1][1].startswith("Seat 0’s orange cube climbs from 4 to 10: +6. It crosses the red line:")


def test_steps_beyond_20_are_counted_and_bring_nothing() -> None:
    match = setup(seat(bed(1, leave="b1"), fresh(2, "dark"), orange=[14, 20, 20], blue=[20, 20, 20]), other())
    match.play("pot 1b1")
    assert [event.points for event in last(match) if event.kind == "count"] == [1, 5, 0, 0, 0, 0]


def test_beehives_and_bonus_pots_are_events() -> None:
    table = seat(bed(1, leave="b1"), fresh(2, "dark"), orange=[15, 15, 15], blue=[0, 14, 14])
    match = setup(table, other())
    match.play("pot 1b1")
    assert [event.points for event in last(match) if event.kind == "beehive"] == [2]
    match.play("blue 0")
    assert "empty-start" in kinds(match)
    match.play(match.moves()[0])
    assert kinds(match)[0] == "pot-bonus" and last(match)[0].origin == "0-pots"


def test_a_lost_bonus_pot_and_a_bed_that_is_not_replaced() -> None:
    table = seat(bed(1, leave="b1", tiles=FINAL), None, orange=[0, 20, 20], blue=[20, 20, 20])
    match = setup(table, other_final(), die=6, nursery=ONE_TILE)
    match.play("pot 1b1")
    told = kinds(match)
    assert told.index("empty-start") < told.index("bed-done") < told.index("pot-lost")


def test_the_final_round_and_beds_given_up_are_announced() -> None:
    first = seat(fresh(1, tiles=(("4A", "b4 c4 d4 e4"),)), fresh(2, "dark"))
    second = seat(fresh(7, tiles=(("1A#1", "b1"), ("1A#2", "c1"), ("2A", "d1 e1"))), fresh(8, "dark"))
    match = setup(first, second, **clock(2, 15, die=5))
    match.play("pot 1b4")
    told = [event for event in last(match) if event.kind in ("gardener", "die", "final-round", "give-up", "bed-away")]
    assert [event.kind for event in told[:3]] == ["gardener", "die", "final-round"]
    assert [(event.seat, event.target) for event in told if event.kind == "give-up"] == [
        (0, "0-1"), (0, "0-2"), (1, "1-2"),
    ]  # fmt: skip
    sentence = match.log(None)[-1][1]
    assert "The final round begins! Seat 0 gives up bed 1: only one tile lies on it." in sentence


def test_the_penalty_that_pays_itself_is_told() -> None:
    match = setup(seat(fresh(1, tiles=FINAL), None), other_final(orange=[0, 1, 3]), die=6)
    match.play("pot 1b1")
    paid = next(event for event in last(match) if event.kind == "pay")
    assert (paid.seat, paid.points, paid.line) == (1, -2, "orange")


def test_excess_cats_that_go_back_are_told() -> None:
    first = seat(bed(1, leave="b1", tiles=FINAL), None, orange=[6, 20, 20], blue=[20, 20, 20], cats=2)
    match = setup(first, other_final(), die=6, nursery=ONE_TILE)
    match.play("pot 1b1")
    assert "cats-back" in kinds(match)


def test_a_row_is_refilled_tile_by_tile_in_order() -> None:
    match = setup(seat(fresh(1), fresh(2, "dark")), other())
    head = [tile["tile"] for tile in match.view(None)["path"]][:4]
    match.play("pot 1b1")
    filled = [event for event in last(match) if event.kind == "refill"]
    assert [event.piece for event in filled] == head
    assert [event.target for event in filled] == [f"nursery-B{row}" for row in (1, 2, 3, 4)]
    assert kinds(match)[-1] == "refilled"


def test_forced_outcomes_are_told_as_they_happened() -> None:
    """Tiles that went back at once come into the nursery again: their order is found from there."""
    laid = (("2A", "d1 e1"), ("3A#1", "b4 c4 d4"), ("1A#1", "e4"))
    for order in (["1A#1", "3A#1"], ["3A#1", "2A"], ["2A", "1A#1"]):
        first = bed(1, leave="b1", tiles=laid)
        match = setup(seat(first, fresh(2, "dark"), orange=[20] * 3, blue=[20] * 3), other())
        match.play("pot 1b1", order)
        back = [event.piece for event in last(match) if event.kind == "tile-back"]
        assert back[:2] == order and len(back) == 3


def test_events_agree_with_what_lay_where() -> None:
    """A tile that travels is at its origin before and at its target after; cubes, cats and the gardener too."""
    for _, told, before, after in random_moves():
        laid = [event for event in told if event.kind == "plant"]
        for event in laid:
            assert _tile_at(before, event.origin) == event.piece
            assert _tile_at(after, event.target) in (event.piece, None)  # None: the bed was scored at once
        for event in (event for event in told if event.kind == "refill"):
            assert _tile_at(after, event.target) == event.piece
        steps = [event for event in told if event.kind == "gardener"]
        if steps:
            assert steps[0].origin == f"walk-{before['gardener']['space']}"
            assert steps[-1].target == f"walk-{after['gardener']['space']}"
        for event in (event for event in told if event.kind in ("cube", "pay")):
            assert _cube_at(before, event.origin)


def _tile_at(view: dict[str, Any], place: str | None) -> str | None:
    assert place
    if place.startswith("nursery-"):
        tile = view["nursery"][int(place[9]) - 1]["ABCD".index(place[8])]
        return str(tile["tile"]) if tile else None
    laid = view["seats"][int(place[0])]["beds"][int(place[2]) - 1]
    found = [tile["tile"] for tile in (laid["tiles"] if laid else []) if tile and tile["place"] == place]
    return found[0] if found else None


def _cube_at(view: dict[str, Any], place: str | None) -> bool:
    number, colour, space = str(place).split("-")
    return int(space) in view["seats"][int(number)][colour]


def test_the_points_of_events_add_up() -> None:
    for match, told, before, after in random_moves():
        for number in range(match.players):
            gained = sum(event.points or 0 for event in told if event.seat == number)
            assert gained == after["seats"][number]["points"] - before["seats"][number]["points"]


# Kinds that are seen and not told.
SILENT = {"done", "stay", "refill", "count", "gardener", "token-back", "tile-back", "bed-out", "bed-away", "corner"}


def test_every_kind_of_event_happens_and_is_told_in_every_language() -> None:
    words = find_game(GAME).words
    wanted = set(re.findall(r"^event-([\w-]+) =", words.source("en"), re.M))
    seen: dict[str, Event] = {}
    for _, told, _, _ in random_moves():
        seen |= {event.kind: event for event in told}
    for match in staged():
        seen |= {event.kind: event for happened in match.events() for event in happened}
    assert set(seen) == wanted | SILENT
    for kind in wanted:
        for lang in LANGUAGES:
            assert event_sentence(words, lang, seen[kind], ["Ann", "Ben", "Cleo", "Dov"])


def staged() -> Iterator[Match]:
    """Matches with what random play rarely brings."""
    both = seat(bed(1, leave="b1"), bed(2, "dark", leave="b1"), orange=[0, 20, 20], blue=[0, 14, 14], cats=1)
    match = setup(both, other())
    for move in ("pot 1b1", "cat 2b1", "score 1", "blue 0"):
        match.play(move)
    match.play(match.moves()[0])  # the bonus pot
    yield match
    match = setup(seat(fresh(1), fresh(2, "dark"), cats=2), other(cats=2), nursery=nursery(B1="5A", B2="5B", B3="5C"))
    for move in ("pot 1b1", "done", "ramble"):
        match.play(move)
    yield match
    match = setup(seat(fresh(1), fresh(2, "dark"), cats=0), other(cats=2), nursery=nursery(B1="5A", B2="5B", B3="5C"))
    for move in ("pot 1b1", "stay"):
        match.play(move)
    yield match
    excess = seat(bed(1, leave="b1"), fresh(2, "dark"), orange=[6, 20, 20], blue=[20, 20, 20], cats=2)
    match = setup(excess, other(), discard_cats=True)
    for move in ("pot 1b1", "done", "done", "drop"):
        match.play(move)
    yield match
    final = seat(bed(1, leave="b1", tiles=FINAL), None, orange=[0, 6, 20], blue=[20, 20, 20], cats=2)
    match = setup(final, other_final(), die=6, nursery=ONE_TILE)
    match.play("pot 1b1")
    match.play("orange 0")
    yield match
    final = seat(bed(1, leave="b1", tiles=FINAL), None, orange=[6, 20, 20], blue=[20, 20, 20], cats=2)
    match = setup(final, other_final(), die=6, nursery=ONE_TILE)
    match.play("pot 1b1")
    yield match


# ---- what a move is worth, and a result


def test_a_move_that_completes_a_bed_says_what_it_brings() -> None:
    table = seat(bed(1, leave="b1"), fresh(2, "dark"), cats=1, orange=[0, 4, 13], blue=[0, 2, 8])
    match = setup(table, other(), nursery=ONE_TILE)
    found = {move.move: move for move in match.legal_moves()}
    assert found["pot 1b1"].detail["completes"] == 1 and found["pot 1b1"].detail["worth"] == 7 + 4
    assert found["plant A1-1b1"].detail["worth"] == 7 + 6  # its cloche counts
    assert found["pot 2b1"].detail["completes"] == 0
    assert (found["pot 1b1"].potential, found["pot 2b1"].potential) == (7 + 4, None)
    assert "completes the bed, for up to 11 points" in match.describe("pot 1b1")
    assert me(match)["beds"][0]["worth"] == 7 + 4


def test_a_track_tells_its_nearest_threshold() -> None:
    """The red line lies after 6, and 20 is one step after 15, or after 14 in blue."""
    steps = {}
    for orange, blue in (([0, 4, 12], [0, 2, 8]), ([7, 9, 15], [8, 14, 20]), ([20, 20, 20], [20, 20, 20])):
        match = setup(seat(bed(1, leave="b1"), fresh(2, "dark"), orange=orange, blue=blue), other(), nursery=ONE_TILE)
        steps[orange[2]] = [(line.next, line.next_points) for line in match.explain(0)[:2]]
    assert steps[12] == [("3 more pots: a cat at the red line", 19), ("3 more cloches: a cat at the red line", 16)]
    assert steps[15] == [("1 more pot: space 20", 36), ("1 more cloche: space 20", 48)]
    assert steps[20] == [("", None), ("", None)]


def test_a_bed_brings_what_its_table_says() -> None:
    match = setup(
        seat(bed(1, leave="b1"), fresh(2, "dark"), orange=[0, 4, 13], blue=[0, 2, 8]), other(), nursery=ONE_TILE
    )
    view = me(match)
    for shown in view["beds"]:
        pots, cloches = shown["visible_pots"], shown["visible_cloches"]
        assert shown["worth"] == view["brings"]["pots"][pots] + view["brings"]["cloches"][cloches]


def test_what_can_be_planted_is_known_while_a_ramble_is_offered() -> None:
    """A page may offer both at once."""
    match = setup(seat(fresh(1), fresh(2, "dark")), other(cats=1), nursery=nursery(B1="5A", B2="5B", B3="2A"))
    match.play("pot 1b1")
    offered = [move["move"] for move in match.view(1)["without_ramble"]]
    match.play("stay")
    assert offered == match.moves()
    assert match.view(1)["without_ramble"] == []


@pytest.mark.parametrize(("points", "band"), [(70, "band-0"), (71, "band-71"), (80, "band-80"), (95, "band-90")])
def test_alone_a_result_has_a_verdict(points: int, band: str) -> None:
    spaces = {70: ([20, 20, 0], [20, 10, 0]), 71: ([20, 20, 1], [20, 10, 0]), 80: ([20] * 3, [20, 0, 0]),
              95: ([20, 20, 15], [20, 20, 0])}[points]  # fmt: skip
    alone = seat(None, None, orange=spaces[0], blue=spaces[1])
    match = setup(alone, die=6, turn=None, phase="turn")
    verdict = match.game.verdict(match.state)
    assert verdict is not None and verdict.id == band
    assert verdict.args["missing"] == {70: 1, 71: 9, 80: 10, 95: 0}[points]  # to the next word of praise
    for lang in LANGUAGES:
        said = match.game.words.say(lang, verdict)
        assert said and str(points) not in said  # whoever says it has just said the points
    assert setup(seat(None, None), seat(None, None), die=6, turn=None, phase="turn").game.verdict(
        setup(seat(None, None), seat(None, None), die=6, turn=None, phase="turn").state
    ) is None  # fmt: skip


def test_a_game_says_why_it_ended() -> None:
    first = seat(bed(1, leave="b1", tiles=FINAL), None, orange=[20, 20, 20], blue=[20, 20, 20])
    match = setup(first, seat(None, None), die=6, nursery=ONE_TILE)
    match.play("pot 1b1")
    assert match.ended == "beds" and hortus.from_position(GAME, match.position()).ended == "beds"
    match = setup(seat(fresh(1), fresh(2, "dark")), other(), **clock(2, 15, die=5))
    match.play("pot 1a1")
    assert match.ended == "given-up" and hortus.from_position(GAME, match.position()).ended == "given-up"


# ---- positions


def test_a_position_with_one_legal_move_is_a_position() -> None:
    tiles = (("2B", "a1 b1"), ("3A#2", "a2 b2 c2"), ("2C#2", "c1 d1"))
    match = setup(seat(bed(7, leave="b4", tiles=tiles), None), seat(None, None), die=6)
    assert match.moves() == ["pot 1b4"]
    match.play("pot 1b4")
    assert match.over


@pytest.mark.parametrize(
    ("why", "change"),
    [
        ("cats", {"cats": 3}),
        ("cats", {"cats": 999}),
        ("beehives", {"orange": [0, 0, 20]}),
        ("beehives", {"beehives": 2}),
        ("turns", {"turns": 5}),
    ],
)
def test_impossible_seats_are_refused(why: str, change: dict[str, Any]) -> None:
    table = {**seat(fresh(1), fresh(2, "dark")), **change}
    with pytest.raises(BadPosition, match=why):
        hortus.from_position(GAME, {"seats": [table, other()], "supply": {"bed": 9, "side": "light"}})


@pytest.mark.parametrize(
    "fields",
    [
        {"gardener": 1},  # seat 1's turn
        {"gardener": 2, "turn": 1},
        {"die": 3, "gardener": 0, "turn": 1},
        {"ply": 2**31},
    ],
)
def test_gardener_die_and_turn_that_contradict_each_other_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        setup(seat(fresh(1), fresh(2, "dark")), other(), **fields)


def test_a_third_cat_only_after_the_red_line() -> None:
    across = seat(bed(1, leave="b1 c1"), fresh(2, "dark"), orange=[0, 0, 7], cats=3)
    assert setup(across, other(), phase="cats").moves()
    with pytest.raises(BadPosition, match="cats"):
        setup(across, other(), phase="cats", bonuses="none")
    with pytest.raises(BadPosition, match="cats"):
        setup(across, other())  # before planting the limit has been kept


def test_turns_left_out_follow_from_gardener_and_die() -> None:
    for players in (1, 2, 3, 4):
        match = Match(GAME, players, seed=players)
        dice = random.Random(1)
        while not match.over:
            given = match.position()
            stripped = {**given, "seats": [{k: v for k, v in one.items() if k != "turns"} for one in given["seats"]]}
            if given["die"] != 6:
                assert hortus.from_position(GAME, stripped).position() == given
            match.play(dice.choice(match.moves()))


# ---- rules texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_text_has_the_numbers_of_the_game(lang: str) -> None:
    text = files("hortus.games.cottage_garden").joinpath("rules", f"{lang}.md").read_text("utf-8")
    for track in TRACKS:
        assert f"| {' '.join(map(str, track))} |" in text
    turns = [turns_before_final(Match(GAME, players, seed=1).state) // players for players in (1, 2, 3, 4)]
    assert f"| {' | '.join(map(str, turns))} |" in text
    for band in BANDS:
        assert str(band - 1 if band == 71 else band) in text
    rulings = re.split(r"^## (?:Rulings|Précisions|Klarstellungen)$", text, flags=re.M)[1]
    assert re.findall(r"^(\d+)\. ", rulings, re.M) == [str(n) for n in range(1, 15)]
    for name in ("beds", "nursery", "turn", "score"):
        assert f"](diagram:{name})" in text
