"""Handlers for puzzles: the pages, a puzzle on the table, its answer, and the next puzzle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from app.bots.reasons import PRICES, Reason
from app.bots.verdict_text import decode_judgement
from app.engine.game import observe
from app.engine.geometry import Cell
from app.engine.observation import encode_state
from app.engine.state import Abandon, Action, Build, Move, Renovate, State, parse_action
from app.saves.puzzle_results import FirstAnswer
from app.ui.core.jobs import AWAITED, Job
from app.ui.core.messages import Message
from app.ui.core.model import Model, Route, draw_word
from app.ui.core.registry import AskToday, Effect, Fetch, Navigate, OfferLink, Update, handles
from app.ui.core.stored import store
from app.ui.core.texts import knows, labelled, passage, say
from app.ui.features.puzzles import state
from app.ui.features.puzzles.collection import (
    THEMES,
    Collection,
    Comparison,
    Puzzle,
    read_collection,
    value_with_tile,
)
from app.ui.table.handlers.settling import after_change, put_on_table, set_aside
from app.ui.table.model import TABLE, Table, handles_table, table_in_sight, with_table
from app.ui.words.names import seat_name
from app.ui.words.reasons import decider, reason_sentence, reason_words
from app.ui.words.sentences import building_name

PRAISE: Final = {"yes": "puzzles.right", "near": "puzzles.nearly", "no": "puzzles.wrong"}


def puzzle_question(solving: state.Solving, seen: State) -> str:
    """Return the question, with what the seat's consultant does.

    `seen` is the position as the deciding seat knows it. The last build needs the card's whole text, because
    some cards end before the end game scoring.
    """
    puzzle = solving.puzzle
    name = seat_name(seen, puzzle.seat)
    if puzzle.exact is None:
        question = say("puzzles.ask_judged", name=name)
    else:
        answer = parse_action(puzzle.answers[0])
        colour = say(f"people_words.{answer.colour}") if isinstance(answer, Move) else ""
        question = say(f"puzzles.ask_{puzzle.exact}", name=name, tile=_coming(solving, seen), colour=colour)
    card = seen.seats[puzzle.seat].consultant
    if card is None:
        return question
    ability = "text" if puzzle.exact == "finale" else "line"
    parts = (say(f"help.consultants.{card}.{part}") for part in ("name", ability))
    return passage((question, labelled(*parts)))


def reply(solving: state.Solving, seen: State) -> tuple[str, ...]:
    """Return the sentences of the reply to the last answer."""
    praise = say("puzzles.answer" if solving.shown else PRAISE[solving.outcome])
    if solving.as_good and not solving.shown:
        return praise, say("puzzles.as_good")
    return praise, *_exact(solving, seen), *_short_of(solving), *_reasons(solving, seen)


def comparison(solving: state.Solving) -> Comparison | None:
    """Return the wrong action to compare with the answer: the player's last one.

    With the answer on the board, the most tempting one replaces it if it costs almost nothing. There is none
    for an answer that the puzzle does not list.
    """
    own = solving.compared
    if solving.as_good:
        return None
    if not solving.settled or (own is not None and _costs(own)):
        return own
    return max(solving.puzzle.comparisons, key=lambda each: each.loss, default=None)


def _costs(compared: Comparison) -> int:
    """Return the cost of a wrong action in whole dollars; the worker may find almost none."""
    return max(0, round(compared.loss))


def cells_of(text: str) -> tuple[Cell, ...]:
    """Return the cell of an action's text, if it has one."""
    action = parse_action(text)
    return (action.cell,) if isinstance(action, Build | Renovate | Move | Abandon) else ()


def _exact(solving: state.Solving, seen: State) -> tuple[str, ...]:
    """Return the engine's value of an exact answer in words."""
    value = solving.value
    if value is None:
        return ()
    return (
        say(
            f"puzzles.value_{solving.puzzle.exact}",
            sign="more" if value.dollars > 0 else "less" if value.dollars < 0 else "same",
            dollars=abs(value.dollars),
            next=_coming(solving, seen),
            closes="some" if value.closes else "none",
            then="some" if value.next_tile else "none" if value.dollars else "never",
            tile=building_name(seen, value.next_tile) if value.next_tile else "",
        ),
    )


def _short_of(solving: state.Solving) -> tuple[str, ...]:
    """Return how many dollars more the best action brings than a nearly best one, in words."""
    if solving.shown or solving.outcome != "near":
        return ()
    return (
        say("puzzles.better_by", dollars=solving.short) if solving.short else say("puzzles.better_about"),
    )


