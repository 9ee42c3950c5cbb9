"""Judge a game step by step, also before its end: order the computations and total their results.

First the losses of all choices are estimated, then the costliest are judged. The worker does it while the
player thinks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from app.bots.report import JudgedChoice, JudgedDraw, Luck, judged_choices, judged_draws
from app.bots.verdict import SILENT, SURE
from app.engine.observation import encode_state
from app.engine.session import Session
from app.engine.state import Action, State
from app.ui.core.finding import Finding
from app.ui.core.jobs import AWAITED, Job
from app.ui.core.model import Model, Route
from app.ui.core.registry import Update
from app.ui.features.report.state import (
    EARLY,
    REPORT,
    EarlyReport,
    Estimated,
    Judged,
    KeyMoment,
    ReportEarly,
    ReportState,
    Weighed,
)
from app.ui.table.model import TABLE, Table, handles_table, one_person_nears_end

AHEAD: Final = 2
"""Number of jobs to request at once, to keep the worker busy."""

ROUGH: Final = "rough-loss"
"""The task that estimates a loss in a tenth of the judge's time."""

_ROUGH_NAME: Final = "rough-"


def draw_name(draw: JudgedDraw) -> str:
    """Return the name of a draw: the number of the choice, the seat, and the tile."""
    return f"{draw.number}/{draw.seat}/{draw.tile}"


def players_of(state: State) -> range:
    """Return the judged seats: all except the Grifter."""
    return range(1 if state.rules.solo else len(state.seats))


def new_report(game: str, session: Session) -> ReportState:
    """Return a report without verdicts, for its first person."""
    people = session.start.people
    choices = {choice.number: choice for choice in judged_choices(session)}
    draws = {draw_name(draw): draw for draw in judged_draws(session)}
    return ReportState(game, session, choices, draws, people[0] if people else 0)


def with_judgement(report: ReportState, number: int, judgement: Finding) -> ReportState:
    """Return the report with a judgement of one of its choices."""
    report = report.replace(judged={**report.judged, number: judgement})
    verdict, turn = judgement.verdict, report.session.history[number - 1].turn
    moment = KeyMoment(number, turn, report.choices[number], judgement)
    if verdict.reported:
        return report.replace(reported=_with_moment(report.reported, moment, -1))
    if verdict.loss + verdict.margin <= -SURE:
        return report.replace(finds=_with_moment(report.finds, moment, 1))
    return report


def _with_moment(moments: tuple[KeyMoment, ...], moment: KeyMoment, sign: int) -> tuple[KeyMoment, ...]:
    others = [each for each in moments if each.number != moment.number]
    order = sorted([*others, moment], key=lambda each: (sign * each.judgement.verdict.loss, each.number))
    return tuple(order)


def with_estimate(report: ReportState, number: int, dollars: float) -> ReportState:
    """Return the report with the rough loss of one of its choices."""
    return report.replace(rough={**report.rough, number: dollars})


def with_luck(report: ReportState, draw: str, luck: Luck) -> ReportState:
    """Return the report with the luck of a draw."""
    return report.replace(luck={**report.luck, draw: luck})


def with_computations(report: ReportState) -> ReportState:
    """Return the report with the worker's next computations."""
    left = tuple(each for each in report.wanted if not _is_done(report, each))
    if report.kept and len(left) < AHEAD:
        ids = {each.id for each in left}
        for computation in _missing(report):
            if len(left) == AHEAD:
                break
            if computation.id not in ids:
                left = (*left, computation)
    return report.replace(wanted=left)


def _is_done(report: ReportState, computation: Job) -> bool:
    _, _, name = computation.id.split(" ")
    if computation.task == ROUGH:
        return int(name.removeprefix(_ROUGH_NAME)) in report.rough
    return name in report.luck or (name.isdecimal() and int(name) in report.judged)


def judges_person(report: ReportState, computation: Job) -> bool:
    """Return whether a computation is about a person's choice."""
    name = computation.id.split(" ")[2].removeprefix(_ROUGH_NAME)
    return name.isdecimal() and report.choices[int(name)].seat in report.session.start.people


def rough_job(asking: str, game: str, choice: JudgedChoice) -> Job:
    """Return the estimate of a choice's loss, for the report or before it."""
    return Job(
        f"{asking} {game} {_ROUGH_NAME}{choice.number}",
        ROUGH,
        (encode_state(choice.observation), str(choice.action)),
        f"{Estimated.verb} {game} {choice.number}",
    )


