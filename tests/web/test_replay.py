"""The replay: by keys from the start, slider, chart and log, at several speeds; its address links to the moment."""

from __future__ import annotations

import re

from playwright.sync_api import Page, ViewportSize, expect

from .boards.hand import drawn
from .conftest import NewPage
from .driver import END, at_rest, make_table, settled
from .flights import flown, hasten, watch
from .serving import Server
from .still import DESKTOP, clipped, crowded, resize

GAME = "lucky-numbers"
LOW_PHONE: ViewportSize = {"width": 360, "height": 640}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "sprout"}]


def played(page: Page, server: Server, game: str = GAME) -> str:
    """A match that is over, on its result; answers its id."""
    table = make_table(page, server.url, game, SEATS, plies=END)
    page.wait_for_selector(".result .chart")
    return table


def at(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_keys_work_from_the_start_and_wherever_the_focus_is(new_page: NewPage, server: Server) -> None:
    page = new_page()
    table = played(page, server)
    page.goto(f"{server.url}/replay/{table}")
    page.wait_for_selector(".replay-bar")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("2")
    page.locator(".mine [data-place]").first.click()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("slider")).to_have_value("1")
    expect(page.locator(".log [aria-current]").first).to_be_in_viewport()  # though it is far down the log
    page.keyboard.press("End")
    last = page.get_by_role("slider").get_attribute("max")
    expect(page.get_by_role("slider")).to_have_value(last or "")
    settled(page)
    size = page.viewport_size or DESKTOP
    for small in (LOW_PHONE, ON_ITS_SIDE):  # the last move tells the most
        resize(page, small)
        assert clipped(page) == [] == crowded(page)
        said = page.locator(".prompt .sentence")
        read = said.aria_snapshot()  # also what there is no room for
        assert all(one.strip() in read for one in said.locator("> span").all_text_contents()), read
    resize(page, size)
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
    page = new_page()
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
    page = new_page()
    played(page, server)
    page.locator(".result .chart-reach").click()  # its middle
    page.wait_for_selector(".replay-bar")
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert abs(at(page) - last / 2) <= 1
    page.locator(".side .chart-reach").click(position={"x": 2, "y": 20})
    assert at(page) <= 1


def test_with_many_others_the_log_has_room(new_page: NewPage, server: Server) -> None:
    page = new_page(viewport=DESKTOP)
    bots = [{"kind": "bot", "bot": "seedling"}] * 3
    table = make_table(page, server.url, GAME, [{"kind": "me"}, *bots], plies=20)
    page.goto(f"{server.url}/replay/{table}?ply=12")
    page.wait_for_selector(".replay-bar")
    drawn(page)
    assert clipped(page) == [] == crowded(page)
    lines = page.locator(".log-card").evaluate(
        """(card) => {
             const { top, bottom } = card.getBoundingClientRect();
             const boxes = [...card.querySelectorAll('li')].map((one) => one.getBoundingClientRect());
             return boxes.filter((box) => box.top > top - 2 && box.bottom < bottom + 2).length;
           }"""
    )
    assert lines >= 5


def test_speeds(new_page: NewPage, server: Server) -> None:
    page = new_page()
    watch(page)
    table = played(page, server)
    times = []
    page.emulate_media(reduced_motion="no-preference")
    for speed in ("0.5", "4"):
        page.goto(f"{server.url}/replay/{table}?ply=8")
        page.get_by_role("combobox", name="Speed").select_option(speed)
        page.locator(".board").focus()
        page.keyboard.press("ArrowRight")
        page.wait_for_function("() => window.flown.length > 0")
        times.append(flown(page)[0]["duration"])
    assert times[0] == 8 * times[1]


def play_from(page: Page, server: Server, table: str, ply: int) -> None:
    """The replay plays the move after so many, as it is seen with motion."""
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{server.url}/replay/{table}?ply={ply}")
    page.wait_for_selector(".replay-bar")
    page.keyboard.press("ArrowRight")


def test_a_finished_bed_is_counted_and_kept(new_page: NewPage, server: Server) -> None:
    """It is lifted out of its garden, its symbols fly from there to their cubes; the end shows all of them."""
    page = new_page()
    watch(page)
    table = played(page, server, "cottage-garden")
    expect(page.locator(".cottage-gallery li")).not_to_have_count(0)
    completed = page.evaluate(
        """async () => {
             const {frames} = await (await fetch(location.pathname.replace('/t/', '/api/tables/') + '/replay')).json();
             return frames.flatMap(({entry, ply}) => (entry?.events ?? []).map((event) => ({...event, ply})))
               .filter(({kind}) => kind === 'complete');
           }"""
    )
    expect(page.locator(".cottage-gallery li")).to_have_count(len(completed))
    bed = next(event for event in completed if event["seat"] == 0)
    play_from(page, server, table, bed["ply"] - 1)
    page.wait_for_selector(".lifted ~ .rising")
    large, small = (
        page.evaluate("(at) => document.querySelector(at).getBoundingClientRect().width", selector)
        for selector in (".lifted", f".mine [data-place='{bed['target']}'] [data-box]")
    )
    assert large > 1.2 * small
    page.evaluate(
        """() => {
             window.left = null; // of its points, once it lies in its garden
             new MutationObserver((changes) => {
               if (changes.some(({removedNodes}) => [...removedNodes].some((one) => one.matches?.('.lifted'))))
                 requestAnimationFrame(() => { window.left = document.querySelectorAll('.rising').length; });
             }).observe(document.querySelector('.board'), {childList: true});
           }"""
    )
    settled(page)
    expect(page.locator(".lifted")).to_have_count(0)
    assert page.evaluate("() => window.left") == 0
    counted = [one for one in flown(page) if one["origin"].startswith(f"{bed['target']}-") and one["piece"] == "pot"]
    assert len(counted) >= bed["detail"]["pots"]


