"""Memory: the objects that games leave behind in a page, because megabytes vary.

Idle-time work holds the last table until it runs, so only lasting objects count.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request

from benches.memory import IMPORT_MODULES, Contents, contents_of
from tests.e2e.player import Form, Player
from tests.e2e.support import PATIENCE, go, start

pytestmark = pytest.mark.thorough

FIRST, LAST = 2, 6
"""The games after which objects are counted; the first ones create everything."""


def grown(first: Contents, last: Contents) -> list[str]:
    """Return the kinds of objects that grew after the first games."""
    limits = {"documents": 1.0, "listeners": 1.0, "nodes": 1.02, "objects": 1.04}
    return [what for what, limit in limits.items() if getattr(last, what) > limit * getattr(first, what)]


def test_games_leave_nothing_behind(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(service_workers="allow")  # otherwise the browser would fetch drawings repeatedly
    fetched: list[Request] = []
    start(page, address)
    page.wait_for_selector("#art-cinema", state="attached")
    page.wait_for_selector("#art-grifter", state="attached")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.on("request", lambda request: fetched.append(request))
    page.evaluate(IMPORT_MODULES)
    for number in range(1, LAST + 1):
        Form(page).open("solo", ("human",), seed=f"memory {number}")
        Player(page, f"memory {number}").play(1)
        go(page, f"{address}#/settings")  # a page without games
        if number == FIRST:
            first = contents_of(page)
        if number < LAST:
            go(page, f"{address}#/")
    patience = time.monotonic() + PATIENCE
    last = contents_of(page)
    while grown(first, last) and time.monotonic() < patience:
        last = contents_of(page)
    assert grown(first, last) == [], f"{first} became {last}"
    assert not [each.url for each in fetched if each.url.endswith(("/buildings.svg", "/icons.svg"))]
