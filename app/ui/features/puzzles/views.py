"""The pages of the puzzles, the strip above the board, and today's puzzle on the training page."""

from __future__ import annotations

from datetime import date as calendar_date
from datetime import timedelta
from typing import Final

from app.engine.game import observe
from app.engine.geometry import cell_text
from app.engine.state import State
from app.saves.puzzle_results import MISSES, PuzzleResults, Run
from app.ui.core.html import Child, Markup, el, group, region
from app.ui.core.model import TRAIN, Model, Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import alert, button, icon, link, unseen
from app.ui.core.registry import AskToday, Update
from app.ui.core.texts import passage, say
from app.ui.features.puzzles import RATING_SETTING, state
from app.ui.features.puzzles.collection import FIRST_PUZZLE_DAY, THEMES, Collection, Puzzle
from app.ui.features.puzzles.handlers import DAYS, FETCH_PUZZLES, cells_of, comparison, puzzle_question, reply
from app.ui.table.messages import Light
from app.ui.table.model import Table, unfinished_game
from app.ui.table.views.prompt import REFUGE
from app.ui.table.views.strip import guide_strip
from app.ui.words.dates import date_words, full_date_words

DAYS_SHOWN: Final = 60
"""The most earlier days on the page of days."""

THEME_ICONS: Final = {
    "waiting": "ui-pause",
    "closing": "ui-street",
    "ending": "ui-flag",
    "stopping": "ui-warning",
    "choosing": "ui-stack",
    "placing": "ui-fit",
    "payday": "ui-coin",
    "steering": "grifter",
    "tempo": "ui-redo",
    "finale": "ui-home",
}

MARKS: Final = {"yes": "ui-check", "near": "ui-check", "no": "ui-close"}


def puzzles_page(about: str, today: str, known: state.Puzzles, rated: bool, game: Route | None) -> Markup:
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
        button(state.FetchPuzzlesAgain(), icon("ui-turn"), say("puzzles.fetch_again")),
    )


def _body(about: str, today: str, known: state.Puzzles, collection: Collection, rated: bool) -> Child:
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
    words = say("puzzles.totals", count=outcomes.count("yes"), total=len(ids))
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
                state.BeginRun(),
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
    solved = sum(results.outcome(puzzle.id) in ("yes", "near") for puzzle in these)
    done = solved == len(these)
    return el(
        "li",
        link(
            Route("puzzles", theme),
            el("b", icon("ui-check" if done else THEME_ICONS[theme]), class_="number"),
            el("span", say(f"puzzles.theme_{theme}")),
            el("small", say("puzzles.of", count=solved, total=len(these))),
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
            unseen(label),
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


def waiting_puzzle(known: state.Puzzles, game: Route | None) -> Markup:
    """Show that a puzzle is loading, or has failed to load."""
    return el(
        "main", page_head(say("puzzles.one"), game, Route("puzzles")), _waiting(known.failed), class_="page"
    )


SCREEN: Final = page(
    lambda model: (
        model.route.about,
        model.today,
        state.puzzles_of(model),
        model.settings[RATING_SETTING] == "on",
        unfinished_game(model),
    ),
    puzzles_page,
)
WAITING_PUZZLE: Final = page(lambda model: (state.puzzles_of(model), unfinished_game(model)), waiting_puzzle)


def puzzle_strip(table: Table, solving: state.Solving, known: state.Puzzles, rated: bool) -> Markup:
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


def _look(solving: state.Solving) -> str:
    if solving.shown:
        return "shown"
    return {"": "", "no": "answering"}.get(solving.outcome, "over")


def _which(solving: state.Solving, known: state.Puzzles, rated: bool) -> Markup:
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


def _words(solving: state.Solving, seen: State) -> Child:
    if not solving.solved:
        return el("p", puzzle_question(solving, seen), class_="words", id="coach-words", role="status")
    praise, *reasons = reply(solving, seen)
    first, *others = reasons or [""]
    refuge = REFUGE if solving.settled else {}  # the game has no question now
    mark = "ui-eye" if solving.shown else "ui-close" if solving.outcome == "no" else "ui-check"
    return [
        el("p", icon(mark), el("strong", praise), class_="praise", **refuge),
        el("p", first, class_="words", id="coach-words") if first else None,
        el("details", el("summary", say("coach.more_why")), el("p", passage(others)), class_="why-more")
        if others
        else None,
    ]


def _places(solving: state.Solving) -> Child:
    """Show a button that highlights the spot of the other action, or of a still better one."""
    if solving.solved == "near":
        action, label = solving.puzzle.answers[0], say("puzzles.best_place")
    elif (compared := comparison(solving)) is not None:
        action, label = compared.action, say("puzzles.other_place")
    else:
        return None
    message = Light(" ".join(map(cell_text, cells_of(action))))
    return button(message, icon("ui-eye"), label, class_="button")


def _does(solving: state.Solving, known: state.Puzzles) -> Child:
    run_over = solving.running and known.run is not None and known.run.over
    answered = bool(solving.solved)
    onward = (
        say("puzzles.run_over", count=known.run.solved) if run_over and known.run else say("puzzles.next")
    )
    return [
        _places(solving) if solving.settled else None,
        button(state.SharePuzzle(), icon("ui-share"), label=say("puzzles.share"), class_="tool"),
        button(
            state.ShowAnswer(),
            icon("ui-eye"),
            say("puzzles.show") if answered else None,
            label=None if answered else say("puzzles.show"),
            class_="button" if answered else "tool",
            id="show-answer",
        )
        if not solving.settled
        else None,
        button(
            state.NextPuzzle(),
            onward,
            icon("ui-forward"),
            class_="button primary",
            id="next-puzzle",
            data_hint=True,
        )
        if answered
        else None,
    ]


def fetch_for_training(model: Model) -> Update:
    """Fetch the puzzles for the training page, and leave the set: the page links to today's puzzle only."""
    puzzles = state.puzzles_of(model)
    if puzzles.theme:
        model = model.with_(state.PUZZLES, puzzles.replace(theme=""))
    return model, (AskToday(), *(() if puzzles.collection is not None else (FETCH_PUZZLES,)))


def _puzzle_of_today(puzzles: state.Puzzles, today: str) -> Markup:
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


PUZZLE_OF_TODAY: Final = region(
    "train-puzzle", lambda model: (state.puzzles_of(model), model.today), _puzzle_of_today
)
"""The region of today's puzzle."""
