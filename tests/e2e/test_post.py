"""A game by post between two browsers that share nothing but links."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.player import Form, Player, quicken
from tests.e2e.support import answered, go, start, tap, wait_until_ready

NAMES = ("Ana", "Ben")
FORGET = """async link => {
    history.replaceState(null, "", link);
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}"""


def take_turn(page: Page, seed: str) -> str:
    """Play at random until the page offers to send the game; return the link, from `#` on."""
    player = Player(page, seed)
    while not page.locator("#prompt [data-link]").count():
        state = player.state()
        player.carry_out(state, player.choose(state))
        answered(page)
    return str(page.locator("#prompt [data-link]").first.get_attribute("data-link"))


@pytest.mark.own_context
def test_two_friends_play_by_links_although_one_browser_forgets(
    new_page: Callable[..., Page], address: str
) -> None:
    ana, ben = new_page(), new_page()
    for page in (ana, ben):
        quicken(page)
        start(page, address)
    form = Form(ana)
    tap(ana.locator('a[href^="#/new"]').first)
    form.pick("set-game mode", "post")
    for number, name in enumerate(NAMES):
        form.edit(number)
        ana.locator(f"#name-{number}").fill(name)
    form.open_more()
    form.select("set-game first", "0")
    tap(ana.locator('main [type="submit"]'))
    link = take_turn(ana, "first")
    hand = ana.locator("#tray [data-tile]").count()
    tap(ana.locator('#prompt [data-message="post-code"]'))
    expect(ana.locator(f'.qr[data-link="{link}"]')).to_be_visible()
    expect(ana.locator("#prompt")).to_contain_text("Waiting for Ben")

    go(ben, address + link)
    tap(ben.locator('[data-message="i-am 1"]'))
    expect(ben.locator("#prompt")).to_contain_text("Ben, your turn")
    assert ben.locator("[data-tile]").count() == hand + 1, "Ana's own new tile is still face down"
    answer = take_turn(ben, "second")

    ana.evaluate(FORGET, answer)
    ana.reload()
    wait_until_ready(ana)
    tap(ana.locator('[data-message="i-am 0"]'))
    expect(ana.locator("#prompt")).to_contain_text("Ana, your turn")
    assert ana.locator("#tray [data-tile]").count() == hand + 1
    assert ana.evaluate("location.hash").startswith("#/game/post-")
    go(ana, f"{address}#/")
    expect(ana.locator("#post-games")).to_contain_text("Your turn in 1 game")
