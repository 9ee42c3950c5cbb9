"""Sharing where the browser refuses it, and pasting shared links."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from app.saves.links import link_data
from app.ui.core.model import Route
from tests.e2e.player import Form
from tests.e2e.support import LYING, SIZES, SMALL_PHONE, answered, start, tap
from tests.saves.support import played, started

SHARED = """([share, copy]) => {
    window.copied = [];
    const put = (name, value) => Object.defineProperty(navigator, name, { configurable: true, value });
    put("share", eval(share));
    put("clipboard", copy ? { writeText: async text => { copied.push(text); } } : undefined);
}"""

REFUSED = "(error => async () => { throw new DOMException('no', error); })"
NO_WAY = {
    "missing": "undefined",
    "empty": "null",
    "no promise": "() => undefined",
    "throws": "() => { throw new DOMException('no', 'DataError'); }",
    "not allowed": f"{REFUSED}('NotAllowedError')",
    "no data": f"{REFUSED}('DataError')",
    "a type error": "async () => { throw new TypeError('no'); }",
}


def test_a_refused_share_copies_a_clean_link_which_opens_the_game_when_pasted(
    new_page: Callable[..., Page], address: str
) -> None:
    """The page's own address has a tracking parameter."""
    page = new_page()
    start(page, f"{address}?fbclid=IwAR0")
    Form(page).open("multiplayer", ("human", "human"), seed="shared")
    page.evaluate("location.hash = '#/share'")
    answered(page)
    for name, share in NO_WAY.items():
        page.evaluate(SHARED, [share, True])
        tap(page.locator("[data-message=share-link]"))
        expect(page.locator(".notice"), name).to_contain_text("Copied")
        assert page.evaluate("copied.length") == 1, name
        assert page.evaluate("copied[0]").startswith(f"{address}#/play/"), name
        tap(page.locator(".notice [data-message=dismiss]"))

    # A failed copy is reported.
    for share, told in (
        (NO_WAY["missing"], "didn’t allow copying"),
        (f"{REFUSED}('AbortError')", "You can copy the link instead"),
    ):
        page.evaluate(SHARED, [share, False])
        tap(page.locator("[data-message=share-link]"))
        expect(page.locator(".notice")).to_contain_text(told)
        tap(page.locator(".notice [data-message=dismiss]"))
    assert page.locator("#failure").count() == 0
    assert page.locator("#link-itself").is_visible()

    # A pasted chat opens its game.
    link = str(page.locator("#link-itself").get_attribute("href"))
    page.evaluate("location.hash = '#/more'")
    answered(page)
    field = page.get_by_label("Paste a link")
    field.fill("Hello")
    tap(page.locator("#paste [type=submit]"))
    expect(page.locator("#paste .error")).to_contain_text("no link")
    field.fill(f"Your turn!\n{address}?utm_source=x{link}.\nHave fun")
    tap(page.locator("#paste [type=submit]"))
    expect(page.locator(".table")).to_be_visible()


COVERED = """() => {
    const notice = document.querySelector(".notice").getBoundingClientRect();
    return [...document.querySelectorAll(".rail, .shelf, .controls, #hand-over > *")].filter(part => {
        const box = part.getBoundingClientRect();
        return box.width && box.height && box.left < notice.right && notice.left < box.right
            && box.top < notice.bottom && notice.top < box.bottom;
    }).map(part => part.className || part.id);
}"""
"""What a notice covers besides the city."""


@pytest.mark.own_context
def test_a_notice_covers_neither_seats_nor_question_and_fades(
    new_page: Callable[..., Page], address: str
) -> None:
    page = new_page()
    page.clock.install()
    game = played(started("notice"), 12, random.Random(1))
    start(page, f"{address}{Route('play', link_data(game.text()))}")
    expect(page.locator(".notice")).to_be_visible()
    for size in (*SIZES.values(), LYING, SMALL_PHONE):
        page.set_viewport_size(size)
        assert page.evaluate(COVERED) == [], size
    page.clock.fast_forward(7_000)
    expect(page.locator(".notice")).to_have_count(0)
