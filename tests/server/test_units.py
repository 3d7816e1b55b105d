"""Parts that need no server: verifying records, clocks, words, bots that fail."""

from __future__ import annotations

import asyncio
import random
import re
import time
from types import SimpleNamespace

import pytest

import hortus
from hortus.bots import BOTS
from hortus.errors import BadRecord
from hortus.games import game as find_game
from hortus.games.registry import GAMES as OURS
from hortus.i18n import LANGUAGES
from hortus.server import fairness, live, verify
from hortus.server.bot_runner import BotRunner, weaker
from hortus.server.bots import called
from hortus.server.cards import ByClock, ByDays
from hortus.server.clocks import DAY, Clock
from hortus.server.game_files import web_folder
from hortus.server.limits import Bucket
from hortus.server.refusals import STATUS, WORDS, Refusal, cleaned, language
from hortus.server.rules_text import rules_text
from hortus.server.settings import Settings
from hortus.table import Match
from tests.variants import BASIC, Variant, name_of, random_match

GAMES = hortus.games()


@pytest.mark.parametrize("variant", BASIC, ids=name_of)
def test_a_record_verifies_and_a_changed_one_does_not(variant: Variant) -> None:
    match = random_match(variant, 11)
    text = fairness.record(match, "ab" * 16, "2026-01-01")
    assert verify(text).commitment == fairness.commitment(11, "ab" * 16)
    for old, new in (("Salt: ab", "Salt: ac"), ("Salt: " + "ab" * 16 + "\n", ""), ("Commitment: ", "Commitment: 0"),
                     ("Seed: 11", "Seed: 12"), ("Result: ", "Result: 9")):  # fmt: skip
        assert old in text
        with pytest.raises(BadRecord):
            verify(text.replace(old, new))
    other = text.replace("Commitment: " + fairness.commitment(11, "ab" * 16), "Commitment: " + fairness.commitment(
        12, "ab" * 16))  # fmt: skip
    with pytest.raises(BadRecord, match="promised"):
        verify(other)


def test_seeds_and_salts_differ() -> None:
    draws = [fairness.draw() for _ in range(100)]
    assert len({seed for seed, _, _ in draws}) == len({salt for _, salt, _ in draws}) == 100
    assert all(fairness.commitment(seed, salt) == promise for seed, salt, promise in draws)


def test_clocks() -> None:
    clock = Clock(ByClock(60, 5), 2)
    clock.run(0, 1000)
    assert clock.now(11_000) == [50_000, 60_000] and clock.deadline() == 61_000
    clock.run(0, 11_000)  # another decision of the same turn: nothing is added
    clock.run(1, 21_000)
    assert clock.now(21_000) == [45_000, 60_000]
    clock.back(0, 31_000)  # taken back: time used stays used
    assert clock.now(31_000) == [45_000, 50_000]
    clock.forgive(4000, 36_000)
    assert clock.now(36_000) == [44_000, 50_000]
    days = Clock(ByDays(2), 2)
    days.run(0, 0)
    days.run(1, DAY)
    days.run(0, DAY + 5)
    assert days.now(DAY + 5) == [2 * DAY, 2 * DAY - 5]
    days.renew(0, 2 * DAY)  # back in time: leaving and returning gives nobody more
    assert days.deadline() == 3 * DAY + 5
    days.renew(0, 4 * DAY)
    assert days.deadline() == 6 * DAY


def test_words() -> None:
    assert cleaned(" a\u202e\x00b\n\tc ") == "ab c"
    assert language("eo, fr;q=0.8, en") == "fr" and language("de-AT") == "de" and language("") == "en"
    for reason in STATUS:
        if reason != "impossible":  # always with a sentence of its own
            assert {Refusal(reason).sentence(lang) for lang in LANGUAGES} >= {WORDS.format("de", reason)}
    assert Refusal("impossible", "no bot", bot="x", bots="y").sentence("de") == "Es gibt keinen Bot x. Die Bots: y."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OURS)  # a plug-in need not have diagrams
