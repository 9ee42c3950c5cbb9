"""A session: a game being played, with its history, undo and redo.

Undo is free until hidden information came up or another person's choice followed; in practice without limit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from .actions import Action, parse_action
from .events import Drew, Event, TileLifted
from .game import IllegalAction, apply, new_game
from .record import Record, encode
from .setup import Deal
from .state import State
from .values import Value

UndoProblem = Literal["nothing-played", "drawn", "lifted", "asked"]
"""Why nothing can be taken back; `drawn`, `lifted`: a tile was since; `asked`: another seat is."""


class Played(Value):
    """An action that was chosen, by which seat, what happened, and the state it led to.

    `unasked`: the program chose it for a person who had no reason to choose otherwise.
    """

    action: Action
    seat: int
    turn: int
    events: tuple[Event, ...]
    state: State
    unasked: bool


@dataclass(frozen=True, slots=True)
class Session:
    """An immutable session; every change gives a new one that shares the history.

    `history` holds the actions played, `undone` those taken back, the last one first; what was chosen unasked
    goes back and forth with the choice before it. `extra` holds the unknown keys of the record it came from,
    `custom_deck` the deck that travels with it.

    >>> session = begin(given)
    >>> session = session.act(legal_actions(session.state)[0])
    >>> len(session.history), session.undo_problem()
    (1, 'drawn')
    """

    deal: Deal
    start: State
    opening: tuple[Event, ...]
    practice: bool
    history: tuple[Played, ...] = ()
    undone: tuple[Played, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)
    custom_deck: Mapping[str, Any] | None = None

    @property
    def state(self) -> State:
        """The state now."""
        return self.history[-1].state if self.history else self.start

    @property
    def states(self) -> tuple[State, ...]:
        """All states from the start on, one more than there are actions."""
        return (self.start, *(played.state for played in self.history))

    def state_at(self, number: int) -> State:
        """Return the state after a number of actions, 0 the start; raises `IndexError` beyond the last."""
        if not 0 <= number <= len(self.history):
            raise IndexError(number)
        return self.history[number - 1].state if number else self.start

    def act(self, action: Action, *, unasked: bool = False) -> Session:
        """Play a legal action; raises `IllegalAction` on any other. What was undone is forgotten."""
        return replace(self._played(action, unasked), undone=())

    def _played(self, action: Action, unasked: bool) -> Session:
        before = self.state
        outcome = apply(before, action)
        seat = before.decision.seat if before.decision is not None else before.current
        played = Played(action, seat, before.turn, outcome.events, outcome.state, unasked)
        return replace(self, history=(*self.history, played))

    def _last_choice(self) -> tuple[Played, ...]:
        """Return the last action somebody chose and those after it that nobody was asked for."""
        first = len(self.history) - 1
        while first > 0 and self.history[first].unasked:
            first -= 1
        return self.history[first:]

    def undo_problem(self) -> UndoProblem | None:
        """Return why the last action cannot be taken back, or `None` if it can."""
        if not self.history:
            return "nothing-played"
        if self.practice:
            return None
        taken = self._last_choice()
        events = [event for played in taken for event in played.events]
        if any(isinstance(event, Drew) for event in events):
            return "drawn"
        if any(isinstance(event, TileLifted) for event in events):
            return "lifted"
        decision, chooser = self.state.decision, taken[0].seat
        asked = decision.seat if decision is not None else chooser
        return "asked" if asked != chooser else None

    def undo(self) -> Session:
        """Take back the last action; unchanged if `undo_problem` has an objection."""
        if self.undo_problem() is not None:
            return self
        taken = self._last_choice()
        undone = (*self.undone, *reversed(taken))
        return replace(self, history=self.history[: -len(taken)], undone=undone)

    def undo_turn(self) -> Session:
        """Take back, as far as undo goes, all that the seat has chosen in this turn."""
        if not self.history:
            return self
        turn, session = self.history[-1].turn, self
        while session.history and session.history[-1].turn == turn and session.undo_problem() is None:
            session = session.undo()
        return session

    def redo(self) -> Session:
        """Play again what was taken back last; unchanged if there is nothing."""
        session = self
        while session.undone and (session is self or session.undone[-1].unasked):
            *left, played = session.undone
            session = replace(session._played(played.action, played.unasked), undone=tuple(left))
        return session

    @property
    def record(self) -> Record:
        """The record of what has been played."""
        return Record(self.deal, tuple(str(s.action) for s in self.history), self.extra, self.custom_deck)

    def text(self) -> str:
        """Return the record's text."""
        return encode(self.record)


def begin(deal: Deal, *, practice: bool = False) -> Session:
    """Return a session at the beginning of a deal; in practice undo has no limit.

    >>> session = begin(given, practice=True)
    >>> session.act(legal_actions(session.state)[0]).undo().state == session.state
    True
    """
    outcome = new_game(deal)
    return Session(deal, outcome.state, outcome.events, practice)


class ReplayError(Value):
    """The first action of a record that cannot be: its number from 1, its text, why, and the rule.

    `problem` is that of `game.IllegalAction`, or `not-an-action`.
    """

    number: int
    action: str
    problem: str
    rule: str


class Replayed(Value):
    """The session of a record's longest legal beginning, and what stopped it, if anything did."""

    session: Session
    error: ReplayError | None = None


def replay(record: Record, *, practice: bool = False) -> Replayed:
    """Return the session of a record's actions, as far as they are legal, and what stopped it.

    >>> replayed = replay(Record(given, ("score 9,9",)))
    >>> len(replayed.session.history), replayed.error
    (0, ReplayError(number=1, action='score 9,9', problem='asked-build', rule='rules.md §3'))
    """
    session = begin(record.deal, practice=practice)
    session = replace(session, extra=record.extra, custom_deck=record.custom_deck)
    for number, text in enumerate(record.actions, 1):
        try:
            session = session.act(parse_action(text))
        except IllegalAction as error:
            return Replayed(session, ReplayError(number, text, error.problem, error.rule))
        except ValueError:
            return Replayed(session, ReplayError(number, text, "not-an-action", "record.md"))
    return Replayed(session)
