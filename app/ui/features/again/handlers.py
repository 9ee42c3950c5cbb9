"""A choice to try again: its state, its words, its position on the table, and the answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from app.bots.verdict import AS_GOOD
from app.bots.verdict_text import decode_judgement
from app.engine.box import BOX_KEY
from app.engine.game import observe
from app.engine.observation import encode_state
from app.engine.state import Abandon, Action, Build, Renovate, State
from app.engine.values import Value
from app.saves.marks import Seating, read_seating, write_seating
from app.ui.core.finding import Finding
from app.ui.core.jobs import AWAITED, Job
from app.ui.core.messages import Message
from app.ui.core.model import Model, Route
from app.ui.core.registry import Navigate, Update, handles
from app.ui.core.stored import store
from app.ui.core.texts import passage, say, sentence
from app.ui.features.report.box import BOX, with_solved, without_choice
from app.ui.features.report.state import REPORT, ReportRead, ReportState, choice_name, read_choice
from app.ui.features.saves.opening import return_to
from app.ui.features.saves.state import ARRIVAL, ListGames
from app.ui.table.handlers.settling import put_on_table, set_aside, start_game
from app.ui.table.model import TABLE, Table, handles_table, table_in_sight
from app.ui.table.origins import Origin
from app.ui.words.reasons import decider, gain_words, reason_words
from app.ui.words.sentences import action_words


class Tried(Message):
    """The worker has judged the answer to a choice (`choice_name`)."""

    choice: str
    text: str


class ShowBetter(Message):
    """Show the better action of the choice on the table."""


class PlayOn(Message):
    """Begin a practice game at the choice on the table, with the tiles as they were."""

    once = True


class TakeFromBox(Message):
    """Remove a choice (`choice_name`) from the box."""

    choice: str


RetryOutcome = Literal["", "same", "weighing", "right", "worse", "shown"]
"""The result of the last answer: none yet, the original choice, being judged, as good as the best, or worse;
`shown` after the player asked for the better action."""


class Retry(Value):
    """A choice being tried again.

    `number` is that of the choice in the record of `game`, `turn` its turn, `best` the finding of its report.
    `answer` is the last answer, `judged` its finding once known, and `wanted` the computation that
    judges it. `others` are the choices of the same game to try, in order.
    """

    game: str
    number: int
    turn: int
    best: Finding
    others: tuple[int, ...]
    outcome: RetryOutcome = ""
    answer: Action | None = None
    judged: Finding | None = None
    wanted: Job | None = None

    @property
    def over(self) -> bool:
        """Whether the player found the better action or had it shown."""
        return self.outcome in ("right", "shown")

    @property
    def following(self) -> int | None:
        """The number of the next choice of the game, or `None` after the last one."""
        later = [number for number in self.others if number > self.number]
        return min(later, default=None)


class ChoiceToTry(Origin):
    """A costly choice of a finished game, to improve on."""

    kind = "choice"

    attempt: Retry

    def route(self, table: str) -> Route:
        """Return the address of the choice."""
        return Route("again", f"{self.attempt.number}-{self.attempt.game}")

    @property
    def parent(self) -> Route:
        """The report on its game."""
        return Route("report", self.attempt.game)

    @property
    def start(self) -> int:
        """How many actions lead to the choice."""
        return self.attempt.number - 1

    def rests(self, actions: int) -> bool:
        """Return whether the attempt is over."""
        return self.attempt.over


def attempt_parts(_: Model, table: Table) -> tuple[State, Retry, Route] | None:
    """Return the inputs of the strip of a choice to try, or `None` without one."""
    if not isinstance(table.origin, ChoiceToTry):
        return None
    return table.session.state, table.origin.attempt, table.origin.parent


def outcome_words(state: State, attempt: Retry) -> str:
    """Return the result of the last answer with its reasons, or the question before any answer."""
    verdict = attempt.best.verdict
    match attempt.outcome:
        case "same":
            return say("again.same")
        case "weighing":
            return say("again.weighing")
        case "right":
            why = (reason_words(state, reason, decider(state)) for reason in attempt.best.reasons)
            return passage([say("again.right", gain=gain_words(verdict)), *why])
        case "worse" if attempt.judged is not None:
            finding = attempt.judged
            why = (reason_words(state, reason, decider(state)) for reason in finding.reasons)
            return passage([say("again.worse", gain=gain_words(finding.verdict)), *why])
        case "shown":
            why = (reason_words(state, reason, decider(state)) for reason in attempt.best.reasons)
            return passage([sentence(say("report.better", action=action_words(state, verdict.best))), *why])
    return say("again.ask", action=action_words(state, verdict.played))


def visit_choice(model: Model) -> Update:
    """Open the choice in the address: put its position on the table once its report is read."""
    choice = read_choice(model.route.about)
    if choice is None:
        return model, (Navigate(str(Route("box")), replacing=True),)
    game, number = choice
    report, table = model[REPORT], model[TABLE]
    if table is not None and table.route == model.route:
        return model, ()
    if report is not None and report.game == game and report.kept:
        return _open_choice(model, report, number)
    if table is None or table.id != game or not table.origin.played:
        return return_to(model.with_(ARRIVAL, None), game)
    return model, ()


def visit_box(model: Model) -> Update:
    """Read the list of games, for the names of the choices' games."""
    return model, (ListGames(),)