def test_the_rules_text_as_html(name: str, lang: str) -> None:
    """Every heading is in the contents and can be gone to; every diagram it names is one the page has."""
    text = rules_text(name, lang)
    assert text.title and len(text.contents) > 3
    ids = re.findall(r'<h2 id="([^"]+)">', text.html)
    assert ids == [heading.id for heading in text.contents] and len(set(ids)) == len(ids)
    assert (
        "<h1" not in text.html
        and "diagram:" not in text.html
        and "{{" not in text.html
        and "<p><figure" not in text.html
    )
    diagrams = re.findall(r'<figure data-diagram="([^"]+)"><figcaption>[^<]+</figcaption></figure>', text.html)
    module = (web_folder(find_game(name)) / "diagrams.js").read_text()
    assert diagrams and all(re.search(rf'\b"?{re.escape(diagram)}"?:', module) for diagram in diagrams)


def test_who_has_gone_is_not_reported() -> None:
    shown_out = "Unexpected ASGI message 'websocket.send', after sending 'websocket.close'."
    assert live._gone(RuntimeError(shown_out)) and live._gone(ConnectionResetError())
    assert not live._gone(RuntimeError("something else"))


def test_bots_are_called_in_the_reader_s_language() -> None:
    assert called("Seedling 2", "seedling", "fr") == "Jeune pousse 2"
    assert called("Seedling", "seedling", "en") == "Seedling"
    assert called("Ada", None, "fr") == "Ada"


def test_buckets() -> None:
    bucket = Bucket(0.001, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


class Broken:
    name = "broken"

    def choose(self, match: Match) -> str:
        raise RuntimeError("out of ideas")


class Slow:
    name = "slow"

    def choose(self, match: Match) -> str:
        time.sleep(0.5)
        return match.moves()[0]


class Cheat:
    name = "cheat"

    def choose(self, match: Match) -> str:
        return "win"


@pytest.mark.parametrize("game", GAMES)
def test_for_a_bot_that_fails_dawdles_or_cheats_a_weaker_level_plays(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Substitute:
        name = "sprout"

        def choose(self, match: Match) -> str:
            asked.append(match.ply)
            return match.moves()[-1]

    asked: list[int] = []
    monkeypatch.setitem(BOTS, "sprout", lambda seed: Substitute())
    for bot in (Broken, Slow, Cheat):
        monkeypatch.setitem(BOTS, bot.name, lambda seed, bot=bot: bot())
    match = hortus.new(game, players=max(2, hortus.games.game(game).players[0]), seed=3)  # type: ignore[attr-defined]
    dice = random.Random(1)
    while len(match.moves()) < 2:
        match.play(dice.choice(match.moves()))

    async def go() -> None:
        settings = Settings(bot_seconds=0.1, bot_queue_seconds=0.2)
        runner = BotRunner(SimpleNamespace(closing=False), settings)  # type: ignore[arg-type]
        assert match.turn is not None
        monkeypatch.setattr("hortus.server.bot_runner.weaker", lambda name: ["sprout", "seedling"])
        for name in ("broken", "slow", "cheat"):
            assert await runner._choose(name, match, match.turn) == match.moves()[-1]
        assert len(asked) == 3
        await runner.close()

    asyncio.run(go())


def test_waiting_for_a_thread_is_not_thinking() -> None:
    """Ten that think at the same time with one thread: all of them are waited for."""

    class Thinker:
        name = "thinker"

        def choose(self, match: Match) -> str:
            time.sleep(0.05)
            return match.moves()[-1]

    match = hortus.new("lucky-numbers", players=2, seed=3)

    async def go() -> None:
        runner = BotRunner(SimpleNamespace(closing=False), Settings(bot_seconds=0.3, bot_threads=1))  # type: ignore[arg-type]
        assert match.turn is not None
        with pytest.MonkeyPatch.context() as monkeypatch:
            monkeypatch.setitem(BOTS, "thinker", lambda seed: Thinker())
            chosen = await asyncio.gather(
                *(runner._think("thinker", match, match.turn, runner._pool) for _ in range(10))
            )
        assert chosen == [match.moves()[-1]] * 10
        await runner.close()

    asyncio.run(go())


def test_the_next_weaker_level_comes_first() -> None:
    assert weaker("head-gardener") == ["gardener", "sprout", "seedling"] and weaker("seedling") == []
    assert weaker("somebody-else-s") == ["sprout", "seedling"]
