"""Judge games between bots: each bot's loss per build, and whether the judge's claims hold.

    python3 tools/judge.py [BOT ...] [--games N] [--claims N] [--deals N] [--seed TEXT]

The bots play each other in turn, two per game: by default beginner, greedy, club and expert.
After each game a line shows the mean loss of a choice for every bot, in dollars with a 95 % interval, over
all games so far. Then it measures claims of $5 and more again in fresh deals, and prints how many lose $3 or
more there. The last lines are about reports: how many losses their reasons explain, the number of cards, and
whether the first choices to be judged are among the three costliest.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, cycle, islice
from typing import NamedTuple

from environment import ROOT, ToolError, run_main

sys.path.insert(0, str(ROOT))

from app.bots import BOTS
from app.bots.reasons import reasons
from app.bots.report import JudgedChoice, cards, judged_choices
from app.bots.verdict import SILENT, Verdict, fixed, judge_action, rough_losses
from app.engine.deck_file import standard_deck
from app.engine.game import observe
from app.engine.session import Session, begin
from app.engine.setup import SeatChoice, Setup, deal

DEFAULT_BOTS = ("beginner", "greedy", "club", "expert")
SHOWN = 3
CLAIM = 5.0
"""A claim of at least this many dollars must hold in fresh deals."""


def play(pair: tuple[str, str], seed: str) -> Session:
    """Return a game between two bots."""
    seats = tuple(SeatChoice(bot.title(), bot, None) for bot in pair)
    session = begin(deal(Setup(seats, seed=seed, first=0), standard_deck()))
    while (decision := session.state.decision) is not None:
        bot = BOTS[session.state.seats[decision.seat].kind]
        session = session.act(bot.choose(observe(session.state, decision.seat)))
    return session


def pairs(bots: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield pairs of different bots endlessly, each also with exchanged seats."""
    found = list(combinations(bots, 2))
    return cycle([*found, *((second, first) for first, second in found)])


def line(losses: dict[str, list[float]]) -> str:
    """Return the mean loss of each bot with its 95 % interval."""
    parts = []
    for bot, found in losses.items():
        if len(found) > 1:
            margin = 1.96 * statistics.stdev(found) / math.sqrt(len(found))
            parts.append(f"{bot} {statistics.fmean(found):.2f} ± {margin:.2f} ({len(found)})")
    return ", ".join(parts)


class BotReport(NamedTuple):
    """A seat's report: its reported losses, the unexplained ones, its cards, and the first judged choices.

    `first` and `card`: whether the choice judged first, and the costliest of the first three, are among the
    three with the largest reported losses.
    """

    reported: int
    unexplained: int
    cards: int
    first: bool
    card: bool


def report_of(session: Session, seat: int, verdicts: Mapping[int, Verdict]) -> BotReport:
    """Return the measurements of a seat's report."""
    own = [choice for choice in judged_choices(session) if choice.seat == seat]
    reported = {
        choice.number: (verdict, reasons(choice.observation, verdict))
        for choice in own
        if (verdict := verdicts[choice.number]).reported
    }
    costliest = sorted(reported, key=lambda number: -reported[number][0].loss)[:SHOWN]
    rough = {}
    for choice in own:
        *_, loss = rough_losses(choice.observation, choice.action)
        rough[choice.number] = loss or 0.0
    first, *others = sorted(rough, key=lambda number: -rough[number])[:SHOWN]
    card = max((first, *others), key=lambda number: verdicts[number].loss if number in reported else 0.0)
    return BotReport(
        len(reported),
        sum(found[-1].kind == "sum" for _, found in reported.values()),
        len(cards(session, seat, reported)),
        first in costliest,
        card in costliest,
    )


def about_reports(reports: Sequence[BotReport]) -> Iterator[str]:
    """Yield lines on reports with at least one reported loss."""
    reported, cut = sum(report.reported for report in reports), sum(report.unexplained for report in reports)
    yield f"reasons explain 70 % of {reported - cut} of {reported} losses; small things add up in the others"
    yield f"{sum(report.cards for report in reports)} cards in {len(reports)} reports tell these losses"
    first, card = sum(report.first for report in reports), sum(report.card for report in reports)
    yield f"judged first is one of the three costliest in {first}, first shown of three in {card}"


def main(arguments: list[str]) -> int:
    """Play, judge, and print the losses and how many claims hold."""
    options = _parser().parse_args(arguments)
    if unknown := [bot for bot in options.bots if bot not in BOTS]:
        raise ToolError(f"no such bot: {unknown[0]}")
    losses: dict[str, list[float]] = {bot: [] for bot in options.bots}
    claims: list[tuple[JudgedChoice, Verdict]] = []
    reports: list[BotReport] = []
    for number, pair in enumerate(islice(pairs(options.bots), options.games), 1):
        session = play(pair, f"{options.seed}/{number}")
        verdicts: dict[int, Verdict] = {}
        for choice in judged_choices(session):
            verdict = verdicts[choice.number] = judge_action(choice.observation, choice.action)
            losses[session.start.seats[choice.seat].kind].append(verdict.loss)
            if verdict.reported and verdict.loss >= CLAIM:
                claims.append((choice, verdict))
        reports += [report_of(session, seat, verdicts) for seat in range(len(pair))]
        print(f"{number} games: {line(losses)}", flush=True)
    sample = claims[:: max(1, len(claims) // options.claims)][: options.claims] if options.claims else []
    fresh = [
        judge_action(choice.observation, choice.action, fixed(options.deals, "fresh")).loss
        for choice, _ in sample
    ]
    if fresh:
        claimed = statistics.fmean(verdict.loss for _, verdict in sample)
        holding = sum(loss >= SILENT for loss in fresh)
        print(
            f"{holding} of {len(fresh)} claims of ${CLAIM:.0f} and more hold in {options.deals} fresh deals "
            f"(mean claim ${claimed:.1f}, mean loss ${statistics.fmean(fresh):.1f})"
        )
    print("\n".join(about_reports([report for report in reports if report.reported])))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("bots", nargs="*", default=DEFAULT_BOTS)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--claims", type=int, default=20, help="the most claims to measure anew")
    parser.add_argument("--deals", type=int, default=100, help="the deals for each of them")
    parser.add_argument("--seed", default="judge")
    return parser


if __name__ == "__main__":
    run_main(main)
