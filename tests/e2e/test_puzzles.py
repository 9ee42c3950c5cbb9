"""Two puzzles in a browser: one by touch, the next by keys and by ear."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from app.engine.actions import Build, Move, parse_action
from app.engine.geometry import FACINGS, cell_text, parse_cell
from app.ui.features.puzzles.collection import read_collection
from environment import ROOT
from tests.e2e.support import SIZES, answered, go, tap

COLLECTION = read_collection((ROOT / "assets" / "puzzles" / "puzzles.json").read_text(encoding="utf-8"))

MOST_STEPS = 30


def test_puzzles_are_solved_by_touch_and_by_keys(used_page: Callable[..., Page], address: str) -> None:
    page = used_page(viewport=SIZES["phone"], has_touch=True)
    go(page, f"{address}#/puzzles")
    expect(page.locator(f'[data-puzzles="{len(COLLECTION)}"]')).to_be_visible()

    puzzle = COLLECTION.themed("waiting")[0]
    build = parse_action(puzzle.answers[0])
    assert isinstance(build, Build)
    go(page, f"{address}#/puzzle/{puzzle.id}")
    strip = page.locator(".coach")
    expect(strip).not_to_have_attribute("data-solved", "yes")
    tap(page.locator(f'[data-tile="{build.tile}"]'))
    tap(page.locator(f'[data-cell="{cell_text(build.cell)}"]').first)
    done = page.locator(f'[data-action="{build}"]')
    for _ in FACINGS:
        if not done.count():
            tap(page.locator('[data-message="turn"]'))
    tap(done)
    expect(strip).to_have_attribute("data-solved", "yes")
    tap(page.locator('[data-message="next-puzzle"]'))
    expect(strip).not_to_have_attribute("data-solved", "yes")

    puzzle = COLLECTION.themed("crowd")[0]
    move = parse_action(puzzle.answers[0])
    assert isinstance(move, Move)
    go(page, f"{address}#/puzzle/{puzzle.id}")
    page.keyboard.press("n")
    for _ in range(MOST_STEPS):
        answered(page)
        x, y = parse_cell(page.evaluate("document.activeElement.dataset.cell"))
        if (x, y) == move.cell:
            break
        across, down = move.cell[0] - x, move.cell[1] - y
        side = ("Right" if across > 0 else "Left") if across else ("Down" if down > 0 else "Up")
        page.keyboard.press(f"Arrow{side}")
    page.keyboard.press("Enter")
    answered(page)
    expect(strip).to_have_attribute("data-solved", "yes")
    expect(page.locator("#live")).to_contain_text("Right!")
