"""What must hold for every game, at every player count and with every option."""

from __future__ import annotations

import copy
import json
import pickle
import random
import xml.etree.ElementTree as ElementTree
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.errors import BadOption, BadPosition, BadRecord, HortusError, IllegalMove
from hortus.games import game as find_game
from hortus.games.words import LANGUAGES
from hortus.kernel import blank, copied, generic, plain, plain_state, seed_generator, write
from hortus.table import Match
from tests.variants import BASIC, VARIANTS, Variant, name_of, random_match, walk

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
every_game = pytest.mark.parametrize("name", hortus.games())
every_table = pytest.mark.parametrize("variant", BASIC, ids=name_of)


@every_variant
def test_random_games_end_and_replay_from_their_record(variant: Variant) -> None:
    for seed in range(3):
        match = random_match(variant, seed)
        assert match.over and match.turn is None and match.moves() == []
        assert match.winners()
        again = hortus.from_record(match.record())
        assert again.position() == match.position()
        assert again.digest() == match.digest()
        assert again.record() == match.record()


@every_variant
def test_same_seed_same_game(variant: Variant) -> None:
    assert random_match(variant, 5, 40).digest() == random_match(variant, 5, 40).digest()
    assert random_match(variant, 5, 40).digest() != random_match(variant, 6, 40).digest()


@every_variant
def test_positions_come_back_from_json(variant: Variant) -> None:
    for match in walk(variant, 11):
        text = json.dumps(match.position())
        back = hortus.from_position(variant[0], text)
        assert back.position() == match.position()
        assert back.digest() == match.digest()
        assert back.options == match.options
        assert back.moves() == match.moves()


@every_variant
def test_a_match_set_up_from_a_position_has_a_record(variant: Variant) -> None:
    match = random_match(variant, 3, 12)
    setup = hortus.from_position(variant[0], match.position())
    dice = random.Random(1)
    while not setup.over:
        setup.play(dice.choice(setup.moves()))
    assert hortus.from_record(setup.record()).digest() == setup.digest()


@every_game
def test_every_move_has_one_notation_and_is_read_back(name: str) -> None:
    game = find_game(name)
    assert len(set(map(str.lower, game.notation))) == len(game.notation)
    match = Match(name, game.players[0])
    for code, text in enumerate(game.notation):
        assert text.isascii() and text == text.strip() and len(text.split()) <= 2
        assert match.code(text) == match.code(f"  {text.upper()} ") == code
    outcomes = [text for text in game.outcomes if text]
    assert len(set(map(str.lower, outcomes))) == len(outcomes)


@every_variant
def test_legal_moves_can_be_played_and_others_are_refused_without_change(variant: Variant) -> None:
    dice = random.Random(2)
    for step, match in enumerate(walk(variant, 21)):
        legal = match.codes()
        assert len(set(legal)) == len(legal) <= match.game.most_moves
        if step % 5:
            continue
        for code in legal:
            trial = match.clone()
            trial.play(match.game.notation[code])
            again = match.clone()
            again.play_code(code)
            assert trial.ply == match.ply + 1 and again.state == trial.state
        digest, record = match.digest(), match.record()
        for code in dice.sample(range(len(match.game.notation)), min(60, len(match.game.notation))):
            if code not in legal:
                with pytest.raises(IllegalMove):
                    match.play_code(code)
            if match.game.canonical(match.state, code) in legal:
                continue
            with pytest.raises(IllegalMove) as refusal:
                match.play(match.game.notation[code])
            for lang in LANGUAGES:
                sentence = refusal.value.sentence(lang)
                assert sentence.endswith((".", "!")) and "{" not in sentence
        assert match.digest() == digest and match.record() == record


@every_game
def test_nonsense_is_refused_without_change(name: str) -> None:
    match = Match(name, find_game(name).players[0], seed=1)
    digest = match.digest()
    for nonsense in ("", " ", "xyzzy", "draw draw", "take 99-z9", "\x00", "💐", "a" * 10_000, None, 7, ["draw"]):
        with pytest.raises(IllegalMove):
            match.play(nonsense)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove):
        match.undo()
    assert match.digest() == digest


