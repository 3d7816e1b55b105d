"""People at a table: coming, being away, breaks, ways out, playing again; three browsers, one of them a phone."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from sqlalchemy import BigInteger

from hortus.server.schema import metadata

from .conftest import NewPage
from .driver import (
    END,
    LuckyNumbers,
    by_finger,
    decided,
    make_table,
    open_lobby,
    open_tab,
    play_unseen,
    press,
    settled,
    state,
    until_mine,
)
from .looks import look, too_small
from .serving import Server
from .still import PHONE

GAME = "lucky-numbers"
OPTIONS = "async () => (await (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()).options"
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def join(page: Page, url: str, code: str, name: str) -> None:
    page.goto(f"{url}/join/{code}")
    page.locator("form input").fill(name)
    press(page.locator("form button"))
    page.wait_for_url("**/t/*")


def open_menu(page: Page) -> None:
    """By its button, or where there is no room for one, by way of the settings: once the table is there."""
    page.wait_for_selector(".table")
    if page.locator(".head > button[aria-label^='The table']").is_visible():
        page.locator(".head > button[aria-label^='The table']").click()
    else:
        press(page.locator(".me button"))
        press(page.locator(".to-table"))
    expect(page.locator(".table-menu")).to_be_visible()


def take_turn(page: Page) -> None:
    """Draw and put down, until somebody else is to decide."""
    assert until_mine(page) == "mine"
    decide = LuckyNumbers.by_touch if by_finger(page) else LuckyNumbers.by_mouse
    while state(page) == "mine":
        settled(page)
        decided(page, decide)
        page.wait_for_function(  # until the next decision is mine, or another's
            """() => document.querySelector('.result, .prompt:not(.yours)')
                 || document.querySelector('.board .is-legal, .bar .go:enabled')"""
        )


def test_people_come_and_go(new_page: NewPage, server: Server) -> None:
    problems: list[str] = []
    ada, bo, cy, eve = new_page(), new_page(**TOUCH), new_page(), new_page(quiet=True)
    seats, pace = [{"kind": "me"}, {"kind": "invited"}, {"kind": "invited"}], {"kind": "clock", "seconds": 3600}
    table = make_table(ada, server.url, GAME, seats, pace=pace)
    code = ada.locator(".code").inner_text()
    join(eve, server.url, code, "Eve")
    ada.get_by_role("button", name="Remove Eve").click()
    expect(eve.get_by_text("The host has taken your seat away.")).to_be_visible()
    join(bo, server.url, code, "Bo")
    join(cy, server.url, code, "Cy")
    for page in (ada, bo, cy):
        page.wait_for_selector(".lucky-garden")

    # Talk: who is muted is told at once.
    open_menu(ada)
    row = ada.locator(".menu-people li", has_text="Cy")
    row.get_by_role("button", name="Mute").click()
    expect(row.get_by_role("button", name="Let them talk")).to_be_visible()
    open_tab(cy, "chat")
    expect(cy.get_by_text("The host has muted you at this table.")).to_be_visible()
    row.get_by_role("button", name="Let them talk").click()
    expect(cy.get_by_label("Say something")).to_be_visible()
    look(ada, "menu", problems)
    ada.keyboard.press("Escape")

    # A break, announced from a phone; all agree that the clock stands still.
    open_menu(bo)
    look(bo, "menu on a phone", problems)
    too_small(bo, ".table-menu", problems)
    bo.locator(".table-menu").get_by_role("button", name="15 min: announce a break").tap()
    expect(bo.locator(".banner")).to_contain_text("May the clock stand still for 15 minutes?")
    open_menu(ada)
    expect(ada.locator(".menu-people li", has_text="Bo")).to_contain_text("on a break until")
    ada.keyboard.press("Escape")
    look(ada, "may the clock stand still", problems)
    for page in (ada, cy):
        page.locator(".banner").get_by_role("button", name="Yes").click()
    for page in (ada, bo, cy):
        expect(page.locator(".banner")).to_contain_text("The clock stands still.")
    bo.locator(".banner").get_by_role("button", name="I am back").tap()
    expect(bo.locator(".banner button")).to_have_count(0)

    # A bot of one's own choice plays until one says so, also when the page is opened again.
    open_menu(bo)
    bo.locator(".table-menu [data-action=stand-in]").tap()
    expect(bo.locator(".banner")).to_contain_text("A bot is playing for you.")
    bo.reload()
    expect(bo.locator(".banner")).to_contain_text("A bot is playing for you.")
    bo.locator(".banner").get_by_role("button", name="Play on myself").tap()
    expect(bo.locator(".banner button")).to_have_count(0)

    # Somebody who is to play has gone: after a while a bot may play, until they are back.
    take_turn(ada)
    take_turn(bo)
    until_mine(cy)
    address = cy.url
    cy.goto("about:blank")
    for page in (ada, bo):
        expect(page.locator(".banner")).to_contain_text("Cy is away.")
        expect(page.locator(".banner").get_by_role("button", name="Let a bot play")).to_be_visible()
        look(page, "away", problems)
    too_small(bo, ".banner", problems)
    bo.locator(".banner").get_by_role("button", name="Let a bot play").tap()
    until_mine(ada)
    open_tab(ada, "log")
    expect(ada.locator(".log")).to_contain_text("A bot plays for Cy.")
    cy.goto(address)
    expect(ada.locator(".log")).to_contain_text("Cy is back.")

    # An offer to end together, refused.
    open_menu(ada)
    ada.locator(".table-menu [data-action=end]").click()
    bo.get_by_role("button", name="No", exact=True).tap()
    expect(ada.locator(".log")).to_contain_text("Bo does not agree.")

    # One leaves for good, one resigns: whoever is left has won.
    open_menu(bo)
    bo.locator(".table-menu [data-action=quit]").tap()
    bo.get_by_role("button", name="Leave for good: yes, really").tap()
    bo.wait_for_selector(".game")
    expect(bo.locator(".going")).to_have_count(0)
    open_menu(cy)
    cy.locator(".table-menu [data-action=resign]").click()
    cy.get_by_role("button", name="Resign: yes, really").click()
    for page in (ada, cy):
        expect(page.locator("#result-title")).to_have_text("Hazel wins.")
        expect(page.locator(".result")).to_contain_text("The match was given up.")
    expect(ada.locator(".standing > li", has_text="Bo")).to_contain_text("has left")
    with ada.expect_download() as record:
        ada.get_by_role("link", name="Record").click()
    assert "Ended: resigned 2 left 1 winners 0" in record.value.path().read_text()

    # The same again, thought better of: the table goes from the list.
    ada.get_by_role("button", name="Play again").click()
    ada.wait_for_selector(".waiting")
    assert not ada.url.endswith(table)
    ada.goto(server.url)
    ada.locator(".going").get_by_role("button", name="Remove: Lucky Numbers").click()
    look(ada, "remove", problems)
    ada.locator("dialog").get_by_role("button", name="Close the table").click()
    expect(ada.locator(".going")).to_have_count(0)
    assert problems == []


def a_week_later(house: Server) -> None:
    """Everything that is stored becomes a week older, but who looked after the tables until now."""
    house.stop()
    week, since = 7 * 24 * 3600 * 1000, 10**12  # milliseconds; what is less is no time
    with closing(sqlite3.connect(house.folder / "tables.db")) as file:
        for table in metadata.sorted_tables:
            times = [column.name for column in table.columns if isinstance(column.type, BigInteger)]
            for name in times if table.name not in ("processes", "changes") else ():
                file.execute(f"update {table.name} set {name} = {name} - {week} where {name} > {since}")
        file.commit()
    house.start()


def test_a_match_goes_on_after_a_week(new_page: NewPage, server: Server, tmp_path: Path) -> None:
    """Days for a turn: who is on vacation is seen at the seat; a week later both find it in their list and play on."""
    problems: list[str] = []
    house = Server(tmp_path)
    ada, bo = new_page(quiet=True), new_page(quiet=True, **TOUCH)  # a connection that is lost is a complaint
    try:
        pace = {"kind": "days", "days": 14}
        table = make_table(ada, house.url, GAME, [{"kind": "me"}, {"kind": "invited"}], {"start": "0"}, pace)
        join(bo, house.url, ada.locator(".code").inner_text(), "Bo")
        take_turn(ada)
        assert until_mine(bo) == "mine"
        bo.goto(f"{house.url}/#account")
        bo.get_by_role("button", name="14 days", exact=True).tap()
        expect(bo.get_by_text("You are on vacation until")).to_be_visible()
        expect(ada.locator(".garden-head, .head .seat").filter(has_text="Bo").first).to_contain_text(
            "on vacation until"
        )
        look(ada, "somebody is on vacation", problems)
        bo.get_by_role("button", name="I am back").tap()
        expect(ada.locator(".garden-head, .head .seat").filter(has_text="Bo").first).not_to_contain_text("vacation")
        plies = ada.locator(".log li").count()
        for page in (ada, bo):
            page.goto("about:blank")
        a_week_later(house)
        for page in (ada, bo):
            page.goto(house.url)
        ada.locator(".going a", has_text="Lucky Numbers").click()
        expect(ada.locator(".log li")).to_have_count(plies + 1)
        expect(ada.locator(".log")).to_contain_text("The server was away; the clocks stood still.")
        expect(ada.get_by_role("timer").nth(1)).to_have_text("7 days")
        expect(bo).to_have_title(re.compile("1"))  # one match waits for him
        bo.locator(".going a", has_text="Lucky Numbers").tap()
        assert until_mine(bo) == "mine"
        seats = bo.locator(".seats").evaluate("(seats) => [seats.scrollWidth, seats.clientWidth]")
        assert seats[0] <= seats[1], "whose turn it is, the days that are left and the points are all on the screen"
        take_turn(bo)
        assert until_mine(ada) == "mine" and ada.url.endswith(table)
    finally:
        for page in (ada, bo):
            page.goto("about:blank")
        house.stop()
    assert problems == []


def test_conditional_moves(new_page: NewPage, server: Server) -> None:
    """On a phone, on the board as it would be; played at once when they fit, seen by nobody else, removed by hand."""
    problems: list[str] = []
    ada, bo = new_page(**TOUCH), new_page()
    pace = {"kind": "days", "days": 3}
    other = make_table(ada, server.url, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "seedling"}], {"start": "0"})
    table = make_table(ada, server.url, "zen-garden", [{"kind": "invited"}, {"kind": "me"}], {}, pace)
    join(bo, server.url, ada.locator(".code").inner_text(), "Bo")
    assert until_mine(bo) == "mine"

    # While Bo thinks: another match waits for her, one tap away.
    ada.get_by_role("link", name="Next match that waits for you").tap()
    ada.wait_for_url(f"**/t/{other}")
    assert until_mine(ada) == "mine"
    ada.goto(f"{server.url}/t/{table}")

    def add() -> tuple[list[str], int]:
        """The first move that can be made, and so on until there is an answer; and how many of them are Bo's."""
        open_menu(ada)
        ada.locator(".table-menu [data-action=conditional-moves]").tap()
        theirs = 0
        for step in range(8):
            ada.wait_for_selector(f"[data-moves='{step}']")
            settled(ada)
            if ada.locator("[data-action=keep]").count():
                break
            theirs += "If " in ada.locator(".prompt .sentence").inner_text()
            ada.locator(".board .target.is-legal").first.tap()
            ada.locator(".bar .go").tap()
        look(ada, "conditional moves", problems)
        too_small(ada, ".bar", problems)
        with ada.expect_request("**/conditional-moves") as asked:
            ada.locator("[data-action=keep]").tap()
        expect(ada.locator(".seats, .mine")).to_contain_text(["1 conditional move"])
        sent: Any = asked.value.post_data_json
        return sent["lines"][-1], theirs

    add()
    open_menu(ada)
    look(ada, "menu with conditional moves", problems)
    too_small(ada, ".table-menu", problems)
    ada.get_by_role("button", name="Remove").tap()
    expect(ada.locator(".conditional-kept")).to_have_count(0)
    ada.get_by_role("button", name="Close").tap()
    line, theirs = add()
    expect(bo.get_by_text("conditional")).to_have_count(0)
    open_tab(bo, "moves")
    for move in line[:theirs]:
        bo.locator("#move-box").fill(move)
        expect(bo.locator(".hints code").first).to_have_text(move)
        bo.locator("#move-box").press("Enter")
    bo.wait_for_function(f"async () => (await (await fetch('/api/tables/{table}')).json()).ply === {len(line)}")
    assert until_mine(bo) == "mine"  # whoever has set the answer has played
    log = bo.evaluate(f"async () => (await fetch('/api/tables/{table}/log')).json()")
    assert [entry["move"] for entry in log] == line and len({entry["seat"] for entry in log}) == 2
    assert problems == []


