"""Invariants of every state and every step of every game.

`python -m tests.engine.invariants [GAMES] [SEED]` plays games of all modes in turn and checks them.
"""

from __future__ import annotations

import io
import pickle
import sys
import time
from collections import Counter
from dataclasses import replace
from itertools import cycle, islice

from app.engine.city import COLOURS, ICONS, Building, Deck, placement_problem
from app.engine.events import TurnBegan
from app.engine.game import new_game
from app.engine.geometry import FACINGS, Cell, Facing, beside, neighbours
from app.engine.rng import Rng
from app.engine.setup import Setup, deal
from app.engine.state import Renovate, State, parse_action
from tests.engine.support import DECK, Moment, name_of, played, receipts_in, setups, tiles_of

TURNS = {1: 15, 2: 15, 3: 12, 4: 10, 5: 9}
"""The turns of each seat, by the number of players (rules.md §2)."""

TURNS_WITH_CONTRACTOR = {2: 12, 3: 10, 4: 9}
"""The turns with a Contractor, who builds two tiles while the stack lasts: 33, 37 and 42 tiles in all."""


def _the_deck() -> Deck:
    return DECK


def _the_tile(id: str) -> Building:
    return DECK[id]


class _Pickler(pickle.Pickler):
    dispatch_table = {  # noqa: RUF012
        Deck: lambda _: (_the_deck, ()),
        Building: lambda building: (_the_tile, (building.id,)),
    }


def pickled(state: State) -> bytes:
    """Return the pickle of a state without the standard deck, which is most of its size."""
    file = io.BytesIO()
    _Pickler(file).dump(state)
    return file.getvalue()


def check_state(state: State) -> None:
    """Check a single state."""
    sites = state.city.sites
    for colour in range(len(COLOURS)):
        here = sum(site.people[colour] + site.fomo[colour] for site in sites.values())
        assert here + state.moving[colour] + state.supply[colour] == 12
        assert min(state.moving[colour], state.supply[colour]) >= 0
        assert all(site.people[colour] >= 0 <= site.fomo[colour] for site in sites.values())
    for number, seat in enumerate(state.seats):
        own = [site.signs for site in sites.values() if site.owner == number]
        if not state.rules.is_grifter(number):
            assert seat.signs >= 0
            assert seat.signs + sum(own) == 5
        assert all(signs == 1 for signs in own) or (
            seat.consultant == "investor" and sorted(own)[-2:] in ([1, 2], [2])
        )
        assert set(seat.shown) <= set(seat.hand)
        assert seat.shown == tuple(sorted(set(seat.shown)))
        assert list(seat.hand) == sorted(seat.hand)
    assert all((site.owner is None) == (site.signs == 0) for site in sites.values())
    for kind in range(len(ICONS)):
        tokens = state.bank[kind] + sum(seat.tokens[kind] for seat in state.seats)
        assert tokens == (12 if state.rules.business else 0)
        assert state.bank[kind] >= 0
    check_city(state)
    check_decision(state)


def check_city(state: State) -> None:
    """Check streets and legal placements by brute force."""
    city = state.city
    for cell, site in city.sites.items():
        along: tuple[Facing, Facing] = ("W", "E") if site.facing in "NS" else ("N", "S")
        run = [cell]
        for direction in along:
            there = beside(cell, direction)
            while there in city.sites and city.sites[there].facing == site.facing:
                run.append(there)
                there = beside(there, direction)
        street = city.streets[cell]
        assert street.cells == tuple(sorted(run))
        assert street.ends == (beside(min(run), along[0]), beside(max(run), along[1]))
        assert len(run) <= 5
    found: dict[Cell, tuple[Facing, ...]] = {}
    for near in {near for cell in city.sites for near in neighbours(cell)}:
        facings = tuple(facing for facing in FACINGS if placement_problem(city, near, facing) is None)
        if facings:
            found[near] = facings
    assert dict(city.places) == found


def check_decision(state: State) -> None:
    """Check that options are sorted by text, unique, not empty, and can be parsed."""
    if state.decision is None:
        assert state.over
        assert state.winners
        assert not state.agenda
        return
    assert not state.over
    assert not state.winners
    options = list(state.decision.options)
    texts = [str(action) for action in options]
    assert texts
    assert texts == sorted(set(texts))
    assert len(texts) == len(state.decision.options)
    assert len(texts) > 1 or state.decision.kind == "build"
    assert [parse_action(text) for text in texts] == options
    assert options[-1] == state.decision.options[-1] == state.decision.options[len(options) - 1]
    assert all(action in state.decision.options for action in options)
    if state.rules.solo:
        assert state.decision.seat == 0
    else:
        assert state.decision.seat == state.decision.mover


def check_step(moment: Moment) -> None:
    """Check that receipts account for all money and that no tile is lost."""
    before, action, after, events = moment
    paid = Counter[int]()
    for receipt in receipts_in(events):
        assert receipt.dollars == sum(line.dollars for line in receipt.lines)
        assert receipt.dollars >= 0
        assert all(line.dollars == line.units * line.each for line in receipt.lines if line.each)
        paid[receipt.seat] += receipt.dollars
    for number, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        assert now.money - was.money == paid[number]
    covered = int(isinstance(action, Renovate))
    assert len(tiles_of(after)) == len({*tiles_of(after)}) == len(tiles_of(before)) - covered


def expected_turns(start: State) -> list[int]:
    """Return the expected number of turns of each seat."""
    contractor = any(seat.consultant == "contractor" for seat in start.seats)
    players = 1 if start.rules.solo else len(start.seats)
    return [(TURNS_WITH_CONTRACTOR if contractor else TURNS)[players]] * len(start.seats)


def check_game(chosen: Setup, *, dense: bool = False) -> int:
    """Play a random game, check every state and step, and return the number of actions."""
    opening = new_game(deal(chosen, DECK))
    start = opening.state
    check_state(start)
    kept = [(start, pickled(start))]
    turns = Counter(event.seat for event in opening.events if isinstance(event, TurnBegan))
    number = 0
    for number, moment in enumerate(played(start, Rng(f"play/{chosen.seed}"), dense=dense), 1):  # noqa: B007
        check_state(moment[2])
        check_step(moment)
        turns.update(event.seat for event in moment[3] if isinstance(event, TurnBegan))
        kept.append((moment[2], pickled(moment[2])))
    assert [turns[seat] for seat in range(len(start.seats))] == expected_turns(start)
    end = kept[-1][0]
    assert end.over
    assert not any(seat.hand for seat in end.seats)
    # Later actions did not change an earlier state.
    assert all(pickle.loads(text) == state for state, text in kept)
    return number


def main(games: int = 1000, seed: str = "0") -> int:
    """Check many games of all modes and print a summary."""
    began = time.perf_counter()
    modes, actions = Counter[str](), 0
    for number, chosen in enumerate(islice(cycle([*setups(seed)]), games)):
        chosen = replace(chosen, seed=f"{seed}-{number}")
        try:
            actions += check_game(chosen, dense=number % 3 == 0)
        except AssertionError:
            print(f"failed: {name_of(chosen)} seed {chosen.seed!r}", file=sys.stderr)
            raise
        modes[name_of(chosen)] += 1
    seconds = time.perf_counter() - began
    print(f"{games} games of {len(modes)} combinations, {actions} actions, {seconds:.0f} s: all hold")
    return 0


if __name__ == "__main__":
    sys.exit(main(*(kind(text) for kind, text in zip((int, str), sys.argv[1:], strict=False))))
