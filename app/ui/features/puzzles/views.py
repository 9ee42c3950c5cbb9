"""The pages of the puzzles: today's, the run, sets by theme, and the puzzles of earlier days."""

from __future__ import annotations

from datetime import date as calendar_date
from datetime import timedelta
from typing import Final

from app.saves.puzzle_results import PuzzleResults, Run
from app.ui.core.html import Child, Markup, el, group
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import alert, button, icon, link
from app.ui.core.routes import TRAIN, Route
from app.ui.core.texts import say
from app.ui.features.puzzles.collection import FIRST_PUZZLE_DAY, THEMES, Collection, Puzzle
from app.ui.features.puzzles.feature import RATING_SETTING
from app.ui.features.puzzles.handlers import DAYS
from app.ui.features.puzzles.messages import BeginRun, FetchPuzzlesAgain
from app.ui.features.puzzles.state import Puzzles, puzzles_of
from app.ui.table.model import unfinished_game
from app.ui.words.dates import full_date_words

DAYS_SHOWN: Final = 60
"""The most earlier days on the page of days."""

MARKS: Final = {"yes": "ui-check", "near": "ui-check", "no": "ui-close"}


def puzzles_page(about: str, today: str, known: Puzzles, rated: bool, game: Route | None) -> Markup:
    """Show the page of puzzles, or a set, or the puzzles of earlier days."""
    collection = known.collection
    if about == DAYS or about in THEMES:
        title = say("puzzles.days" if about == DAYS else f"puzzles.theme_{about}")
        head = page_head(title, game, Route("puzzles"))
    else:
        head = page_head(say("puzzles.title"), game, TRAIN)
    return el(
        "main",
        head,
        _waiting(known.failed) if collection is None else _body(about, today, known, collection, rated),
        class_="page",
        data_puzzles=len(collection) if collection is not None else None,
    )


def _waiting(failed: bool) -> Markup:
    if not failed:
        return el("p", say("puzzles.waiting"), role="status", class_="quiet")
    return group(
        alert(say("puzzles.not_fetched"), "error"),
        button(FetchPuzzlesAgain(), icon("ui-turn"), say("puzzles.fetch_again")),
    )


def _body(about: str, today: str, known: Puzzles, collection: Collection, rated: bool) -> Child:
    if about == DAYS:
        return _days(today, collection, known.results)
    if about in THEMES:
        return _set(about, collection, known.results)
    return [
        el("p", say("puzzles.text"), class_="quiet"),
        _totals(known.results, collection, rated),
        _today(today, collection, known.results) if today else None,
        _run(known.run, known.results),
        _sets(collection, known.results),
    ]


def _totals(results: PuzzleResults, collection: Collection, rated: bool) -> Child:
    """Show how many puzzles the player solved; removed puzzles count only in the rating."""
    ids = {puzzle.id for puzzle in collection.puzzles}
    outcomes = [answer.outcome for answer in results.answers if answer.puzzle in ids]
    if not outcomes:
        return None
    near = outcomes.count("near")
    words = say("puzzles.totals", count=outcomes.count("yes"), total=len(outcomes))
    if near:
        words = f"{words} {say('puzzles.totals_near', count=near)}"
    if rated:
        words = f"{words} {say('puzzles.rating', rating=results.rating)}"
    return el("p", words, class_="puzzle-totals")


def _today(today: str, collection: Collection, results: PuzzleResults) -> Markup:
    puzzle = collection.of_day(today)
    done = results.outcome(puzzle.id)
    return el(
        "section",
        el("h2", say("puzzles.today"), id="puzzle-today"),
        el("p", full_date_words(today), class_="quiet"),
        el(
            "div",
            link(
                Route("puzzle", puzzle.id),
                icon(MARKS[done] if done else "ui-play"),
                say(f"puzzles.was_{done}" if done else "puzzles.solve"),
                class_="button large" if done else "button primary large",
            ),
            link(Route("puzzles", DAYS), icon("ui-calendar"), say("puzzles.days")),
            class_="puzzle-ways",
        ),
        class_="group",
        aria_labelledby="puzzle-today",
    )


