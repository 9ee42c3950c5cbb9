"""Play a game: every player acts by choosing one of the legal actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from .city import COLOURS, NOBODY, hidden_tile, placement_problem, starting_city
from .consultant_effects import cover_refusal
from .consultants import consultant_of
from .events import BeginTurn, Event, LiftTile, PlacePerson
from .faults import Refusal
from .people import move_refusal
from .setup import Deal
from .state import (
    PEOPLE,
    TOKENS,
    Abandon,
    Action,
    Build,
    Decision,
    DecisionKind,
    Draft,
    Move,
    Renovate,
    Seat,
    State,
)
from .turn import carry_out, end_game, run
from .values import Value


class Outcome(NamedTuple):
    """The state after an action, and the events on the way."""

    state: State
    events: tuple[Event, ...]


class Result(Value):
    """The result of a game: winning seats, everyone's money, and whether a tie is a shared victory."""

    winners: tuple[int, ...]
    money: tuple[int, ...]
    shared: bool


class IllegalAction(ValueError):
    """An action that is not legal.

    `problem` is the reason: a key of `refusals.RULES` if the board forbids it (`refusal` has the details),
    `over`, `not-in-hand`, `not-on-card` (doubling or renovating without the card), or `asked-` and the kind
    of the pending decision. `rule` is the section of the rules.
    """

    def __init__(self, problem: str, rule: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"{problem} ({rule})")
        self.problem = problem
        self.rule = rule
        self.refusal = refusal


def new_game(deal: Deal) -> Outcome:
    """Return the first state of a deal, and the events up to the first decision (rules.md §2).

    >>> state, events = new_game(given)
    >>> state
    <State turn 1: seat 0 to build, 2 buildings, $0 $0, 24 tiles left>
    >>> events
    (TurnBegan(seat=0, turn=1),)
    """
    deck = deal.rules.deck
    seats = tuple(
        Seat(seat.name, seat.kind, seat.consultant, seat.money, tuple(sorted(hand)))
        for seat, hand in zip(deal.seats, deal.hands, strict=True)
    )
    state = State(
        rules=deal.rules,
        city=starting_city(deck.start),
        seats=seats,
        stack=deal.stack,
        grifter_stack=deal.grifter_stack,
        supply=(PEOPLE - 1, PEOPLE - 1, PEOPLE - 1, PEOPLE - 1),
        bank=(TOKENS,) * 4 if deal.rules.business else (0, 0, 0, 0),
        current=0,
        turn=0,
        agenda=(BeginTurn(0),),
        lifted=None,
        moving=NOBODY,
        winners=(),
        over=False,
        decision=None,
    )
    return _outcome(Draft(state))


def _outcome(draft: Draft) -> Outcome:
    decision = run(draft)
    return Outcome(draft.freeze(decision), tuple(draft.events))


def legal_actions(state: State) -> Sequence[Action]:
    """Return the legal actions, sorted by text and unique; empty only when the game is over.

    >>> actions = legal_actions(new_game(given).state)
    >>> len(actions), str(actions[0])
    (24, 'build art-gallery -1,0 E')
    """
    return state.decision.options if state.decision is not None else ()


def apply(state: State, action: Action) -> Outcome:
    """Return the state after a legal action, and the events up to the next decision.

    Raises `IllegalAction` for any other action, including one from an earlier state.

    >>> state = new_game(given).state
    >>> after, events = apply(state, legal_actions(state)[0])
    >>> after.turn, state.turn
    (2, 1)
    >>> apply(state, parse_action("score 0,0"))
    Traceback (most recent call last):
    app.engine.game.IllegalAction: asked-build (rules.md §3)
    """
    if action not in legal_actions(state):
        raise illegal(state, action)
    draft = Draft(state)
    carry_out(draft, action)
    return _outcome(draft)


def before_lift(state: State, action: Action) -> Outcome:
    """Return the state after a legal action in which the Grifter lifts a tile, just before he does."""
    draft = Draft(state)
    carry_out(draft, action)
    run(draft, LiftTile)
    return Outcome(draft.freeze(None), tuple(draft.events))