def test_points_and_vine_grow_with_what_is_seen(new_page: NewPage, server: Server) -> None:
    """Whoever completes a bed has the points of before, until symbol by symbol is counted."""
    page = new_page()
    table = played(page, server, "cottage-garden")
    ply, before, after = page.evaluate(
        """async () => {
             const {frames} = await (await fetch(location.pathname.replace('/t/', '/api/tables/') + '/replay')).json();
             const at = frames.findIndex(({entry}) => entry?.seat === 0
               && entry.events.filter(({kind}) => kind === 'count').length > 2);
             return [frames[at].ply, frames[at - 1].points[0], frames[at].points[0]];
           }"""
    )
    assert after > before + 2
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{server.url}/replay/{table}?ply={ply - 1}")
    page.wait_for_selector(".replay-bar")
    page.evaluate(
        """() => {
             const look = () => [document.querySelector('.mine > .garden-head .points').textContent,
               [...document.querySelectorAll('.mine .cottage-vine')].map((one) => one.getAttribute('d').length)];
             window.seen = [look()];
             new MutationObserver(() => window.seen.push(look())).observe(document.querySelector('.mine'),
               {childList: true, subtree: true, characterData: true, attributes: true});
           }"""
    )
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-playing=true]")
    settled(page)
    seen = page.evaluate("() => window.seen")
    points = [int(found) for found, _ in seen]
    assert (points[0], points[-1]) == (before, after) and points == sorted(points)
    assert len(set(points)) > 3
    vines = [sum(lengths) for _, lengths in seen]
    assert vines == sorted(vines) and len(set(vines)) > 2


def test_the_end_of_zen_garden_is_counted_wish_by_wish(new_page: NewPage, server: Server) -> None:
    """What rises from the gardens, wish by wish and coin by coin, is the result."""
    page = new_page()
    hasten(page)
    table = played(page, server, "zen-garden")
    last, points = page.evaluate(
        """async () => {
             const {frames} = await (await fetch(location.pathname.replace('/t/', '/api/tables/') + '/replay')).json();
             return [frames.at(-1).ply, frames.at(-1).points];
           }"""
    )
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{server.url}/replay/{table}?ply={last - 1}")
    page.wait_for_selector(".replay-bar")
    page.evaluate(
        """() => {
             window.risen = [];
             new MutationObserver((changes) => {
               const said = document.querySelector('.announcement')?.textContent ?? '';
               window.over ||= said.startsWith('The match is over');
               const nodes = changes.flatMap(({addedNodes}) => [...addedNodes]);
               const came = nodes.filter((one) => one.matches?.('.rising'));
               if (window.over) window.risen.push(...came.map((one) => Number(one.textContent.replace('−', '-'))));
             }).observe(document.body, {childList: true, subtree: true});
           }"""
    )
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-playing=true]")
    settled(page)
    assert sum(page.evaluate("() => window.risen")) == sum(points)


def test_villages_are_counted_line_by_line(new_page: NewPage, server: Server) -> None:
    """Every line in all villages at once, each with its award; the sums become the result."""
    page = new_page()
    table = played(page, server, "village-green")
    last, points = page.evaluate(
        """async () => {
             const {frames} = await (await fetch(location.pathname.replace('/t/', '/api/tables/') + '/replay')).json();
             return [frames.at(-1).ply, frames.at(-1).points];
           }"""
    )
    play_from(page, server, table, last - 1)
    page.wait_for_selector(".tally")
    page.evaluate(
        """() => {
             window.lines = [];
             new MutationObserver(() => {
               const sums = [...document.querySelectorAll('.tally-sums b')]
                 .map((one) => Number(one.textContent.replace('−', '-')));
               const now = document.querySelector('.tally .is-now');
               if (now) window.lines.push([[...now.parentElement.children].indexOf(now), sums]);
             }).observe(document.querySelector('.tally'),
               {childList: true, subtree: true, characterData: true, attributes: true});
           }"""
    )
    expect(page.locator(".tally li.is-later .tally-piece svg")).not_to_have_count(0)
    settled(page)
    expect(page.locator(".tally")).to_have_count(0)
    lines = page.evaluate("() => window.lines")
    assert [line for line, _ in lines] == sorted(line for line, _ in lines)
    assert lines[-1][1] == points