@every_table
def test_earlier_copies_never_change(variant: Variant) -> None:
    kept: list[tuple[Match, str]] = []
    for step, match in enumerate(walk(variant, 31)):
        for clone, digest in kept:
            assert clone.digest() == digest
        if step % 4 == 0 and len(kept) < 60:
            kept += [(match.clone(), match.digest()), (copy.deepcopy(match), match.digest())]
            kept.append((pickle.loads(pickle.dumps(match)), match.digest()))
    for clone, digest in kept:
        played = clone.clone()
        while not played.over:
            played.play(played.moves()[-1] if played.ply % 2 else played.moves()[0])
            if played.ply > clone.ply + 30:
                break
        assert clone.digest() == digest


@every_variant
def test_undo_gives_back_the_very_state(variant: Variant) -> None:
    digests = [match.digest() for match in walk(variant, 41)]
    match = random_match(variant, 41)
    played = match.played()
    for digest in reversed(digests[:-1]):
        assert match.undo() == played.pop()[1]
        assert match.digest() == digest


@every_variant
def test_interpreted_equals_compiled(variant: Variant) -> None:
    name, players, options = variant
    game = find_game(name)
    for seed in range(2):
        match = Match(name, players, options, seed)
        state = game.fresh(players, options)
        plain(generic.deal)(state, seed)
        dice = random.Random(seed)
        buffer, scores = [0] * game.most_moves, [0] * 8
        seen = [-7] * game.features  # every number is written
        while True:
            assert state == match.state
            state.rules.score(state, scores)
            assert scores[:players] == match.scores()
            for seat in range(players):
                state.rules.observe(state, seat, seen)
                assert seen == match.observe(seat).tolist()
                looked, mask = match.look(seat)
                assert seen == looked.tolist()
                assert np.flatnonzero(mask).tolist() == (sorted(match.codes()) if seat == match.turn else [])
            if state.over:
                break
            n = state.rules.legal(state, buffer)
            assert buffer[:n] == match.codes()
            code = dice.choice(buffer[:n])
            plain(generic.play)(state, code)
            match.play(game.notation[code])
        for seat in range(players):
            hidden, compiled = plain_state(state), copied(match._states)
            plain(generic.redeal)(hidden, seat, 99)
            generic.redeal_at(compiled, 0, seat, 99)
            assert hidden == plain_state(compiled[0])


@every_variant
def test_a_view_leaks_nothing(variant: Variant) -> None:
    """What a seat cannot know is dealt again; everything it is shown stays the same to the byte."""
    players = variant[1]
    before: Match | None = None
    for step, match in enumerate(walk(variant, 51)):
        if step % 3 == 0:
            for seat in range(players):
                for seed in (1, 2):
                    assert _shown(match.redealt(seat, seed), seat) == _shown(match, seat)
        if before is not None and step % 2:
            code = match._played[-1]
            for viewer in range(players):
                told = match.game.sentence(before.state, code, match.state, viewer, "en")
                hidden = match.game.sentence(
                    before.redealt(viewer, 8).state, code, match.redealt(viewer, 9).state, viewer, "en"
                )
                assert hidden == told
        before = match.clone()


@every_table
def test_the_same_dice_deal_the_same_again_however_hidden_things_lay(variant: Variant) -> None:
    """A deal made for a seat comes from the dice and from what the seat knows, and from nothing else."""
    for step, match in enumerate(walk(variant, 71)):
        if step % 3 == 0:
            for seat in range(variant[1]):
                expected = [match.redealt(seat, dice).digest() for dice in (5, 6)]
                for lay in (1, 2, 3):
                    other = match.redealt(seat, lay)
                    assert [other.redealt(seat, dice).digest() for dice in (5, 6)] == expected


def _shown(match: Match, seat: int) -> str:
    shown: list[Any] = [match.view(seat), match.observe(seat).tolist(), match.scores(), match.turn]
    for lang in LANGUAGES:
        shown += [match.text(seat, lang), match.svg(seat, lang)]
        shown += [
            [(line.name, line.points, line.places, line.text) for line in match.explain(s, lang)]
            for s in range(match.players)
        ]
        if match.turn == seat:
            shown += [
                match.what_now(lang),
                [(move, match.describe(move, lang), match.gains(move)) for move in match.moves()],
            ]
    return json.dumps(shown)


