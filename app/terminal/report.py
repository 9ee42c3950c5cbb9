"""The report on a game as text: the cost of its choices, and the reasons.

    python3 -m app.engine report game.json      a saved game, also one from the page

The first lines show for each player the dollars left on the table, and how many builds were as good as the
best. The notable choices follow, worst first: their number in the record, the player, the action, the best
one, its approximate gain, and the reasons. Texts are compiled as for `play`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from app.bots.reasons import reasons
from app.bots.report import judged_choices, report_on
from app.bots.verdict import Verdict, judge_action
from app.engine.faults import FaultError
from app.engine.session import Session
from app.engine.wording import fault_words
from app.terminal.play import read_game, speak_language
from app.ui.core.texts import say
from app.ui.words.reasons import gain_words, reason_words, seat_report_words


def main(arguments: Sequence[str]) -> int:
    """Print the report on a game; return 2 and print one line to standard error if it cannot be read."""
    options = _parser().parse_args(arguments)
    problem = speak_language(options.language)
    if problem:
        return _failed(problem)
    try:
        session = read_game(Path(options.file))
    except FaultError as error:
        return _failed(fault_words(error.fault))
    except (OSError, UnicodeDecodeError) as error:
        return _failed(f"{error}")
    if isinstance(session, str):
        return _failed(session)
    try:
        for line in report_lines(session):
            print(line, flush=True)
    except KeyboardInterrupt:
        return 130
    return 0


def report_lines(session: Session) -> Iterator[str]:
    """Yield the lines of the report on a game."""
    judged = {choice.number: choice for choice in judged_choices(session)}
    verdicts: dict[int, Verdict] = {}
    for number, choice in judged.items():
        verdicts[number] = judge_action(choice.observation, choice.action)
    made = report_on(session, verdicts)
    for line in made.seats:
        yield seat_report_words(session.start, line)
    for number, verdict in made.reported:
        choice = judged[number]
        why = (reason_words(choice.observation, reason) for reason in reasons(choice.observation, verdict))
        yield say(
            "report.choice",
            number=number,
            name=session.start.seats[choice.seat].name,
            action=str(choice.action),
            best=str(verdict.best),
            gain=gain_words(verdict),
            reasons=" ".join(why),
        )


def _failed(words: str) -> int:
    print(words.splitlines()[0], file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    about, _, more = str(__doc__).partition("\n")
    parser = argparse.ArgumentParser(
        prog="python3 -m app.engine report",
        description=about,
        epilog=more.strip("\n"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", help="a record or a saved game")
    parser.add_argument("--language", default="en", help="the name of a folder in assets/texts")
    return parser
