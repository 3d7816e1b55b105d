"""Village Green: both worked examples, every award, the component set."""

from __future__ import annotations

import itertools
import json
import re
from typing import Any

import msgspec
import pytest

from hortus.errors import BadComponents
from hortus.games import game as find_game
from hortus.games.village_green import awards as award_table
from hortus.games.village_green import components as cards
from hortus.games.village_green import equations
from hortus.games.village_green.scoring import line_value
from hortus.i18n import LANGUAGES
from hortus.kernel import plain

from .village_green_tables import card, explained, rows, table

# -- worked examples


def test_worked_example_16() -> None:
    village = {
        "greens": rows(
            "red lily structure | blue lily birch+oak | blue lily structure",
            "yellow lily pond | yellow lily oak+willow | lawn",
            "red lily pond | yellow lily structure | yellow rose birch+birch",
        ),
        "awards": {"a0": ["A12"], "b0": ["A02"], "c0": ["A24"], "z1": ["A20"], "z3": ["A13"]},
    }
    match = table(village, turn=1)
    assert match.scores()[0] == 16
    assert explained(match) == {"village": 1, "ponds": 4, "b0": 6, "c0": 3, "z1": -2, "z3": 4}
    assert [line.key for line in match.explain(0) if not line.points] == ["award-a0"]


def test_worked_example_7() -> None:
    village = {
        "greens": rows(
            "red rose oak+oak | red petunia structure | .",
            "red petunia pond > lawn | yellow petunia birch | blue petunia pond",
            "blue rose willow+willow | blue petunia structure | blue lily birch+willow",
        ),
        "awards": {"a0": ["A25"], "b0": ["A11"], "c0": ["A23", "A14"], "z1": ["A27"], "z2": ["A28"], "z3": ["A18"]},
        "card_up": False,
    }
    match = table(village)
    assert match.scores()[0] == 7
    assert explained(match) == {"ponds": 2, "a0": 2, "b0": 6, "c0": -1, "z1": -4, "z3": 2}
    assert [line.key for line in match.explain(0) if not line.points] == ["village", "award-z2"]


# -- what would bring more


def test_an_award_tells_its_nearest_step_as_far_as_its_line_has_room() -> None:
    village = {
        "greens": rows(
            "red lily structure | . | .",
            "yellow lily pond | yellow lily oak+willow | yellow petunia birch",
            "red lily pond | . | lawn",
        ),
        "awards": {"a0": ["A11"], "b0": ["A17"], "z1": ["A20"], "z2": ["A01"], "z3": ["A14"]},
    }
    steps = {line.key: (line.next, line.points, line.next_points) for line in table(village, turn=1).explain(0)}
    assert steps["award-a0"] == ("", 0, None)  # full: the third colour cannot come any more
    assert steps["award-b0"] == ("1 more tree", 2, 3)
    assert steps["award-z1"] == ("2 more structures", 2, 6)  # a second alone would cost points
    assert steps["award-z2"] == ("", 0, None)
    assert steps["award-z3"] == ("1 more card", -1, 3)  # and one space less is bare


# -- awards: full, partial and empty lines

