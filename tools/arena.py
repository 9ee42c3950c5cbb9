"""Play bots against each other, with paired seeds, exchanged seats, on all cores.

    python3 tools/arena.py expert greedy                       two players, either one first in each deal
    python3 tools/arena.py expert greedy --players 4           one against three, in each seat
    python3 tools/arena.py expert --solo hard                  against the Grifter
    python3 tools/arena.py greedy --losses                     the losses of its answers, by kind of decision
    python3 tools/arena.py --levels                            the strength of each level
    python3 tools/arena.py --ratings                           all against all; writes `app/bots/ratings.py`
    [--games N] [--business] [--consultants] [--seed TEXT] [--processes N]

Append a budget to a bot's name if you like, as in `expert:8/64/4`: candidates, playouts, builds. Prints how
often the first bot won (a shared first place counts as a fraction) and its margin, with 95 % intervals over
deals, and the times of its choices. PyPy 3.11 plays the same games.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations, pairwise
from typing import NamedTuple

from environment import ROOT, run_main

sys.path.insert(0, str(ROOT))

from app.bots import BOTS, Budget, search
from app.bots.unseen import Unseen
from app.engine.city import Deck
from app.engine.deck_file import parse_deck
from app.engine.game import apply, new_game, observe
from app.engine.rng import Rng
from app.engine.setup import RANDOM, SeatChoice, Setup, deal
from app.engine.state import Action, State

TOLD_EVERY = 5
CANDIDATES, DEALS, HORIZON = 8, 12, 4
RATINGS = ROOT / "app" / "bots" / "ratings.py"


class Match(NamedTuple):
    """The settings of a match: two bots, the number of seats, and the expansions."""

    first: str
    second: str
    players: int
    business: bool
    consultants: bool
    solo: str | None
    seed: str


class Score(NamedTuple):
    """The first bot's result in a deal: share of wins, margin over the best rival, times in seconds."""

    wins: float
    margin: float
    games: int
    times: list[float]


def chooser(name: str) -> Callable[[State], Action]:
    bot, _, budget = name.partition(":")
    if not budget:
        return BOTS[bot].choose
    chosen = Budget(*map(int, budget.split("/")))

    return partial(search.best_action, budget=chosen)


def standard() -> Deck:
    return parse_deck((ROOT / "assets" / "decks" / "standard.toml").read_text(encoding="utf-8"))


def start_of(match: Match, number: int) -> State:
    """Return the state at the start of a match's deal, by number."""
    players = 1 if match.solo else match.players
    card = RANDOM if match.consultants else None
    setup = Setup(
        seats=tuple(SeatChoice(f"P{seat}", "human", card) for seat in range(players)),
        mode="solo" if match.solo else "multiplayer",
        business=match.business,
        consultants=match.consultants,
        difficulty=match.solo,
        seed=f"{match.seed}-{number}",
        first=0,
    )
    return new_game(deal(setup, standard())).state


def play(match: Match, number: int) -> Score:
    """Play one deal with the first bot in each seat in turn."""
    players = 1 if match.solo else match.players
    first, second = chooser(match.first), chooser(match.second)
    wins, margin, times = 0.0, 0.0, []
    for mine in range(players):
        state = start_of(match, number)
        while state.decision is not None:
            seat = state.decision.seat
            seen = observe(state, seat)
            began = time.perf_counter()
            action = (first if seat == mine else second)(seen)
            if seat == mine:
                times.append(time.perf_counter() - began)
            state = apply(state, action).state
        money = [seat.money for seat in state.seats]
        others = money[:mine] + money[mine + 1 :]
        if mine in state.winners:
            wins += 1 / len(state.winners)
        margin += money[mine] - max(others)
    return Score(wins / players, margin / players, players, times)


def mean_and_interval(values: list[float]) -> tuple[float, float]:
    """Return the mean of values and the half-width of its 95 % interval, which is infinite for one value."""
    if len(values) < 2:
        return statistics.fmean(values), math.inf
    return statistics.fmean(values), 1.96 * statistics.stdev(values) / math.sqrt(len(values))


def report(match: Match, scores: list[Score]) -> str:
    """Return a line with the first bot's result."""
    games = sum(score.games for score in scores)
    rate, spread = mean_and_interval([score.wins for score in scores])
    margin, width = mean_and_interval([score.margin for score in scores])
    times = sorted(each for score in scores for each in score.times)
    against = f"the Grifter on {match.solo}" if match.solo else match.second
    what = f"{match.players} players" if not match.solo else "solo"
    more = "".join(f", {name}" for name in ("business", "consultants") if getattr(match, name))
    return (
        f"{match.first} against {against}, {what}{more}: {rate:.1%} ± {spread:.1%} of {games} games, "
        f"margin {margin:+.1f} ± {width:.1f}; a choice: mean {statistics.fmean(times) * 1000:.0f} ms, median "
        f"{times[len(times) // 2] * 1000:.0f}, 95th percentile {times[len(times) * 95 // 100] * 1000:.0f}"
    )


