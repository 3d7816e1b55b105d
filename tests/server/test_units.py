"""Parts that need no server: verifying records, clocks, words."""

from __future__ import annotations

import re

import pytest

import hortus
from hortus.errors import BadRecord
from hortus.games import game as find_game
from hortus.games.registry import GAMES as OURS
from hortus.i18n import LANGUAGES
from hortus.server import fairness, verify
from hortus.server.bots import called
from hortus.server.cards import ByClock, ByDays
from hortus.server.clocks import DAY, Clock
from hortus.server.game_files import web_folder
from hortus.server.limits import Bucket
from hortus.server.refusals import STATUS, WORDS, Refusal, cleaned, language
from hortus.server.rules_text import rules_text
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
    with pytest.raises(BadRecord, match="promised") as caught:
        verify(other)
    assert caught.value.sentence("de").startswith("Der Startwert ist nicht der versprochene")


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


def test_bots_are_called_in_the_reader_s_language() -> None:
    assert called("Seedling 2", "seedling", "fr") == "Jeune pousse 2"
    assert called("Seedling", "seedling", "en") == "Seedling"
    assert called("Ada", None, "fr") == "Ada"


def test_buckets() -> None:
    bucket = Bucket(0.001, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
