"""Motion: moves are seen one after another at a pace the eye follows; who taps has seen enough."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import Page, expect

import hortus

from .conftest import MOTION, NewPage
from .driver import make_table, move_by_box, play_now, practise, settled, state, until_mine
from .flights import flown, watch, way
from .serving import Server

ME, FRIEND = {"kind": "me"}, {"kind": "invited"}
SPROUT = {"kind": "bot", "bot": "sprout"}
LN = "lucky-numbers"


def two(new_page: NewPage, server: Server) -> tuple[Page, Page]:
    """Two people at one table of Lucky Numbers; the first is to move."""
    ada, bo = new_page(**MOTION), new_page(**MOTION)
    for page in (ada, bo):
        watch(page)
    make_table(ada, server.url, LN, [ME, FRIEND], {"setup": "sorted", "start": "0"})
    bo.goto(f"{server.url}/join/{ada.locator('.code').inner_text()}")
    bo.locator("form button").click()
    until_mine(ada)
    bo.wait_for_selector(".lucky-garden")
    return ada, bo


def test_a_move_comes_to_the_other_browser_and_flies_there(new_page: NewPage, server: Server) -> None:
    ada, bo = two(new_page, server)
    ada.locator("[data-place=pile]").click()
    expect(bo.locator("[data-place=hand] [data-piece]")).to_have_count(1)
    settled(bo)
    (flight,) = flown(bo)
    assert (flight["origin"], flight["target"]) == ("pile", "hand")
    assert 350 <= flight["duration"] <= 500


def test_with_reduced_motion_pieces_are_there_at_once(new_page: NewPage, server: Server) -> None:
    page = new_page()
    watch(page)
    play_now(page, server.url, LN, setup="sorted")
    until_mine(page)
    page.locator("[data-place=pile]").click()
    page.wait_for_selector("[data-place=hand].is-new")  # an outline says where to look
    assert flown(page) == []
    page.wait_for_selector("[data-place=hand]:not(.is-new)")


def test_animation_speed(new_page: NewPage, server: Server) -> None:
    page = new_page(**MOTION)
    watch(page)
    times = {}
    play_now(page, server.url, LN, setup="sorted")
    for speed in ("slow", "normal", "fast", "off"):
        page.evaluate("(speed) => localStorage.setItem('motion', JSON.stringify(speed))", speed)
        page.reload()
        until_mine(page)
        page.locator("[data-place=pile].is-legal").click()
        page.wait_for_selector("[data-place=hand] [data-piece]")
        settled(page)
        times[speed] = sum(flight["duration"] for flight in flown(page))
        page.locator(".bar [data-action=discard]").first.click()
        until_mine(page)
        settled(page)
    assert times["slow"] > times["normal"] > times["fast"] > times["off"] == 0


def test_a_tap_skips(new_page: NewPage, server: Server) -> None:
    ada, bo = two(new_page, server)
    bo.evaluate("() => localStorage.setItem('motion', '\"slow\"')")
    bo.reload()
    bo.wait_for_selector(".lucky-garden")
    ada.locator("[data-place=pile]").click()
    bo.wait_for_selector(".picture")
    bo.evaluate(
        "() => document.querySelector('.table').dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))"
    )
    assert (
        bo.evaluate(
            """() => new Promise((done) => setTimeout(() => done(
             document.querySelectorAll('.picture, [data-playing=true]').length)))"""
        )
        == 0
    )
    expect(bo.locator("[data-place=hand] [data-piece]")).to_be_visible()


def test_moves_of_others_are_played_one_after_another_and_faster_when_many_wait(
    new_page: NewPage, server: Server
) -> None:
    """Three bots' moves come at once: each is seen, no two at a time; they can be played again."""
    page = new_page(**MOTION)
    watch(page)
    make_table(page, server.url, LN, [ME, SPROUT, SPROUT, SPROUT], {"setup": "sorted", "start": "0"})
    until_mine(page)
    page.locator("[data-place=pile].is-legal").click()
    settled(page)
    page.locator(".bar [data-action=discard]").first.click()
    until_mine(page)
    settled(page)
    flights = flown(page)
    others = [flight for flight in flights if flight["at"] > flights[1]["at"]]
    assert len(others) >= 6  # each of the three draws and does something with it
    for one, following in pairwise(others):
        assert following["at"] >= one["at"] + 0.9 * one["duration"] or following["delay"] > 0
    assert min(flight["duration"] for flight in others) < 300
    number = page.locator(".table").get_attribute("data-number")
    page.get_by_role("button", name="Since your last turn").click()
    page.wait_for_selector("[data-playing=true]")
    assert state(page) == "waiting"
    settled(page)
    again = flown(page)[len(flights) :]
    assert [way(flight) for flight in again] == [way(flight) for flight in others]
    expect(page.locator(".table")).to_have_attribute("data-number", number or "")
    assert until_mine(page) == "mine"


def test_a_count_stands_still_goes_on_and_is_left(new_page: NewPage, server: Server) -> None:
    """The end of Village Green: line by line, paused, gone on with, left for the result, where all lines are."""
    match = hortus.new("village-green", 2, seed=3)
    while not match.over:
        match.play(match.moves()[0])
    match.undo()
    assert match.turn is not None
    page = new_page(viewport={"width": 1366, "height": 768}, **MOTION)
    practise(page, server.url, match.record(), match.turn)
    boxes = [page.locator(f".bar .{name}").bounding_box() for name in ("undo", "go")]
    move_by_box(page)
    pause = page.locator(".bar [data-action=pause]")
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    assert boxes == [page.locator(f".bar .{name}").bounding_box() for name in ("undo", "go")]
    now = page.locator(".tally .is-now .tally-label, .tally .is-now small").all_inner_texts()
    expect(page.locator(".announcement")).to_have_count(0)  # it goes by itself
    assert now and page.locator(".tally .is-now .tally-label, .tally .is-now small").all_inner_texts() == now
    expect(page.locator(".race .chart")).to_be_visible()
    pause.press("Enter")
    page.wait_for_function(
        """(was) => JSON.stringify([...document.querySelectorAll('.tally .is-now :is(.tally-label, small)')]
             .map((one) => one.innerText)) !== JSON.stringify(was)""",
        arg=now,
    )
    page.locator(".bar [data-action=go-on]").click()
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator(".tally")).to_have_count(0)
    sums = page.locator(".counted .tally-sums b").all_inner_texts()
    assert sorted(sums) == sorted(page.locator(".ranking .points").all_inner_texts())
