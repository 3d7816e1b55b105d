"""Village Green at the page: refusals and why, dragging, the village card, alone, awards close up, hidden hands."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page, expect

import hortus
from hortus.games.village_green.components import AWARD_NAMES
from hortus.games.village_green.equations import award_name, equation_text

from .boards.hand import drag as drag_from_to
from .boards.village_green import CELLS, VillageGreen
from .conftest import NewPage
from .driver import SEAT, Theme, decided, make_table, open_lobby, open_tab, practise, settled, until_mine
from .looks import every_look, look
from .serving import Server
from .still import clipped, resize

GAME = "village-green"
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "seedling"}


def sit(page: Page, url: str, seats: list[dict[str, str]]) -> None:
    make_table(page, url, GAME, seats)
    page.wait_for_selector(".village-garden")
    until_mine(page)
    settled(page)


def decide(page: Page) -> None:
    """One decision, and all that follows until I am to decide again."""
    decided(page, VillageGreen.by_mouse)
    until_mine(page)
    settled(page)


def until_action(page: Page) -> None:
    for _ in range(8):
        if page.locator(".village-row.is-green .is-legal").count():
            return
        decide(page)


def drag(page: Page, piece: Locator, place: Locator) -> None:
    start, end = piece.bounding_box(), place.bounding_box()
    assert start and end
    drag_from_to(
        page,
        (start["x"] + start["width"] / 2, start["y"] + start["height"] / 2),
        (end["x"] + end["width"] / 2, end["y"] + end["height"] / 2),
    )


def test_set_up_by_drag_and_why_an_award_may_not_lie_here(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit(page, server.url, [ME, BOT])
    first = page.locator(".village-shared [data-place='0-dealt-1']")
    expect(page.locator(".village-up")).to_have_count(6)
    drag(page, first, page.locator(".mine [data-place='0-z1']"))
    expect(page.locator(".prompt .refusal")).to_contain_text("go above the columns")
    page.locator(".mine [data-place='0-z2']").click(force=True)
    expect(page.locator(".prompt .refusal").last).to_contain_text("go above the columns")
    drag(page, first, page.locator(".mine [data-place='0-b0']"))
    expect(page.locator(".mine [data-place='0-b0'] [data-piece]")).to_have_count(1)


def test_take_by_drag_then_the_ghost_waits_where_it_was_dropped(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit(page, server.url, [ME, BOT])
    until_action(page)
    card = page.locator("[data-place=greens-2] [data-piece]").get_attribute("data-piece")
    drag(page, page.locator("[data-place=greens-2]"), page.locator(".mine [data-place='0-b2']"))
    expect(page.locator(".mine [data-place='0-b2'] > .is-ghost")).to_have_count(1)
    expect(page.locator(".prompt .detail")).to_contain_text("on b2")
    page.locator(".bar .go").click()
    expect(page.locator(f".mine [data-place='0-b2'] [data-piece={card}]")).to_have_count(1)


def test_why_a_card_may_not_lie_here(new_page: NewPage, server: Server) -> None:
    """With cards beside each other every place that is not lit is refused with a reason; the card stays in hand."""
    page = new_page()
    sit(page, server.url, [ME, BOT])
    for _ in range(30):
        until_action(page)
        page.locator(".village-row.is-green .village-up.is-legal").first.click()
        page.wait_for_selector(".village-held.is-legal")
        settled(page)
        for n in range(page.locator(".village-held").count()):
            page.locator(".village-held").nth(n).click()
            taken = page.locator(".mine .drawing [aria-disabled][aria-label$=')']")
            if taken.count():
                at = (taken.first.locator("..").get_attribute("data-place") or "").removeprefix("0-")
                taken.first.click(force=True)
                expect(page.locator(".prompt .refusal").last).to_contain_text(
                    re.compile(f"On {at} lies .*: place on an empty space")
                )
                dark = page.locator(".mine .drawing [aria-disabled][aria-label$=', empty']")
                if dark.count():
                    at = (dark.first.locator("..").get_attribute("data-place") or "").removeprefix("0-")
                    drag(page, page.locator(".village-held").nth(n), dark.first)
                    expect(page.locator(".prompt .refusal").last).to_contain_text(f"Not on {at}")
                    expect(page.locator(".prompt .refusal").last).to_contain_text("shares neither flower nor colour")
                    expect(page.locator(".village-held")).to_have_count(4)
                    return
        page.keyboard.press("Escape")
        decide(page)
    raise AssertionError("every card always fitted everywhere")


def test_place_first_then_card(new_page: NewPage, server: Server) -> None:
    """A place can be chosen before the card; the cards then say what each would bring there."""
    page = new_page()
    sit(page, server.url, [ME, BOT])
    until_action(page)
    page.locator("[data-place=deck-greens]").click()
    page.locator(".mine [data-place='0-c3'] > .is-soft").click()
    expect(page.locator(".prompt")).to_contain_text("Which of your cards shall lie on c3?")
    expect(page.locator(".village-hand .village-badge .worth")).to_have_count(4)
    page.locator(".village-held.is-legal").last.click()
    expect(page.locator(".mine [data-place='0-c3'] [data-piece]")).to_have_count(1)


def test_refresh_in_the_order_of_the_taps(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit(page, server.url, [ME, BOT])
    until_action(page)
    cards = page.locator(".village-row.is-award [data-piece]")
    before = [cards.nth(i).get_attribute("data-piece") for i in range(3)]
    page.locator(".mine [data-place='0-z0']").click()
    page.locator("[data-place=power-refresh-awards]").click()
    expect(page.locator(".village-count.is-next")).to_have_count(3)
    page.locator("[data-place=awards-2]").click()
    expect(page.locator("[data-place=awards-2].is-gone")).to_have_count(1)
    page.locator("[data-place=awards-3]").click()
    expect(page.locator("[data-place=awards-2].is-gone")).to_have_count(0)
    after = [cards.nth(i).get_attribute("data-piece") for i in range(3)]
    assert not set(before) & set(after)
    open_tab(page, "text")
    told = page.locator(".text-view p", has_text="Put under the deck").inner_text()
    names = [award_name(AWARD_NAMES.index(before[i] or ""), "en") for i in (1, 2, 0)]
    assert told.endswith(f"in this order: {', '.join(names)}.")
    settled(page)
    page.locator(".mine [data-place='0-z0']").click(force=True)
    expect(page.locator(".prompt .refusal")).to_contain_text("used once per game")


def test_cover_a_card(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit(page, server.url, [ME, BOT])
    for _ in range(30):
        until_action(page)
        if page.locator(".mine [data-place='0-z0'].is-legal").count():
            page.locator(".mine [data-place='0-z0']").click()
            if page.locator("[data-place=power-cover].is-legal").count():
                break
            page.keyboard.press("Escape")
        decide(page)
    page.locator("[data-place=power-cover]").click()
    expect(page.locator(".village-row.is-green .village-up.is-legal")).to_have_count(3)
    expect(page.locator(".village-row.is-award .is-legal")).to_have_count(0)
    page.locator("[data-place=deck-greens]").click()
    page.wait_for_selector(".village-held.is-legal")
    VillageGreen.place_or_discard(page)
    expect(page.locator(".mine [data-place='0-z0']")).to_have_attribute("aria-label", re.compile("face down"))


def test_an_award_close_up_lights_its_line(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit(page, server.url, [ME, BOT])
    until_action(page)
    award = page.locator(".mine [data-place='0-a0']")
    award.hover()
    expect(page.locator(".village-band")).to_have_count(1)
    name = award.locator(".target").get_attribute("aria-label") or ""
    close = page.locator("#tip").inner_text()
    assert "(a0): " in close and "Now" in name and not re.search(r"A\d\d", close)
    page.locator(".village-row.is-award .village-up").first.hover()
    expect(page.locator(".village-band")).to_have_count(0)
    expect(page.locator("#tip")).to_be_visible()
    page.mouse.move(3, 3)
    expect(page.locator("#tip")).to_be_hidden()


def test_a_preview_lights_the_lines_it_would_count_in(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit(page, server.url, [ME, BOT])
    page.locator(".mine [data-place='0-a0'] > .is-legal").hover()
    expect(page.locator(".village-band")).to_have_count(1)  # the award's own
    page.mouse.move(3, 3)
    until_action(page)
    page.locator("[data-place=deck-greens]").click()
    page.locator(".village-held.is-legal").first.click()
    page.locator(CELLS).first.hover()
    expect(page.locator(".village-band")).to_have_count(2)  # the green's column and row
    page.mouse.move(3, 3)
    expect(page.locator(".village-band")).to_have_count(0)


def test_hidden_hands_and_what_was_seen(new_page: NewPage, server: Server) -> None:
    """Two at one device: covered in between; then the other's hand is backs, and the card taken openly."""
    page = new_page()
    make_table(page, server.url, GAME, [ME, {"kind": "me", "name": "Bo"}])

    def uncover() -> None:
        page.wait_for_selector(".curtain button, .board .is-legal")
        if page.locator(".curtain").count():
            expect(page.locator("[data-piece]")).to_have_count(0)
            page.locator(".curtain button").click()
        page.wait_for_selector(".board .is-legal")

    for _ in range(4):  # two awards each
        uncover()
        decided(page, lambda page: page.locator(".mine .drawing .is-legal").first.click())
    uncover()
    taken = page.locator("[data-place=greens-1] [data-piece]").get_attribute("data-piece")
    page.locator("[data-place=greens-1]").click()
    page.wait_for_selector("[data-place='0-hand-4'] > .is-legal")
    page.locator("[data-place='0-hand-1']").click()
    page.locator(".village-bin").click()
    uncover()
    expect(page.locator(f'.other [data-piece="{taken}"]')).to_have_count(1)
    expect(page.locator(".other .village-perhaps")).to_have_count(1)  # it may be the one discarded
    own = page.evaluate(
        "() => [...document.querySelectorAll('.village-hand [data-piece]')].map((e) => e.dataset.piece)"
    )
    assert len(own) == 3 and taken not in own