def end_now(state: State) -> Outcome:
    """Return the end of a game that stops early: end game scoring of the city as it stands."""
    draft = Draft(state)
    end_game(draft)
    return Outcome(draft.freeze(None), tuple(draft.events))


_RULES: Final[dict[DecisionKind, str]] = {
    "abandon": "rules.md §3",
    "build": "rules.md §3",
    "grifter": "rules.md §9",
    "score": "rules.md §3",
    "claim": "rules.md §7",
    "token": "rules.md §7",
    "swap": "rules.md §8",
    "move": "rules.md §5",
}


def illegal(state: State, action: Action) -> IllegalAction:
    """Return the error that `apply` raises for an action that is not legal."""
    decision = state.decision
    if decision is None:
        return IllegalAction("over", "rules.md §6")
    refusal = _refusal(state, decision, action)
    if refusal is not None:
        return IllegalAction(refusal.problem, refusal.rule, refusal)
    rule = _RULES[decision.kind]
    if isinstance(action, Build | Renovate) and decision.kind == "build":
        if action.tile not in state.seats[decision.seat].hand:
            return IllegalAction("not-in-hand", rule)
        return IllegalAction("not-on-card", "rules.md §8")
    return IllegalAction(f"asked-{decision.kind}", rule)


def _refusal(state: State, decision: Decision, action: Action) -> Refusal | None:
    """Return why the board does not allow the pending decision on that cell."""
    city = state.city
    match decision.kind, action:
        case "build" | "grifter", Build(_, cell, facing):
            return placement_problem(city, cell, facing)
        case "build", Renovate(_, cell) if cell in city and consultant_of(state, decision.seat).renovates:
            return cover_refusal(state, cell)
        case "abandon", Abandon(cell) if cell in city and city.sites[cell].owner != decision.seat:
            return Refusal("not-yours", (cell,))
        case "move", Move(colour, cell) if isinstance(asking := state.agenda[-1], PlacePerson):
            if colour == COLOURS[asking.colour]:
                return move_refusal(state, asking.colour, cell, mover=asking.seat, barred=asking.barred)
    return None


def result(state: State) -> Result | None:
    """Return the result of a game, or `None` while it goes on (rules.md §6, §9).

    >>> result(new_game(given).state) is None
    True
    """
    if not state.over:
        return None
    money = tuple(seat.money for seat in state.seats)
    shared = len(state.winners) > 1 and state.rules.edition.shares_victory
    return Result(state.winners, money, shared)


def observe(state: State, seat: int) -> State:
    """Return the state as a seat may know it, with placeholders for hidden tiles (rules.md §2, §9).

    Of other hands only the backs are visible, except tiles the Entrepreneur has scored; of the stack only the
    next back. In solo the top of the stack is face up. One back of the endgame stack shows, that of the tile
    whose id sorts first, and its top tile once the stack has run out.

    >>> seen = observe(new_game(given).state, 0)
    >>> seen.seats[1].hand, seen.stack[:2]
    (('?tourist', '?tourist', '?wild'), ('?parent', '?'))
    """
    deck = state.rules.deck

    def back(tile: str) -> str:
        return hidden_tile(deck[tile].back)

    def hand(number: int, other: Seat) -> tuple[str, ...]:
        if number == seat:
            return other.hand
        return tuple(sorted(tile if tile in other.shown else back(tile) for tile in other.hand))

    unknown = hidden_tile(None)
    solo = state.rules.solo
    stack = tuple(
        (tile if solo else back(tile)) if depth == 0 else unknown for depth, tile in enumerate(state.stack)
    )
    seen = state.grifter_stack[0] if state.grifter_stack else unknown
    if state.stack:
        # The stack is shuffled later, so the visible back must not depend on the order in the record.
        seen = back(min((tile for tile in state.grifter_stack if tile != unknown), default=unknown))
    grifter_stack = (seen, *(unknown,) * len(state.grifter_stack))[: len(state.grifter_stack)]
    decision = state.decision
    if decision is not None and decision.kind in ("build", "swap") and decision.seat != seat:
        decision = None
    return replace(
        state,
        seats=tuple(other._replace(hand=hand(number, other)) for number, other in enumerate(state.seats)),
        stack=stack,
        grifter_stack=grifter_stack,
        decision=decision,
    )
