"""Unexpected exceptions and Python's own death: nothing is lost, and the player can continue."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.player import Form, Player, quicken
from tests.e2e.support import TRAPPING, start, tap, wait_until_ready


@pytest.fixture
def table(new_context: Callable[..., BrowserContext], address: str) -> Page:
    """Return a game's page that may report problems, because these tests cause errors."""
    context = new_context()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    quicken(page)
    page.add_init_script(TRAPPING)
    start(page, address)
    Form(page).open("solo", ("human",), seed="breakdown")
    return page


def break_down(page: Page) -> None:
    """Make a tap send an unknown message."""
    page.evaluate("document.querySelector('[data-message=fit]').dataset.message = 'no such message'")
    tap(page.locator("[data-message='no such message']"))
    expect(page.get_by_role("alertdialog")).to_be_visible()


def test_the_player_can_report_a_crash_go_on_and_reload(table: Page) -> None:
    break_down(table)
    expect(table.get_by_role("button", name="Reload the page")).to_be_focused()
    tap(table.get_by_role("button", name="Copy a bug report"))
    expect(table.get_by_text("Copied.")).to_be_visible()
    report = table.evaluate("navigator.clipboard.readText()")
    assert "no such message" in report and "ValueError" in report
    assert json.loads(report.partition("record:\n")[2])["format"] == "streets-record"
    tap(table.get_by_role("button", name="Continue"))
    expect(table.get_by_role("alertdialog")).to_have_count(0)
    player = Player(table, "breakdown")
    player.play(1)

    # An action that cannot be shown is saved, and a reload shows it.
    tap(table.locator("[data-tile]").first)
    tap(table.locator("[data-cell].legal").first)
    build = table.locator("[data-action^=build]").first
    action = build.get_attribute("data-action")
    actions = [*json.loads(player.record())["actions"], action]
    table.evaluate(
        "const find = document.getElementById.bind(document);"
        "document.getElementById = id => id === 'prompt' ? null : find(id);"
    )
    tap(build)
    expect(table.get_by_role("alertdialog")).to_be_visible()
    kept = table.evaluate("Object.entries(localStorage).filter(([key]) => /game/.test(key)).join()")
    assert action in kept
    with table.expect_navigation():
        table.get_by_role("button", name="Reload the page").tap()
    wait_until_ready(table)
    table.wait_for_selector("[data-decision]")
    assert json.loads(player.record())["actions"] == actions


@pytest.mark.thorough
def test_a_dead_python_restarts(table: Page) -> None:
    """Python reports nothing by itself. If restarting does not help for long, the page says so."""
    Player(table, "breakdown").play(1)
    record = table.evaluate("window.streets.record()")

    def come_to_its_end() -> None:
        table.evaluate("trap(), document.querySelector('[data-tile]').click()")

    def is_back() -> bool:
        wait_until_ready(table)
        table.wait_for_selector("[data-decision]")
        return bool(table.evaluate("window.streets.record()") == record)

    with table.expect_navigation():
        come_to_its_end()
    assert is_back()

    come_to_its_end()
    expect(table.get_by_role("heading")).to_have_text("Streets has stopped")
    expect(table.get_by_text("safe up to its last move")).to_be_visible()
    again = table.get_by_role("button", name="Try again")
    expect(again).to_be_focused()
    with table.expect_navigation():
        again.tap()
    assert is_back()
