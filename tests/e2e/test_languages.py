"""Other languages in the page: a whole game in Russian without a network."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from app.engine.actions import Action
from app.engine.state import State
from tests.e2e.player import Form, Player, quicken
from tests.e2e.sight import SAID
from tests.e2e.support import answered, go, serve, start, tap, wait_until_ready
from tests.waits import waiting

NAMES = ("English", "Mayor", "Haakon Hoel Gaarder", "Sinister Fish Games")


class Reader(Player):
    """Plays, and reads all that is on the page before every choice."""

    def carry_out(self, state: State, action: Action) -> None:
        assert latin(self.page) == []
        super().carry_out(state, action)


def latin(page: Page) -> list[str]:
    """Give what the page says in Latin letters, but for names, seeds and addresses."""
    answered(page)
    said: list[str] = page.evaluate(SAID)
    return [
        text
        for text in said
        if not text.startswith(("#/", "{", "http"))
        and re.search("[A-Za-z]{2,}", re.sub("|".join((*NAMES, "a town")), "", text))
    ]


def test_a_solo_game_in_russian_from_an_empty_browser_offline(
    new_context: Callable[..., BrowserContext], built: Path
) -> None:
    context = new_context(locale="ru-RU", service_workers="allow")
    page = context.new_page()
    quicken(page)
    with serve(built) as server:
        start(page, server.address)
        with waiting("keeping a copy"):
            page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.reload()
    wait_until_ready(page)
    assert page.evaluate("document.documentElement.lang") == "ru"
    assert latin(page) == []
    Form(page).open("solo", ("human",), difficulty="easy", business=True)
    Reader(page, "по-русски").finish()
    assert latin(page) == []
    expect(page.locator("body")).to_contain_text("Проныр")
    loaded = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert [name for name in loaded if name.endswith("/ru.json")]
    assert not [name for name in loaded if name.endswith("/en.json")]
    assert page.evaluate("document.fonts.check('16px Nunito', 'Улицы')")


def test_the_language_changes_in_the_middle_of_a_game(page: Page, address: str) -> None:
    Form(page).open("solo", ("human",), difficulty="easy")
    player = Player(page, "both")
    player.play(2)
    record = player.record()
    go(page, f"{address}#/settings")
    tap(page.locator('label:has([name="language"][value="ru"])'))
    expect(page.locator("h1")).to_have_text("Настройки")
    assert page.evaluate("document.documentElement.lang") == "ru"
    page.go_back()
    answered(page)
    assert player.record() == record
    assert latin(page) == []
    player.play(2)
    page.reload()
    wait_until_ready(page)
    assert page.evaluate("document.documentElement.lang") == "ru"