def test_inviting_at_home(new_page: NewPage, server: Server, tmp_path: Path) -> None:
    """The link is one that others can open, or the page says that it is not; whoever follows it knows what for."""
    problems: list[str] = []
    seats = [{"kind": "me"}, {"kind": "invited"}]
    ada = new_page()
    make_table(ada, server.url, GAME, seats)
    expect(ada.locator(".invite .notice")).to_contain_text("Only this computer can open the link.")
    house = Server(tmp_path, "127.0.0.2")
    try:
        make_table(ada, house.url, GAME, seats)
        expect(ada.locator(".code")).to_be_visible()
        expect(ada.locator(".invite .notice")).to_have_count(0)
        link = ada.locator("#invite-link").input_value()
        assert link == f"http://127.0.0.2:{house.port}/join/{ada.locator('.code').inner_text()}"
        bo = new_page(quiet=True, **TOUCH)
        bo.goto(f"{house.url}/join/nowhere")
        expect(bo.get_by_role("alert")).to_have_text("There is no table with the code NOWHERE.")
        look(bo, "wrong code", problems)
        code = ada.locator(".code").inner_text()
        bo.get_by_label("Code of the table").fill(f"{code[:3].lower()} {code[3:]}")
        bo.get_by_role("button", name="Go there").tap()
        expect(bo.get_by_role("heading", name="Hazel invites you to Lucky Numbers")).to_be_visible()
        expect(bo.locator(".facts")).to_contain_text("10–20 min")
        expect(bo.locator(".facts")).to_contain_text("No clock")
        expect(bo.get_by_role("link", name="How to play")).to_be_visible()
        look(bo, "join", problems)
        join(bo, house.url, link.rpartition("/")[2], "Bo")
        for page in (ada, bo):
            page.wait_for_selector(".lucky-garden")
        # The other way round: who invites from a phone takes a seat away there.
        open_lobby(bo, house.url)
        bo.get_by_role("button", name="Invite friends: Lucky Numbers").tap()
        bo.get_by_role("radio", name="3", exact=True).tap()
        look(bo, "invite from a phone", problems)
        bo.get_by_role("button", name="Make the table").tap()
        ada.goto(f"{house.url}/join/{bo.locator('.code').inner_text()}")
        ada.get_by_role("button", name="Take a seat").click()
        ada.wait_for_url("**/t/*")
        bo.get_by_role("button", name="Remove Hazel").tap()
        expect(ada.get_by_text("The host has taken your seat away.")).to_be_visible()
    finally:
        ada.goto("about:blank")
        house.stop()
    assert problems == []