def _coming(solving: state.Solving, seen: State) -> str:
    """Return the name of the Grifter's next tile, if the question is about it."""
    matters = solving.puzzle.exact in ("steering", "tempo")
    return building_name(seen, (*seen.stack, *seen.grifter_stack)[0]) if matters else ""


def _building(seen: State, action: Action) -> str:
    return building_name(seen, action.tile) if isinstance(action, Build | Renovate) else ""


def _reasons(solving: state.Solving, seen: State) -> tuple[str, ...]:
    """Return the cost of a wrong action and the reasons; before the answer, only its own flaw."""
    compared = comparison(solving)
    if compared is None or solving.outcome == "near":
        return ()
    action = parse_action(compared.action)
    tile, dollars = _building(seen, action), _costs(compared)
    if not solving.settled:
        if not dollars:
            return (say("puzzles.costs_little"),)
        return say("puzzles.costs", tile=tile, dollars=dollars), *_flaws(seen, compared.reasons)
    if compared == solving.compared:
        words = say("puzzles.earlier", dollars=dollars)
    else:
        same_tile = tile == _building(seen, parse_action(solving.puzzle.answers[0]))
        words = say(f"puzzles.tempting_{'spot' if same_tile else 'tile'}", tile=tile, dollars=dollars)
    return words, *(_why(seen, reason) for reason in compared.reasons)


def _why(seen: State, reason: Reason) -> str:
    """Return why the action on the board is better than another one."""
    key = f"puzzles.why_{reason.kind}"
    return reason_words(seen, reason, decider(seen), key if knows(key) else "")


def _flaws(seen: State, reasons: Iterable[Reason]) -> Iterator[str]:
    """Yield the parts of reasons about the wrong action alone, without those that would reveal the answer.

    The price of the answer is a gain of the wrong action, said after its flaws.
    """
    street: tuple[Cell, ...] = ()
    flawed = False
    for reason in reasons:
        key = f"puzzles.flaw_{reason.kind}"
        if reason.kind in PRICES:
            key = "puzzles.flaw_price" if flawed else ""
        elif reason.street and reason.street == street and knows(f"{key}_too"):
            key = f"{key}_too"
        if key and knows(key):
            street, flawed = reason.street, True
            yield reason_sentence(seen, reason, decider(seen), key)


DAYS = "days"
"""The part of the address that shows the puzzles of earlier days."""

FETCH_PUZZLES: Final = Fetch("puzzles/puzzles.json", state.PuzzlesFetched, state.PuzzlesNotFetched())
"""Fetches the collection of puzzles."""

# --- Addresses ---


def visit_puzzles(model: Model) -> Update:
    """Open the page of puzzles, the set or the puzzle in the address."""
    collection = state.puzzles_of(model).collection
    if model.route.screen == "puzzle":
        return _open_visited(model, collection) if collection is not None else (model, (FETCH_PUZZLES,))
    about = model.route.about
    if about not in ("", DAYS, *THEMES):
        return model, (Navigate(str(Route("puzzles")), replacing=True),)
    model = _with(model, theme=about if about in THEMES else "")
    return model, (AskToday(), *(() if collection is not None else (FETCH_PUZZLES,)))


def _open_visited(model: Model, collection: Collection) -> Update:
    puzzle = collection.named(model.route.about)
    if puzzle is None:
        model = model.with_notice(say("puzzles.unknown"), "problem")
        return model, (Navigate(str(Route("puzzles")), replacing=True),)
    table = model[TABLE]
    if table is not None and table.route == model.route:
        return model, ()
    return _put_on_table(model, puzzle)


def _put_on_table(model: Model, puzzle: Puzzle) -> Update:
    """Put a puzzle on the table."""
    puzzles = state.puzzles_of(model)
    session = puzzle.session()
    solving = state.Solving(
        puzzle,
        len(session.history),
        running=puzzles.runs_through(puzzle.id),
        before=puzzles.results.rating,
    )
    table = f"puzzle/{puzzle.id}"
    model, effects = put_on_table(set_aside(model), table, session, state.PuzzlePosition(solving))
    return model.saying(puzzle_question(solving, observe(session.state, puzzle.seat))), effects


@handles(state.PuzzlesFetched)
def puzzles_fetched(model: Model, message: state.PuzzlesFetched) -> Update:
    """Store the collection, and open the address that needed it."""
    collection, results = read_collection(message.text), state.puzzles_of(model).results
    if results.run is not None:
        ids = {puzzle.id for puzzle in collection.puzzles}
        results = results.replace(run=results.run.among(ids))
    model = _with(model, collection=collection, results=results, failed=False)
    return visit_puzzles(model) if model.route.screen in ("puzzle", "puzzles") else (model, ())


