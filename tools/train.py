"""Fit the bots' estimates to games that the quick player plays with itself.

    python3 tools/train.py [--games N] [--rounds N] [--seed TEXT] [--processes N]

Writes `app/bots/weights.py`. Each round plays games of two with the weights of the round before. Before each
build it notes what the estimates look at, own less rival, and fits by ridge regression what of the margin at
the end money does not explain yet. The same call gives the same table. It needs numpy, which no part of the
game does: `requirements/train.txt` is installed into `.venv/` if it is not there.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.util import find_spec
from itertools import chain
from multiprocessing import get_context

from environment import ROOT, ensure_packages

if __name__ == "__main__" and find_spec("numpy") is None:
    sys.exit(subprocess.run([ensure_packages("train"), *sys.argv], check=False).returncode)

sys.path.insert(0, str(ROOT))

import numpy as np

from app.bots import quick
from app.bots.estimate import Chart, ramps
from app.engine import kinds
from app.engine.deck import Deck
from app.engine.deck_file import parse_deck
from app.engine.draft import Draft
from app.engine.game import new_game
from app.engine.rng import Rng
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import SIGNS
from app.engine.turn import choose, run

TARGET = ROOT / "app" / "bots" / "weights.py"
KINDS = tuple(kind for kind in kinds.KINDS if kind != "none")
STRAY, AMONG = 12, 12
"""In so many percent of builds one of so many good ones is built, so that more is seen than one style."""

RIDGE = 300.0
PARTS = 8
START = (0.4, 0.2)
"""What a dollar or a person is worth beyond the half, by open ends, where the games say nothing else."""

# Where the fitted numbers stand, each with two ramps but for those by kind.
BESIDES, SLOPES, PEOPLE, BY_KIND, UNUSED, TURN = 0, 4, 8, 12, 30, 40
WIDTH = 42

Row = tuple[np.ndarray, float]


def features(draft: Draft, seat: int) -> tuple[np.ndarray, float]:
    """Return what the estimates look at, less its rival's, and half of what buildings are worth."""
    turns = quick.turns_left(draft)
    chart, ramp = Chart(draft, seat, turns), np.array(ramps(turns))
    row, half = np.zeros(WIDTH), 0.0
    for cell, site in draft.city.sites.items():
        if site.owner is None:
            continue
        share = 1 if site.owner == seat else -1
        opened, kind, dollars, people = chart.described(cell)
        half += share * ((dollars + people) / 2 + 0.25)
        for start, count in ((BESIDES, 1), (SLOPES, dollars), (PEOPLE, people)):
            at = start + 2 * (opened - 1)
            row[at : at + 2] += share * ramp * count
        row[BY_KIND + len(KINDS) * (opened - 1) + KINDS.index(kind)] += share * ramp[0]
    for number, other in enumerate(draft.seats):
        if other.signs < SIGNS:
            row[UNUSED + 2 * other.signs : UNUSED + 2 * other.signs + 2] += ramp if number == seat else -ramp
    row[TURN : TURN + 2] = ramp
    return row, half


def play(number: int, seed: str, deck: Deck) -> list[Row]:
    """Play a game: what was looked at before each build, and what of the margin was still to come."""
    setup = Setup((SeatChoice("A"), SeatChoice("B")), seed=f"{seed}-{number}")
    state = new_game(deal(setup, deck)).state
    draft, decision, rng = Draft(state), state.decision, Rng(f"{seed}/{number}")
    seen: list[tuple[int, np.ndarray, float]] = []

    def margin(seat: int) -> float:
        return draft.seats[seat].money - draft.seats[1 - seat].money

    while decision is not None:
        action = quick.answer(draft, decision)
        if decision.kind == "build":
            row, half = features(draft, decision.seat)
            seen.append((decision.seat, row, margin(decision.seat) + half))
            if rng.below(100) < STRAY:
                good = sorted(quick.builds(draft, decision.seat), key=lambda build: -build[0])[:AMONG]
                action = good[rng.below(len(good))][1]
        choose(draft, action)
        decision = run(draft)
    return [(row, margin(seat) - known) for seat, row, known in seen]


