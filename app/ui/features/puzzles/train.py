"""Today's puzzle on the training page."""

from __future__ import annotations

from typing import Final

from app.ui.core.effects import AskToday
from app.ui.core.html import Markup, el, group
from app.ui.core.model import Model
from app.ui.core.pieces import icon, link
from app.ui.core.region import region
from app.ui.core.registry import Update
from app.ui.core.routes import Route
from app.ui.core.texts import say
from app.ui.features.puzzles.handlers import FETCH_PUZZLES
from app.ui.features.puzzles.state import PUZZLES, Puzzles, puzzles_of
from app.ui.words.dates import date_words


def fetch_for_training(model: Model) -> Update:
    """Fetch the puzzles for the training page, and leave the set: the page links to today's puzzle only."""
    puzzles = puzzles_of(model)
    if puzzles.theme:
        model = model.with_(PUZZLES, puzzles.replace(theme=""))
    return model, (AskToday(), *(() if puzzles.collection is not None else (FETCH_PUZZLES,)))


def _today(puzzles: Puzzles, today: str) -> Markup:
    """Link to today's puzzle, once loaded, and to all puzzles."""
    every = link(Route("puzzles"), say("puzzles.all"), icon("ui-forward"), class_="all")
    puzzle = puzzles.collection.of_day(today) if puzzles.collection is not None and today else None
    done = puzzles.results.outcome(puzzle.id) if puzzle is not None else ""
    return group(
        el("header", el("h2", say("puzzles.title")), every),
        link(
            Route("puzzle", puzzle.id) if puzzle is not None else Route("puzzles"),
            icon("ui-check" if done in ("yes", "near") else "ui-puzzle"),
            el(
                "span",
                el("strong", say("puzzles.today")),
                el("small", say(f"puzzles.was_{done}") if done else date_words(today) if today else ""),
            ),
            icon("ui-forward"),
            class_="button train-card",
        ),
    )


PUZZLE_OF_TODAY: Final = region("train-puzzle", lambda model: (puzzles_of(model), model.today), _today)
"""The region of today's puzzle."""