LINES: list[tuple[str, str, int]] = [
    *(
        (f"A{1 + 3 * f + c:02}", line.format(k=f"{colour} {flower}"), points)
        for f, flower in enumerate(cards.FLOWERS)
        for c, colour in enumerate(cards.COLOURS)
        for line, points in ((". | . | .", 0), (". | {k} pond | .", 3), ("{k} pond | {k} structure | lawn", 6),
                             ("{k} structure | {k} structure | {k} pond", 9))
    ),
    ("A01", "red rose pond | blue lily pond | red petunia pond", 0),
    ("A10", ". | . | .", 0),
    ("A10", "red lily pond | red rose birch+birch | .", 2),
    ("A10", "red lily pond | red rose pond | red petunia pond", 6),
    ("A11", ". | . | .", 0),
    ("A11", "red lily pond | . | lawn", 0),
    ("A11", "red lily pond | blue lily pond | lawn", 0),
    ("A11", "red lily pond | blue lily pond | yellow lily pond", 6),
    ("A12", ". | . | .", 0),
    ("A12", "red lily pond | . | red rose pond", 0),
    ("A12", "red lily pond | red rose pond | red petunia pond", 6),
    ("A13", ". | . | .", 0),
    ("A13", "lawn | red rose birch+birch | .", 2),
    ("A13", "lawn | red rose pond | red rose structure", 6),
    ("A13", "red rose birch+birch | red rose oak+oak | red rose willow+willow", 0),
    ("A14", ". | . | .", -9),
    ("A14", "lawn | . | red rose pond", -1),
    ("A14", "lawn | red rose oak+oak | red rose pond", 3),
    ("A15", ". | . | .", 0),
    ("A15", "red lily birch+willow | . | red petunia willow", -2),
    ("A15", "red rose birch+birch | red lily birch+oak | red petunia birch", 8),
    ("A16", ". | . | .", 0),
    ("A16", "red rose oak+oak | red lily birch+willow | .", 3),
    ("A16", "red rose birch+birch | red rose willow+willow | red lily oak+willow", -4),
    ("A17", ". | . | .", 0),
    ("A17", "red rose oak+oak | lawn | red petunia birch", 3),
    ("A17", "red rose oak+oak | red rose birch+birch | red rose willow+willow", 6),
    ("A17", "red rose oak+oak | . | .", 2),
    ("A18", ". | . | .", 0),
    ("A18", "red lily birch+oak | red petunia willow | .", 0),
    ("A18", "red lily birch+oak | red petunia birch | red petunia oak", 4),
    ("A18", "red rose oak+oak | red lily birch+oak | red petunia birch", 4),
    ("A18", "red rose oak+oak | blue rose oak+oak | yellow rose oak+oak", 6),
    ("A19", ". | . | .", 0),
    ("A19", "lawn | red rose oak+oak | .", 5),
    ("A19", "lawn | red rose structure | blue rose structure", 1),
    ("A19", "lawn | lawn | lawn", 9),
    ("A20", ". | . | .", -4),
    ("A20", "red rose structure | . | lawn", 2),
    ("A20", "red rose structure | red lily structure | .", -2),
    ("A20", "red rose structure | red lily structure | red petunia structure", 6),
    ("A21", ". | . | .", -2),
    ("A21", "red rose structure | red rose pond | .", 1),
    ("A21", "red rose structure | red lily structure | lawn", 2),
    ("A21", "red rose structure | red lily structure | red petunia structure", 4),
    ("A22", ". | . | .", -2),
    ("A22", "lawn | . | .", 1),
    ("A22", "lawn | red rose pond | lawn", 4),
    ("A22", "lawn | lawn | lawn", 8),
    ("A23", ". | . | .", 0),
    ("A23", "red rose structure | red lily structure | red rose oak+oak", 0),
    ("A23", "red rose structure | red lily structure | red petunia structure", 5),
    ("A23", "red rose oak+oak | red petunia oak | .", 5),
    ("A23", "red rose oak+oak | blue rose oak+oak | yellow rose oak+oak", 10),
    ("A23", "red lily birch+oak | blue lily birch+oak | yellow lily birch+oak", 10),
    ("A24", ". | . | .", -1),
    ("A24", "red rose oak+oak | lawn | .", 3),
    ("A24", "red lily birch+oak | . | .", -1),
    ("A24", "red lily birch+oak | red petunia willow | .", 5),
    ("A24", "red lily birch+oak | red petunia birch | lawn", -1),
    ("A25", ". | . | .", -5),
    ("A25", "lawn | red rose pond | red rose structure", 1),
    ("A25", "red rose oak+oak | lawn | .", -5),
    ("A25", "red lily birch+oak | . | lawn", 0),
    ("A25", "red lily birch+oak | red petunia willow | lawn", 6),
    ("A26", ". | . | .", -2),
    ("A26", "red petunia oak | . | .", 4),
    ("A26", "red rose oak+oak | . | lawn", -1),
    ("A26", "red rose oak+oak | red petunia oak | .", -1),
    ("A26", "red rose oak+oak | blue rose oak+oak | .", -1),
    ("A26", "red rose oak+oak | blue rose oak+oak | blue petunia oak", 4),
    ("A26", "red rose oak+oak | blue rose oak+oak | yellow rose oak+oak", 6),
    ("A27", ". | . | .", -9),
    ("A27", "red rose pond | lawn | .", -8),
    ("A27", "red rose pond | red petunia pond | red lily pond", 1),
    ("A27", "red lily pond | blue lily pond | yellow lily pond", 6),
    ("A28", ". | . | .", -9),
    ("A28", "red rose pond | lawn | .", -8),
    ("A28", "red rose pond | yellow rose pond | blue rose pond", 1),
    ("A28", "blue rose pond | blue petunia pond | blue lily pond", 6),
    ("A29", ". | . | .", 0),
    ("A29", "red rose structure | red petunia oak | .", 6),
    ("A29", "red petunia oak | red rose pond | red rose structure", 6),
    ("A29", "red rose structure | red rose oak+oak | .", 0),
    ("A29", "red rose structure | red petunia oak | lawn", 0),
    ("A29", "red rose structure | red petunia oak | blue petunia oak", 0),
    ("A29", "red rose structure | . | .", 0),
    ("A29", "red petunia oak | red rose pond | .", 0),
    ("A30", ". | . | .", 0),
    ("A30", "red rose structure | . | lawn", -2),
    ("A30", "red rose structure | red petunia oak | .", 0),
    ("A30", "red rose structure | red rose oak+oak | .", 4),
    ("A30", "red rose structure | red petunia oak | blue petunia birch", 4),
    ("A30", "red rose structure | red lily structure | red lily birch+oak", 6),
    ("A30", "red rose structure | red lily structure | .", 0),
    ("A30", "red rose structure | red rose oak+oak | blue rose oak+oak", 0),
]  # fmt: skip