def test_rated_or_casual(new_page: NewPage, server: Server) -> None:
    """Said before the start, shown at the table, asked before it changes; and the rating that comes of it."""
    problems: list[str] = []
    page = new_page(viewport={"width": 1366, "height": 768})
    friend = [{"kind": "me"}, {"kind": "invited"}]
    make_table(page, server.url, GAME, friend)
    expect(page.locator(".counts")).to_contain_text("if everybody at the table has an account")
    bo = new_page(**TOUCH)
    code = page.locator(".code").inner_text()
    bo.goto(f"{server.url}/join/{code}")
    expect(bo.locator(".counts")).to_contain_text("if everybody at the table has an account")
    join(bo, server.url, code, "Bo")
    bo.wait_for_selector(".lucky-garden")
    open_menu(bo)
    expect(bo.locator(".table-menu .counts")).to_contain_text("Casual: among people")

    bot = [{"kind": "me"}, {"kind": "bot", "bot": "seedling"}]
    table = make_table(page, server.url, GAME, bot, {"setup": "sorted"})
    until_mine(page)
    expect(page.get_by_role("img", name="rated")).to_be_visible()
    play_unseen(page, server.url, table, END, GAME)
    expect(page.locator(".standing .rated").first).to_contain_text("→")
    page.goto(f"{server.url}/#ratings/{GAME}")
    expect(page.locator(".own-rating")).to_contain_text("provisional")
    expect(page.locator(".rating-history")).to_be_visible()
    look(page, "ratings", problems)

    make_table(page, server.url, GAME, bot, {"setup": "sorted"})
    until_mine(page)
    page.locator("[data-place=pile]").click()
    page.wait_for_selector("[data-place=hand] [data-piece]")
    settled(page)
    page.locator(".bar .undo").click()
    look(page, "doubt", problems)
    page.get_by_role("button", name="Leave it").click()
    expect(page.get_by_role("img", name="rated")).to_be_visible()
    page.locator(".bar .undo").click()
    page.get_by_role("button", name="Take it back", exact=True).click()
    expect(page.locator(".head .counts")).to_have_text("casual")
    assert problems == []