def play_some(numbers: range, seed: str) -> list[Row]:
    """Play some games."""
    deck = parse_deck((ROOT / "assets/decks/standard.toml").read_text(encoding="utf-8"))
    return [row for number in numbers for row in play(number, seed, deck)]


def start() -> np.ndarray:
    """Return the numbers that say nothing but `START`."""
    found = np.zeros(WIDTH)
    found[[SLOPES, PEOPLE]], found[[SLOPES + 2, PEOPLE + 2]] = START
    return found


def fit(rows: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Fit by ridge regression towards the start."""
    more = np.linalg.solve(rows.T @ rows + RIDGE * np.eye(WIDTH), rows.T @ (values - rows @ start()))
    return start() + more


def pair(*values: float) -> str:
    return "(" + ", ".join(f"{value:.3f}" for value in values) + ")"


def written(found: np.ndarray, how: str) -> str:
    """Return the text of the module of weights."""
    tables = []
    for opened in (0, 1):
        slope = pair(*found[SLOPES + 2 * opened : SLOPES + 2 * opened + 2])
        first, second = found[BESIDES + 2 * opened : BESIDES + 2 * opened + 2]
        kinds = found[BY_KIND + len(KINDS) * opened :]
        rows = [
            f'        "{kind}": ({slope}, {pair(first + kinds[n], second)}),' for n, kind in enumerate(KINDS)
        ]
        tables += ["    {", *rows, "    },"]
    people = [f"    {pair(*found[at : at + 2])}," for at in (PEOPLE, PEOPLE + 2)]
    unused = [f"    {pair(*found[UNUSED + 2 * n : UNUSED + 2 * n + 2])}," for n in range(SIGNS)]
    parts = [
        f'"""{how}"""\n\nfrom __future__ import annotations\n\nfrom typing import Final\n',
        'Pair = tuple[float, float]\n"""What the two ramps of `estimate.ramps` are multiplied with."""\n',
        "VALUATIONS: Final[tuple[dict[str, tuple[Pair, Pair]], ...]] = (",
        *tables,
        ')\n"""By open ends, one and two, then by kind: for each dollar of a valuation, and besides."""\n',
        "PEOPLE: Final[tuple[Pair, ...]] = (",
        *people,
        ')\n"""For each person on a building, by the open ends of its street."""\n',
        "SIGNS: Final[tuple[Pair, ...]] = (",
        *unused,
        "    (0.0, 0.0),",
        ')\n"""By unused signs, against having five."""\n',
    ]
    return "\n".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description="Fit the bots' estimates to games they play.")
    parser.add_argument("--games", type=int, default=2400, help="games a round (default: 2400)")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", default="train")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    command = f"python3 tools/train.py --games {chosen.games} --rounds {chosen.rounds} --seed {chosen.seed}"
    TARGET.write_text(written(start(), "The start of a training."), encoding="utf-8")
    for number in range(1, chosen.rounds + 1):
        parts = [range(n, chosen.games, PARTS) for n in range(PARTS)]
        # New processes each time: they import the weights of the round before.
        with ProcessPoolExecutor(chosen.processes, mp_context=get_context("spawn")) as pool:
            rows = list(
                chain.from_iterable(pool.map(partial(play_some, seed=f"{chosen.seed}{number}"), parts))
            )
        table, values = np.array([row for row, _ in rows]), np.array([value for _, value in rows])
        found = fit(table, values)
        off = float((values - table @ found).std())
        how = (
            f"What the estimates of the bots are made of, fitted by\n`{command}`.\n\n"
            f"Round {number}: {len(rows)} positions of {chosen.games} games. What of the margin was still\n"
            f"to come is told to within ${off:.1f} (standard deviation; ${values.std():.1f} without).\n"
            "Not to be changed by hand.\n"
        )
        TARGET.write_text(written(found, how), encoding="utf-8")
        print(how, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