def test_alone_stop_and_band(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit(page, server.url, [ME])
    expect(page.locator(".village-bands .is-now")).to_contain_text("Last place")
    expect(page.locator(".village-bin")).to_have_count(0)
    until_action(page)
    page.locator(".bar button", has_text="End the game").click()
    expect(page.locator(".prompt .detail")).to_contain_text("End the game here")
    page.locator(".bar .go").click()
    expect(page.locator(".result")).to_contain_text("That earns last place; 17 points more")


def test_on_a_phone(new_page: NewPage, server: Server) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="fr-FR")
    sit(page, server.url, [ME] + 2 * [BOT])
    for _ in range(2):
        page.locator(".mine .drawing .is-legal").first.tap()
        expect(page.locator(".prompt .detail")).to_contain_text("Poser le trophée")
        decided(page, lambda page: page.locator(".bar .go").tap())
        until_mine(page)
    settled(page)
    small = """() => [...document.querySelectorAll('.target, button, a, input')]
        .filter((e) => e.getClientRects().length && !e.closest('.unseen, .skip'))
        .filter((e) => Math.min(e.getBoundingClientRect().width, e.getBoundingClientRect().height) < 24)
        .map((e) => e.outerHTML.slice(0, 90))"""
    assert [one for one in page.evaluate(small) if "skip" not in one] == []
    page.locator(".mine [data-place='0-z0']").tap()
    bar = page.locator(".bar").bounding_box()
    last = page.locator(".village-powers button").bounding_box()
    assert bar and last and last["y"] + last["height"] < bar["y"], "the menu of powers ends above the bar"
    page.locator("[data-place=power-refresh-greens]").tap()
    expect(page.locator(".prompt .detail")).to_contain_text("Retourner")
    assert clipped(page, ".prompt-slot") == []
    page.locator(".village-powers button").tap()
    page.locator("[data-place=greens-1]").tap()
    page.locator(".bar .go").tap()
    page.wait_for_selector(".village-held.is-legal")
    settled(page)
    assert [one for one in page.evaluate(small) if "skip" not in one] == []
    page.locator(".village-held.is-legal").last.tap()
    page.locator(CELLS).first.tap()
    expect(page.locator(".prompt .detail")).to_contain_text("Placer")
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    hand = page.locator(".village-hand").bounding_box()
    bar = page.locator(".bar").bounding_box()
    assert hand and bar and hand["y"] + hand["height"] <= bar["y"] + 1, "the hand lies above the bar"


