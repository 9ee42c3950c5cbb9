"""Fit the bots' estimates to games of the quick player against itself and the Grifter.

    python3 tools/train.py [--games N] [--rounds N] [--seed TEXT] [--processes N]

Writes `app/bots/weights.py`. Each round plays two-player games and solo games with the weights of the round
before. Before each build it records the features of the estimates for the seat and its rival. Then ridge
regression fits them to the part of the final margin that current money does not explain. Among people both
sides share their weights; the Grifter plays differently, so each side of a solo game has its own. The same
call gives the same table. Training needs numpy, which the game does not: `requirements/train.txt` is
installed into `.venv/` if missing.
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

from environment import BIN, ROOT, ensure_packages, run_main

if __name__ == "__main__" and find_spec("numpy") is None:
    sys.exit(subprocess.run([ensure_packages("train"), *sys.argv], check=False).returncode)

sys.path.insert(0, str(ROOT))

import numpy as np

from app.bots import quick, search
from app.bots.evaluation import Evaluator
from app.bots.fitted import Pair, Weights
from app.bots.prospects import ALONE, AMONG_PEOPLE, AS_GRIFTER, ramps
from app.engine import kinds
from app.engine.city import Deck
from app.engine.deck_file import parse_deck
from app.engine.game import new_game
from app.engine.rng import Rng
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import SIGNS, Draft
from app.engine.turn import carry_out, run

TARGET = ROOT / "app" / "bots" / "weights.py"
KINDS = tuple(kind for kind in kinds.KINDS if kind != "none")
STRAY, AMONG = 12, 12
"""In this percentage of builds, the player picks one of this many good ones at random, for variety."""

RIDGE = 300.0
PARTS = 8
START = (0.4, 0.2)
"""The initial value of a dollar or a person beyond the half, by open ends."""

# Indices of the fitted numbers; each has two ramps except those by kind.
BESIDES, SLOPES, PEOPLE, BY_KIND = 0, 4, 8, 12
UNUSED = BY_KIND + 2 * len(KINDS)
TURN = UNUSED + 2 * SIGNS
WIDTH = TURN + 2

Row = tuple[np.ndarray, float]


def features(draft: Draft, seat: int) -> tuple[np.ndarray, float]:
    """Return the features of the seat and its rival, and half of the buildings' worth."""
    turns = quick.turns_left(draft)
    streets, ramp = Evaluator(draft, seat, turns).streets, np.array(ramps(turns))
    rows, half = np.zeros((2, WIDTH)), 0.0
    for cell, site in draft.city.sites.items():
        if site.owner is None:
            continue
        share = 1 if site.owner == seat else -1
        row = rows[int(site.owner != seat)]
        opened, kind, dollars, people = streets.describe(cell)
        half += share * ((dollars + people) / 2 + 0.25)
        for start, count in ((BESIDES, 1), (SLOPES, dollars), (PEOPLE, people)):
            at = start + 2 * (opened - 1)
            row[at : at + 2] += share * ramp * count
        row[BY_KIND + len(KINDS) * (opened - 1) + KINDS.index(kind)] += share * ramp[0]
    for number, other in enumerate(draft.seats):
        if other.signs < SIGNS and not draft.rules.is_grifter(number):
            row = rows[int(number != seat)]
            row[UNUSED + 2 * other.signs : UNUSED + 2 * other.signs + 2] += ramp if number == seat else -ramp
    rows[0, TURN : TURN + 2] = ramp
    return (rows.ravel() if draft.rules.solo else rows.sum(axis=0)), half


def play(number: int, seed: str, deck: Deck, solo: bool) -> list[Row]:
    """Play a game; return the features before each build and the remaining margin."""
    seats = (SeatChoice("A"), SeatChoice("B"))
    if solo:
        setup = Setup(seats[:1], mode="solo", difficulty="normal", seed=f"{seed}-{number}")
    else:
        setup = Setup(seats, seed=f"{seed}-{number}")
    state = new_game(deal(setup, deck)).state
    draft, decision, rng = Draft(state), state.decision, Rng(f"{seed}/{number}")
    seen: list[tuple[int, np.ndarray, float]] = []

    def margin(seat: int) -> float:
        return draft.seats[seat].money - draft.seats[1 - seat].money

    answer = search.solo_action if solo else quick.quick_action
    while decision is not None:
        action = answer(draft, decision, Evaluator)
        if decision.kind == "build":
            row, half = features(draft, decision.seat)
            seen.append((decision.seat, row, margin(decision.seat) + half))
            if rng.below(100) < STRAY:
                good = sorted(quick.valued_builds(draft, decision.seat), key=lambda build: -build[0])[:AMONG]
                action = good[rng.below(len(good))][1]
        carry_out(draft, action)
        decision = run(draft)
    return [(row, margin(seat) - known) for seat, row, known in seen]


