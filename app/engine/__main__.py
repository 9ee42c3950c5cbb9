"""The command line: `python -m app.engine snapshot|selfplay|perft|daily` (record.md), `play` and `report`.

It sits on top of the engine; only tools and tests import it. `play` and `report` run the terminal interface,
which is in the repository but not in the engine package.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from .city import Deck
from .deck_file import standard_deck
from .editions import EDITIONS
from .faults import FaultError
from .fixed_deals import daily_record
from .game import apply, legal_actions, new_game
from .record import Record, decode, encode
from .rng import Rng
from .session import ReplayError, replay
from .setup import GRIFTER_MONEY, RANDOM, SeatChoice, Setup, deal
from .snapshot import snapshot_line
from .state import State
from .wording import fault_words, replay_words

_NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eve")


def main(arguments: list[str] | None = None) -> int:
    """Run a command; return 2 and print one line to standard error on an unusable record or option."""
    words = sys.argv[1:] if arguments is None else arguments
    try:
        if words[:1] in (["play"], ["report"]):
            return _terminal(words[0], words[1:])
        options = _parser().parse_args(words)
        deck = standard_deck()
        match options.command:
            case "snapshot":
                _snapshots(options.file, deck, each=options.each)
            case "selfplay":
                _selfplay(options, deck)
            case "perft":
                _perft(options.depth, options.file, deck)
            case "daily":
                print(encode(daily_record(options.date)))
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader closed the pipe. Redirect stdout so that the flush at exit cannot fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except FaultError as error:
        return _failed(fault_words(error.fault))
    except ReplayFailed as error:
        return _failed(replay_words(error.error))
    except (OSError, UnicodeDecodeError) as error:
        return _failed(f"{error}")
    return 0


def _failed(words: str) -> int:
    print(words.splitlines()[0], file=sys.stderr)
    return 2


class ReplayFailed(Exception):
    """A record contains an illegal action."""

    def __init__(self, error: ReplayError) -> None:
        super().__init__(replay_words(error))
        self.error = error


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"python -m {__package__}", description="The rules of Streets.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("play", help="play in the terminal: alone, with others, against bots (play --help)")
    commands.add_parser("report", help="what the choices of a game cost, and why (report --help)")
    one = commands.add_parser("snapshot", help="print the snapshot a record leads to, as one line of JSON")
    one.add_argument("file", help="a record, or records one a line; - for standard input")
    one.add_argument("--each", action="store_true", help="one line for the start and one after every action")
    play = commands.add_parser("selfplay", help="print random games as records, one a line")
    play.add_argument("--mode", choices=("multiplayer", "solo"), default="multiplayer")
    play.add_argument("--players", type=int, choices=range(1, 6), help="default: 2, in solo 1")
    play.add_argument("--business", action="store_true")
    play.add_argument("--consultants", action="store_true")
    play.add_argument("--edition", choices=tuple(EDITIONS), default="2021")
    play.add_argument("--difficulty", choices=tuple(GRIFTER_MONEY), help="solo only; default: normal")
    play.add_argument("--seed", default="0")
    play.add_argument("--games", type=int, default=1)
    count = commands.add_parser("perft", help="count action sequences from a record's end")
    count.add_argument("depth", type=int)
    count.add_argument("file", help="a record; - for standard input")
    day = commands.add_parser("daily", help="print the fresh record of a date's deal")
    day.add_argument("date", help="as in 2026-11-26")
    return parser


def _terminal(command: str, arguments: Sequence[str]) -> int:
    """Run a command of the terminal interface."""
    try:
        from ..terminal import play, report
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.endswith((".terminal", ".ui")):
            raise
        return _failed(f"For {command} the whole game is needed, its repository, not the engine alone.")
    return play.main(arguments) if command == "play" else report.main(arguments)


def _records(file: str, deck: Deck) -> Iterator[Record]:
    """Yield the records of a file: one, or one per line."""
    text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip()]
    many = len(lines) > 1 and all(line.startswith("{") and line.rstrip().endswith("}") for line in lines)
    for part in lines if many else [text]:
        yield decode(part, deck)


def _snapshots(file: str, deck: Deck, *, each: bool) -> None:
    for record in _records(file, deck):
        replayed = replay(record)
        if each:
            for state in replayed.session.states:
                print(snapshot_line(state))
        if replayed.error is not None:
            raise ReplayFailed(replayed.error)
        if not each:
            print(snapshot_line(replayed.session.state))


def _selfplay(options: argparse.Namespace, deck: Deck) -> None:
    solo = options.mode == "solo"
    players = options.players or (1 if solo else 2)
    card = RANDOM if options.consultants else None
    for number in range(options.games):
        setup = Setup(
            seats=tuple(SeatChoice(name, "human", card) for name in _NAMES[:players]),
            mode=options.mode,
            edition=options.edition,
            business=options.business,
            consultants=options.consultants,
            difficulty=(options.difficulty or "normal") if solo else options.difficulty,
            seed=f"{options.seed}-{number}",
        )
        print(encode(random_game(setup, deck)), flush=True)


def random_game(setup: Setup, deck: Deck) -> Record:
    """Play a game to the end with random actions, determined by the setup's seed; raises `SetupError`."""
    dealt = deal(setup, deck)
    rng = Rng(f"selfplay/{setup.seed}")
    state, actions = new_game(dealt).state, []
    while options := legal_actions(state):
        action = options[rng.below(len(options))]
        actions.append(str(action))
        state = apply(state, action).state
    return Record(dealt, tuple(actions))


def perft(state: State, depth: int) -> int:
    """Return the number of action sequences of length `depth`, counting shorter ones that end the game."""
    options = legal_actions(state)
    if depth <= 0 or not options:
        return 1
    if depth == 1:
        return len(options)
    return sum(perft(apply(state, action).state, depth - 1) for action in options)


def _perft(depth: int, file: str, deck: Deck) -> None:
    for record in _records(file, deck):
        replayed = replay(record)
        if replayed.error is not None:
            raise ReplayFailed(replayed.error)
        total = 0
        for action in legal_actions(replayed.session.state) if depth > 0 else ():
            count = perft(apply(replayed.session.state, action).state, depth - 1)
            total += count
            print(f"{action}: {count}", flush=True)
        print(f"total: {total or 1}")


if __name__ == "__main__":
    sys.exit(main())