@every_table
def test_a_spectator_sees_no_more_than_every_seat_does(variant: Variant) -> None:
    """Deal again what each seat in turn cannot see: a spectator, who sees less, notices nothing."""
    for step, match in enumerate(walk(variant, 61)):
        if step % 4 == 0:
            for seat in range(variant[1]):
                again = match.redealt(seat, 7)
                assert again.view(None) == match.view(None)
                assert again.text(None) == match.text(None) and again.svg(None) == match.svg(None)


@every_variant
def test_sentences_pictures_and_points(variant: Variant) -> None:
    for step, match in enumerate(walk(variant, 71)):
        scores = match.scores()
        for seat in range(variant[1]):
            for lang in LANGUAGES:
                assert sum(line.points for line in match.explain(seat, lang)) == scores[seat]
        if step % 4:
            continue
        for lang in LANGUAGES:
            assert match.what_now(lang)
            sentences = [match.describe(move, lang) for move in match.moves()]
            sentences += [sentence for _, sentence in match.log(None, lang)[-3:]]
            assert all(s and "{" not in s and s.endswith((".", "!")) for s in sentences)
        if step % 12 == 0:
            for viewer in (None, 0):
                ElementTree.fromstring(match.svg(viewer, "fr"))
                assert match.text(viewer, "en")
    assert json.loads(json.dumps(match.view(0))) == match.view(0)


@every_table
def test_gains_are_what_the_move_brings(variant: Variant) -> None:
    dice = random.Random(4)
    for match in walk(variant, 81):
        if match.over:
            break
        move = dice.choice(match.moves())
        trial = match.clone()
        trial.play(move)
        if not trial.revealed_by_last():
            assert [a - b for a, b in zip(trial.scores(), match.scores(), strict=True)] == match.gains(move)


@every_variant
def test_chance_can_be_listed_forced_and_is_sampled_fairly(variant: Variant) -> None:
    name, players, options = variant
    game = find_game(name)
    outcomes, weights = np.zeros((2, game.most_outcomes), np.int16)
    states = blank(game.dtype)
    state = game.fresh(players, options)
    write(states, 0, state)
    generic.start_at(states, 0, 5)
    events = 0
    dice = random.Random(6)
    legal = np.zeros(game.most_moves, np.int16)
    while not plain_state(states[0]).over and events < 60:
        if not plain_state(states[0]).pending:
            n = generic.legal_at(states, 0, legal)
            generic.decide_at(states, 0, dice.choice(legal[:n].tolist()))
            continue
        n = generic.chance_at(states, 0, outcomes, weights)
        listed = outcomes[:n].tolist()
        assert n >= 1 and (weights[:n] > 0).all() and len(set(listed)) == n
        assert all(game.outcomes[outcome] for outcome in listed)
        if events % 10 == 0 and n > 1:
            _check_sampling(game, states, listed, weights[:n].tolist())
        for outcome in listed:
            trial = copied(states)
            generic.force_at(trial, 0, outcome)
        generic.force_at(states, 0, dice.choice(listed))
        events += 1
    assert events


def _check_sampling(game: Any, states: Any, listed: list[int], weights: list[int]) -> None:
    """Sampled outcomes follow the weights listed: chi-squared, far beyond any reasonable doubt."""
    trial: Any = plain_state(states[0])
    draws = 400
    counts = dict.fromkeys(listed, 0)
    for seed in range(draws):
        plain(seed_generator)(trial.rng, seed)
        counts[trial.rules.sample(trial)] += 1
    total = sum(weights)
    chi = sum((counts[o] - draws * w / total) ** 2 / (draws * w / total) for o, w in zip(listed, weights, strict=True))
    assert chi < len(listed) + 6 * (2 * len(listed)) ** 0.5 + 10


@every_table
def test_forced_outcomes_are_in_the_record(variant: Variant) -> None:
    match = Match(variant[0], variant[1], variant[2], 3)
    dice = random.Random(3)
    forced = 0
    while not match.over and match.ply < 60:
        move = dice.choice(match.moves())
        chances = match.chances(move)
        assert not chances or abs(sum(chances.values()) - 1) < 1e-9
        digest = match.digest()
        with pytest.raises(IllegalMove):
            match.play(move, ["never"])
        assert match.digest() == digest
        if chances and forced < 5:
            match.play(move, [dice.choice(list(chances))])
            forced += 1
        else:
            match.play(move)
    assert hortus.from_record(match.record()).digest() == match.digest()


