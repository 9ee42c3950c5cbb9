"""Scenes of a game with the real box, and of a street that is scored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from app.bots import BOTS
from app.engine.box import BOX_KEY
from app.engine.events import TileLifted
from app.engine.game import observe
from app.engine.session import Session, begin
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.street_form import StreetBuilding, StreetEnd, StreetForm
from app.saves.marks import PLAIN, Seating, write_seating
from app.ui.features.score.sheet import street_data
from scenes import NAMES, Scene, Stage, asks, game, moment, place
from tests.e2e.player import standard_deck
from tests.e2e.support import answered, go, tap


def boxed(session: Session, **notes: Any) -> Session:
    """Return a game as one with the real box whose table has named everything, or as `notes` say."""
    events = (event for played in session.history for event in played.events)
    lifted = [event.tile for event in events if isinstance(event, TileLifted)]
    box = {"named": lifted, "backs": 99, "money": [], **notes}
    seating = write_seating(Seating(PLAIN[: len(session.deal.seats)], trust=True, practice=True))
    return replace(session, extra={**session.extra, **seating, BOX_KEY: box})


@cache
def with_cards() -> Session:
    """Return a whole game of two with both expansions: a Hacker and an Entrepreneur."""
    cards = ("hacker", "entrepreneur")
    seats = tuple(SeatChoice(name, "human", card) for name, card in zip(NAMES[:2], cards, strict=True))
    setup = Setup(seats, business=True, consultants=True, seed="a box", first=0)
    session = begin(deal(setup, standard_deck()))
    while (decision := session.state.decision) is not None:
        session = session.act(BOTS["greedy"].choose(observe(session.state, decision.seat)))
    return session


def at(session: Callable[[], Session], kind: str, buildings: int = 0, **notes: Any) -> Scene:
    """Return the scene of a question in a game with the real box."""

    def scene(stage: Stage) -> None:
        whole = session()
        stage.open(boxed(whole, **notes), moment(whole, asks(kind, buildings)))

    return scene


def tiles(stage: Stage) -> None:
    """List the tiles with a back."""
    at(with_cards, "build", 12)(stage)
    tap(stage.page.locator("#tray .finder-back").first)


def gone(stage: Stage) -> None:
    """Find a tile that is on the map already, and name it."""
    at(with_cards, "build", 12)(stage)
    stage.page.locator("#finder-words").fill("6")  # the dollars on the first tile built, in every language
    answered(stage.page)
    built = getattr(with_cards().history[0].action, "tile", "")
    tap(stage.page.locator(f"#tray [data-message='name-tile {built}']"))


def laid(stage: Stage) -> None:
    """Lay a tile on a spot."""
    tiles(stage)
    tap(stage.page.locator("#tray .finder-tile").first)
    tap(stage.page.locator(".place.legal").first)


def lifted(stage: Stage) -> None:
    """Ask for the first tile that the Grifter has lifted."""
    stage.open(boxed(game(1), named=[]), 1)


def corrections(stage: Stage) -> None:
    """Show the corrections: money and backs."""
    at(with_cards, "build", 12)(stage)
    go(stage.page, f"{stage.address}#/realbox/fix")


def corrected(stage: Stage) -> None:
    """Open a build to correct it."""
    corrections(stage)
    tap(stage.page.locator(".box-action").nth(2))


def scored(stage: Stage) -> None:
    """Score the rulebook's street."""
    buildings = (
        StreetBuilding("art-gallery", owner=0, people=(0, 3, 0, 0)),
        StreetBuilding("flea-market", owner=1, people=(0, 0, 1, 0)),
        StreetBuilding("starter-home", owner=1, people=(0, 0, 1, 0)),
    )
    form = StreetForm(
        buildings, (StreetEnd("student-house", points_in=True), StreetEnd("corner-cafe", points_in=True))
    )
    go(stage.page, f"{stage.address}#/score/{street_data(form)}")


BOX_SCENES: dict[str, Scene] = {
    "box-form": place("realbox"),
    "box-lesson": place("realbox/lesson"),
    "box-start": at(with_cards, "build"),
    "box-back": at(with_cards, "build", backs=1),
    "box-tiles": tiles,
    "box-gone": gone,
    "box-laid": laid,
    "box-swap": at(with_cards, "swap"),
    "box-lifted": lifted,
    "box-tie": at(lambda: game(1), "grifter"),
    "box-catching-up": at(with_cards, "build", 12, catching_up=True),
    "box-answers": at(with_cards, "move", catching_up=True),
    "box-corrections": corrections,
    "box-corrected": corrected,
    "street-scored": scored,
}
"""The scenes in the order of a game."""
