"""What games leave behind in one page: counted after a collection, for megabytes vary and things do not."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Request

from bench_memory import held
from tests.e2e.player import Form, Player
from tests.e2e.support import go, start

FIRST, LAST = 2, 8
"""Games after which it is counted: everything is there after the first ones."""


def test_games_leave_nothing_behind(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(service_workers="allow")  # through which the browser would fetch drawings again and again
    fetched: list[Request] = []
    start(page, address)
    page.wait_for_selector("#art-cinema", state="attached")
    page.wait_for_selector("#art-grifter", state="attached")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.on("request", lambda request: fetched.append(request))
    counts = {}
    for number in range(1, LAST + 1):
        Form(page).open("solo", ("human",), seed=f"memory {number}")
        Player(page, f"memory {number}").play(1)
        go(page, f"{address}#/settings")  # where nothing is seen of the games
        if number in (FIRST, LAST):
            counts[number] = held(page)
        go(page, f"{address}#/")
    assert not [each.url for each in fetched if each.url.endswith(("/buildings.svg", "/icons.svg"))]
    first, last = counts[FIRST], counts[LAST]
    assert last.documents <= first.documents
    assert last.listeners <= first.listeners
    assert last.nodes <= 1.02 * first.nodes
    assert last.objects <= 1.04 * first.objects
