"""The speed of the engine, compared with the tests' simple referee in the same run, without targets.

    python3 tools/bench.py [--games N] [--seed TEXT]

Times are medians of processor time, which a busy machine affects little. Plays games by choosing random legal
actions, each checked by `apply`. The engine then replays the same games from their records, and so does the
referee, which recomputes everything.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from app.engine.__main__ import random_game
from app.engine.city import City, Deck, Site
from app.engine.deck_file import parse_deck
from app.engine.forecast import preview, worths
from app.engine.game import apply, legal_actions, new_game
from app.engine.record import Record, decode, encode
from app.engine.rng import Rng
from app.engine.session import Replayed, replay
from app.engine.setup import RANDOM, SeatChoice, Setup, deal
from app.engine.state import Build, State
from environment import ROOT
from tests.second_opinion.board import Building, legal_placements
from tests.second_opinion.deals import standard_deck
from tests.second_opinion.referee import Referee

SIZES = (10, 20, 30, 40)
TARGETS = {"2 players": 10.0, "solo": 20.0, "hand of three": 4.0}  # milliseconds
MODES: dict[str, dict[str, object]] = {
    "2 players": {"players": 2},
    "3 players": {"players": 3},
    "4 players": {"players": 4},
    "5 players": {"players": 5},
    "2 players, business": {"players": 2, "business": True},
    "4 players, consultants": {"players": 4, "consultants": True},
    "5 players, both": {"players": 5, "business": True, "consultants": True},
    "solo": {"players": 1},
    "solo, both": {"players": 1, "business": True, "consultants": True},
}


def setup(seed: str, *, players: int, business: bool = False, consultants: bool = False) -> Setup:
    solo = players == 1
    card = RANDOM if consultants else None
    return Setup(
        seats=tuple(SeatChoice(f"Player {number + 1}", "human", card) for number in range(players)),
        mode="solo" if solo else "multiplayer",
        business=business,
        consultants=consultants,
        difficulty="normal" if solo else None,
        seed=seed,
    )


def milliseconds(deed: Callable[[], object], *, repeat: int = 1) -> float:
    """Return the processor time of a function, the best of some repetitions."""
    return min(_seconds(deed) for _ in range(repeat)) * 1000


def _seconds(deed: Callable[[], object]) -> float:
    """Return the processor time of a function, repeated until the clock advances."""
    times = 1
    while True:
        began = time.process_time()
        for _ in range(times):
            deed()
        if (elapsed := time.process_time() - began) > 0:
            return elapsed / times
        times *= 2


def table(title: str, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print a table: the first column left-aligned, numbers right-aligned."""
    texts = [[_cell(value) for value in row] for row in rows]
    widths = [max(len(row[n]) for row in [list(heads), *texts]) for n in range(len(heads))]
    print(f"\n{title}")
    for row in [list(heads), ["─" * width for width in widths], *texts]:
        print(
            "  ".join(
                t.rjust(w) if n else t.ljust(w) for n, (t, w) in enumerate(zip(row, widths, strict=True))
            )
        )
    sys.stdout.flush()


