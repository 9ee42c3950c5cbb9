"""A challenge there and back, each from a first visit."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from playwright.sync_api import BrowserContext, Route, expect

from app.engine.session import begin
from app.engine.setup import SeatChoice, Setup, deal
from app.saves.links import link_data
from app.saves.rivals import FRIEND, Rival, challenge_link, rival_marks
from tests.e2e.player import Player, standard_deck
from tests.e2e.support import READY, go, start, tap, wait_until_ready
from tests.e2e.test_sharing import NO_WAY, SHARED
from tests.saves.support import played

SOLO = Setup((SeatChoice("Ana", "human"),), mode="solo", difficulty="easy", seed="an evening", first=0)


def test_a_challenge_goes_there_and_back(new_context: Callable[..., BrowserContext], address: str) -> None:
    begun = begin(deal(SOLO, standard_deck()))
    theirs, mine = (played(begun, 500, random.Random(seed)) for seed in (1, 2))
    money = theirs.state.seats[0].money

    # The page asks before Python, keeps the tap, and begins the game.
    guest = new_context().new_page()
    held: list[Route] = []
    released: list[bool] = []
    guest.route("**/*.wasm", lambda route: route.continue_() if released else held.append(route))
    guest.goto(f"{address}{challenge_link(theirs, 'Ben')}", wait_until="domcontentloaded")
    expect(guest.locator("#app h1")).to_contain_text(f"made ${money} with these tiles")
    assert guest.locator(READY).count() == 0
    guest.locator('[data-message="take-challenge"]').click()
    released.append(True)
    for route in held:
        route.continue_()
    wait_until_ready(guest)
    expect(guest.locator("[data-ghost='0']")).to_be_visible()
    Player(guest, "rival").play(3)
    expect(guest.locator("[data-ghost]")).to_be_visible()

    # The end compares both games, and the answer holds them.
    rival = Rival("Ben", FRIEND, money, theirs.record.actions)
    late = replace(mine, extra=rival_marks(rival), history=mine.history[:-1])
    go(guest, f"{address}#/play/{link_data(late.text())}")
    Player(guest, "rival").play()
    expect(guest.locator(".rival-cities .picture")).to_have_count(2, timeout=60_000)
    guest.evaluate(SHARED, [NO_WAY["missing"], True])
    tap(guest.locator('.leaving [data-message="challenge-friend"]'))
    answer = str(guest.evaluate("copied[0]"))
    assert answer.startswith(f"{address}#/rival/{mine.state.seats[0].money}/Ana/")

    host = new_context().new_page()
    start(host, answer)
    expect(host.locator(".page.rival")).to_contain_text(f"Ben made ${money} with these tiles.")
