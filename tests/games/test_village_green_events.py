"""Village Green's moves, events and points as data: they agree with the table, tell everything, and leak nothing."""

from __future__ import annotations

import random
import re
import warnings
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

import hortus
from hortus.games import game as find_game
from hortus.games.data import Event
from hortus.games.sentences import event_sentence, line_name, line_text, move_sentence, values
from hortus.games.village_green.rules import DISCARD, PLACE, REMOVED
from hortus.games.village_green.state import CELLS
from hortus.games.village_green.tables import tables
from hortus.i18n import LANGUAGES
from hortus.table import Match

from .village_green_tables import explained, table

GAME = find_game("village-green")
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
TOLD_TO_NOBODY = {"shift", "under-lot", "pond", "award-points", "count-village", "count-ponds", "count-award"}
KINDS = {
    "lay", "take-green", "take-award", "draw-green", "draw-green-hidden", "draw-award", "draw-award-hidden",
    "refresh-greens", "refresh-awards", "cover", "under-green", "under-award", "under-hidden", "under-rest", "discard",
    "discard-hidden", "place", "place-on", "cover-with", "stop", "covered-green", "covered-award", "structure",
    "turn-up-green", "turn-up-award", "full", "deck-empty-greens", "deck-empty-awards", "last-round", "pass", "total",
    "end", *TOLD_TO_NOBODY,
}  # fmt: skip


def likely(taste: int, move: str) -> float:
    """Several ways to play, so that everything happens: building, discarding, drawing blind."""
    word = move.split()[0]
    if word == "stop":
        return 2 if taste == 2 else 0.001
    if taste == 0:  # build
        return {"place": 6, "discard": 0.01, "cover": 0.1, "refresh": 0.1, "award": 0.01}.get(word, 1)
    if taste == 1:  # use up the greens
        return {"discard": 5, "award": 0.05, "refresh": 2, "cover": 0.3}.get(word, 3 if move == "green deck" else 1)
    return {"award": 5, "refresh": 0.6}.get(word, 1)  # use up the awards


def steps(players: int, seed: int, taste: int) -> Iterator[tuple[Match, int, Match]]:
    """A match played at random: before, the code of the move, after."""
    match = hortus.new("village-green", players, seed=seed, names=NAMES[:players])
    dice = random.Random(seed)
    while not match.over:
        before = match.clone()
        code = dice.choices(match.codes(), [likely(taste, move) for move in match.moves()])[0]
        match.play_code(code)
        yield before, code, match.clone()


@cache
def some_steps() -> list[tuple[Match, int, Match]]:
    """Whole matches of every number of players, played in every way."""
    return [
        step for players in range(1, 6) for taste in range(3) for step in steps(players, 10 * taste + players, taste)
    ]


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.players)]


def told(before: Match, code: int, after: Match, viewer: int | None) -> list[Event]:
    return GAME.events(before.state, code, after.state, viewer)


def no_green_to_take() -> Match:
    """Three players, the last green face up: whoever comes after its taker passes."""
    names = [f"G{n:02}" for n in range(1, 61)]
    awards = [f"A{n:02}" for n in range(1, 31)]
    villages = [{"awards": {space: [awards.pop()] for space in ("a0", "b0", "c0")}} for _ in range(3)]
    for i in range(16):
        villages[0]["awards"][("a0", "b0", "c0")[i % 3]].append(awards.pop())
    return hortus.from_position("village-green", {
        "villages": villages, "hands": [names[:3], names[3:6], names[6:9]], "greens": ["G60"],
        "discards": [{"seat": 0, "card": name} for name in names[9:49]],
    })  # fmt: skip


def test_every_kind_of_event_occurs_and_is_told_in_every_language() -> None:
    found: dict[str, Event] = {}
    for before, code, after in some_steps():
        for viewer in viewers(after):
            for event in told(before, code, after, viewer):
                found.setdefault(event.kind, event)
    match = no_green_to_take()
    for move in ("green 1", "discard 1"):
        before = match.clone()
        match.play(move)
        for event in told(before, before.code(move), match, None):
            found.setdefault(event.kind, event)
    assert set(found) == KINDS
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for kind, event in found.items():
            for lang in LANGUAGES:
                sentence = event_sentence(GAME.words, lang, event, NAMES)
                assert bool(sentence) == (kind not in TOLD_TO_NOBODY)
                assert not sentence or (sentence[-1] in ".!" and "{" not in sentence and "A0" not in sentence)


