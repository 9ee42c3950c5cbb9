"""A game with the real box, typed in by taps, and a street that is scored."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.support import SIZES, STILL, answered, start, tap, wait_until_ready


def record(page: Page) -> dict[str, Any]:
    """Return the record of the game on the table."""
    answered(page)
    found: dict[str, Any] = json.loads(page.evaluate("window.streets.record()"))
    return found


def name_tile(page: Page, back: int) -> None:
    """Name the first tile with a back."""
    tap(page.locator("#tray .finder-back").nth(back))
    tap(page.locator("#tray .finder-tile").first)


def test_builds_with_the_real_box_take_four_taps_and_survive_a_reload(
    new_page: Callable[..., Page], address: str
) -> None:
    page = new_page(**STILL)
    page.set_viewport_size(SIZES["phone"])
    start(page, f"{address}#/realbox")
    tap(page.locator("label:has(input[name=mode][value=multiplayer])"))
    tap(page.locator("main [type=submit]"))
    for back in range(3):
        page.wait_for_selector("#tray .finder-back")
        name_tile(page, back)
        tap(page.locator(".place.legal").first)
        tap(page.locator("#prompt [data-action^=build]").first)
        assert len(record(page)["actions"]) == back + 1
    before = record(page)
    page.reload()
    wait_until_ready(page)
    page.wait_for_selector("#tray .finder-back")
    assert record(page) == before
    assert page.locator("#tray .hand-tile").count() == 0, "no hand is shown that nobody holds"


def test_tiles_are_found_by_keys_and_named_to_a_screen_reader(
    new_page: Callable[..., Page], address: str
) -> None:
    page = new_page(**STILL)
    start(page, f"{address}#/score")
    page.locator(".finder-back").first.focus()
    page.keyboard.press("Enter")
    answered(page)
    listed = page.get_by_role("listbox", name="Tiles").get_by_role("option")
    first, second = listed.nth(0), listed.nth(1)
    expect(first).to_have_attribute("aria-setsize", str(listed.count()))
    first.focus()
    page.keyboard.press("ArrowDown")
    expect(second).to_be_focused()
    page.keyboard.type("fl")
    answered(page)
    field = page.get_by_role("combobox")
    expect(field).to_be_focused()
    expect(field).to_have_value("fl")
    expect(field).to_have_attribute("aria-activedescendant", "finder-flea-market")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    page.keyboard.type("s")
    answered(page)
    at = field.get_attribute("aria-activedescendant")
    page.keyboard.press("ArrowDown")
    assert field.get_attribute("aria-activedescendant") not in (at, None)
    page.keyboard.press("ArrowUp")
    assert field.get_attribute("aria-activedescendant") == at
    named = page.locator(f"#{at} strong").inner_text()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=named)).to_be_visible()