@every_look
def test_nothing_is_wrong_with_any_screen(new_page: NewPage, server: Server, width: int, theme: Theme) -> None:
    page = new_page(viewport={"width": width, "height": 840}, color_scheme=theme)
    problems: list[str] = []
    page.goto(f"{server.url}/#rules/{GAME}")
    page.wait_for_selector(".diagram svg")
    look(page, "rules", problems)
    sit(page, server.url, [ME, BOT])
    look(page, "set-up", problems)
    until_action(page)
    page.locator(".mine [data-place='0-z0']").click()
    look(page, "village card", problems)
    page.keyboard.press("Escape")
    page.locator("[data-place=deck-greens]").click()
    page.wait_for_selector(".village-held.is-legal")
    page.locator(".village-held.is-legal").first.click()
    open_tab(page, "text")
    look(page, "place", problems)
    page.locator(SEAT).last.click()
    look(page, "seat", problems)
    assert not problems, "\n".join(problems)


def test_the_rules_page_shows_no_gains_nobody_has_reckoned(new_page: NewPage, server: Server) -> None:
    page = new_page()
    page.goto(f"{server.url}/#rules/{GAME}")
    laying = page.locator(".diagram", has=page.locator("[data-place='0-a0'] > .is-legal"))
    expect(laying.locator("[data-place='0-z1'] > .is-legal")).to_have_count(1)
    expect(laying.locator(".worth")).to_have_count(5)  # the village card's and its four awards' own