def judging_job(asking: str, game: str, choice: JudgedChoice) -> Job:
    """Return the judgement of a choice, for the report or before it."""
    return Job(
        f"{asking} {game} {choice.number}",
        "judge-choice",
        (encode_state(choice.observation), str(choice.action)),
        f"{Judged.verb} {game} {choice.number}",
    )


def _missing(report: ReportState) -> Iterator[Job]:
    """Yield the computations without a result: choices of people, other choices, then draws.

    Estimates of people's choices come first, so that the costliest choices are judged first. Of equal
    estimates the last choice comes first, because judging it takes a tenth of the time.
    """
    seats = report.session.start.seats
    choices = [choice for number, choice in report.choices.items() if number not in report.judged]
    people = [choice for choice in choices if seats[choice.seat].kind == "human"]
    unknown = [choice for choice in reversed(people) if choice.number not in report.rough]
    if unknown and len(people) > AHEAD:
        for choice in unknown:
            yield rough_job("report", report.game, choice).replace(priority=AWAITED)
        return  # the order depends on all estimates
    others = [choice for choice in choices if seats[choice.seat].kind != "human"]
    people.sort(key=lambda each: (-report.rough.get(each.number, 0.0), -each.number))
    for choice in (*people, *reversed(others)):
        yield judging_job("report", report.game, choice).replace(priority=AWAITED)
    for name, draw in report.draws.items():
        if name not in report.luck:
            yield Job(
                f"report {report.game} {name}",
                "judge-draw",
                (encode_state(draw.observation), str(draw.seat), draw.tile),
                f"{Weighed.verb} {report.game} {name}",
                priority=AWAITED,
            )


# --- Results ---


def lead_of(state: State, seat: int) -> float:
    """Return a seat's money less the mean of the others', in dollars."""
    money = [each.money for each in state.seats]
    return money[seat] - _mean([dollars for other, dollars in enumerate(money) if other != seat])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


class ReportProgress(NamedTuple):
    """The number of finished computations of a report, and of all."""

    done: int
    total: int

    @property
    def complete(self) -> bool:
        """Whether every choice and draw is judged."""
        return self.done == self.total


def progress_of(report: ReportState) -> ReportProgress:
    """Return the progress of a report."""
    done = len(report.judged) + len(report.luck)
    return ReportProgress(done, len(report.choices) + len(report.draws))


class SeatSum(NamedTuple):
    """The totals of a seat's verdicts.

    `loss` is the total loss in dollars. Of `total` choices `judged` have a verdict, and `as_good` were as
    good as the best. `luck` is the sum over the seat's draws and its 95 % margin; `None` until all are
    weighed.
    """

    seat: int
    loss: float
    as_good: int
    judged: int
    total: int
    luck: tuple[float, float] | None

    @property
    def complete(self) -> bool:
        """Whether all choices of the seat are judged."""
        return self.judged == self.total


def seat_sums(report: ReportState) -> tuple[SeatSum, ...]:
    """Return the totals of all judged seats."""
    return tuple(seat_sum(report, seat) for seat in players_of(report.session.start))


def seat_sum(report: ReportState, seat: int) -> SeatSum:
    """Return the totals of a judged seat."""
    own = [choice.number for choice in report.choices.values() if choice.seat == seat]
    verdicts = [report.judged[number].verdict for number in own if number in report.judged]
    loss = max(0.0, sum(verdict.loss for verdict in verdicts))
    as_good = sum(verdict.played in verdict.as_good for verdict in verdicts)
    draws = [name for name, draw in report.draws.items() if draw.seat == seat]
    luck = None
    if all(name in report.luck for name in draws):
        lucks = [report.luck[name] for name in draws]
        luck = sum(each.dollars for each in lucks), sum(each.margin**2 for each in lucks) ** 0.5
    return SeatSum(seat, loss, as_good, len(verdicts), len(own), luck)


class Shares(NamedTuple):
    """The sources of a seat's final margin in dollars; `None` where unknown, or without rivals."""

    margin: float
    tiles: float | None
    own: float | None
    theirs: float | None
    rest: float | None


