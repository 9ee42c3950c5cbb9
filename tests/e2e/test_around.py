"""Around a game, on the real page: setup, hand-over, help and replay."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.player import Form, Player
from tests.e2e.support import SIZES, back, tap, wait_until_ready


def test_choices_survive_an_error_and_a_reload(page: Page) -> None:
    page.set_viewport_size(SIZES["phone"])
    tap(page.locator('a[href^="#/new"]').first)
    tap(page.locator("#face-0"))
    page.locator("#name-0").fill("Ana <b>")
    tap(page.locator("#face-1"))
    page.locator("#name-1").fill("")
    tap(page.get_by_role("button", name="Add a person"))
    expect(page.locator("#face-2")).to_be_focused()
    tap(page.get_by_role("switch", name="Business"))
    tap(page.get_by_role("button", name="Start"))
    expect(page.get_by_text("Please give this player a name.")).to_be_visible()
    expect(page.locator("#name-1")).to_be_focused()
    page.locator("#name-1").type("Ben")
    expect(page.locator("#face-0")).to_contain_text("Ana <b>")
    tap(page.get_by_role("button", name="Start"))
    expect(page.locator("#board")).to_be_visible()

    page.goto(page.url.split("#")[0] + "#/new")
    page.reload()
    wait_until_ready(page)
    expect(page.locator("#face-0")).to_contain_text("Ana <b>")
    expect(page.locator("#face-1")).to_contain_text("Ben")
    expect(page.get_by_role("switch", name="Business")).to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_nothing_behind_the_hand_over_can_be_read_or_reached(page: Page) -> None:
    tap(page.locator('a[href^="#/new"]').first)
    tap(page.get_by_role("button", name="Start"))
    dialog = page.get_by_role("dialog")
    heading = dialog.get_by_role("heading", name="Pass the device to")
    page.reload()
    wait_until_ready(page)
    expect(heading).to_be_focused()
    assert not heading.evaluate("heading => heading.matches(':focus-visible')"), "nobody has used a key"
    state = Player(page, "curtain").state()
    deck = state.rules.deck
    hidden = {tile for seat in state.seats for tile in seat.hand} | set(state.stack)
    markup = page.locator("#app").evaluate("app => app.outerHTML")
    assert not [tile for tile in hidden if f'"{tile}"' in markup or f"#{tile}" in markup]
    assert not [tile for tile in hidden if deck[tile].name in page.locator("body").aria_snapshot()]
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate("!document.activeElement.closest('[inert], #board')")
    tap(dialog.get_by_role("button", name="Show my hand"))
    expect(dialog).to_be_hidden()
    expect(page.locator(".hand-tile")).to_have_count(3)


def test_a_long_press_and_a_key_open_help(used_page: Callable[..., Page]) -> None:
    page = used_page()
    tap(page.locator('a[href^="#/new"]').first)
    Form(page).people(1)
    tap(page.get_by_role("button", name="Start"))
    station = page.locator('[data-cell="0,0"]')
    station.hover()
    page.mouse.down()
    expect(page.get_by_role("dialog", name="Central Station")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_role("dialog", name="Central Station")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".hand-tile").first.focus()
    page.keyboard.press("?")
    expect(page.locator("#explain").get_by_role("dialog")).to_be_visible()
    tap(page.locator("#explain").get_by_role("link", name="Read the rule"))
    expect(page.locator(".rule.meant h3")).to_be_focused()
    back(page)
    expect(page.locator(".hand-tile")).to_have_count(3)


def test_the_theme_follows_the_device_until_one_is_chosen(page: Page) -> None:
    root = page.locator(":root")
    bar = "document.querySelector('meta[name=theme-color][media=all]').content"
    for scheme, colour in (("dark", "#14182b"), ("light", "#f3ead9"), ("dark", "#14182b")):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        expect(root).to_have_attribute("data-theme", scheme)
        assert page.evaluate(bar) == colour
    tap(page.get_by_role("link", name="More"))
    tap(page.get_by_role("link", name="Settings"))
    page.get_by_role("radio", name="Day").check()
    expect(root).to_have_attribute("data-theme", "light")
    page.reload()
    wait_until_ready(page)
    expect(root).to_have_attribute("data-theme", "light")
    assert page.evaluate(bar) == "#f3ead9"


def test_a_page_left_open_overnight_shows_the_new_day(page: Page, address: str) -> None:
    page.goto(f"{address}#/daily")
    wait_until_ready(page)
    for day in (5, 6):
        page.evaluate(f"Object.assign(Date.prototype, {{ getMonth: () => 4, getDate: () => {day} }})")
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(page.get_by_role("heading", name=f"{day} May")).to_be_visible()
    page.evaluate("Object.assign(Date.prototype, { getDate: () => 7 })")
    tap(page.get_by_role("link", name="Today"))
    expect(page.get_by_role("heading", name="7 May")).to_be_visible()
    page.evaluate("Object.assign(Date.prototype, { getFullYear: () => 1970 })")
    tap(page.get_by_role("link", name="Today"))
    expect(page.get_by_text("clock says 7 May 1970")).to_be_visible()
    expect(page.locator(".group:visible")).to_have_count(0)


def test_open_tabs_follow_the_settings_and_keep_each_others_changes(page: Page, address: str) -> None:
    other = page.context.new_page()
    for tab in (page, other):
        tab.goto(f"{address}#/settings")
        wait_until_ready(tab)
    page.get_by_role("radio", name="Night").check()
    expect(other.locator(":root")).to_have_attribute("data-theme", "dark")
    other.get_by_role("radio", name="Quiet").check()
    expect(page.get_by_role("radio", name="Quiet")).to_be_checked()
    page.reload()
    wait_until_ready(page)
    expect(page.get_by_role("radio", name="Night")).to_be_checked()
    expect(page.get_by_role("radio", name="Quiet")).to_be_checked()


def test_a_choice_on_one_page_does_not_appear_on_the_next(used_page: Callable[..., Page]) -> None:
    page = used_page()
    tap(page.locator('a[href^="#/new"]').first)
    Form(page).people(2)
    page.get_by_role("radio", name="By post").check()
    page.get_by_role("radio", name="On this device").check()
    page.evaluate("location.hash = '#/settings'")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    groups = page.get_by_role("radiogroup")
    for number in range(groups.count()):
        expect(groups.nth(number).locator("input:checked")).to_have_count(1)