def _open_choice(model: Model, report: ReportState, number: int) -> Update:
    """Put the position of a choice on the table; without a verdict, go to the report."""
    finding = report.judged.get(number)
    if finding is None or not finding.verdict.reported or not can_try(report, number):
        return model, (Navigate(str(Route("report", report.game)), replacing=True),)
    others = tuple(sorted(each.number for each in report.reported if can_try(report, each.number)))
    turn = report.session.history[number - 1].turn
    attempt = Retry(report.game, number, turn, finding, others)
    session = replace(report.session, history=report.session.history[: number - 1], undone=())
    seating = read_seating(session.extra, len(session.state.seats))
    open_hands = write_seating(replace(seating, trust=True, practice=False))  # a finished game has no secrets
    # With the real box the hands are named by now, so the position is an ordinary one.
    extra = {key: value for key, value in session.extra.items() if key != BOX_KEY}
    session = replace(session, extra={**extra, **open_hands})
    name = choice_name(report.game, number)
    return put_on_table(set_aside(model), f"again/{name}", session, ChoiceToTry(attempt))


def can_try(report: ReportState, number: int) -> bool:
    """Return whether a choice can be tried again: a person made it."""
    return report.choices[number].seat in report.session.start.people


# --- Answers ---


def respond(before: Model, message: Message, result: Update) -> Update:
    """Respond to an answer, and take it back; the position stays on the table."""
    table, was = result[0][TABLE], before[TABLE]
    if table is None or was is None or not isinstance(table.origin, ChoiceToTry):
        return result
    if table.origin is not was.origin or table.session is was.session:
        return result
    history, start = table.session.history, table.origin.attempt.number - 1
    if len(history) <= start or table.origin.attempt.over:
        return before, ()
    return _judge_answer(before, was, table.origin.attempt, history[start].action)


def _judge_answer(model: Model, table: Table, attempt: Retry, action: Action) -> Update:
    verdict = attempt.best.verdict
    attempt = attempt.replace(answer=action, judged=None, wanted=None)
    if action == verdict.played:
        return _with_outcome(model, table, attempt.replace(outcome="same"))
    if action in verdict.as_good:
        return _with_outcome(model, table, attempt.replace(outcome="right"))
    name = choice_name(attempt.game, attempt.number)
    state = table.session.state
    assert state.decision is not None
    seen = encode_state(observe(state, state.decision.seat))
    wanted = Job(
        f"again {name} {action}",
        "judge-choice",
        (seen, str(action)),
        f"{Tried.verb} {name}",
        priority=AWAITED,
    )
    return _with_outcome(model, table, attempt.replace(outcome="weighing", wanted=wanted))


def _with_outcome(model: Model, table: Table, attempt: Retry) -> Update:
    """Show and announce the result of an answer; count a solved choice in the box."""
    table = replace(table, origin=ChoiceToTry(attempt))
    model = (
        replace(model, notice=None).with_(TABLE, table).saying(outcome_words(table.session.state, attempt))
    )
    if attempt.outcome != "right":
        return model, ()
    box = with_solved(model[BOX], attempt.game, attempt.number)
    if box == model[BOX]:
        return model, ()
    model = model.with_(BOX, box)
    return model, (store(model, "box"),)


@handles_table(Tried)
def tried(model: Model, table: Table, message: Tried) -> Update:
    """Receive the verdict on an answer: as good as the best or not, with reasons."""
    origin = table.origin
    if not isinstance(origin, ChoiceToTry) or origin.attempt.outcome != "weighing":
        return model, ()
    attempt = origin.attempt
    finding = Finding(*decode_judgement(message.text))
    if (
        message.choice != choice_name(attempt.game, attempt.number)
        or finding.verdict.played != attempt.answer
    ):
        return model, ()
    good = finding.verdict.loss <= AS_GOOD or finding.verdict.played in finding.verdict.as_good
    outcome = "right" if good else "worse"
    return _with_outcome(model, table, attempt.replace(outcome=outcome, judged=finding, wanted=None))


@handles_table(ShowBetter)
def show_better(model: Model, table: Table, message: ShowBetter) -> Update:
    """Announce and highlight the better action."""
    if not isinstance(table.origin, ChoiceToTry):
        return model, ()
    attempt = table.origin.attempt
    best = attempt.best.verdict.best
    lit = (best.cell,) if isinstance(best, Build | Renovate | Abandon) else ()
    table = table.with_attention(draft=None, refusal=None, lit=lit)
    return _with_outcome(model, table, attempt.replace(outcome="shown", wanted=None))


@handles_table(PlayOn)
def begin_from_choice(model: Model, table: Table, message: PlayOn) -> Update:
    """Begin a practice game at the choice on the table, with open hands."""
    if not isinstance(table.origin, ChoiceToTry):
        return model, ()
    seating = Seating(table.viewing.looks, trust=True, practice=True)
    session = replace(table.session, practice=True)
    return start_game(model, session, write_seating(seating))


# --- The box ---


@handles(TakeFromBox)
def take_from_box(model: Model, message: TakeFromBox) -> Update:
    """Remove a choice from the box."""
    choice = read_choice(message.choice)
    if choice is None:
        return model, ()
    model = model.with_(BOX, without_choice(model[BOX], *choice))
    return model, (store(model, "box"),)


def respond_to_answer(before: Model, message: Message, result: Update) -> Update:
    """Respond to an answer, or put a choice on the table once its report is read."""
    model, effects = result
    if model.route.screen != "again":
        return result
    # imports the judge, which other tables do not need

    if isinstance(message, ReportRead):
        model, more = visit_choice(model)
        return model, (*effects, *more)
    table = model[TABLE]
    if table is not None and isinstance(table.origin, ChoiceToTry):
        return respond(before, message, result)
    return result


def answers(model: Model) -> Iterator[Job]:
    """Yield the judgement of the answer."""
    table = table_in_sight(model)
    if table is None or not isinstance(table.origin, ChoiceToTry):
        return
    wanted = table.origin.attempt.wanted
    if wanted is not None:
        yield wanted
