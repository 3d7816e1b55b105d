"""Zen Garden in words and pictures; positions from outside; the observation."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hortus
from hortus.errors import BadPosition, IllegalMove
from hortus.games.drawing import symbols
from hortus.games.features import slices
from hortus.games.zen_garden.components import CORNER_NAMES, DECOR_NAMES, GROUND_NAMES, PATH_NAMES

from .zen_garden_tables import (
    ANY,
    GAME,
    WISHES,
    facing,
    garden,
    placing,
    position,
    table,
    three_lines,
)


def test_every_refusal_has_its_reason() -> None:
    match = hortus.new("zen-garden", 2, seed=1)

    def refused(move: str) -> str:
        with pytest.raises(IllegalMove) as refusal:
            match.play(move)
        assert refusal.value.sentence("fr") != str(refusal.value)
        return str(refusal.value)

    assert "Take a tile first" in refused("place d4-tl")
    match.play("take a3")
    assert "You have taken" in refused("take b3")
    assert "first tile goes on d4" in refused("place e4-tl")
    match.play("place d4-tl")
    assert "No tile lies on a3" in refused("take a3")
    match = table({"a1": ANY, "b1": ANY, "c1": ANY, "d1": ANY}, garden(4), held=ANY)
    assert "A tile lies on e4" in refused("place e4-tl")
    assert "five tiles wide" in refused("place c4-tl")
    assert "touches no tile" in refused("place e6-tl")
    column = {"a1": ANY, "a2": ANY, "a3": ANY, "a4": ANY}
    match = table(column, garden(4), held=ANY)
    assert "five tiles high" in refused("place d3-tl")


def test_sentences_tell_what_a_tile_brought() -> None:
    match = three_lines(20)
    match.play(placing(match, "a1"))
    assert [event.detail["coins"] for event in match.events()[0] if event.kind == "line"] == [3, 2, 0]
    assert "has four gates in a line: 3 coins!" in match.log()[0][1]
    assert "aligne quatre portes\u00a0: 2 pièces\u202f!" in match.log(lang="fr")[0][1]
    assert "vier Tore in einer Linie, aber der Beutel ist voll." in match.log(lang="de")[0][1]
    ring = {"a1": "wood-*-*-br", "b1": "wood-*-*-bl", "a2": "wood-*-*-tr"}
    match, _ = facing(ring, held="wood-*-*-*")
    wrong = match.clone()
    wrong.play("place e5-tr")
    assert "completes" not in wrong.log()[0][1]
    match.play("place e5-tl")
    assert "completes a wooden path: 3 points!" in match.log()[0][1]


def test_gains_show_what_a_placement_brings() -> None:
    """What if I place it there: the ring closes only with the right corner."""
    ring = {"a1": "wood-*-*-br", "b1": "wood-*-*-bl", "a2": "wood-*-*-tr"}
    match, seat = facing(ring, held="wood-*-*-*")
    gains = {corner: match.gains(f"place e5-{corner}")[seat] for corner in CORNER_NAMES}
    assert gains["tl"] == gains["tr"] + 3 == gains["br"] + 3 == gains["bl"] + 3


def test_pictures_name_every_tile_and_use_the_sprite() -> None:
    match = three_lines(20)
    picture = match.svg(0, "fr")
    for symbol in ("zen-ground-", "zen-path-", "zen-decor-gate", "zen-coin", "zen-emperor", "zen-space", "zen-back"):
        assert f'<symbol id="{symbol}' in picture
    assert "la porte" in picture and "coin" in match.text(0, "en")
    drawn = symbols("hortus.games.zen_garden")
    for path in PATH_NAMES:
        assert {f"zen-path-{path}", f"zen-ring-{path}"} <= set(drawn)
    assert {f"zen-decor-{decor}" for decor in DECOR_NAMES} | {f"zen-ground-{ground}" for ground in GROUND_NAMES} <= set(
        drawn
    )
    assert all("<title>" in text and 'viewBox="0 0 100 100"' in text for text in drawn.values())


PAIR = {"elements": ["gate", "water"]}


def broken(**changes: Any) -> dict[str, Any]:
    return {**position(garden(2), garden(2), boards="15", missions=[PAIR]), **changes}


@pytest.mark.parametrize(("field", "changes"), [
    ("gardens", {"gardens": []}),
    ("gardens[0]", {"gardens": [[[None] * 4] * 3, [[None] * 4] * 4]}),
    ("boards", {"boards": "2"}),
    ("first", {"first": ["a1"]}),
    ("first[1]", {"first": [None, "d4"]}),
    ("money", {"money": [12]}),
    ("money[1]", {"money": [12, 26]}),
    ("selection", {"selection": [[None] * 4] * 3}),
    ("selection[0][0]", {"selection": [["x"] * 4] * 3}),
    ("held", {"held": "wood-crane"}),
    ("preferences", {"preferences": {}}),
    ("preferences.detail", {"preferences": {**WISHES, "detail": "sand"}}),
    ("preferences.great", {"preferences": {**WISHES, "great": "sand-path"}}),
    ("missions", {"missions": []}),
    ("missions[0].elements", {"missions": [{"elements": ["gate"]}]}),
    ("missions[0].elements", {"missions": [{"elements": ["gate", "pagoda"]}]}),
    ("missions[0].board", {"missions": [{**PAIR, "board": 4}]}),
    ("missions[0].won", {"missions": [{**PAIR, "won": [3, 0]}]}),
    ("missions[0].won", {"missions": [{**PAIR, "won": [5, 0]}]}),
    ("missions[0].won", {"missions": [{**PAIR, "won": [2, 0]}]}),
    ("discards[1]", {"discards": ["stone-crane-cherry", "stone-crane-cherry"]}),
    ("discards", {"discards": ["stone-crane-cherry"] * 60}),
    ("supply", {"supply": ["stone-crane-cherry"]}),
    ("turn", {"turn": 0}),
    ("turn", {"turn": None}),
    ("marker", {"marker": 0}),
    ("round", {"round": 3}),
    ("ply", {"ply": 3}),
    ("revealed", {"revealed": -1}),
    ("generator", {"generator": [1, 2, 3]}),
    ("surprise", {"surprise": 1}),
])  # fmt: skip
def test_a_position_that_cannot_be_is_refused_by_the_name_of_its_field(field: str, changes: dict[str, Any]) -> None:
    hortus.from_position("zen-garden", broken())
    with pytest.raises(BadPosition) as refusal:
        hortus.from_position("zen-garden", json.dumps(broken(**changes)))
    assert field in str(refusal.value)


def test_a_mission_done_must_be_won() -> None:
    missions = [{"elements": ["gate", "sand-path"], "won": [0, 0]}]
    wishes = {**WISHES, "small": "bench"}
    given = position(garden(4, "sand-gate-*-tl"), garden(4, "*-bench-*-tl"), boards="15",
                     missions=missions, preferences=wishes)  # fmt: skip
    with pytest.raises(BadPosition, match="gives seat 0 nothing"):
        hortus.from_position("zen-garden", given)


def test_a_garden_must_be_in_one_piece_and_fit_the_order_of_turns() -> None:
    with pytest.raises(BadPosition, match="not in one piece"):
        table({"a1": ANY, "c1": ANY}, garden(2))
    with pytest.raises(BadPosition, match="order of turns"):
        table(garden(3), garden(1))


def test_observation_has_the_layout_it_says() -> None:
    match = table(garden(2, "stone-crane-cherry/water-br"), garden(2, "*-bench-*-tl"), held=None, money=[3, 4])
    assert match.turn == 1
    seen = match.observe(1).tolist()
    assert len(seen) == GAME.features
    part = {name: seen[where] for name, where in slices(GAME.observation).items()}
    assert part["money 0"] == [4] and part["money 1"] == [3]
    assert part["to decide 0"] == [1] and part["first-player marker 0"] == [1]
    assert part["garden 1: path, decor, ground, corner by cell"][:2] == [3, 5]
    assert part["garden 1: path, decor, ground, corner by cell"][3] == 3
    assert not any(part["garden 2: path, decor, ground, corner by cell"])
    assert part["tiles by element 1"][2] == 2 and part["tiles by element 0"][4] == 2
    assert sum(part["by tile: in the supply 1, discarded 2"]) == 90 - 4 - 12
    assert part["round"] == [2] and part["players"] == [2] and part["boards 2 to 5 in play"] == [0, 0, 0, 0]
    assert part["turns left in the round"] == [4]