def test_every_move_prompt_and_line_is_a_sentence_in_every_language() -> None:
    verbs, prompts, lines = set(), set(), set()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for before, _, after in some_steps():
            for move in before.legal_moves():
                if (move.verb, move.piece) not in verbs:
                    verbs.add((move.verb, move.piece))
                    assert all(move_sentence(GAME.words, lang, move).endswith(".") for lang in LANGUAGES)
            prompt = before.prompt()
            if prompt.id not in prompts:
                prompts.add(prompt.id)
                assert all(GAME.words.say(lang, prompt).endswith(".") for lang in LANGUAGES)
            for line in GAME.explain(after.state, 0):
                parts = (line.key, tuple(part.id for part in line.parts), line.detail.get("award"))
                if parts not in lines:
                    lines.add(parts)
                    for lang in LANGUAGES:
                        assert line_name(GAME.words, lang, line)
                        assert line_text(GAME.words, lang, line).endswith(".")
    assert {verb for verb, _ in verbs} == {
        "lay", "lay-over", "take-green", "take-award", "draw-green", "draw-award", "refresh-greens", "refresh-awards",
        "under-green", "under-award", "cover", "stop", "discard", "place", "place-on", "cover-with",
    }  # fmt: skip
    assert len(prompts) >= 12


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_catalogues_have_the_same_messages_and_values(lang: str) -> None:
    def messages(lang: str) -> dict[str, set[str]]:
        parts = re.split(r"^(?=[a-z][\w-]* =)", GAME.words.source(lang), flags=re.M)[1:]
        return {part.split(" =")[0]: set(re.findall(r"\$([\w-]+)", part)) for part in parts}

    english, other = messages("en"), messages(lang)
    assert list(english) == list(other)
    for name, args in english.items():
        assert other[name] - {"count"} == args - {"count"}, name


# -- the rules text


def rules_text(lang: str) -> str:
    return files("hortus.games.village_green").joinpath(f"rules/{lang}.md").read_text("utf-8")


