"""At the table, controls, hand, ghost and playback have their own room on every screen.

The Investor has the most controls, and Russian the longest words. Other languages: `test_scenes.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import cycle

import pytest
from playwright.sync_api import Page, ViewportSize

from app.bots import BOTS
from app.engine.game import observe
from app.engine.geometry import cell_text
from app.engine.session import Session, begin
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import Build
from scenes import NAMES, SCENES, Stage, asks, moment
from tests.e2e.player import QUICK, prefer, standard_deck
from tests.e2e.support import STILL, start, still, tap

SCREENS: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 740},
    {"width": 390, "height": 844},
    {"width": 430, "height": 932},
    {"width": 375, "height": 667},
    {"width": 740, "height": 360},
    {"width": 844, "height": 390},
    {"width": 1180, "height": 820},
    {"width": 820, "height": 1180},
)

IN_THE_WAY = """() => {
    const wrong = [];
    const named = (part) => (part.getAttribute("aria-label") || part.textContent).trim().slice(0, 40);
    const shown = (part) => part.checkVisibility() && part.getBoundingClientRect().width > 1
        && !part.closest(".visually-hidden");
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const inside = (inner, outer) => inner.left > outer.left - 1 && inner.right < outer.right + 1
        && inner.top > outer.top - 1 && inner.bottom < outer.bottom + 1;
    const box = (part) => part.getBoundingClientRect();
    const controls = [...document.querySelectorAll(".building .button, #explain .pull, .controls button")];
    const parts = [...controls, ...document.querySelectorAll(".hand-tile")].filter(shown);
    for (const [number, part] of parts.entries()) {
        for (const other of parts.slice(number + 1))
            if (meet(box(part), box(other))) wrong.push(`${named(part)} lies over ${named(other)}`);
        for (const edge of [document.querySelector(".table"), part.closest("#tray, .shelf, .controls")])
            if (!inside(box(part), box(edge))) wrong.push(`${named(part)} is cut`);
        for (const inner of part.matches(".building *") ? part.querySelectorAll("span, i, svg") : [])
            if (shown(inner) && !inside(box(inner), box(part)))
                wrong.push(`${inner.textContent || "the drawing"} bursts ${named(part)}`);
    }
    const board = box(document.getElementById("board"));
    const ghost = document.querySelector(".hover:not(.pale)"), map = document.querySelector(".mini-city");
    for (const part of [ghost, ...ghost.querySelectorAll(".handle")])
        if (part.checkVisibility() && !inside(box(part), board)) wrong.push(`${part.className} is cut`);
    if (map?.checkVisibility())
        for (const place of document.querySelectorAll(".place.legal, .hover:not(.pale)"))
            if (meet(box(place), box(map)))
                wrong.push(`the map lies over ${place.dataset.cell ?? "the ghost"}`);
    return wrong;
}"""
"""Controls and tiles of the hand that overlap or are cut, words that do not fit their control, a ghost or
handles out of view, and spots under the mini-map."""


@cache
def game_of_the_investor() -> Session:
    """Return a game of three whose first player has the Investor."""
    seats = [SeatChoice(name, "human", None if n else "investor") for n, name in enumerate(NAMES[:3])]
    setup = Setup(tuple(seats), business=True, consultants=True, seed="inv", first=0)
    session = begin(deal(setup, standard_deck()))
    while (decision := session.state.decision) is not None:
        session = session.act(BOTS["greedy"].choose(observe(session.state, decision.seat)))
    return session


OVER = """cell => document.querySelector(`.place[data-cell="${cell}"], [data-cell="${cell}"]`).click()"""
"""Hold the picked tile over a cell, which may be out of view while the view is close."""


class Ghosts:
    """Holds each tile of the hand over each of its cells, on one screen after the other."""

    def __init__(self, page: Page, session: Session, number: int) -> None:
        self.page = page
        decision = session.state_at(number).decision
        assert decision is not None
        builds = (option for option in decision.options if isinstance(option, Build))
        cells = sorted({(build.tile, build.cell) for build in builds})
        self.cells = cells[:: max(1, len(cells) // (3 * len(SCREENS)))]

    def wrong(self, fault: str) -> list[str]:
        """Return the faults that a script finds; each cell on one screen, its neighbours on the next."""
        wrong, held = [], ""
        for (tile, cell), screen in zip(self.cells, cycle(SCREENS), strict=False):
            self.page.set_viewport_size(screen)
            if tile != held:
                tap(self.page.locator(f'[data-tile="{tile}"]'))
                held = tile
            self.page.evaluate(OVER, cell_text(cell))
            still(self.page)
            where = f"{screen['width']} × {screen['height']}, {tile} at {cell_text(cell)}"
            wrong += [f"{where}: {each}" for each in self.page.evaluate(fault)]
        return wrong


@pytest.fixture
def ghosts(new_page: Callable[..., Page], address: str) -> Ghosts:
    """Return the ghosts of the Investor's turn in a city of ten buildings."""
    page = new_page(**STILL)
    prefer(page, **QUICK, language="ru")
    start(page, address)
    session = game_of_the_investor()
    number = moment(session, lambda state: asks("build", 10)(state) and state.current == 0)
    stage = Stage(page, address)
    stage.open(session, number)
    return Ghosts(page, session, number)


