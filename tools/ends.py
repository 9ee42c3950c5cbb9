"""Scenes of the end of every kind of game, for pictures: `test_scenes.py` inspects only two of them.

Each end comes about as in play: a page opens the game before its last build, and players finish it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache

from app.bots import BOTS
from app.engine.box import BOX_KEY
from app.engine.fixed_deals import JOURNEY, STOPS, daily_record, journey_record
from app.engine.game import observe
from app.engine.record import Record, decode
from app.engine.session import Session, replay
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import Build
from app.saves.marks import FIRST_GAME, PLAIN, Seating, write_seating
from app.saves.post import Post, with_post
from app.saves.puzzle_results import MISSES
from app.ui.table.links import post_link
from scenes import NAMES, Scene, Stage, game, link
from tests.e2e.player import Player, standard_deck
from tests.e2e.support import go, still, tap

REPORT_TIME = 180_000
"""The most milliseconds to wait for the costliest choice of a report."""

MONDAY = "2026-04-13"
"""A date with an easy deal."""


def played_out(begun: Record, bot: str) -> Session:
    """Return a game that a bot plays to its end for the people in it."""
    session = replay(begun).session
    while (decision := session.state.decision) is not None:
        session = session.act(BOTS[bot].choose(observe(session.state, decision.seat)))
    return session


def first_game() -> Record:
    """Return the record of a first game that begins."""
    setup = Setup((SeatChoice(NAMES[0]),), mode="solo", difficulty="easy", seed=JOURNEY[0].seed)
    return Record(deal(setup, standard_deck()), extra=FIRST_GAME)


def last_build(session: Session) -> int:
    """Return the number of choices before the last build."""
    return max(n for n, step in enumerate(session.history) if isinstance(step.action, Build))


def finish(stage: Stage, session: Session, first: int) -> None:
    """Play a game on from a choice to its end, as its record has it."""
    player = Player(stage.page, "ends")
    for number, step in enumerate(session.history[first:], first):
        for _ in range(2):  # on a phone, the first tap on a small building only moves the map closer
            made = len(decode(player.record(), player.deck).actions)
            if made == number:  # the page makes some choices itself
                player.carry_out(session.state_at(number), step.action)
    player.skip()
    stage.page.locator(".finale").wait_for()


def end_of(session: Callable[[], Session]) -> Scene:
    """Return the scene of the end of a game."""

    finished = cache(session)

    def scene(stage: Stage) -> None:
        played = finished()
        first = last_build(played)
        stage.open(played, first)
        finish(stage, played, first)

    return scene


def reported(scene: Scene) -> Scene:
    """Return a scene of an end as the report names the costliest choice."""

    def later(stage: Stage) -> None:
        scene(stage)
        stage.page.locator(".leaving [href^='#/again/']").wait_for(timeout=REPORT_TIME)

    return later


def lost_first_game() -> Session:
    """Return a lost first game."""
    return played_out(first_game(), "beginner")


def today() -> str:
    """Return the date of the day, as the page sees it."""
    return datetime.now(UTC).date().isoformat()


def daily_end(date: Callable[[], str], bot: str) -> Scene:
    """Return the scene of the end of a date's deal, which its player begins: nobody may look at it before."""

    def scene(stage: Stage) -> None:
        go(stage.page, f"{stage.address}#/daily/{date()}")
        tap(stage.page.locator('[data-message^="daily "]').first)
        finish(stage, played_out(daily_record(date()), bot), 0)

    return scene


def practice() -> Session:
    """Return a practice game with open hands."""
    session = game(2)
    extra = {**session.extra, **write_seating(Seating(PLAIN[:2], trust=True, practice=True))}
    return replace(session, extra=extra)


def with_box(stage: Stage) -> None:
    """Show the end of a game with the real box."""
    session = game(3, business=True)
    tiles = [tile for seat in session.state.seats for tile in seat.hand]
    box = {"named": tiles, "backs": 0, "money": []}
    session = replace(session, extra={**session.extra, BOX_KEY: box})
    go(stage.page, stage.address + link(session, len(session.history)))
    stage.page.locator(".finale").wait_for()


def by_post(stage: Stage) -> None:
    """Show the end of a game by post, to be sent."""
    session = game(2)
    first = last_build(session)
    post = Post("ends", (0, 1))
    seat = session.history[first].seat
    actions = session.record.actions[:first]
    begun = with_post(replay(replace(session.record, actions=actions)).session, post)
    go(stage.page, f"{stage.address}#/")
    stage.page.evaluate("localStorage.removeItem('streets.post')")
    go(stage.page, f"{stage.address}{post_link(begun, post)}")
    tap(stage.page.locator(f'[data-message="i-am {seat}"]'))
    finish(stage, session, first)


def run_over(stage: Stage) -> None:
    """Show the end of a run of puzzles."""
    go(stage.page, f"{stage.address}#/puzzles")
    tap(stage.page.locator('[data-message="begin-run"]'))
    for _ in range(MISSES):
        if (onward := stage.page.locator('[data-message="next-puzzle"]')).count():
            tap(onward)
        tap(stage.page.locator('[data-message="show-answer"]'))
    Player(stage.page, "ends").skip()
    still(stage.page)


ENDS: dict[str, Scene] = {
    "end-first-lost": reported(end_of(lost_first_game)),
    "end-first-won": end_of(lambda: played_out(first_game(), "greedy")),
    "end-daily-lost": daily_end(today, "beginner"),
    "end-daily-won": daily_end(lambda: MONDAY, "greedy"),
    "end-stop": end_of(lambda: played_out(journey_record(5), "club")),
    "end-stop-lost": end_of(lambda: played_out(journey_record(4), "beginner")),
    "end-last-stop": end_of(lambda: played_out(journey_record(STOPS), "club")),
    "end-friends-2": end_of(lambda: game(2)),
    "end-friends-4": end_of(lambda: game(4)),
    "end-friends-5": end_of(lambda: game(len(NAMES), business=True, consultants=True)),
    "end-run": run_over,
    "end-practice": end_of(practice),
    "end-box": with_box,
    "end-post": by_post,
}