def _run(run: Run | None, results: PuzzleResults) -> Markup:
    """Show the buttons that begin a run and continue one."""
    best = say("puzzles.best_run", count=results.best_run) if results.best_run else ""
    goes_on = run is not None and not run.over and run.answered > 0
    return el(
        "section",
        el("h2", say("puzzles.run"), id="puzzle-run"),
        el("p", say("puzzles.run_text"), " ", best, class_="quiet"),
        el(
            "div",
            link(
                Route("puzzle", run.next),
                icon("ui-play"),
                say("puzzles.run_on"),
                class_="button primary large",
            )
            if goes_on and run is not None
            else None,
            button(
                BeginRun(),
                icon("ui-turn" if goes_on else "ui-play"),
                say("puzzles.run_begin"),
                class_="button large",
            ),
            class_="puzzle-ways",
        ),
        class_="group",
        aria_labelledby="puzzle-run",
    )


def _sets(collection: Collection, results: PuzzleResults) -> Markup:
    return el(
        "section",
        el("h2", say("puzzles.sets"), id="puzzle-sets"),
        el("ul", (_theme(theme, collection, results) for theme in THEMES), class_="lessons"),
        class_="group",
        aria_labelledby="puzzle-sets",
    )


def _theme(theme: str, collection: Collection, results: PuzzleResults) -> Markup | None:
    these = collection.themed(theme)
    if not these:
        return None
    seen = sum(bool(results.outcome(puzzle.id)) for puzzle in these)
    done = seen == len(these)
    return el(
        "li",
        link(
            Route("puzzles", theme),
            el("b", icon("ui-check" if done else "ui-puzzle"), class_="number"),
            el("span", say(f"puzzles.theme_{theme}")),
            el("small", say("puzzles.of", count=seen, total=len(these))),
            class_="lesson done" if done else "lesson",
        ),
    )


def _set(theme: str, collection: Collection, results: PuzzleResults) -> Child:
    these = collection.themed(theme)
    following = next((puzzle for puzzle in these if not results.outcome(puzzle.id)), None)
    return [
        el("p", say(f"puzzles.theme_{theme}_text"), class_="quiet"),
        el(
            "p",
            link(
                Route("puzzle", following.id),
                icon("ui-play"),
                say("puzzles.next"),
                class_="button primary large",
            ),
        )
        if following is not None
        else el("p", say("puzzles.all_done"), class_="quiet"),
        el(
            "ol",
            (_numbered(puzzle, number, results) for number, puzzle in enumerate(these, 1)),
            class_="puzzle-set",
        ),
    ]


def _numbered(puzzle: Puzzle, number: int, results: PuzzleResults) -> Markup:
    done = results.outcome(puzzle.id)
    label = say("puzzles.label", number=number, result=say(f"puzzles.was_{done or 'new'}"))
    return el(
        "li",
        link(
            Route("puzzle", puzzle.id),
            el("span", icon(MARKS[done]) if done else number, aria_hidden="true"),
            el("span", label, class_="visually-hidden"),
            class_="puzzle-link missed" if done == "no" else "puzzle-link solved" if done else "puzzle-link",
        ),
    )


def _days(today: str, collection: Collection, results: PuzzleResults) -> Child:
    if not today:
        return None
    last = calendar_date.fromisoformat(today)
    count = min(DAYS_SHOWN, (last - FIRST_PUZZLE_DAY).days + 1)
    dates = [(last - timedelta(days=number)).isoformat() for number in range(count)]
    return el("ol", (_day(date, collection, results) for date in dates), class_="lessons")


def _day(date: str, collection: Collection, results: PuzzleResults) -> Markup:
    puzzle = collection.of_day(date)
    done = results.outcome(puzzle.id)
    return el(
        "li",
        link(
            Route("puzzle", puzzle.id),
            el("b", icon(MARKS[done] if done else "ui-calendar"), class_="number"),
            el("span", full_date_words(date)),
            el("small", say(f"puzzles.was_{done or 'new'}")),
            class_="lesson done" if done in ("yes", "near") else "lesson",
        ),
    )


def waiting_puzzle(known: Puzzles, game: Route | None) -> Markup:
    """Show that a puzzle is loading, or has failed to load."""
    return el(
        "main", page_head(say("puzzles.one"), game, Route("puzzles")), _waiting(known.failed), class_="page"
    )


SCREEN: Final = page(
    lambda model: (
        model.route.about,
        model.today,
        puzzles_of(model),
        model.settings[RATING_SETTING] == "on",
        unfinished_game(model),
    ),
    puzzles_page,
)
WAITING_PUZZLE: Final = page(lambda model: (puzzles_of(model), unfinished_game(model)), waiting_puzzle)
