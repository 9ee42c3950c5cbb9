"""The command line (record.md): its output, and status 2 with one line on errors."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.engine.__main__ import main, random_game
from app.engine.record import Record, decode, encode
from app.engine.session import replay
from app.engine.setup import Setup, deal
from app.engine.snapshot import digest, snapshot
from tests.engine.support import DECK, ROOT, name_of, setup, setups
from tests.second_opinion.deals import standard_deck
from tests.second_opinion.referee import snapshots


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str], list[str]]:
    """Run a command; return its exit status and the lines of output and error."""
    status = main([*arguments])
    printed = capsys.readouterr()
    return status, printed.out.splitlines(), printed.err.splitlines()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a file with one finished game."""
    path = tmp_path / "game.json"
    path.write_text(encode(random_game(setup(2, seed="cli"), DECK)), encoding="utf-8")
    return path


def changed(file: Path, **changes: Any) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps(data | changes), encoding="utf-8")


def actions(file: Path) -> list[str]:
    return list(json.loads(file.read_text(encoding="utf-8"))["actions"])


# snapshot


def test_snapshot_prints_the_last_state_as_one_line(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    status, out, err = run(capsys, "snapshot", str(file))
    assert (status, len(out), err) == (0, 1, [])
    record = json.loads(file.read_text(encoding="utf-8"))
    assert json.loads(out[0]) == list(snapshots(record, standard_deck()))[-1]


def test_snapshot_each_prints_the_start_and_every_action(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    status, out, err = run(capsys, "snapshot", "--each", str(file))
    assert (status, err) == (0, [])
    record = json.loads(file.read_text(encoding="utf-8"))
    assert [json.loads(line) for line in out] == list(snapshots(record, standard_deck()))
    states = replay(decode(file.read_text(encoding="utf-8"), DECK)).session.states
    assert digest(states) == hashlib.sha256("".join(f"{line}\n" for line in out).encode()).hexdigest()


def test_snapshot_reads_an_indented_record_and_one_record_a_line(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    text = file.read_text(encoding="utf-8")
    once = run(capsys, "snapshot", str(file))[1]
    file.write_text(json.dumps(json.loads(text), indent=4), encoding="utf-8")
    assert run(capsys, "snapshot", str(file))[1] == once
    file.write_text(f"{text}\n\n{text}\n", encoding="utf-8")
    assert run(capsys, "snapshot", str(file))[1] == once * 2


def test_a_snapshot_has_the_keys_of_record_md() -> None:
    state = replay(Record(deal(setup(1, business=True), DECK))).session.state
    shot = snapshot(state)
    assert [*shot] == [
        "money",
        "signs",
        "hands",
        "stack",
        "supply",
        "tokens",
        "city",
        "moving",
        "over",
        "winners",
        "decision",
    ]
    assert shot["city"]["0,0"] == {
        "tile": "central-station",
        "facing": "S",
        "owner": None,
        "signs": 0,
        "people": {"tourist": 1, "hipster": 1, "parent": 1, "shopper": 1},
        "fomo": {},
    }
    assert (shot["signs"], shot["hands"][1], shot["over"], shot["winners"]) == ([5, 5], [], False, [])
    assert [*shot["decision"]] == ["seat", "kind", "options"]


# Errors.


@pytest.mark.parametrize("each", [True, False])
@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("build {tile} 50,50 S", ["share a side", "§1"]),
        ("build {tile} 0,0 S", ["stands there already", "§1"]),
        ("build {tile} 1,1 W", ["long sides", "§1"]),
        ("build {tile} 0,-1 S", ["meet no other road", "§1"]),
        ("build no-such-tile 1,0 S", ["not in hand", "§3"]),
        ("score 0,0", ["must be built", "§3"]),
        ("nonsense", ["not an action"]),
    ],
)
def test_an_illegal_action_is_reported_with_its_number_and_rule(
    capsys: pytest.CaptureFixture[str], file: Path, each: bool, wrong: str, words: list[str]
) -> None:
    hand = json.loads(file.read_text(encoding="utf-8"))["hands"][0]
    text = wrong.format(tile=hand[0])
    changed(file, actions=[text, *actions(file)])
    status, out, err = run(capsys, "snapshot", *(["--each"] if each else []), str(file))
    assert status == 2
    assert len(err) == 1
    assert f"action 1 ({text})" in err[0]
    assert all(word in err[0] for word in words)
    assert len(out) == (1 if each else 0)


def test_the_legal_beginning_is_printed_before_the_error(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    changed(file, actions=[*actions(file)[:5], "score 9,9", *actions(file)[5:]])
    status, out, err = run(capsys, "snapshot", "--each", str(file))
    assert (status, len(out), len(err)) == (2, 6, 1)
    assert "action 6 (score 9,9)" in err[0]


def test_an_action_after_the_end_is_reported(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    changed(file, actions=[*actions(file), "score 0,0"])
    status, _, err = run(capsys, "snapshot", str(file))
    assert status == 2
    assert "the game is over" in err[0]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"[]", "not a JSON object"),
        (b"\xff\xfe", "utf-8"),
        (b'{"format": "streets-record", "version": 99}', "newer"),
        (b'{\n"format": "streets-record",\n"version": 1}', "no key"),
    ],
)
def test_a_damaged_file_is_reported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, words: str
) -> None:
    path = tmp_path / "damaged"
    path.write_bytes(content)
    status, out, err = run(capsys, "snapshot", str(path))
    assert (status, out, len(err)) == (2, [], 1)
    assert words in err[0]


