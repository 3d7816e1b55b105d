"""The replay: by keys from the start, slider, chart and log, at several speeds; its address links to the moment."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import NewPage
from .driver import END, LIKES, PLAY, at_rest, make_table, settled, until_mine
from .flights import flown, watch
from .serving import Server

GAME = "lucky-numbers"
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "sprout"}]


def played(page: Page, server: Server, game: str = GAME) -> str:
    """A match that is over, on its result; answers its id."""
    table = make_table(page, server.url, game, SEATS)
    until_mine(page)
    page.evaluate(PLAY, [table, END, LIKES[game]])
    page.wait_for_selector(".result .chart")
    return table


def at(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_keys_work_from_the_start_and_wherever_the_focus_is(new_page: NewPage, server: Server) -> None:
    page = new_page(reduced_motion="reduce")
    table = played(page, server)
    page.goto(f"{server.url}/replay/{table}")
    page.wait_for_selector(".replay-bar")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("2")
    page.locator(".mine [data-place]").first.click()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("slider")).to_have_value("1")
    page.keyboard.press("End")
    last = page.get_by_role("slider").get_attribute("max")
    expect(page.get_by_role("slider")).to_have_value(last or "")
    page.keyboard.press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.keyboard.press(" ")  # plays by itself
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 1")


def shown(page: Page) -> list[str]:
    """All that the replay shows of the moment, once nothing moves."""
    at_rest(page)
    settled(page)
    page.wait_for_function("() => !document.querySelector('.is-new')")  # what came has been outlined
    elements: list[str] = page.locator(".board > :is(.prompt-slot, .shared, .mine, .others)").evaluate_all(
        """(areas) => areas.flatMap((area) => [area, ...area.querySelectorAll("*")]).map((one) => {
             const attributes = [...one.attributes].filter(({name}) => name !== "tabindex"); // that follows the focus
             const own = [...one.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE);
             return [one.tagName, ...attributes.map(({name, value}) => `${name}=${value}`).sort(),
               ...own.map((text) => text.data)].join(" ");
           })"""
    )
    assert len(elements) > 100
    return elements


def test_the_address_is_a_link_to_the_moment(new_page: NewPage, server: Server) -> None:
    """Opened by its address, a moment is shown exactly as when one steps there, forwards or backwards."""
    page = new_page(reduced_motion="reduce")
    table = played(page, server, "zen-garden")
    page.goto(f"{server.url}/replay/{table}?ply=17")
    expect(page.get_by_role("slider")).to_have_value("17")
    for ply in (18, 19, 20):
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(re.compile(rf"\?ply={ply}$"))
    forwards = shown(page)
    page.reload()
    expect(page.get_by_role("slider")).to_have_value("20")
    assert shown(page) == forwards
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("slider")).to_have_value("20")
    assert shown(page) == forwards


def test_the_chart_of_the_result_leads_into_the_replay(new_page: NewPage, server: Server) -> None:
    page = new_page(reduced_motion="reduce")
    played(page, server)
    page.locator(".result .chart-reach").click()  # its middle
    page.wait_for_selector(".replay-bar")
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert abs(at(page) - last / 2) <= 1
    page.locator(".side .chart-reach").click(position={"x": 2, "y": 20})
    assert at(page) <= 1


def test_speeds(new_page: NewPage, server: Server) -> None:
    page = new_page()
    watch(page)
    table = played(page, server)
    times = []
    for speed in ("0.5", "4"):
        page.goto(f"{server.url}/replay/{table}?ply=8")
        page.get_by_role("combobox", name="Speed").select_option(speed)
        page.locator(".board").focus()
        page.keyboard.press("ArrowRight")
        page.wait_for_function("() => window.flown.length > 0")
        times.append(flown(page)[0]["duration"])
    assert times[0] == 8 * times[1]


def test_the_end_shows_the_finished_beds(new_page: NewPage, server: Server) -> None:
    page = new_page(reduced_motion="reduce")
    played(page, server, "cottage-garden")
    expect(page.locator(".cottage-gallery li")).not_to_have_count(0)
    full = page.evaluate(
        """async () => {
             const {frames} = await (await fetch(location.pathname.replace('/t/', '/api/tables/') + '/replay')).json();
             return frames.flatMap(({entry}) => entry?.events ?? []).filter(({kind}) => kind === 'complete').length;
           }"""
    )
    expect(page.locator(".cottage-gallery li")).to_have_count(full)
