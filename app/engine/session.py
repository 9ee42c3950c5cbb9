"""A session: a running game with history, undo and redo.

Undo stops at newly revealed information and at another player's choice; in practice games it has no limit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from .events import Drew, Event, TileLifted
from .game import IllegalAction, apply, new_game
from .record import Record, encode
from .setup import Deal
from .state import Action, State, parse_action
from .values import Value

UndoProblem = Literal["nothing-played", "drawn", "lifted", "asked", "sent"]
"""Why undo is impossible; `drawn` or `lifted`: a tile was revealed; `asked`: another seat has the choice.

`sent`: the action is below the floor, so others know of it.
"""


class Played(Value):
    """A played action: the seat, its turn, the events, and the resulting state.

    `unasked`: the program chose on behalf of a person for whom the choice made no difference.
    """

    action: Action
    seat: int
    turn: int
    events: tuple[Event, ...]
    state: State
    unasked: bool


@dataclass(frozen=True, slots=True)
class Session:
    """An immutable session; every change returns a new one that shares the history.

    `history` holds the played actions, `undone` those taken back, latest first. Unasked actions are undone
    and redone with the preceding choice. `extra` holds unknown keys of the record, `custom_deck` its own
    deck. With a `floor`, undo keeps that many actions and nothing else stops it, because nobody has seen a
    newer action or the tile drawn after it.

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
    floor: int | None = None

    @property
    def state(self) -> State:
        """The current state."""
        return self.history[-1].state if self.history else self.start

    @property
    def states(self) -> tuple[State, ...]:
        """All states from the start, one more than there are actions."""
        return (self.start, *(played.state for played in self.history))

    def state_at(self, number: int) -> State:
        """Return the state after a number of actions, 0 for the start; raises `IndexError` out of range."""
        if not 0 <= number <= len(self.history):
            raise IndexError(number)
        return self.history[number - 1].state if number else self.start

    def act(self, action: Action, *, unasked: bool = False) -> Session:
        """Play a legal action and discard undone ones; raises `IllegalAction`."""
        return replace(self._play(action, unasked), undone=())

    def _play(self, action: Action, unasked: bool) -> Session:
        before = self.state
        outcome = apply(before, action)
        seat = before.decision.seat if before.decision is not None else before.current
        played = Played(action, seat, before.turn, outcome.events, outcome.state, unasked)
        return replace(self, history=(*self.history, played))

    def _last_choice(self) -> tuple[Played, ...]:
        """Return the last chosen action and the unasked ones after it."""
        first = len(self.history) - 1
        while first > 0 and self.history[first].unasked:
            first -= 1
        return self.history[first:]

    def undo_problem(self) -> UndoProblem | None:
        """Return why the last action cannot be undone, or `None` if it can."""
        if not self.history:
            return "nothing-played"
        if self.practice:
            return None
        choice = self._last_choice()
        if self.floor is not None:
            return "sent" if len(self.history) - len(choice) < self.floor else None
        events = [event for played in choice for event in played.events]
        if any(isinstance(event, Drew) for event in events):
            return "drawn"
        if any(isinstance(event, TileLifted) for event in events):
            return "lifted"
        decision, chooser = self.state.decision, choice[0].seat
        seat = decision.seat if decision is not None else chooser
        return "asked" if seat != chooser else None

    def undo(self) -> Session:
        """Undo the last action; return the session unchanged if `undo_problem` reports a problem."""
        if self.undo_problem() is not None:
            return self
        choice = self._last_choice()
        undone = (*self.undone, *reversed(choice))
        return replace(self, history=self.history[: -len(choice)], undone=undone)

    def undo_turn(self) -> Session:
        """Undo the seat's choices in this turn, as far as undo allows."""
        if not self.history:
            return self
        turn, session = self.history[-1].turn, self
        while session.history and session.history[-1].turn == turn and session.undo_problem() is None:
            session = session.undo()
        return session

    def redo(self) -> Session:
        """Redo the last undone action; return the session unchanged if there is none."""
        session = self
        while session.undone and (session is self or session.undone[-1].unasked):
            *left, played = session.undone
            session = replace(session._play(played.action, played.unasked), undone=tuple(left))
        return session

    @property
    def record(self) -> Record:
        """The record of the played actions."""
        return Record(self.deal, tuple(str(s.action) for s in self.history), self.extra, self.custom_deck)

    def text(self) -> str:
        """Return the record's text."""
        return encode(self.record)


def begin(deal: Deal, *, practice: bool = False) -> Session:
    """Return a new session for a deal; in a practice game undo has no limit.

    >>> session = begin(given, practice=True)
    >>> session.act(legal_actions(session.state)[0]).undo().state == session.state
    True
    """
    outcome = new_game(deal)
    return Session(deal, outcome.state, outcome.events, practice)


class ReplayError(Value):
    """The first illegal action of a record: its number from 1, its text, the problem, and the rule.

    `problem` is that of `game.IllegalAction`, or `not-an-action`.
    """

    number: int
    action: str
    problem: str
    rule: str


class Replayed(Value):
    """The session of a record's longest legal beginning, and the error that ended it, if any."""

    session: Session
    error: ReplayError | None = None


def replay(record: Record, *, practice: bool = False) -> Replayed:
    """Replay a record's actions up to the first illegal one.

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
