"""The first pages in pixels: the part in sight without scrolling."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from app.saves.book import DayResult, book_text
from app.saves.copies import BOOK, seal
from scenes import game
from tests.e2e.player import keep, quicken, store
from tests.e2e.support import LYING, SIZES, answered, start
from tests.saves.support import book_of_days

WHOLE = """() => [...document.querySelectorAll("main .button")].filter(button => {
    const box = button.getBoundingClientRect();
    return box.height >= 44 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0
        && box.right <= innerWidth;
}).length"""
"""Counts the buttons of the page that are wholly in sight."""


@pytest.mark.parametrize("who", ["newcomer", "returner", "daily player"])
def test_the_first_page_is_in_sight(new_page: Callable[..., Page], address: str, who: str) -> None:
    page = new_page(viewport=SIZES["phone"])
    quicken(page)
    newcomer = who == "newcomer"
    if not newcomer:
        keep(page, game(1))
    if who == "daily player":
        store(page, f"streets.{BOOK}a", seal(1, book_text(book_of_days(days_of_this_month()))))
    start(page, address)
    lead = page.locator('[data-message="first-game"]' if newcomer else ".lead-card")
    lead.wait_for()
    if who == "daily player":
        expect(page.locator(".day-squares i")).to_have_count(7)
    box = lead.bounding_box()
    assert box is not None and box["y"] + box["height"] <= (844 if newcomer else 400)
    if not newcomer:
        assert box["height"] <= 120
    assert page.evaluate(WHOLE) >= 5
    page.set_viewport_size(LYING)
    answered(page)
    assert page.evaluate(WHOLE) >= 2


def days_of_this_month() -> dict[str, DayResult]:
    """Return results of eight daily deals of this month."""
    month = datetime.now(UTC).date().isoformat()[:7]
    return {f"{month}-{day:02}": DayResult(f"day-{day}", 12 if day % 3 else -40) for day in range(1, 9)}