def shares_of(report: ReportState, seat: int) -> Shares:
    """Return the sources of a seat's final margin."""
    margin = lead_of(report.session.state, seat)
    sums = seat_sums(report)
    rivals = [each for each in sums if each.seat != seat]
    tiles = own = theirs = rest = None
    if all(each.luck is not None for each in sums):
        lucks = {each.seat: each.luck[0] for each in sums if each.luck is not None}
        tiles = lucks[seat] - _mean([lucks[each.seat] for each in rivals])
    if sums[seat].complete:
        own = -sums[seat].loss
    if rivals and all(each.complete for each in rivals):
        theirs = _mean([each.loss for each in rivals])
    if tiles is not None and own is not None and (theirs is not None or not rivals):
        rest = margin - tiles - own - (theirs or 0.0)
    return Shares(margin, tiles, own, theirs, rest)


def judgements(model: Model) -> Iterator[Job]:
    """Yield the next judgements of the report on the page; leaving the page cancels them.

    At the end of the game on the table, the worker judges only people's choices: the first cards of the
    report.
    """
    report, table = model[REPORT], model[TABLE]
    if report is None:
        return
    if model.route == Route("report", report.game):
        yield from report.wanted
    elif table is not None and table.id == report.game and model.route == table.route:
        yield from (job for job in report.wanted if judges_person(report, job))


def first_judgements(model: Model) -> Iterator[Job]:
    """Yield what is to be computed next about the choices in a game that nears its end."""
    early, table = model[EARLY], model[TABLE]
    if early is not None and table is not None and table.id == early.game and one_person_nears_end(model):
        yield from early.wanted


def is_loading(model: Model) -> bool:
    """Return whether a report waits for its stored verdicts; the game's bot worker then keeps running."""
    report = model[REPORT]
    return report is not None and not report.kept


COSTLIEST: Final = 3
"""The number of choices that are judged before the end."""


@handles_table(ReportEarly)
def report_early(model: Model, table: Table, message: ReportEarly) -> Update:
    """Request what is missing about the choices so far of the person who plays the game."""
    early = model[EARLY]
    if early is None or early.session is not table.session:
        return model, ()
    people = table.session.start.people
    choices = {each.number: each for each in judged_choices(table.session) if each.seat in people}
    return model.with_(EARLY, _with_wanted(early.replace(choices=choices))), ()


def with_early_loss(early: EarlyReport, number: int, dollars: float) -> EarlyReport:
    """Return the early report with the rough loss of a choice."""
    choice = early.choices[number]
    return _with_wanted(early.replace(rough={**early.rough, _key(choice): dollars}))


def with_early_judgement(early: EarlyReport, number: int, text: str) -> EarlyReport:
    """Return the early report with the judgement of a choice."""
    choice = early.choices[number]
    return _with_wanted(early.replace(judged={**early.judged, _key(choice): text}))


def with_early_losses(report: ReportState, early: EarlyReport) -> ReportState:
    """Return the report with the rough losses that are known already."""
    choices = report.choices.values()
    rough = {choice.number: early.rough[_key(choice)] for choice in choices if _key(choice) in early.rough}
    return report.replace(rough=rough)


def early_judgements(report: ReportState, early: EarlyReport) -> Iterator[tuple[int, str]]:
    """Yield the numbers of the report's choices that are judged already, and the judgements."""
    for choice in report.choices.values():
        if _key(choice) in early.judged:
            yield choice.number, early.judged[_key(choice)]


def _key(choice: JudgedChoice) -> tuple[int, Action]:
    return choice.number, choice.action


def _with_wanted(early: EarlyReport) -> EarlyReport:
    return early.replace(wanted=tuple(islice(_missing_early(early), AHEAD)))


def _missing_early(early: EarlyReport) -> Iterator[Job]:
    choices = list(early.choices.values())
    unknown = [choice for choice in choices if _key(choice) not in early.rough]
    if unknown:
        yield from (rough_job("early", early.game, choice) for choice in unknown)
        return
    costly = [choice for choice in choices if early.rough[_key(choice)] >= SILENT]
    costly.sort(key=lambda choice: (-early.rough[_key(choice)], -choice.number))
    for choice in costly[:COSTLIEST]:
        if _key(choice) not in early.judged:
            yield judging_job("early", early.game, choice)
