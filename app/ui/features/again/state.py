"""A choice to try again: its messages, its state, its origin and its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from app.engine.state import State
from app.engine.values import Value
from app.ui.core.messages import Message
from app.ui.core.model import Model, Route
from app.ui.core.texts import passage, say, sentence
from app.ui.table.model import Table
from app.ui.table.origins import Origin
from app.ui.words.reasons import decider, gain_words, reason_words
from app.ui.words.sentences import action_words

if TYPE_CHECKING:
    from app.engine.actions import Action
    from app.ui.core.finding import Finding
    from app.ui.core.jobs import Job


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
