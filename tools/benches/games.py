"""The games for the page's benchmarks."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from playwright.sync_api import Page

from app.engine.record import Record
from app.engine.session import Session
from app.engine.setup import SeatChoice, Setup
from scenes import Stage

NAMES: Final = ("Ana", "Ben", "Cleo", "Dov", "Eve")

AFTER_A_TAP: Final = 500
"""Milliseconds after which a tap on the same spot no longer counts as a second tap."""

FIVE: Final = Setup(tuple(SeatChoice(name) for name in NAMES), seed="bench", first=0)
"""A game of five with all 45 tiles."""


def cut(session: Session, buildings: int) -> Record:
    """Return the record of a game up to the first build with that many buildings in the city."""
    for number, state in enumerate(session.states):
        if len(state.city) >= buildings and state.decision is not None and state.decision.kind == "build":
            return replace(session.record, actions=session.record.actions[:number])
    raise ValueError(f"the game has no {buildings} buildings")


def open_game(page: Page, link: str) -> None:
    """Open a shared game in a fresh page and settle, so that saving it is not measured."""
    page.goto("about:blank")
    page.goto(link)
    Stage(page, link).settle()
    page.wait_for_timeout(AFTER_A_TAP)
