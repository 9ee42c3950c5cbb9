"""The report as text: a line for each player, then the reported choices with their reasons."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.bots import verdict
from app.bots.quick import beginner_action
from app.bots.verdict import Care
from app.engine.__main__ import main
from app.engine.game import observe
from app.engine.session import Session, begin
from app.engine.setup import deal
from app.engine.state import parse_action
from tests.engine.support import DECK, asked, setup

SEAT = re.compile(r"(Ana|Ben): \$(\d+) left on the table\. Best moves: (\d+) of (\d+)")
CHOICE = re.compile(r"(\d+)\. (Ana|Ben): (.+?)\. Better: (.+?), (about \$\d+ more|a little more)\. (\S.*\.)")


@pytest.fixture(scope="module")
def game() -> Session:
    """Return a game of beginners that is short enough to judge quickly."""
    session = begin(deal(setup(2, seed="told"), DECK))
    while session.state.turn < 8:
        session = session.act(beginner_action(observe(session.state, asked(session.state).seat)))
    return session


def run_report(
    capfd: pytest.CaptureFixture[str], file: Path, *options: str
) -> tuple[int, list[str], list[str]]:
    status = main(["report", str(file), *options])
    printed = capfd.readouterr()
    return status, printed.out.splitlines(), printed.err.splitlines()


@pytest.mark.thorough
def test_the_report_lists_players_and_choices(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, game: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verdict, "care_for", lambda _: Care(choosing=4, least=8, most=16))
    file = tmp_path / "game.json"
    file.write_text(game.text(), encoding="utf-8")
    status, lines, errors = run_report(capfd, file)
    assert (status, errors) == (0, [])
    seats = [SEAT.fullmatch(line) for line in lines[:2]]
    assert sorted(match[1] for match in seats if match) == ["Ana", "Ben"]
    choices = [CHOICE.fullmatch(line) for line in lines[2:]]
    assert choices
    for match in choices:
        assert match is not None
        number, name, action, best = int(match[1]), match[2], match[3], match[4]
        played, before = game.history[number - 1], game.state_at(number - 1)
        assert (played.action, before.seats[played.seat].name) == (parse_action(action), name)
        assert best != action and parse_action(best) in asked(before).options

    status, russian, errors = run_report(capfd, file, "--language", "ru")
    assert (status, errors, len(russian)) == (0, [], len(lines))
    assert "упущено" in russian[0]


@pytest.mark.parametrize(
    ("text", "words"), [("{}", "not a record"), ("nonsense", "not JSON"), (None, "No such file")]
)
def test_an_unreadable_file_is_reported(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, text: str | None, words: str
) -> None:
    file = tmp_path / "game.json"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    status, lines, errors = run_report(capfd, file)
    assert (status, lines, len(errors)) == (2, [], 1)
    assert words in errors[0]