def by_table(award: int, numbers: tuple[int, ...] | list[int]) -> int:
    """What an award scores for a line, term by term."""
    return sum(
        award_table.term_points(term, [award_table.count_in(thing, numbers) for thing in term.things])
        for term in award_table.AWARDS[award]
    )


@pytest.mark.parametrize(("award", "line", "points"), LINES)
def test_award(award: str, line: str, points: int) -> None:
    """The same in a row and in a column, by the compiled rule, and as read out."""
    greens = rows(line)
    numbers = [cards.GREEN_NAMES.index(greens[cell][0]) if cell in greens else 0 for cell in ("a1", "b1", "c1")]
    number = cards.AWARD_NAMES.index(award)
    assert line_value(number, *numbers) == points
    for order in itertools.permutations(numbers):
        assert plain(line_value)(number, *order) == points
    assert by_table(number, numbers) == points


def test_every_award_has_full_partial_and_empty_cases() -> None:
    for award in cards.AWARD_NAMES[1:]:
        filled = {3 - line.split(" | ").count(".") for a, line, _ in LINES if a == award}
        assert {0, 3} <= filled and filled & {1, 2}


def test_what_is_compiled_is_what_the_table_says() -> None:
    """Every award, on every line of three kinds of card."""
    kinds = {
        (green.flower, green.colour, green.feature, green.trees): n for n, green in enumerate(cards.CARDS) if green
    }
    some = [0, *sorted(kinds.values())[::3], cards.GREEN_NAMES.index("G60")]
    rule = plain(line_value)
    for numbers in itertools.combinations_with_replacement(some, 3):
        for award in range(1, 31):
            assert rule(award, *numbers) == by_table(award, numbers), (award, numbers)


def test_a_row_award_reads_its_row_and_a_column_award_its_column() -> None:
    greens = rows("red lily pond | blue lily pond | .", "red rose pond | . | .", ". | . | .")
    match = table({"greens": greens, "awards": {"a0": ["A12"], "b0": ["A14"], "z1": ["A01"], "z2": ["A10"]}})
    assert explained(match) == {"village": 1, "ponds": 6, "b0": -5, "z1": 3, "z2": 2}


