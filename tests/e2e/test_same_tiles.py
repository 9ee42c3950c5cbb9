"""Results with the same tiles in a browser: bots play in the worker, and a pasted chat leaves rows."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from app.bots.same_tiles import bot_games
from app.engine.session import begin
from app.engine.setup import SeatChoice, Setup, deal
from app.saves.copies import write_copy
from app.saves.save import Header, save_of, write_save
from app.saves.shared_result import SharedResult, result_link
from tests.e2e.player import standard_deck
from tests.e2e.support import answered, go, start, tap, wait_until_ready
from tests.saves.support import MemoryStore, played

SOLO = Setup((SeatChoice("Ana", "human"),), mode="solo", difficulty="easy", seed="an evening", first=0)
BEN, CLEO = (
    result_link(SharedResult(name, (mine, 187), "2026-11-25")) for name, mine in (("Ben", 212), ("Cleo", 112))
)
CHAT = f"""Hi!
> Streets · 25 November 2026 · Normal
> Ben 212 : 187 (+25) · first try
> https://example.org/{BEN}
Cleo https://example.org/{CLEO[:-3]}"""


def margin(page: Page, name: str) -> str:
    row = page.locator(".same-tiles tr", has_text=name)
    expect(row.locator("strong")).to_be_visible(timeout=60_000)
    return row.locator("strong").inner_text().replace("−", "-").replace("+", "")


def test_bots_play_the_same_tiles_and_friends_come_from_a_chat(
    new_context: Callable[..., BrowserContext], address: str
) -> None:
    session = played(begin(deal(SOLO, standard_deck())), 500, random.Random(1))
    store = MemoryStore()
    write_copy(store, "abcdefgh", write_save(save_of(session, Header())))
    page = new_context().new_page()
    texts = {f"streets.{key}": text for key, text in store.texts.items()}
    page.add_init_script(
        f"for (const [key, text] of Object.entries({json.dumps(texts)}))"
        " localStorage.getItem(key) ?? localStorage.setItem(key, text)"
    )
    start(page, f"{address}#/game/abcdefgh")
    for name, bot in (("Beginner", "beginner"), ("Greedy", "greedy")):
        *_, game = bot_games(session.start, bot)
        assert margin(page, name) == str(game.margin)

    go(page, f"{address}#/daily/2026-11-25")
    expect(page.locator("#paste-results")).to_be_hidden()  # nothing to compare with yet
    go(page, f"{address}#/more")
    page.fill("#pasted-link", CHAT)
    tap(page.locator("#paste [type=submit]"))
    expect(page.locator(".tiles-report li")).to_have_count(1)
    page.reload()
    wait_until_ready(page)
    tap(page.locator('[data-message="reveal-results 2026-11-25"]'))
    answered(page)
    assert margin(page, "Ben") == "25"