def _cell(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 1000 else f"{value:.2f}" if value < 100 else f"{value:.1f}"
    return str(value)


# Whole games.


def play(chosen: Setup, deck: Deck) -> int:
    """Play a set-up's deal at random to the end and return the number of actions."""
    state, rng, count = new_game(deal(chosen, deck)).state, Rng(chosen.seed), 0
    while options := legal_actions(state):
        state = apply(state, options[rng.below(len(options))]).state
        count += 1
    return count


def read(text: str, deck: Deck) -> Replayed:
    """Replay a game from its record's text."""
    return replay(decode(text, deck))


def referee_replay(record: dict[str, object], tiles: dict[str, object]) -> None:
    referee = Referee(record, tiles)
    for text in record["actions"]:  # type: ignore[attr-defined]
        referee.play(text)


def games_table(deck: Deck, games: int, seed: str) -> None:
    tiles = standard_deck()
    rows = []
    for name, options in MODES.items():
        chosen = [setup(f"{seed}-{number}", **options) for number in range(games)]  # type: ignore[arg-type]
        actions = statistics.median(play(each, deck) for each in chosen[:5])
        playing = statistics.median(milliseconds(partial(play, each, deck)) for each in chosen)
        texts = [encode(random_game(each, deck)) for each in chosen[: max(games // 4, 3)]]
        replays = [milliseconds(partial(read, text, deck)) for text in texts]
        records = [json.loads(text) for text in texts[:5]]
        referees = [milliseconds(partial(referee_replay, record, tiles)) for record in records]
        ratio = statistics.median(referees) / statistics.median(replays[:5])
        target = TARGETS.get(name, "")
        rows.append(
            [name, actions, playing, target, 1000 / playing, statistics.median(replays), f"{ratio:.1f} ×"]
        )
    heads = ["game", "actions", "ms a game", "target", "games a second", "ms a replay", "referee's replay"]
    table(f"Whole random games, medians of {games}", heads, rows)


# By size of the city.


def cities(deck: Deck, seed: str, number: int) -> dict[int, list[State]]:
    """Return states of games of five, at a build with a full hand in a city of each size."""
    found: dict[int, list[State]] = {size: [] for size in SIZES}
    for game in range(number):
        state, rng = new_game(deal(setup(f"{seed}-{game}", players=5), deck)).state, Rng(f"{seed}{game}")
        while options := legal_actions(state):
            decision = state.decision
            size = len(state.city)
            if decision is not None and decision.kind == "build" and size in found:
                found[size].append(state)
            state = apply(state, options[rng.below(len(options))]).state
    return found


def placements_without_cache(state: State) -> int:
    """Compute all legal placements of a city without a cache."""
    return len(City(state.city.sites, state.city.streets).places)


def placements_updated(state: State) -> int:
    """Build, and update the legal placements of the city."""
    build = first_build(state)
    return len(state.city.with_building(build.cell, Site(state.rules.deck[build.tile], build.facing)).places)


def first_build(state: State) -> Build:
    return next(action for action in legal_actions(state) if isinstance(action, Build))


def a_turn(state: State) -> State:
    """Apply a build with validation and all its consequences."""
    return apply(state, first_build(state)).state


def hand_worths(state: State) -> None:
    """Compute the worth of all legal placements for a hand of three."""
    decision = state.decision
    assert decision is not None
    hand = state.seats[decision.seat].hand
    for tile in (*hand, *hand, *hand)[:3]:
        worths(state, tile)


def a_preview(state: State) -> None:
    preview(state, first_build(state))


def referee_finds(state: State) -> None:
    legal_placements({cell: Building({}, site.facing) for cell, site in state.city.sites.items()})


DEEDS: dict[str, Callable[[State], object]] = {
    "find anew": placements_without_cache,
    "keep up": placements_updated,
    "a build": a_turn,
    "a hand's worths": hand_worths,
    "a preview": a_preview,
    "referee finds": referee_finds,
}


def sizes_tables(deck: Deck, games: int, seed: str) -> None:
    rows, growth = [], []
    first: list[float] = []
    for size, states in cities(deck, seed, max(games // 2, 1)).items():
        if not states:
            continue
        placements = statistics.median(sum(map(len, state.city.places.values())) for state in states)
        times = [
            statistics.median([milliseconds(partial(deed, state), repeat=3) for state in states])
            for deed in DEEDS.values()
        ]
        first = first or [placements, *times]
        anew, updated, referee = times[0], times[1], times[-1]
        rates = [placements / anew * 1000, placements / updated * 1000]
        rows.append([size, int(placements), *rates, *times[2:-1], f"{referee / updated:.1f} ×"])
        grown = [now / then for now, then in zip([placements, *times], first, strict=True)]
        growth.append([size, *(f"{factor:.2f} ×" for factor in grown)])
    heads = ["tiles", "placements", "a second anew", "a second kept up"]
    heads += ["ms a build", "ms a hand's worths", "ms a preview", "referee finding them"]
    table("Legal placements and what hangs on them, games of five", heads, rows)
    print(f"target: a hand's worths at 30 tiles in {TARGETS['hand of three']:.0f} ms")
    heads = ["tiles", "placements", *DEEDS]
    table("Growth; the placements are as many as the city's edge is long", heads, growth)


# Memory.


def kilobytes_of(make: Callable[[], object]) -> float:
    """Return the kilobytes that a created object occupies."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    thing = make()
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del thing
    return (after - before) / 1024


def last_state(record: Record) -> State:
    return replay(record).session.state


def memory_table(deck: Deck, seed: str) -> None:
    rows = []
    for name in ("2 players", "5 players, both", "solo, both"):
        record = random_game(setup(seed, **MODES[name]), deck)  # type: ignore[arg-type]
        replay(record)  # exclude what is created only once
        whole = kilobytes_of(partial(replay, record))
        last = kilobytes_of(partial(last_state, record))
        states = len(record.actions) + 1
        text = len(encode(Record(record.deal, record.actions)).encode()) / 1024
        rows.append([name, states, last, whole, whole / states, text])
    heads = ["game", "states", "kB the last state", "kB the session", "kB a step of it", "kB its record"]
    table("Memory of a state, and of a session with its whole history", heads, rows)


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.py")
    parser.add_argument("--games", type=int, default=40, help="games of each kind (default: 40)")
    parser.add_argument("--seed", default="bench")
    options = parser.parse_args(arguments)
    deck = parse_deck((ROOT / "assets" / "decks" / "standard.toml").read_text(encoding="utf-8"))
    print(
        f"Python {platform.python_version()}, {platform.machine()}; milliseconds of processor time, medians"
    )
    play(setup("warm", players=2), deck)
    games_table(deck, options.games, options.seed)
    sizes_tables(deck, options.games, options.seed)
    memory_table(deck, options.seed)
    return 0