@handles(state.PuzzlesNotFetched)
def puzzles_not_fetched(model: Model, message: state.PuzzlesNotFetched) -> Update:
    """Note that the collection could not be loaded."""
    return _with(model, failed=True), ()


@handles(state.FetchPuzzlesAgain)
def fetch_puzzles_again(model: Model, message: state.FetchPuzzlesAgain) -> Update:
    """Try to load the collection once more."""
    return _with(model, failed=False), (FETCH_PUZZLES,)


# --- Answers ---


def respond_to_solution(
    before: Model, was: Table, model: Model, table: Table, effects: tuple[Effect, ...]
) -> Update:
    """Respond to an answer: keep a right one, take a wrong one back."""
    solving = solving_of(was)
    assert solving is not None
    action = table.session.history[solving.start].action
    seen = observe(was.session.state, solving.puzzle.seat)
    first = not solving.outcome
    outcome = solving.puzzle.outcome(str(action))
    counts = first and not state.puzzles_of(model).results.outcome(solving.puzzle.id)
    solving = solving.replace(answer=str(action), outcome=outcome, counts=counts)
    solving = _with_value(solving, seen, str(action))
    if solving.outcome == "no":
        solving = solving.replace(compared=solving.puzzle.listed(str(action)))
        table = replace(was, origin=state.PuzzlePosition(solving)).with_attention(draft=None, refusal=None)
        model, effects = replace(before, notice=None).with_(TABLE, table), ()
    else:
        table = replace(table, origin=state.PuzzlePosition(solving)).with_attention(lit=cells_of(str(action)))
        model = model.with_(TABLE, table)
    model, stored = _store_answer(model, solving) if first else (model, ())
    words = reply(solving, seen)
    events = (model.spoken,) if model.spoken != before.spoken else ()
    model = replace(model, spoken=before.spoken).saying("\n".join((*words, *events)))
    return model, (*effects, *stored)


def _with_value(solving: state.Solving, seen: State, action: str) -> state.Solving:
    """Return the puzzle with the exact value of an action, if its question has one."""
    exact = solving.puzzle.exact
    if exact is None:
        return solving
    value, short = value_with_tile(exact, seen, parse_action(action)), 0
    if solving.solved == "near" and value is not None:
        best = value_with_tile(exact, seen, parse_action(solving.puzzle.answers[0]))
        short = best.dollars - value.dollars if best is not None else 0
    return solving.replace(value=value, short=short)


@handles_table(state.AnswerCompared)
def answer_compared(model: Model, table: Table, message: state.AnswerCompared) -> Update:
    """Explain the cost of a wrong answer that the player still looks at, or accept it if it costs nothing."""
    solving = solving_of(table)
    if solving is None or solving.puzzle.id != message.puzzle or not solving.uncompared:
        return model, ()
    verdict, reasons = decode_judgement(message.text)
    if str(verdict.played) != solving.answer:
        return model, ()
    if verdict.loss <= 0:
        return _accept(model, table, solving.replace(outcome="yes"))
    solving = solving.replace(compared=Comparison(solving.answer, verdict.loss, reasons))
    model = with_table(model, lambda table: replace(table, origin=state.PuzzlePosition(solving)))
    return model.saying(passage(reply(solving, observe(table.session.state, solving.puzzle.seat)))), ()


def _accept(model: Model, table: Table, solving: state.Solving) -> Update:
    """Build a wrong answer that is as good as the listed one after all, and count it as right."""
    model, effects = _build(model, table, solving, solving.answer)
    if not solving.counts:
        return model, effects
    puzzles, puzzle = state.puzzles_of(model), solving.puzzle
    results = puzzles.results.changing(FirstAnswer(puzzle.id, "yes", puzzle.level))
    run = puzzles.run
    if solving.running and run is not None and puzzle.id == run.puzzles[run.answered - 1]:
        run = run.replace(misses=run.misses - 1)
        results = results.replace(best_run=max(results.best_run, run.solved), run=run)
    model = _with(model, results=results)
    return model, (*effects, store(model, "puzzles"))


def _build(model: Model, table: Table, solving: state.Solving, answer: str) -> Update:
    """Build an answer on the board and say what it brings."""
    seen = observe(table.session.state, solving.puzzle.seat)
    session = table.session.act(parse_action(answer))
    table = replace(table, session=session, origin=state.PuzzlePosition(solving))
    model, effects = after_change(replace(model, notice=None).with_(TABLE, table), session.history[-1].events)
    model = with_table(model, lambda table: table.with_attention(lit=cells_of(answer)))
    events = (model.spoken,) if model.spoken else ()
    return model.saying("\n".join((*reply(solving, seen), *events))), effects