def play_some(numbers: range, seed: str, solo: bool) -> list[Row]:
    """Play some games and return their rows."""
    deck = parse_deck((ROOT / "assets/decks/standard.toml").read_text(encoding="utf-8"))
    return [row for number in numbers for row in play(number, seed, deck, solo)]


def start() -> np.ndarray:
    """Return the initial numbers, all zero except `START`."""
    found = np.zeros(WIDTH)
    found[[SLOPES, PEOPLE]], found[[SLOPES + 2, PEOPLE + 2]] = START
    return found


def fit(rows: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Fit by ridge regression towards the initial numbers, for one or both sides depending on the rows."""
    width = rows.shape[1]
    begun = np.tile(start(), width // WIDTH)
    return begun + np.linalg.solve(rows.T @ rows + RIDGE * np.eye(width), rows.T @ (values - rows @ begun))


def pair(found: np.ndarray) -> Pair:
    """Return two numbers as written to the file."""
    first, second = (round(float(number), 3) for number in found)
    return first, second


def weights(found: np.ndarray) -> Weights:
    """Return the fitted numbers as weights."""
    valuations = []
    for opened in (0, 1):
        slope = pair(found[SLOPES + 2 * opened :][:2])
        first, second = found[BESIDES + 2 * opened :][:2]
        kinds = zip(KINDS, found[BY_KIND + len(KINDS) * opened :], strict=False)
        valuations.append({kind: (slope, pair(np.array((first + more, second)))) for kind, more in kinds})
    people = tuple(pair(found[at : at + 2]) for at in (PEOPLE, PEOPLE + 2))
    signs = tuple(pair(found[UNUSED + 2 * n :][:2]) for n in range(SIGNS))
    return Weights(tuple(valuations), people, (*signs, (0.0, 0.0)))


def write(fitted: dict[str, Weights], how: str) -> None:
    """Write the module of weights."""
    text = f'''"""{how}"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .fitted import Weights

WEIGHTS: Final[Mapping[str, Weights]] = MappingProxyType({fitted!r})
"""The weights of a player among people, of a solo player, and of the Grifter."""
'''
    TARGET.write_text(text, encoding="utf-8")
    ensure_packages("test")
    subprocess.run([BIN / "ruff", "format", "--quiet", TARGET], check=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Fit the bots' estimates to games they play.")
    parser.add_argument("--games", type=int, default=2400, help="games a round (default: 2400)")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", default="train")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    command = f"python3 tools/train.py --games {chosen.games} --rounds {chosen.rounds} --seed {chosen.seed}"
    fitted = dict.fromkeys((AMONG_PEOPLE, ALONE, AS_GRIFTER), weights(start()))
    write(fitted, "The start of a training.")
    for number in range(1, chosen.rounds + 1):
        parts = [range(n, chosen.games, PARTS) for n in range(PARTS)]
        how = (
            f"The weights of the bots' estimates, fitted by\n`{command}`.\n"
            "Generated: do not edit by hand.\n\n"
            f"Round {number}: the error in the remaining margin (standard deviation, $)\n\n"
        )
        for solo, game in ((False, "games of two"), (True, "games against the Grifter")):
            # New processes import the weights of the round before.
            with ProcessPoolExecutor(chosen.processes, mp_context=get_context("spawn")) as pool:
                some = partial(play_some, seed=f"{chosen.seed}{number}", solo=solo)
                rows = list(chain.from_iterable(pool.map(some, parts)))
            table, values = np.array([row for row, _ in rows]), np.array([value for _, value in rows])
            found = fit(table, values)
            if solo:
                fitted[ALONE], fitted[AS_GRIFTER] = weights(found[:WIDTH]), weights(found[WIDTH:])
            else:
                fitted[AMONG_PEOPLE] = weights(found)
            off = float((values - table @ found).std())
            how += (
                f"- in {chosen.games} {game}, {len(rows)} positions:\n"
                f"  {off:.1f}; {values.std():.1f} without the estimates\n"
            )
        write(fitted, how)
        print(how, flush=True)
    return 0


if __name__ == "__main__":
    run_main(main)