def test_a_missing_file_is_reported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = run(capsys, "snapshot", str(tmp_path / "nowhere"))
    assert (status, out, len(err)) == (2, [], 1)


# selfplay


@pytest.mark.parametrize("chosen", [*setups("cli")][::5], ids=name_of)
def test_selfplay_prints_whole_games_that_replay(capsys: pytest.CaptureFixture[str], chosen: Setup) -> None:
    arguments = ["--mode", chosen.mode, "--edition", chosen.edition, "--seed", "7", "--games", "2"]
    if chosen.difficulty is not None:
        arguments += ["--difficulty", chosen.difficulty]
    else:
        arguments += ["--players", str(len(chosen.seats))]
    arguments += [f"--{name}" for name in ("business", "consultants") if getattr(chosen, name)]
    status, out, err = run(capsys, "selfplay", *arguments)
    assert (status, len(out), err) == (0, 2, [])
    for line in out:
        record = decode(line, DECK)
        rules = record.deal.rules
        assert (rules.mode, rules.edition_id, rules.difficulty) == (
            chosen.mode,
            chosen.edition,
            chosen.difficulty,
        )
        assert (rules.business, rules.consultants) == (chosen.business, chosen.consultants)
        replayed = replay(record)
        assert replayed.error is None
        assert replayed.session.state.over
    assert out == run(capsys, "selfplay", *arguments)[1]
    assert out[0] != out[1]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--mode", "solo", "--players", "3"],
        ["--players", "1"],
        ["--difficulty", "hard"],
    ],
)
def test_impossible_options_are_reported(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    status, out, err = run(capsys, "selfplay", *arguments)
    assert (status, out, len(err)) == (2, [], 1)


@pytest.mark.parametrize("arguments", [["selfplay", "--players", "9"], ["dance"], []])
def test_unknown_options_are_reported(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2


# As a separate program.


def program(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-I", "-S", "-c", "import sys; sys.path.insert(0, '.')\n" + RUN, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, **options)


RUN = "import runpy; sys.argv[0] = 'engine'; runpy.run_module('app.engine', run_name='__main__')"


def test_the_command_line_needs_only_python(file: Path) -> None:
    """Run without installed packages; also read a record from standard input."""
    done = program("snapshot", "-", input=file.read_text(encoding="utf-8"))
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["over"]
    done = program("snapshot", "-", input="{}")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_games_are_printed_one_by_one() -> None:
    """The reader may close the pipe at any time."""
    command = f"{sys.executable} -m app.engine selfplay --games 1000 | head -n 1"
    done = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert replay(decode(done.stdout, DECK)).error is None
