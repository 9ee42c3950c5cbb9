"""The standing line about a street that one tile closes, and suggestions after a learner's game."""

from __future__ import annotations

from typing import Final

from app.engine.events import Abandoned, StreetScored
from app.engine.session import Session
from app.saves.marks import marks_of
from app.ui.core.html import Markup, el
from app.ui.core.messages import ChangeSetting
from app.ui.core.model import Model, Route
from app.ui.core.pieces import button, icon, link, switch_button
from app.ui.core.texts import say
from app.ui.features.learn.handlers import PLAYER
from app.ui.features.learn.progress import PROGRESS, STARRED_WINS
from app.ui.features.stars.state import (
    BUILD_MARK,
    STANDING_LINE,
    STARS_SETTING,
    ShowClosing,
    ShowMarked,
)
from app.ui.table.model import Table, alone_on_easy, solo_won
from app.ui.words.sentences import building_name


def mark_parts(model: Model, table: Table) -> tuple[str, int, str, str] | None:
    """Return the mark of the last build until the next tile is picked.

    It is its kind, the dollars and the kind of the better build, and that tile's name once its spot is lit.
    When the story of the build is over, a hint or the line about a street replaces the mark.
    """
    marked = model[BUILD_MARK]
    if marked is None or marked.game != table.id or table.ended or table.replay.position is not None:
        return None
    told = table.attention.playback is None
    if told and (table.attention.draft is not None or table.hint or _line(model, table) is not None):
        return None
    kind, dollars, tile, (cell, _) = marked.mark
    other = "more" if cell != marked.cell else "more_tile" if tile != marked.tile else "more_turned"
    lit = table.attention.lit == (cell,)
    return kind, dollars, other, building_name(table.shown, tile) if lit else ""


def mark_strip(kind: str, dollars: int, other: str, lit: str) -> Markup:
    """Show the mark in a few words; where more was possible, a tap shows where."""
    children: tuple[Markup, ...]
    if kind == "more":
        words = say(f"stars.mark_{'shown' if lit else other}", dollars=dollars, tile=lit)
        text = el("span", words, role="status")
        shows = (icon("ui-star"), text, icon("ui-eye"))
        children = (button(ShowMarked(), *shows, class_="button standing-line", aria_pressed=bool(lit)),)
    else:
        drawn = icon("ui-star", "icon good-star") if kind == "best" else icon("ui-check")
        children = (drawn, el("p", say(f"stars.mark_{kind}"), class_="words", role="status"))
    label = say("stars.mark_title")
    return el("section", *children, class_="coach aside", data_mark=kind, aria_label=label)


def closing_parts(model: Model, table: Table) -> tuple[int] | None:
    """Return the street's payment while its owner builds, unless the first game shows a hint."""
    return _line(model, table) if not table.hint else None


def _line(model: Model, table: Table) -> tuple[int] | None:
    line, question = model[STANDING_LINE], table.question
    if line is None or line.shown is not table.shown or question is None or question.kind != "build":
        return None
    return (line.closing.dollars,)


def closing_strip(dollars: int) -> Markup:
    """Show the line; tapping it highlights the spots."""
    return el(
        "section",
        button(
            ShowClosing(),
            icon("ui-street"),
            el("span", say("stars.closing", dollars=dollars)),
            icon("ui-eye"),
            class_="button standing-line",
        ),
        class_="coach aside",
        aria_label=say("stars.title"),
    )


MANY_ABANDONED: Final = 8
"""With at least this many abandoned buildings, a player runs out of signs."""

FEW_CLOSED: Final = 1
"""With at most this many paid streets, a player closes too few."""


# --- A win on Easy ---


def switch_parts(model: Model, table: Table) -> tuple[bool] | None:
    """Return whether stars stay on, at the end of one of the first wins on Easy, else `None`."""
    if not solo_won(model) or not alone_on_easy(model) or not marks_of(table.session).judged:
        return None
    if model.settings.helps == "none" or not table.origin.played:
        return None
    setting, wins = model.settings[STARS_SETTING], model[PROGRESS].wins_on_easy
    if wins > STARRED_WINS:
        return None
    return (setting == "on" or (setting == "learning" and wins < STARRED_WINS),)


def stars_switch(on: bool) -> Markup:
    """Say that good spots have stars on Easy, with a switch."""
    message = ChangeSetting("stars", "off" if on else "on")
    return switch_button(message, "ui-star", say("stars.on_easy"), on=on)


# --- A lost first game ---


def needed_lesson_parts(model: Model, table: Table) -> tuple[str] | None:
    """Return the rule whose lesson fits a lost first game, or `None`."""
    session = table.session
    state = session.state
    if not marks_of(session).first_game or not state.over or PLAYER in state.winners:
        return None
    lesson = lesson_needed(session)
    return (lesson,) if lesson else None


def lesson_needed(session: Session) -> str:
    """Return the rule that the player of a lost solo game should learn, or an empty text."""
    events = [event for played in session.history for event in played.events]
    abandoned = sum(isinstance(event, Abandoned) and event.seat == PLAYER for event in events)
    if abandoned >= MANY_ABANDONED:
        return "abandon"
    closed = sum(
        isinstance(event, StreetScored) and any(receipt.seat == PLAYER for receipt in event.receipts)
        for event in events
    )
    return "scoring" if closed <= FEW_CLOSED else ""


def needed_lesson_button(main: bool, lesson: str) -> Markup:
    """Link to a lesson."""
    return link(
        Route("learn", lesson),
        icon("ui-learn"),
        say("stars.lesson", title=say(f"lesson.{lesson}.title")),
        class_="button primary" if main else "button",
    )
