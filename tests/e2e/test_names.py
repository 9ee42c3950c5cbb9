"""The widest possible names fit every screen of a phone and a tablet."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from app.engine.session import Session, begin
from app.engine.setup import MAX_NAME, SeatChoice, Setup, deal
from app.saves.copies import seal
from app.saves.save import Header, save_of, write_save
from tests.e2e.player import Form
from tests.e2e.support import SIZES, answered, go, start, tap
from tests.saves.support import played, standard

pytestmark = pytest.mark.thorough

WIDE = "W" * (MAX_NAME - 1)
TOO_WIDE = """() => {
    const root = document.documentElement;
    const wrong = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : [];
    const clipped = (element) => {
        for (let each = element; each && each !== document.body; each = each.parentElement)
            if (getComputedStyle(each).overflowX !== "visible") return true;
        return false;
    };
    const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.includes("WWWW")) continue;
        if (element.closest(".visually-hidden, #board")) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const box of range.getClientRects())
            if (box.right > innerWidth + 1 && !clipped(element))
                wrong.push(`${element.closest("[class]").className} to ${box.right}`);
    }
    return [...new Set(wrong)];
}"""
"""Elements wider than the screen."""


def game(players: int, actions: int, *, business: bool = False) -> Session:
    """Return a game with the widest names."""
    seats = tuple(SeatChoice(f"{WIDE}{n}") for n in range(players))
    return played(
        begin(deal(Setup(seats, seed="wide", business=business), standard())), actions, random.Random(3)
    )


def kept(number: int, session: Session, *, trust: bool) -> str:
    record = json.dumps({**json.loads(session.text()), "table": {"trust": trust}})
    save = save_of(session, Header(title="", updated=number))
    return seal(1, write_save(save).partition("\n")[0] + "\n" + record)


def test_wide_names_fit(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(viewport=SIZES["phone"])
    texts = {
        "two": kept(1, game(2, 12), trust=True),
        "five": kept(2, game(5, 30, business=True), trust=False),
        "over": kept(3, game(3, 1000), trust=True),
    }
    page.add_init_script(
        f"for (const [game, text] of Object.entries({json.dumps(texts)}))"
        " localStorage.setItem(`streets.game.${game}.a`, text)"
    )
    start(page, address)
    found = {}

    def look(where: str) -> None:
        for size in ("tablet", "phone"):
            page.set_viewport_size(SIZES[size])
            if wrong := page.evaluate(TOO_WIDE):
                found[where, size] = wrong

    look("home")
    go(page, f"{address}#/games")
    look("all games")
    tap(page.locator(".games summary").first)
    tap(page.locator('[data-message^="renaming"]').first)
    look("renaming")
    for game_id in texts:
        go(page, f"{address}#/game/{game_id}")
        page.wait_for_selector("#board")
        look(game_id)
        reveal = page.locator('[data-message="reveal"]')
        if reveal.count():
            tap(reveal)
            look(f"{game_id}, revealed")
        for drawer in ("menu", "log", "stack"):
            if game_id == "over":
                break
            opened = page.locator(f'[data-message="open {drawer}"]:visible')
            if opened.count():
                tap(opened.first)
                look(f"{game_id}, {drawer}")
                tap(page.locator('[data-message="close"]:visible').first)
        go(page, f"{address}#/share")
        look(f"{game_id}, share")
    go(page, f"{address}#/new")
    form = Form(page)
    form.people(2)
    for number in range(2):
        form.edit(number)
        page.locator(f"#name-{number}").fill(f"{WIDE}X")
        answered(page)
    look("new game")
    assert found == {}
