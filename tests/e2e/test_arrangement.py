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
from tests.e2e.support import LYING, SIZES, answered, start, still
from tests.saves.support import book_of_days

WHOLE = """() => [...document.querySelectorAll("main .button")].filter(button => {
    const box = button.getBoundingClientRect();
    return box.height >= 44 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0
        && box.right <= innerWidth;
}).length"""
"""Counts the buttons of the page that are wholly in sight."""


WEDNESDAY = datetime(2026, 11, 11, 12, tzinfo=UTC)
"""The weekday with the longest name; noon, so it is the same day in nearly every time zone."""


@pytest.mark.parametrize(
    "who", ["newcomer", "returner", pytest.param("daily player", marks=pytest.mark.own_context)]
)
def test_the_first_page_is_in_sight(new_page: Callable[..., Page], address: str, who: str) -> None:
    page = new_page(viewport=SIZES["phone"])
    quicken(page)
    newcomer = who == "newcomer"
    if not newcomer:
        keep(page, game(1))
    if who == "daily player":
        page.clock.set_fixed_time(WEDNESDAY)
        store(page, f"streets.{BOOK}a", seal(1, book_text(book_of_days(eight_days()))))
    start(page, address)
    leads = page.locator('[data-message="first-game"]' if newcomer else ".lead-card")
    expect(leads).to_have_count(1 if newcomer else 2)
    still(page)
    for lead in leads.all():
        box = lead.bounding_box()
        assert box is not None and box["y"] + box["height"] <= 844
        assert newcomer or box["height"] <= 120
    assert page.evaluate(WHOLE) >= 5
    for size in (LYING, SIZES["desktop"]):
        page.set_viewport_size(size)
        answered(page)
        assert page.evaluate(WHOLE) >= 2
        boxes = [lead.bounding_box() for lead in leads.all()]
        assert all(box and box["y"] + box["height"] <= size["height"] for box in boxes), (size, boxes)


def eight_days() -> dict[str, DayResult]:
    """Return results of the month's first eight daily deals."""
    return {f"2026-11-{day:02}": DayResult(f"day-{day}", 12 if day % 3 else -40) for day in range(1, 9)}
