"""Follow random games from an invented deal, using only information that everybody at the table sees.

`python3 -m tests.engine.follow_box [GAMES] [SEED]` follows games of every mode, edition and expansion set in
turn, and ends with an error at the first difference.
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from itertools import cycle, islice
from typing import Any

from app.engine.box import (
    LiftedTile,
    TileBack,
    begin_box,
    nameable,
    open_question,
    with_back,
    with_lifted,
    with_tile,
)
from app.engine.events import Drew, Event, TileLifted
from app.engine.game import legal_actions, new_game
from app.engine.rng import Rng
from app.engine.session import Session, replay
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.snapshot import snapshot
from app.engine.state import Action, Build, Renovate, State, Swap
from tests.engine.support import DECK, Moment, name_of, played, setups


def public(state: State) -> dict[str, Any]:
    """Return the public parts of a state; the options of builds and swaps depend on a hand."""
    parts = snapshot(state)
    parts["hands"] = [len(hand) for hand in parts["hands"]]
    parts["endgame stack"] = len(state.grifter_stack)
    if state.decision is not None and state.decision.kind in ("build", "swap"):
        del parts["decision"]["options"]
    for seat in state.seats:
        if seat.consultant == "hacker":
            parts["hacker"] = sorted(str(DECK[tile].back) for tile in seat.hand)
    return parts | {"turn": state.turn, "current": state.current, "shown": [s.shown for s in state.seats]}


class Table:
    """People at a table who build with real tiles, and the session that follows them."""

    def __init__(self, chosen: Setup) -> None:
        real = deal(chosen, DECK)
        people = real.seats[:1] if real.rules.solo else real.seats
        seats = tuple(SeatChoice(seat.name, seat.kind, seat.consultant) for seat in people)
        invented = deal(replace(chosen, seats=seats, seed=f"not {chosen.seed}", first=0), DECK)
        self.state = new_game(real).state
        self.session: Session = begin_box(invented)
        self.exchanges = 0
        self.lifted: list[str] = []
        self.backs = [str(DECK[tile].back) for seat in self.hackers() for tile in self.state.seats[seat].hand]
        self.tell(())

    def hackers(self) -> list[int]:
        return [number for number, seat in enumerate(self.state.seats) if seat.consultant == "hacker"]

    def tell(self, events: tuple[Event, ...]) -> None:
        """See tiles that the Grifter lifted and the Hacker's backs, and answer the page's questions."""
        hackers = self.hackers()
        self.backs += [event.back for event in events if isinstance(event, Drew) and event.seat in hackers]
        self.lifted += [event.tile for event in events if isinstance(event, TileLifted)]
        while (need := open_question(self.session)) is not None:
            self.exchanges += 1
            match need:
                case LiftedTile(number):
                    self.session = with_lifted(self.session, number, self.lifted.pop(0))
                case TileBack(_, index):
                    self.session = with_back(self.session, index, self.backs[index])

    def follow(self, moment: Moment) -> None:
        """Follow an action of the real game, and compare the public parts afterwards."""
        before, action, self.state, events = moment
        asks = self.asks_swap()
        if isinstance(action, Swap) and not asks:
            # The page knows that no tile of that hand may be used; so must the player.
            assert action == Swap()
        else:
            if asks and not isinstance(action, Swap):
                self.session = self.session.act(Swap())
            self.act(before, action)
        self.tell(events)
        asked = self.state.decision is not None and self.state.decision.kind == "swap"
        while self.asks_swap() and not asked:
            self.session = self.session.act(Swap())  # nothing in the real hand may be used
            self.tell(())
        assert not self.lifted
        if self.asks_swap() == asked:
            assert public(self.session.state) == public(self.state), str(action)

    def act(self, before: State, action: Action) -> None:
        if isinstance(action, Build | Renovate | Swap) and action.tile is not None and before.lifted is None:
            assert before.decision is not None
            seat = before.decision.seat
            assert action.tile in nameable(self.session, seat)[str(DECK[action.tile].back)]
            self.exchanges += action.tile not in self.session.state.seats[seat].hand
            self.session = with_tile(self.session, seat, action.tile)
        assert action in legal_actions(self.session.state), str(action)
        self.session = self.session.act(action)

    def asks_swap(self) -> bool:
        decision = self.session.state.decision
        return decision is not None and decision.kind == "swap"


def follow_game(chosen: Setup) -> Table:
    """Follow a random game to the end; its record is then an ordinary one with the same result."""
    table = Table(chosen)
    for moment in played(table.state, Rng(f"play/{chosen.seed}"), dense=chosen.seed.endswith("5")):
        table.follow(moment)
    replayed = replay(table.session.record)
    assert replayed.error is None
    assert replayed.session.state == table.session.state
    assert public(replayed.session.state) == public(table.state)
    return table


def main(games: int = 2000, seed: str = "box") -> None:
    """Follow games of all set-ups in turn."""
    began, exchanges, actions, spent = time.process_time(), 0, 0, 0.0
    chosen = cycle(range(len([*setups("")])))
    for number, which in enumerate(islice(chosen, games)):
        setup = [*setups(f"{seed}-{number}")][which]
        try:
            table = follow_game(setup)
        except Exception:
            print(f"game {number}: {name_of(setup)}, seed {setup.seed!r}", file=sys.stderr)
            raise
        exchanges += table.exchanges
        actions += len(table.session.history)
        if number % 100 == 99:
            print(f"{number + 1} games, {actions} actions, {exchanges} exchanges, 0 differences", flush=True)
    spent = time.process_time() - began
    print(f"{games} games: {actions} actions, {exchanges} exchanges, 0 differences, {spent:.0f} s")


if __name__ == "__main__":
    main(*(int(text) if text.isdigit() else text for text in sys.argv[1:3]))  # type: ignore[arg-type]