def _store_answer(model: Model, solving: state.Solving) -> Update:
    """Store the first answer to a puzzle, and count it in the run."""
    puzzles, puzzle = state.puzzles_of(model), solving.puzzle
    solved = solving.solved
    results = puzzles.results.having(FirstAnswer(puzzle.id, solved, puzzle.level))
    run = puzzles.run
    if solving.running and run is not None and run.next == puzzle.id:
        run = run.replace(answered=run.answered + 1, misses=run.misses + (solved == "no"))
        results = results.replace(best_run=max(results.best_run, run.solved), run=run)
    changed = results != puzzles.results
    model = _with(model, results=results)
    return model, (store(model, "puzzles"),) if changed else ()


@handles_table(state.ShowAnswer)
def show_answer(model: Model, table: Table, message: state.ShowAnswer) -> Update:
    """Build the answer on the board; if the player has not answered, the puzzle counts as missed."""
    solving = solving_of(table)
    if solving is None or solving.settled:
        return model, ()
    first = not solving.outcome
    answer = solving.puzzle.answers[0]
    seen = observe(table.session.state, solving.puzzle.seat)
    solving = _with_value(solving.replace(shown=True), seen, answer)
    model, effects = _build(model, table, solving, answer)
    model, stored = _store_answer(model, solving) if first else (model, ())
    return model, (*effects, *stored)


def solving_of(table: Table) -> state.Solving | None:
    """Return the puzzle on the table, or `None`."""
    return table.origin.solving if isinstance(table.origin, state.PuzzlePosition) else None


# --- The next puzzle ---


@handles_table(state.NextPuzzle)
def next_puzzle(model: Model, table: Table, message: state.NextPuzzle) -> Update:
    """Go to the next puzzle, or to the page of puzzles after the last one of a run."""
    solving = solving_of(table)
    if solving is None:
        return model, ()
    id = state.next_puzzle_id(state.puzzles_of(model), solving)
    return model, (Navigate(str(Route("puzzle", id) if id else Route("puzzles"))),)


@handles(state.BeginRun)
def begin_run(model: Model, message: state.BeginRun) -> Update:
    """Begin a run."""
    collection = state.puzzles_of(model).collection
    if collection is None:
        return model, ()
    model, seed = draw_word(model)
    results = state.puzzles_of(model).results
    run = state.run_of(collection, seed, results)
    model = _with(model, results=results.replace(run=run), theme="")
    return model, (store(model, "puzzles"), Navigate(str(Route("puzzle", run.next))))


@handles_table(state.SharePuzzle)
def share_puzzle(model: Model, table: Table, message: state.SharePuzzle) -> Update:
    """Share the link to the puzzle."""
    solving = solving_of(table)
    return model, (OfferLink(str(table.route)),) if solving is not None else ()


def _with(model: Model, **changes: object) -> Model:
    puzzles: state.Puzzles = state.puzzles_of(model).replace(**changes)
    return model.with_(state.PUZZLES, puzzles)


def follow_puzzle(before: Model, message: Message, result: Update) -> Update:
    """Respond to an answer to a puzzle, and refuse to undo actions before its position."""
    model, effects = result
    was, table = before[TABLE], model[TABLE]
    if was is None or table is None or not isinstance(table.origin, state.PuzzlePosition):
        return result
    if table.origin is not was.origin or table.session is was.session:
        return result
    solving = table.origin.solving
    if len(table.session.history) < solving.start:
        return before.with_notice(say("puzzles.at_start")), ()
    if solving.settled or len(table.session.history) == solving.start:
        return result
    # late: only puzzles need it

    return respond_to_solution(before, was, model, table, effects)


def mistakes_to_compare(model: Model) -> Iterator[Job]:
    """Yield the comparison of a wrong answer with the best one, unless the engine or puzzle provides it."""
    table = table_in_sight(model)
    if table is None or not isinstance(table.origin, state.PuzzlePosition):
        return
    solving = table.origin.solving
    if not solving.uncompared:
        return
    seen = observe(table.session.state_at(solving.start), solving.puzzle.seat)
    yield Job(
        f"puzzle {solving.puzzle.id} {solving.answer}",
        "compare-choices",
        (encode_state(seen), solving.puzzle.answers[0], solving.answer),
        f"{state.AnswerCompared.verb} {solving.puzzle.id}",
        priority=AWAITED,
    )
