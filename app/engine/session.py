"""A session: a game being played, with its history, undo and redo.

Undo is free until hidden information came up or another person's choice followed; in practice without limit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from app.engine.actions import Action, parse_action
from app.engine.events import Drew, Event, TileLifted
from app.engine.game import IllegalAction, apply, new_game
from app.engine.record import Record, encode
from app.engine.setup import Deal
from app.engine.state import State
from app.engine.values import Value


class Played(Value):
    """An action that was chosen, by which seat, what happened, and the state it led to."""

    action: Action
    seat: int
    turn: int
    events: tuple[Event, ...]
    state: State


@dataclass(frozen=True, slots=True)
class Session:
    """An immutable session; every change gives a new one that shares the history.

    `steps` are the actions played, `undone` those taken back, the last one first. `extra` holds the
    unknown keys of the record it came from, `custom_deck` the deck that travels with it.
    """

    deal: Deal
    start: State
    opening: tuple[Event, ...]
    steps: tuple[Played, ...] = ()
    undone: tuple[Action, ...] = ()
    practice: bool = False
    extra: Mapping[str, Any] = field(default_factory=dict)
    custom_deck: Mapping[str, Any] | None = None

    @property
    def state(self) -> State:
        """The state now."""
        return self.steps[-1].state if self.steps else self.start

    @property
    def states(self) -> tuple[State, ...]:
        """All states from the start on, one more than there are actions."""
        return (self.start, *(step.state for step in self.steps))

    def state_at(self, number: int) -> State:
        """Give the state after a number of actions, 0 the start; raises `IndexError` beyond the last."""
        if not 0 <= number <= len(self.steps):
            raise IndexError(number)
        return self.steps[number - 1].state if number else self.start

    def act(self, action: Action) -> Session:
        """Play a legal action; raises `IllegalAction` on any other. What was undone is forgotten."""
        return replace(self._played(action), undone=())

    def _played(self, action: Action) -> Session:
        before = self.state
        outcome = apply(before, action)
        seat = before.decision.seat if before.decision is not None else before.current
        step = Played(action, seat, before.turn, outcome.events, outcome.state)
        return replace(self, steps=(*self.steps, step))

    def undo_problem(self) -> str | None:
        """Tell why the last action cannot be taken back, or `None` if it can."""
        if not self.steps:
            return "nothing has been played yet"
        if self.practice:
            return None
        last = self.steps[-1]
        if any(isinstance(event, Drew) for event in last.events):
            return "a tile was drawn since"
        if any(isinstance(event, TileLifted) for event in last.events):
            return "the Grifter has lifted its tile since"
        decision = last.state.decision
        asked = decision.seat if decision is not None else last.seat
        if asked != last.seat:
            return f"it is {last.state.seats[asked].name}’s choice now"
        return None

    def undo(self) -> Session:
        """Take back the last action; unchanged if `undo_problem` has an objection."""
        if self.undo_problem() is not None:
            return self
        return replace(self, steps=self.steps[:-1], undone=(*self.undone, self.steps[-1].action))

    def undo_turn(self) -> Session:
        """Take back, as far as undo goes, all that the seat has chosen in this turn."""
        if not self.steps:
            return self
        turn, session = self.steps[-1].turn, self
        while session.steps and session.steps[-1].turn == turn and session.undo_problem() is None:
            session = session.undo()
        return session

    def redo(self) -> Session:
        """Play again what was taken back last; unchanged if there is nothing."""
        if not self.undone:
            return self
        return replace(self._played(self.undone[-1]), undone=self.undone[:-1])

    @property
    def record(self) -> Record:
        """The record of what has been played."""
        return Record(self.deal, tuple(str(s.action) for s in self.steps), self.extra, self.custom_deck)

    def text(self) -> str:
        """Give the record's text."""
        return encode(self.record)


def begin(deal: Deal, *, practice: bool = False) -> Session:
    """Begin a session with a deal."""
    outcome = new_game(deal)
    return Session(deal, outcome.state, outcome.events, practice=practice)


class ReplayError(Value):
    """The first action of a record that cannot be: its number from 1, its text, why, and the rule."""

    number: int
    action: str
    reason: str

    def __str__(self) -> str:
        return f"action {self.number} ({self.action[:80]}): {self.reason}"


class Replay(Value):
    """The session of a record's longest legal beginning, and what stopped it, if anything did."""

    session: Session
    error: ReplayError | None = None


def replay(record: Record, *, practice: bool = False) -> Replay:
    """Play a record's actions as far as they are legal."""
    session = begin(record.deal, practice=practice)
    session = replace(session, extra=record.extra, custom_deck=record.custom_deck)
    for number, text in enumerate(record.actions, 1):
        try:
            session = session.act(parse_action(text))
        except IllegalAction as error:
            return Replay(session, ReplayError(number, text, str(error)))
        except ValueError as error:
            return Replay(session, ReplayError(number, text, f"{error} (record.md)"))
    return Replay(session)
