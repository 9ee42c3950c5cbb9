"""The strip above the board that asks a puzzle's question and replies to its answer."""

from __future__ import annotations

from app.engine.game import observe
from app.engine.geometry import cell_text
from app.engine.state import State
from app.saves.puzzle_results import MISSES
from app.ui.core.html import Child, Markup, el
from app.ui.core.pieces import button, icon
from app.ui.core.texts import passage, say
from app.ui.features.puzzles.messages import NextPuzzle, SharePuzzle, ShowAnswer
from app.ui.features.puzzles.state import Puzzles, Solving
from app.ui.features.puzzles.telling import cells_of, comparison, puzzle_question, reply
from app.ui.table.messages import Light
from app.ui.table.model import Table
from app.ui.table.views.strip import guide_strip
from app.ui.table.views.words import REFUGE


def puzzle_strip(table: Table, solving: Solving, known: Puzzles, rated: bool) -> Markup:
    """Show the question or the reply, and the buttons for the next step."""
    seen = observe(table.session.state_at(solving.start), solving.puzzle.seat)
    return guide_strip(
        table.origin.parent,
        [_which(solving, known, rated), _words(solving, seen)],
        _does(solving, known),
        say("puzzles.panel"),
        class_=f"puzzle {_look(solving)}",
        data_solved=solving.solved or None,
    )


def _look(solving: Solving) -> str:
    if solving.shown:
        return "shown"
    return {"": "", "no": "answering"}.get(solving.outcome, "over")


def _which(solving: Solving, known: Puzzles, rated: bool) -> Markup:
    """Show the numbers of the run or the player, and the theme once it no longer reveals the answer."""
    puzzle, run = solving.puzzle, known.run
    in_its_set = puzzle.theme == known.theme and not solving.running
    tells = puzzle.exact is not None or solving.settled or in_its_set
    rating = known.results.rating
    if solving.running and run is not None:
        numbers = say("puzzles.run_state", count=run.solved, misses=run.misses, limit=MISSES)
    elif rated and solving.solved:
        numbers = say("puzzles.rated", rating=rating, change=_signed(rating - solving.before))
    else:
        numbers = say("puzzles.level", rating=puzzle.level)
    return el(
        "p",
        el("span", say(f"puzzles.theme_{puzzle.theme}" if tells else "puzzles.one")),
        el("span", numbers, class_="quiet"),
        class_="which",
    )


def _signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "±0"


def _words(solving: Solving, seen: State) -> Child:
    if not solving.solved:
        return el("p", puzzle_question(solving, seen), class_="words", id="coach-words", role="status")
    praise, *reasons = reply(solving, seen)
    refuge = REFUGE if solving.settled else {}  # the game has no question now
    mark = "ui-eye" if solving.shown else "ui-close" if solving.outcome == "no" else "ui-check"
    return [
        el("p", icon(mark), el("strong", praise), class_="praise", **refuge),
        el("p", passage(reasons), class_="words", id="coach-words") if reasons else None,
    ]


def _places(solving: Solving) -> Child:
    """Show a button that highlights the spot of the other action, or of a still better one."""
    if solving.solved == "near":
        action, label = solving.puzzle.answers[0], say("puzzles.best_place")
    elif (compared := comparison(solving)) is not None:
        action, label = compared.action, say("puzzles.other_place")
    else:
        return None
    message = Light(" ".join(map(cell_text, cells_of(action))))
    return button(message, icon("ui-eye"), label, class_="button")


def _does(solving: Solving, known: Puzzles) -> Child:
    run_over = solving.running and known.run is not None and known.run.over
    answered = bool(solving.solved)
    onward = (
        say("puzzles.run_over", count=known.run.solved) if run_over and known.run else say("puzzles.next")
    )
    return [
        _places(solving) if solving.settled else None,
        button(SharePuzzle(), icon("ui-share"), label=say("puzzles.share"), class_="tool"),
        button(
            ShowAnswer(),
            icon("ui-eye"),
            say("puzzles.show") if answered else None,
            label=None if answered else say("puzzles.show"),
            class_="button" if answered else "tool",
            id="show-answer",
        )
        if not solving.settled
        else None,
        button(
            NextPuzzle(),
            onward,
            icon("ui-forward"),
            class_="button primary",
            id="next-puzzle",
            data_hint=True,
        )
        if answered
        else None,
    ]