@every_table
def test_a_damaged_position_is_refused_by_name_or_playable(variant: Variant) -> None:
    dice = random.Random(7)
    for seed in range(4):
        match = random_match(variant, seed, dice.randrange(80))
        for _ in range(60):
            damaged = _damage(copy.deepcopy(match.position()), dice)
            try:
                found = hortus.from_position(variant[0], json.dumps(damaged))
            except BadPosition as problem:
                assert str(problem)
            else:
                for _ in range(30):
                    if found.over:
                        break
                    assert found.moves()
                    found.play(dice.choice(found.moves()))
                    assert found.text() and found.view(0)


def _damage(value: Any, dice: random.Random) -> Any:
    """One small change somewhere inside."""
    if isinstance(value, dict) and value:
        key = dice.choice(sorted(value))
        if dice.random() < 0.1:
            del value[key]
        elif dice.random() < 0.05:
            value["surprise"] = 1
        else:
            value[key] = _damage(value[key], dice)
        return value
    if isinstance(value, list) and value and dice.random() < 0.9:
        i = dice.randrange(len(value))
        value[i] = _damage(value[i], dice)
        return value
    return dice.choice([None, 0, 1, 2, 5, 19, 20, 21, -1, 10**12, "x", "a1", [], {}, True, [1, 2], 1.5])


@every_game
def test_positions_that_are_no_positions(name: str) -> None:
    nonsenses: list[Any] = [
        "",
        "{",
        "[]",
        "null",
        "3",
        '"x"',
        "{}",
        [],
        None,
        5,
        {"gardens": 3},
        b"\xff",
        '{"a":' * 500,
    ]
    for nonsense in nonsenses:
        with pytest.raises(BadPosition):
            hortus.from_position(name, nonsense)


@every_table
def test_a_damaged_record_names_its_line(variant: Variant) -> None:
    dice = random.Random(8)
    record = random_match(variant, 2).record()
    lines = record.splitlines()
    for _ in range(40):
        damaged = list(lines)
        i = dice.randrange(len(damaged))
        how = dice.randrange(5)
        if how == 0:
            del damaged[i]
        elif how == 1:
            damaged[i] = "?" + damaged[i]
        elif how == 2:
            damaged[i] = damaged[i][: len(damaged[i]) // 2]
        elif how == 3:
            damaged.insert(i, damaged[i])
        else:
            damaged[i] = damaged[i].replace("0", "1").replace("a", "b")
        try:
            hortus.from_record("\n".join(damaged))
        except BadRecord as problem:
            assert "ine " in str(problem) or "header" in str(problem) or "moves" in str(problem)
    for nonsense in (
        "",
        "\n\n",
        "Hortus: 2\n",
        "hello",
        "Hortus: 1\nGame: chess\n",
        None,
        "Hortus: 1\nGame: " + variant[0],
    ):
        with pytest.raises(BadRecord):
            hortus.from_record(nonsense)  # type: ignore[arg-type]


@every_game
def test_options_that_do_not_exist(name: str) -> None:
    game = find_game(name)
    with pytest.raises(BadOption):
        hortus.new(name, surprise=1)
    for players in (0, 9, -1, "2", 2.0, None, True):
        with pytest.raises(BadOption):
            Match(name, players)  # type: ignore[arg-type]
    for seed in (-1, 2**63, "7", 1.5, True):
        with pytest.raises(BadOption):
            Match(name, game.players[-1], seed=seed)  # type: ignore[arg-type]
    for option in game.options:
        for value in ("nonsense", object(), [], -7, None):
            with pytest.raises(BadOption):
                Match(name, game.players[-1], {option.name: value})
        for value in option.values or option.examples:
            assert option.parse(option.write(value)) == value
    match = Match(name, game.players[-1])
    for seat in (-1, 5, "0", None, True):
        with pytest.raises(HortusError):
            match.explain(seat)  # type: ignore[arg-type]
    with pytest.raises(HortusError):
        match.text(0, "de")
    assert set(game.title) == set(LANGUAGES)