def test_nothing_lies_over_controls_the_hand_handles_or_spots(ghosts: Ghosts) -> None:
    assert len(ghosts.cells) > 2 * len(SCREENS)
    assert ghosts.wrong(IN_THE_WAY) == []


CUT_SHORT = """() => {
    const wrong = [], box = (part) => part.getBoundingClientRect();
    for (const part of document.querySelectorAll("#prompt > *, .recaps > li, .reasons > p")) {
        if (!part.checkVisibility() || box(part).width < 2) continue;
        for (const room of [part.closest("#prompt, #explain"), document.querySelector(".table")])
            if (box(part).bottom > box(room).bottom + 1) wrong.push(`cut: ${part.textContent}`);
    }
    return wrong;
}"""
"""Questions, playbacks or explanations cut off at the edge of their room."""

TOLD: tuple[ViewportSize, ...] = (
    {"width": 820, "height": 1180},
    {"width": 1180, "height": 820},
    {"width": 1440, "height": 900},
)
RETOLD = (*SCREENS[:4], SCREENS[5], *TOLD)


@pytest.mark.thorough
def test_turns_of_rivals_and_reasons_of_the_grifter_fit(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(**STILL)
    prefer(page, **QUICK, language="ru")
    start(page, address)
    stage = Stage(page, address)
    seats = tuple(SeatChoice(name, "greedy" if n else "human") for n, name in enumerate(NAMES[:4]))
    session = begin(deal(Setup(seats, business=True, seed="recap", first=0), standard_deck()))
    while (decision := session.state.decision) is not None and len(session.state.city) < 26:
        session = session.act(BOTS["greedy"].choose(observe(session.state, decision.seat)))
    number = max(n for n, state in enumerate(session.states) if asks("build")(state) and not state.current)
    stage.open(session, number)
    assert page.locator(".recaps > li").count() == 3
    wrong = [f"{screen}: {each}" for screen in RETOLD for each in cut_short(page, screen)]
    SCENES["grifter"](stage)
    assert page.locator(".reasons > p").count() >= 4
    wrong += [f"{screen}: {each}" for screen in TOLD for each in cut_short(page, screen)]
    page.set_viewport_size(SCREENS[0])
    tap(page.locator(".pull"))
    wrong += [f"pulled up: {each}" for each in cut_short(page, SCREENS[0])]
    assert wrong == []


def cut_short(page: Page, screen: ViewportSize) -> list[str]:
    """Return the cut-off parts on a screen."""
    page.set_viewport_size(screen)
    still(page)
    wrong: list[str] = page.evaluate(CUT_SHORT)
    return wrong
