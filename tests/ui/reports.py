"""Finished games and the page of their report, read without a browser."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random

from app.bots.reasons import Reason
from app.bots.report import Luck
from app.bots.verdict import Verdict
from app.bots.verdict_text import encode_judgement, encode_luck
from app.engine.session import Session
from app.ui.core.jobs import Job, jobs
from app.ui.core.messages import Message, RouteChanged, parse_message
from app.ui.core.model import Model, Route
from app.ui.core.registry import Effect
from app.ui.core.update import update
from app.ui.features.report.state import REPORT, ReadReport, Report, ReportRead, ReportState
from app.ui.table.handlers.settling import put_on_table
from tests.ui.markup import page_of
from tests.ui.playing import new_session, seeded, there


@cache
def finished(players: int = 2, mode: str = "multiplayer") -> Session:
    """Return a game played at random to its end."""
    session, rng = new_session(players, mode=mode, kinds=("human", "greedy")), Random("report")
    while (decision := session.state.decision) is not None:
        session = session.act(rng.choice(list(decision.options)))
    return session


class Reader:
    """Reads the report on a finished game; `answer` plays the worker."""

    def __init__(self, session: Session, kept: str = "") -> None:
        self.effects: list[Effect] = []
        self.model, _ = put_on_table(seeded(Model(route=Route("game", "g"))), "g", session)
        self.send(Report())
        self.send(RouteChanged("#/report/g"))
        assert ReadReport("g") in self.effects
        self.send(ReportRead("g", kept))

    def send(self, message: Message) -> None:
        self.model, effects = update(self.model, message)
        self.effects += effects

    @property
    def report(self) -> ReportState:
        return there(self.model, REPORT)

    def wanted(self) -> list[Job]:
        """Return the worker's current computations."""
        return [job for job in jobs(self.model) if job.id.startswith("report ")]

    def estimate(self, losses: Mapping[int, float] = {}) -> list[int]:
        """Answer the wanted estimates of losses by number, and return the numbers in the order wanted."""
        numbers = []
        while (wanted := self.wanted()) and wanted[0].task == "rough-loss":
            number = int(wanted[0].done.split()[-1])
            self.send(parse_message(f"{wanted[0].done} {losses.get(number, 0.0):.2f}"))
            numbers.append(number)
        return numbers

    def judge(self, loss: float, *reasons: Reason) -> int:
        """Answer the first computation, the judgement of a choice, and return the number of the choice."""
        self.estimate()
        job = self.wanted()[0]
        assert job.task == "judge-choice"
        number = int(job.id.split()[-1])
        verdict = self.verdict(number, loss)
        if verdict.reported and not reasons:
            reasons = (Reason("sum", self.report.choices[number].seat),)
        self.send(parse_message(f"{job.done} {encode_judgement(verdict, reasons)}"))
        return number

    def verdict(self, number: int, loss: float) -> Verdict:
        """Return a verdict on a choice: its last option is the best."""
        choice = self.report.choices[number]
        assert choice.observation.decision is not None
        options = list(choice.observation.decision.options)
        best = next(action for action in reversed(options) if action != choice.action)
        good = (best, choice.action) if loss < 1 else (best,)
        return Verdict(choice.action, best, loss, 1.5, 2, good, 70, 16, 4.0)

    def answer_all(self, loss: float = 2.0, luck: float = 1.0) -> None:
        """Answer all computations."""
        while wanted := self.wanted():
            if wanted[0].task in ("rough-loss", "judge-choice"):
                self.judge(loss)
            else:
                tile = wanted[0].id.rpartition("/")[2]
                self.send(parse_message(f"{wanted[0].done} {encode_luck(Luck(tile, luck, 3.0, 8))}"))

    def page(self) -> str:
        """Return the page's markup."""
        return page_of(self.model)