def test_finding_a_game(new_page: NewPage, server: Server) -> None:
    """Somebody who waits, though the answer is lost at first, the same again, and a person by name."""
    problems: list[str] = []
    ada, bo = new_page(), new_page(quiet=True, **TOUCH)  # a lost answer is a complaint
    open_lobby(ada, server.url)
    ada.get_by_role("button", name="Play somebody now: Lucky Numbers").click()
    expect(ada.locator(".waiting")).to_contain_text("whoever looks for a game sits down here")
    look(ada, "waiting for somebody", problems)
    open_lobby(bo, server.url)
    row = bo.locator(".lists .tables > li", has_text="Lucky Numbers")
    expect(row).to_have_count(1)
    bo.get_by_label("Pace").select_option("days")
    expect(bo.get_by_text("Nobody waits for such a match just now.")).to_be_visible()
    bo.get_by_label("Pace").select_option("untimed")
    bo.get_by_label("Rated or casual").select_option("casual")
    expect(bo.get_by_text("Nobody waits for such a match just now.")).to_be_visible()
    bo.get_by_label("Rated or casual").select_option("rated")
    expect(row).to_have_count(1)
    look(bo, "lobby with open tables", problems)
    bo.route("**/api/tables/now", lambda route: (route.fetch(), route.abort()), times=1)
    bo.get_by_role("button", name="Play somebody now: Lucky Numbers").tap()
    ada.wait_for_selector(".lucky-garden")
    expect(bo.locator(".toast")).to_contain_text("cannot be reached")
    bo.get_by_role("button", name="Play somebody now: Lucky Numbers").tap()
    bo.wait_for_selector(".lucky-garden")
    assert bo.url == ada.url

    open_menu(bo)
    bo.locator(".table-menu [data-action=resign]").tap()
    bo.get_by_role("button", name="Resign: yes, really").tap()
    bo.get_by_role("button", name="Play again").tap()
    expect(ada.locator(".result .notice")).to_contain_text("would like to play again.")
    look(ada, "asked to play again", problems)
    ada.get_by_role("button", name="To the rematch").click()
    for page in (ada, bo):
        page.wait_for_selector(".lucky-garden")

    bo.goto(f"{server.url}/#account")
    form = bo.locator("form", has=bo.get_by_role("button", name="Make an account"))
    form.locator("[name=name]").fill("Bo of the lobby")
    form.locator("[name=password]").fill("long enough")
    form.get_by_role("button", name="Make an account").tap()
    expect(bo.get_by_text("You are signed in as Bo of the lobby.")).to_be_visible()
    open_lobby(ada, server.url)
    ada.get_by_role("button", name="Invite friends: Zen Garden").click()
    ada.get_by_label("Seat 2", exact=True).select_option("named")
    ada.get_by_label("Name for seat 2").fill("bo of the lobby")
    look(ada, "challenge", problems)
    ada.get_by_role("button", name="Make the table").click()
    expect(ada.locator(".waiting")).to_contain_text("Bo of the lobby")
    bo.goto(server.url)
    bo.locator(".going li", has_text="invites you").locator("a").tap()
    bo.get_by_role("button", name="Take a seat").tap()
    for page in (ada, bo):
        page.wait_for_selector(".game-zen-garden")

    # Or from their profile.
    profile = bo.evaluate("async () => (await (await fetch('/api/session')).json()).person.id")
    ada.goto(f"{server.url}/#person/{profile}")
    ada.get_by_role("button", name="Lucky Numbers").click()
    expect(ada.get_by_label("Name for seat 2")).to_have_value("Bo of the lobby")
    look(ada, "challenge from a profile", problems)
    ada.get_by_role("button", name="Make the table").click()
    expect(ada.locator(".waiting")).to_contain_text("Bo of the lobby")
    assert problems == []