def test_a_covered_award_and_a_covered_green_do_not_count() -> None:
    greens = {"a1": [card("red lily pond"), card("red lily structure")]}
    match = table({"greens": greens, "awards": {"a0": ["A10", "A20"]}, "card_up": False})
    assert match.scores()[0] == 2


# -- components


def test_components_are_those_of_the_rules() -> None:
    greens = [green for green in cards.CARDS if green]
    for flower in cards.FLOWERS:
        for colour in cards.COLOURS:
            six = [green for green in greens if (green.flower, green.colour) == (flower, colour)]
            assert sorted(green.feature for green in six) == ["pond", "structure", "structure", *["trees"] * 3]
    assert sum(green.feature == "lawn" for green in greens) == 6
    for species in cards.SPECIES:
        assert sum(green.trees.count(species) for green in greens) == 15


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda c: c["greens"].pop(), "greens has 59 cards: there must be 60"),
        (lambda c: c["greens"][4].update(id="G01"), r"greens\[4\] \(G01\) has the id of another card"),
        (lambda c: c["greens"][4].update(id="G61"), r"greens\[4\] \(G61\) has no id from G01 to G60"),
        (lambda c: c["greens"][0].update(trees=[]), r"\(G01\) has 0 trees: there must be one or two"),
        (lambda c: c["greens"][0].update(trees=["oak"] * 3), r"\(G01\) has 3 trees"),
        (lambda c: c["greens"][3].update(trees=["oak"]), r"\(G04\) is a pond and has trees"),
        (lambda c: c["greens"][0].update(flower=None), r"\(G01\) has no flower and is not a lawn"),
        (lambda c: c["greens"][0].update(colour=None), r"\(G01\) has no colour and is not a lawn"),
        (lambda c: c["greens"][59].update(colour="red"), r"\(G60\) is a lawn and has a flower or a colour"),
        (lambda c: c["awards"].append("A31"), r"awards\[30\] \(A31\) is not an award we can score"),
        (lambda c: c["awards"].pop(), "awards must name each of A01 to A30 once"),
    ],
)
def test_a_component_file_that_cannot_be_names_the_entry(change: Any, message: str) -> None:
    components = msgspec.to_builtins(cards._components)
    components = {"greens": [dict(green) for green in components["greens"]], "awards": list(components["awards"])}
    cards.check(msgspec.convert(components, cards.Components))
    change(components)
    with pytest.raises(BadComponents, match=message):
        cards.check(msgspec.convert(components, cards.Components))


def test_a_component_file_of_another_form_names_the_entry(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from hortus.games.components import load

    path = tmp_path / "mine.json"
    path.write_text('{"greens": [{"id": "G01", "flower": "tulip", "colour": "red", "feature": "pond"}]}')
    monkeypatch.setenv("HORTUS_COMPONENTS_VILLAGE_GREEN", str(path))
    with pytest.raises(BadComponents, match=r"tulip.*greens"):
        load("village-green", "hortus.games.village_green", cards.Components)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_award_has_a_short_name_and_a_text_of_its_own(lang: str) -> None:
    awards = range(1, 31)
    words = [equations.award_name(award, lang) for award in awards]
    assert len(set(words)) == 30 and all(2 < len(word) <= 17 for word in words)
    texts = [equations.equation_text(award, lang) for award in awards]
    assert len(set(texts)) == 30
    for award, text in zip(awards, texts, strict=True):
        numbers = {f"{n:+d}".replace("-", "−") for term in award_table.AWARDS[award] for n in term.points}
        assert numbers <= set(re.findall(r"[+−]\d", text)) | {"+0"}, text


def test_the_reference_has_every_award() -> None:
    reference = find_game("village-green").reference()
    assert json.loads(json.dumps(reference)) == reference
    assert list(reference["awards"]) == cards.AWARD_NAMES[1:]
    assert reference["awards"]["A25"]["equation"] == [
        {"form": "scale", "things": ["species"], "points": [1, -3, 2, 6]},
        {"form": "each", "things": ["empty"], "points": [-2]},
    ]
    assert reference["lines"]["b0"] == ["b1", "b2", "b3"] and reference["lines"]["z2"] == ["a2", "b2", "c2"]
