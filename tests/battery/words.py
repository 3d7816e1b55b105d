"""Sentences and pictures, in every language."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

from hortus.games.sentences import event_sentence, line_name, line_text, move_sentence, next_text, values
from hortus.i18n import LANGUAGES

from .walks import Walk, along, at_end

MOST_LETTERS = 44  # of a line in the log
# What must not stand in a sentence: leftovers of a message, and what a language writes otherwise.
LEFTOVERS = re.compile(r"[{}$]|\b(True|False)\b|\s$|^\s|  ")
TYPOGRAPHY = {
    "en": re.compile(r"\s[;:!?,]"),
    "fr": re.compile(r"\bNone\b|(?<!\u202f)[;!?»]|(?<!\u00a0):|«(?!\u00a0)|'"),
    "de": re.compile(r"\bNone\b|\s[;:!?,]|\""),
}


def is_written_well(text: str, lang: str) -> bool:
    return bool(text) and not LEFTOVERS.search(text) and not (lang in TYPOGRAPHY and TYPOGRAPHY[lang].search(text))


def is_sentence(text: str, lang: str) -> bool:
    return is_written_well(text, lang) and text.endswith((".", "!", "?"))


@along(5)
def what_can_be_done_is_said(walk: Walk) -> None:
    match, words = walk.match, walk.game.words
    for lang in LANGUAGES:
        now = match.what_now(lang)
        assert is_sentence(now, lang), now
        for move in match.legal_moves():
            assert words.has(f"move-{move.verb}")
            sentence = move_sentence(words, lang, move)
            assert is_sentence(sentence, lang), sentence


@along()
def what_happened_is_told_with_the_same_names(walk: Walk) -> None:
    """Each event is a sentence of its own, or none, in every language; who is named in one is named in all."""
    if walk.before is None:
        return
    match, words = walk.match, walk.game.words
    viewer = walk.dice.choice([None, *walk.seats])
    for event in walk.game.events(walk.before.state, walk.last, match.state, viewer):
        if words.has(brief := f"brief-{event.kind}"):
            for lang in LANGUAGES:
                text = words.format(lang, brief, **values(event))
                assert is_written_well(text, lang), text
                assert len(text) <= MOST_LETTERS, text
        told = {lang: event_sentence(words, lang, event, match.names) for lang in LANGUAGES}
        if not told["en"]:
            assert not any(told.values()), told
            continue
        for lang, sentence in told.items():
            assert is_sentence(sentence, lang), sentence
            for name in match.names:
                assert (name in sentence) == (name in told["en"]), told


@along(3)
def points_are_explained(walk: Walk) -> None:
    words = walk.game.words
    for seat in walk.seats:
        for line in walk.game.explain(walk.match.state, seat):
            for lang in LANGUAGES:
                name, text = line_name(words, lang, line), line_text(words, lang, line)
                assert is_written_well(name, lang), name
                assert is_sentence(text, lang), text
                step = next_text(words, lang, line)
                assert is_written_well(step, lang) if line.next else step == "", step
                assert line.next is None or (line.next.more > 0 and line.next.points > line.points)


@at_end
def the_end_is_told(walk: Walk) -> None:
    match = walk.match
    for lang in LANGUAGES:
        assert is_sentence(walk.game.words.format(lang, f"ended-{match.ended}"), lang)
        log = match.log(None, lang)
        assert len(log) == match.ply
        assert log[-3:] == match.log(None, lang, since=match.ply - 3)
        verdict = walk.game.verdict(match.state)
        assert verdict is None or is_written_well(walk.game.words.say(lang, verdict), lang)


@along(9)
def pictures_are_drawn(walk: Walk) -> None:
    match = walk.match
    for lang in LANGUAGES:
        viewer = walk.dice.choice([None, *walk.seats])
        assert ElementTree.fromstring(match.svg(viewer, lang)).tag.endswith("svg")
        assert is_drawn(match.text(viewer, lang))


def is_drawn(text: str) -> bool:
    return bool(text.strip()) and not re.search(r"[{}$]", text)