def levels(games: int, seed: str) -> Iterator[tuple[Match, int]]:
    """Yield the matches that show each level's strength, with the number of deals.

    Each level plays the one below it, three greedy bots, and the Grifter on Hard.
    """
    for below, level in pairwise(BOTS):
        yield Match(level, below, 2, False, False, None, seed), -(-games // 2)
    for level in BOTS:
        if level != "greedy":
            yield Match(level, "greedy", 4, False, False, None, seed), -(-games // 4)
    for level in BOTS:
        yield Match(level, "greedy", 2, False, False, "hard", seed), games


def elo(names: list[str], results: dict[tuple[str, str], Score]) -> dict[str, int]:
    """Return the ratings that fit the results best (Bradley and Terry), with greedy at 1000.

    A result is the first bot's share of the wins, and the number of games.
    """
    strength = dict.fromkeys(names, 1.0)
    for _ in range(1000):
        for name in names:
            # Adding a drawn game against a bot of initial strength keeps all ratings finite.
            won, against = 0.5, 1 / (strength[name] + 1)
            for (one, other), score in results.items():
                if name in (one, other):
                    rival = other if name == one else one
                    won += score.games * (score.wins if name == one else 1 - score.wins)
                    against += score.games / (strength[name] + strength[rival])
            strength[name] = won / against
    base = strength["greedy"]
    return {name: round(1000 + 400 * math.log10(strength[name] / base)) for name in names}


def rate(games: int, seed: str, processes: int) -> None:
    """Play all bots against each other in two-player games, and write their ratings to a file."""
    results = {}
    for one, other in combinations(BOTS, 2):
        match = Match(one, other, 2, False, False, None, seed)
        scores = play_deals(match, -(-games // 2), processes)
        print(report(match, scores), flush=True)
        wins = statistics.fmean(score.wins for score in scores)
        results[one, other] = Score(wins, 0, sum(score.games for score in scores), [])
    ratings = elo(list(BOTS), results)
    command = f"python3 tools/arena.py --ratings --games {games} --seed {seed}"
    RATINGS.write_text(
        f'''"""The bots' strength in Elo, with greedy at 1000.

Measured in two-player games, {games} for each pair.
`{command}` measures them all again.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

RATINGS: Final[Mapping[str, int]] = MappingProxyType(
    {json.dumps(ratings)}
)
''',
        encoding="utf-8",
    )
    print(ratings)


def losses(match: Match, number: int) -> dict[str, list[float]]:
    """Return the losses of the first bot's choices against the best ones by playouts, by kind of decision.

    Half of the sampled deals determine the best choice, the other half compare, so chance does not count as
    loss.
    """
    found: dict[str, list[float]] = {}
    choose, rng = chooser(match.first), Rng(f"{match.seed}-{number}")
    state = start_of(match, number)
    while state.decision is not None:
        seat, kind = state.decision.seat, state.decision.kind
        seen = observe(state, seat)
        action = choose(seen)
        tried = list(dict.fromkeys([*search.candidates_of(seen, CANDIDATES), action]))
        if len(tried) > 1 and (kind != "build" or not rng.below(3)):
            unseen = Unseen(seen)
            means = []
            for _ in range(2):
                deals = [unseen.deal(rng) for _ in range(DEALS)]
                means.append(
                    {
                        each: statistics.fmean(search.playout(d, each, seat, HORIZON) for d in deals)
                        for each in tried
                    }
                )
            best = max(tried, key=lambda each: means[0][each])
            found.setdefault(kind, []).append(means[1][best] - means[1][action])
        state = apply(state, action).state
    return found


def print_losses(match: Match, deals: int, processes: int) -> None:
    """Print the average loss of each kind of decision."""
    total: dict[str, list[float]] = {}
    with ProcessPoolExecutor(processes) as pool:
        for found in pool.map(partial(losses, match), range(deals)):
            for kind, lost in found.items():
                total.setdefault(kind, []).extend(lost)
    for kind, lost in sorted(total.items()):
        error = statistics.stdev(lost) / math.sqrt(len(lost)) if len(lost) > 1 else 0
        mean = statistics.fmean(lost)
        print(
            f"{match.first}, {kind}: ${mean:.2f} ± {1.96 * error:.2f} lost a decision, {len(lost)} decisions"
        )


def play_deals(match: Match, deals: int, processes: int) -> list[Score]:
    """Play some deals on several cores and print the progress."""
    scores: list[Score] = []
    with ProcessPoolExecutor(processes) as pool:
        for score in pool.map(partial(play, match), range(deals)):
            scores.append(score)
            if len(scores) % TOLD_EVERY == 0 and len(scores) < deals:
                print("…", report(match, scores), file=sys.stderr, flush=True)
    return scores


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Let bots play each other.")
    parser.add_argument("first", nargs="?", default="expert")
    parser.add_argument("second", nargs="?", default="greedy")
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        help="games of each comparison, 100 by default",
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--business", action="store_true")
    parser.add_argument("--consultants", action="store_true")
    parser.add_argument("--solo", choices=("easy", "normal", "hard"))
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--losses", action="store_true", help="what the first bot loses by kind of decision")
    parser.add_argument("--levels", action="store_true", help="the strength of each level")
    parser.add_argument("--ratings", action="store_true", help="all against all; writes app/bots/ratings.py")
    chosen = parser.parse_args(arguments)
    if chosen.ratings:
        rate(chosen.games, chosen.seed, chosen.processes)
        return 0
    if chosen.levels:
        for match, deals in levels(chosen.games, chosen.seed):
            print(report(match, play_deals(match, deals, chosen.processes)), flush=True)
        return 0
    match = Match(
        chosen.first,
        chosen.second,
        chosen.players,
        chosen.business,
        chosen.consultants,
        chosen.solo,
        chosen.seed,
    )
    deals = -(-chosen.games // (1 if match.solo else match.players))
    if chosen.losses:
        print_losses(match, deals, chosen.processes)
        return 0
    print(report(match, play_deals(match, deals, chosen.processes)), flush=True)
    return 0


if __name__ == "__main__":
    run_main(main)
