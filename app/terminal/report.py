"""The report on a game as text: the cost of its choices, and the reasons.

    python3 -m app.engine report game.json      a saved game, also one from the page

The first lines show for each player the dollars left on the table, and how many builds were as good as the
best. The notable choices follow, worst first: their number in the record, the player, the action, the best
one, its approximate gain, and the reasons. Texts are compiled as for `play`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from app.bots.reasons import reasons
from app.bots.report import judged_choices, report_on
from app.bots.verdict import Verdict, judge_action
from app.engine.session import Session
from app.terminal.play import compile_language, read_game, run_command
from app.ui.core.texts import say
from app.ui.words.reasons import gain_words, reason_words, seat_report_words


def main(arguments: Sequence[str]) -> int:
    """Print the report on a game; return the exit status."""
    options = _parser().parse_args(arguments)
    return run_command(lambda: _report(options))


def _report(options: argparse.Namespace) -> None:
    compile_language(options.language)
    for line in report_lines(read_game(Path(options.file))):
        print(line, flush=True)


def report_lines(session: Session) -> Iterator[str]:
    """Yield the lines of the report on a game."""
    judged = {choice.number: choice for choice in judged_choices(session)}
    verdicts: dict[int, Verdict] = {}
    for number, choice in judged.items():
        verdicts[number] = judge_action(choice.observation, choice.action)
    report = report_on(session, verdicts)
    for line in report.seats:
        yield seat_report_words(session.start, line)
    for number, verdict in report.reported:
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