def test_the_form_for_a_new_table(new_page: NewPage, server: Server) -> None:
    """Start is one key away; every bot may have a level of its own; what was chosen last is chosen again."""
    problems: list[str] = []
    page = new_page(viewport=PHONE)
    open_lobby(page, server.url)
    page.get_by_role("button", name="Play now: Lucky Numbers").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_focused()
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_text("Who sits where").click()
    page.get_by_role("radio", name="About my strength").check(force=True)
    expect(page.get_by_text("By your results in this game")).to_be_visible()
    page.get_by_label("Level of the bot on seat 3").select_option("seedling")
    page.get_by_text("Rules and pace").click()
    page.get_by_label("Who starts").select_option("random")
    look(page, "new table", problems)
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".lucky-garden")
    table = page.evaluate("async () => (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()")
    assert [seat["bot"] for seat in table["seats"][::2]] == [None, "seedling"]
    open_menu(page)
    expect(page.locator(".table-menu").get_by_text("about your strength")).to_be_visible()
    open_lobby(page, server.url)
    page.get_by_role("button", name="Play now: Lucky Numbers").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector(".lucky-garden")
    again = page.evaluate("async () => (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()")
    assert [seat["bot"] for seat in again["seats"][::2]] == [None, "seedling"] and again["id"] != table["id"]
    expect(page.locator(".seats")).to_contain_text("about your strength")  # which level that is, all matches tell

    # What a game draws itself: the boards of Zen Garden one by one, the ages of children by seat.
    open_lobby(page, server.url)
    page.get_by_role("button", name="Play now: Zen Garden").click()
    page.get_by_text("Rules and pace").click()
    expect(page.get_by_role("checkbox", name="Preferences")).to_be_disabled()
    page.get_by_role("checkbox", name="Two missions").check()
    page.get_by_role("checkbox", name="Unity").check()
    look(page, "boards of Zen Garden", problems)
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".game-zen-garden")
    assert page.evaluate(OPTIONS)["boards"] == "124"
    open_lobby(page, server.url)
    page.get_by_role("button", name="Play now: Cottage Garden").click()
    page.get_by_text("Rules and pace").click()
    page.get_by_role("group", name="Ages of children").get_by_role("combobox", name="Seat 2").select_option("5")
    look(page, "children in Cottage Garden", problems)
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".game-cottage-garden")
    assert page.evaluate(OPTIONS)["children"] == "0,5"
    assert problems == []