def test_every_award_can_be_looked_up_beside_the_table(new_page: NewPage, server: Server) -> None:
    page = new_page()
    sit(page, server.url, [ME, BOT])
    page.locator("#tab-guide").click()
    page.locator(".guide summary", has_text="All awards").click()
    shown = page.locator(".village-list li")
    expect(shown).to_have_count(30)
    for award in (1, 18, 26, 30):
        expect(shown.nth(award - 1)).to_contain_text(award_name(award, "en"))
        expect(shown.nth(award - 1)).to_contain_text(equation_text(award, "en"))


def test_the_guided_first_game(new_page: NewPage, server: Server) -> None:
    page = new_page()
    open_lobby(page, server.url)
    page.locator(".game", has=page.locator("h2", has_text="Village Green")).get_by_text("Guided first game").click()
    expect(page.locator(".lesson")).to_contain_text("Here grows your village")
    page.get_by_role("button", name="I see").click()
    expect(page.locator(".lesson")).to_contain_text("click one of the lit spaces")
    for _ in range(2):
        decide(page)
    expect(page.locator(".lesson")).to_contain_text("Take a green")
    decide(page)
    expect(page.locator(".lesson")).to_contain_text("Click a card of your hand")


def test_the_last_round_takes_no_room(new_page: NewPage, server: Server) -> None:
    """It is said beside the cards, in every window, and neither it nor they lie outside their place."""
    match = hortus.new("village-green", 2, seed=3)
    dice = random.Random(3)
    while not match.over:
        match.play(dice.choice(match.moves()))
    while match.turn != 0:
        match.undo()
    assert match.view(0)["last_round"]
    page = new_page()
    practise(page, server.url, match.record())
    for width, height in ((390, 844), (360, 640), (820, 1180), (844, 390), (1366, 768)):
        resize(page, {"width": width, "height": height})
        expect(page.locator(".village-last")).to_be_in_viewport(ratio=1)
        market = page.locator(".board > .shared").bounding_box()
        said = page.locator(".village-last").bounding_box()
        assert market and said and said["height"] < 40
        for row in page.locator(".village-row").all():
            box = row.bounding_box()
            assert box and box["y"] >= market["y"] - 1
            assert box["y"] + box["height"] <= market["y"] + market["height"] + 1