def test_rules_texts_have_the_same_rulings_and_all_that_the_code_cites() -> None:
    rulings = {lang: re.findall(r"^(\d+)\. ", rules_text(lang), re.M) for lang in LANGUAGES}
    assert set(map(tuple, rulings.values())) == {tuple(str(n) for n in range(1, 10))}
    for entry in files("hortus.games.village_green").iterdir():
        if entry.name.endswith(".py"):
            assert set(re.findall(r"Rulings (\d+)", entry.read_text("utf-8"))) <= set(rulings["en"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_and_diagrams_of_the_rules_texts_are_there(lang: str) -> None:
    text, found = rules_text(lang), tables(lang)
    assert set(re.findall(r"\{\{ table: (\w+) \}\}", text)) == set(found) == {"awards", "bands"}
    assert found["awards"].count("\n") == 31 and found["bands"].count("\n") == 5
    assert re.findall(r"\d+", found["bands"]) == ["36", "26", "35", "16", "25", "15"]
    assert re.findall(r"\(diagram:(\w+)\)", text) == ["example", "display", "placing", "laying", "awards"]


def test_the_finished_village_of_the_rules_texts_has_the_points_it_is_said_to_have() -> None:
    """The first diagram, drawn by the page: its awards' points and the caption are those of the rules."""
    source = files("hortus").joinpath("web/games/village-green/diagrams.js").read_text("utf-8")
    drawn = source[source.index("const WHOLE") : source.index("const UNDER_WAY")]
    greens = {cell: [card] for cell, card in re.findall(r'(\w\d): "(G\d\d)', drawn)}
    awards = {space: (card, int(points)) for space, card, points in re.findall(r'(\w\d): \["(A\d\d)", (-?\d+)]', drawn)}
    assert len(greens) == 9 and len(awards) == 5
    match = table({"greens": greens, "awards": {space: [card] for space, (card, _) in awards.items()}}, turn=1)
    found = explained(match)
    assert {space: found.get(space, 0) for space in awards} == {space: points for space, (_, points) in awards.items()}
    for lang in LANGUAGES:
        assert re.search(rf"!\[[^\]]*\b{match.scores()[0]}\b[^\]]*\]\(diagram:example\)", rules_text(lang))


def test_the_numbers_of_set_up_in_the_rules_texts_are_those_of_the_rules() -> None:
    for lang in LANGUAGES:
        line = next(line for line in rules_text(lang).splitlines() if "15" in line and "10" in line)
        removed = [int(n) for n in re.findall(r"\d+", line)]
        assert removed == [n for n in list(REMOVED)[4:10] if n]


# -- places and pieces


def piece_at(view: dict[str, Any], place: str) -> Any:
    """What a viewer sees at a place; None where it cannot be seen."""
    first, _, rest = place.partition("-")
    if first in ("greens", "awards"):
        cards = view[first]["face_up"]
        card = cards[int(rest) - 1] if int(rest) <= len(cards) else None
        return str(card["id"]) if card else None
    if first == "deck":
        return None
    village = view["villages"][int(first)]
    if rest == "award":
        held = view["award_in_hand"]
        assert held["seat"] == int(first)
        return str(held["award"]["id"]) if held["award"] else None
    word, _, number = rest.partition("-")
    if word == "dealt":
        return str(village["to_lay"][int(number) - 1]["id"])
    if word == "hand":
        return str(view["hand"][int(number) - 1]["id"]) if number else None
    if word in ("discards", "z0"):
        return None
    card = village["greens"].get(word) or village["awards"].get(word)
    return str(card["id"]) if card else None


def test_moves_name_pieces_and_places_as_the_view_has_them() -> None:
    for before, _, _ in some_steps():
        view = before.view(before.turn)
        for move in before.legal_moves():
            if move.origin and (there := piece_at(view, move.origin)):
                assert there == move.piece
            if move.verb == "lay-over" or move.verb in ("place-on", "cover-with"):
                assert move.target and piece_at(view, move.target)
            elif move.verb in ("lay", "place"):
                assert move.target and piece_at(view, move.target) is None
            again = before.clone()
            again.play(move.move)
            after = again.view(before.turn)
            if move.target and move.verb not in ("under-green", "under-award"):
                there = None if again.turn != before.turn and "award" in move.target else piece_at(after, move.target)
                assert there in (None, move.piece) or move.piece in ("green", "award")


def test_what_an_event_moves_is_at_its_origin_before_and_at_its_target_after() -> None:
    for before, code, after in some_steps():
        for viewer in viewers(after):
            views = before.view(viewer), after.view(viewer)
            for event in told(before, code, after, viewer):
                unknown = event.piece in (None, "green", "award", "village")
                if unknown or event.kind.startswith("count"):
                    continue
                if event.origin and (there := piece_at(views[0], event.origin)):
                    assert there == event.piece, event
                covered = event.kind.startswith("covered")
                if event.target and not covered and (there := piece_at(views[1], event.target)):
                    assert there == event.piece, event
                if covered:
                    assert event.target and piece_at(views[0], event.target) == event.piece


def test_what_everybody_sees_moves_from_a_named_place_to_a_named_place() -> None:
    for before, code, after in some_steps():
        for event in told(before, code, after, None):
            if event.kind in (
                "take-green",
                "take-award",
                "turn-up-green",
                "lay",
                "place",
                "discard-hidden",
                "under-lot",
            ):
                assert event.piece and event.origin and event.target


# -- points


def test_score_lines_explanation_score_and_events_agree() -> None:
    for before, code, after in some_steps():
        scores = after.scores()
        for seat in range(after.players):
            lines = [[0] * len(GAME.lines), [0] * len(GAME.lines)]
            for match, out in zip((before, after), lines, strict=True):
                match.state.rules.score_lines(match.state, seat, out)
            explained = {line.key: line.points for line in GAME.explain(after.state, seat)}
            assert {key: n for key, n in explained.items() if n} == {
                key: n for key, n in zip(GAME.lines, lines[1], strict=True) if n
            }
            assert sum(lines[1]) == scores[seat]
            changes = dict.fromkeys(GAME.lines, 0)
            counted = 0
            for event in told(before, code, after, None):
                if event.seat == seat and event.line:
                    if event.kind.startswith("count"):
                        counted += event.points or 0
                    else:
                        changes[event.line] += event.points or 0
            assert list(changes.values()) == [new - old for old, new in zip(*lines, strict=True)]
            assert not after.over or counted == scores[seat]


def test_gains_of_a_move_are_what_it_changes_at_once() -> None:
    for before, code, after in steps(2, 3, 0):
        move = next(move for move in before.legal_moves() if before.code(move.move) == code)
        assert sum(gain.points for gain in move.gains) == sum(after.scores()) - sum(before.scores())


# -- the end


def test_the_end_is_the_last_event_and_has_its_reason() -> None:
    reasons = set()
    for before, code, after in some_steps():
        happened = told(before, code, after, None)
        assert (happened[-1].kind == "end") == after.over
        if after.over:
            reason = happened[-1].detail["reason"]
            assert reason == after.ended
            assert all(GAME.words.has(f"ended-{reason}") for _ in LANGUAGES)
            reasons.add(reason)
    assert {"full", "no-greens", "no-awards", "stopped"} <= reasons


def test_whoever_has_nothing_to_take_passes_and_is_told() -> None:
    match = no_green_to_take()
    for move in ("green 1", "discard 1"):
        before = match.clone()
        match.play(move)
    happened = told(before, before.code("discard 1"), match, None)
    assert [event.seat for event in happened if event.kind == "pass"] == [1, 2]
    assert match.ended == "no-greens"


# -- hidden cards


def same_for(before: Match, code: int, viewer: int | None) -> list[int]:
    """The codes that are the same move to a viewer: of another's hand nobody sees which card leaves."""
    if viewer == before.turn or code < DISCARD:
        return [code]
    if code < PLACE:
        return [DISCARD + n for n in range(4)]
    return [PLACE + CELLS * n + (code - PLACE) % CELLS for n in range(4)]


def test_events_leak_nothing() -> None:
    """Everything that the viewer cannot see is dealt again, before and after: the viewer is told the same."""
    hidden = 0
    for players in (2, 3, 5):
        for taste in range(3):
            for before, code, after in steps(players, 50 + 10 * taste + players, taste):
                for viewer in viewers(after):
                    happened = told(before, code, after, viewer)
                    hidden += any(event.kind.endswith(("hidden", "rest")) for event in happened)
                    for deal in range(2):
                        seat = viewer if viewer is not None else (before.turn or 0) + 1 + deal
                        again = before.redealt(seat % players, deal), after.redealt(seat % players, deal)
                        if viewer is None and seat % players == before.turn:
                            continue
                        for same in same_for(before, code, viewer):
                            assert told(again[0], same, again[1], viewer) == happened
    assert hidden > 500


def test_no_event_names_a_card_that_its_viewer_has_not_seen() -> None:
    for before, code, after in some_steps():
        for viewer in viewers(after):
            view = after.view(viewer)
            unseen = {*view["greens"]["unseen"], *view["awards"]["unseen"]}
            for event in told(before, code, after, viewer):
                assert event.piece not in unseen
                assert not unseen & {str(value) for value in values(event).values()}


def test_the_order_of_a_refresh_is_told_to_the_one_who_chose_it() -> None:
    match = hortus.new("village-green", 2, seed=4)
    while match.view()["phase"] == "set-up":
        match.play(match.moves()[0])
    up = [card["id"] for card in match.view()["greens"]["face_up"]]
    match.play("refresh greens")
    match.play("under 3")
    match.play("under 1")
    own = [event.piece for move in match.events(0)[-2:] for event in move if event.kind == "under-green"]
    assert own == [up[2], up[0], up[1]]
    first, second = match.events(1)[-2:]
    assert [(event.kind, event.piece) for event in first] == [("under-hidden", "green")]
    assert [event.piece for event in second if event.kind == "under-lot"] == up
    assert [event.target for event in second if event.kind == "turn-up-green"] == ["greens-1", "greens-2", "greens-3"]
