"""Puzzles in a browser: by touch, by keys and by ear, and the comparison of a wrong answer by the worker."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from app.engine.geometry import FACINGS, cell_text
from app.engine.state import Build, parse_action
from app.ui.features.puzzles.collection import Puzzle, read_collection
from environment import ROOT
from tests.e2e.support import SIZES, answered, go, tap

COLLECTION = read_collection((ROOT / "assets" / "puzzles" / "puzzles.json").read_text(encoding="utf-8"))

MOST_STEPS = 30


def test_puzzles_are_solved_by_touch_and_by_keys(used_page: Callable[..., Page], address: str) -> None:
    page = used_page(viewport=SIZES["phone"], has_touch=True)
    go(page, f"{address}#/puzzles")
    expect(page.locator(f'[data-puzzles="{len(COLLECTION)}"]')).to_be_visible()

    puzzle = COLLECTION.themed("waiting")[0]
    go(page, f"{address}#/puzzle/{puzzle.id}")
    strip = page.locator(".coach")
    expect(strip).not_to_have_attribute("data-solved", "yes")
    build_by_touch(page, puzzle.answers[0])
    expect(strip).to_have_attribute("data-solved", "yes")
    tap(page.locator('[data-message="next-puzzle"]'))
    expect(strip).not_to_have_attribute("data-solved", "yes")

    puzzle = COLLECTION.themed("tempo")[0]
    build = build_of(puzzle.answers[0])
    go(page, f"{address}#/puzzle/{puzzle.id}")
    hand = puzzle.session().state.seats[puzzle.seat].hand
    page.keyboard.press(str(1 + hand.index(build.tile)))
    page.keyboard.press("n")
    for _ in range(MOST_STEPS):
        answered(page)
        if page.evaluate("document.activeElement.dataset.cell") == cell_text(build.cell):
            break
        page.keyboard.press("PageDown")
    page.keyboard.press("Enter")
    answered(page)
    done = page.locator(f'[data-action="{build}"]')
    for _ in FACINGS:
        if not done.count():
            page.keyboard.press("r")
            answered(page)
    page.keyboard.press("Enter")
    answered(page)
    expect(strip).to_have_attribute("data-solved", "yes")
    expect(page.locator("#live")).to_contain_text("Right!")


def test_the_worker_says_what_a_wrong_answer_costs(used_page: Callable[..., Page], address: str) -> None:
    """The puzzle lists other mistakes; the worker compares this one with the answer."""
    page = used_page(viewport=SIZES["phone"], has_touch=True)
    puzzle = next(each for each in COLLECTION.puzzles if each.exact is None)
    go(page, f"{address}#/puzzle/{puzzle.id}")
    build_by_touch(page, unlisted_mistake(puzzle))
    strip = page.locator(".coach")
    expect(strip).to_have_attribute("data-solved", "no")
    expect(strip.locator("#coach-words")).to_contain_text(re.compile(r"costs about \$\d+\."))
    expect(page.locator("#live")).to_contain_text("costs about")


def unlisted_mistake(puzzle: Puzzle) -> str:
    """Return a build with the answer's tile on another cell, which the puzzle does not list."""
    best = build_of(puzzle.answers[0])
    known = {*puzzle.answers, *puzzle.near, *(each.action for each in puzzle.comparisons)}
    builds = [build for build in puzzle.options() if isinstance(build, Build) and str(build) not in known]
    return str(next(build for build in builds if build.tile == best.tile and build.cell != best.cell))


def build_by_touch(page: Page, action: str) -> None:
    """Build by taps on the tile, the cell, the turn button and the last button."""
    build = build_of(action)
    tap(page.locator(f'[data-tile="{build.tile}"]'))
    tap(page.locator(f'[data-cell="{cell_text(build.cell)}"]').first)
    done = page.locator(f'[data-action="{build}"]')
    for _ in FACINGS:
        if not done.count():
            tap(page.locator('[data-message="turn"]'))
    tap(done)


def build_of(action: str) -> Build:
    """Return an action that is a build."""
    build = parse_action(action)
    assert isinstance(build, Build)
    return build
