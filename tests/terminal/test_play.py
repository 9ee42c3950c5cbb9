"""Typed play in a terminal, with the interface's texts."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from app.engine.deck_file import standard_deck
from app.engine.record import decode
from app.engine.session import Session, begin
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import Mode
from app.terminal.play import Style, Terminal, read_game, typed_lines
from app.ui.core.model import Settings
from app.ui.features.typed.phrases import phrases
from app.ui.table.model import TABLE
from tests.engine.support import DECK_TEXT
from tests.ui.playing import NAMES, table_of


def dealt(kinds: tuple[str, ...], seed: str = "typed") -> Session:
    """Begin a game with these kinds of seats; a single seat plays against the Grifter."""
    solo = len(kinds) == 1
    seats = tuple(SeatChoice(NAMES[n], kind) for n, kind in enumerate(kinds))
    mode: Mode = "solo" if solo else "multiplayer"
    setup = Setup(seats, mode, difficulty="easy" if solo else None, seed=seed, first=0)
    return begin(deal(setup, standard_deck()))


def played(*kinds: str, seed: str = "typed") -> tuple[Terminal, str]:
    """Play a game of first options; return the terminal and its output."""
    out = StringIO()
    terminal = Terminal(dealt(kinds, seed), Settings(show="off"), out)

    def lines() -> Iterator[str]:
        while True:
            decision = table_of(terminal.model).decision if terminal.model[TABLE] is not None else None
            yield str(decision.options[0]) if decision is not None else ""

    terminal.play(lines())
    return terminal, out.getvalue()


@pytest.mark.parametrize("kinds", [("human",), ("human", "human"), ("human", "greedy", "human")])
def test_a_whole_game_in_a_terminal(kinds: tuple[str, ...]) -> None:
    terminal, told = played(*kinds)
    assert terminal.model[TABLE] is not None and table_of(terminal.model).session.state.over
    assert told.count("The game is over.") == 1
    assert ("Pass the device to Ana." in told) == (kinds.count("human") > 1)
    alone = kinds.count("human") == 1
    assert ("Your turn: pick a tile." if alone else "Ana, your turn: pick a tile.") in told


def test_the_command_reads_lines_and_prints_the_final_scores() -> None:
    command = [sys.executable, "-m", "app.engine", "play", "Ana", "--bot", "greedy", "--seed", "7"]
    done = subprocess.run(
        command, input="hand\nmoney\nquit\n", capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    assert "1. " in done.stdout and "You, $" in done.stdout.splitlines()[-1]


def test_the_question_is_printed_before_a_line_is_read() -> None:
    """This also holds when another program reads the output."""
    command = [sys.executable, "-m", "app.engine", "play", "--seed", "7"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as game:
        assert game.stdin is not None and game.stdout is not None
        assert game.stdout.readline() == "Your turn: pick a tile.\n"
        print("hand", file=game.stdin, flush=True)
        assert game.stdout.readline().startswith("1. ")


# In a terminal.


def seen(kinds: tuple[str, ...], *lines: str, colours: bool = False) -> tuple[Terminal, str]:
    """Play lines as a person at a terminal; return the terminal and its output."""
    out = StringIO()
    terminal = Terminal(dealt(kinds), Settings(show="off"), out, Style(colours=colours, width=100))
    terminal.play(lines)
    return terminal, out.getvalue()


def actions(terminal: Terminal) -> list[str]:
    assert terminal.model[TABLE] is not None
    return [str(played.action) for played in table_of(terminal.model).session.history]


def test_a_game_begins_with_a_greeting_the_city_the_hand_and_the_question() -> None:
    terminal, told = seen(("human",))
    lines = told.splitlines()
    assert lines[:2] == ["Streets", "Type help to see the commands. Tab completes words."]
    assert any("Central St" in line for line in lines)
    assert sum(line.startswith(("  1  ", "  2  ", "  3  ")) for line in lines) == 3
    assert lines[-2] == "Your turn: pick a tile."
    assert terminal.prompt == "Ana> "


def test_the_example_line_builds() -> None:
    _, told = seen(("human",))
    example = told.splitlines()[-1].removeprefix("For example: ")
    terminal, _ = seen(("human",), example)
    assert len(actions(terminal)) == 1


def test_a_tiles_number_shows_its_earnings_at_each_spot() -> None:
    terminal, told = seen(("human",), "2")
    shown = told[told.index("For example") :].splitlines()
    assert actions(terminal) == []
    assert any(re.search(r"  a \$\d+  ", line) for line in shown)
    assert any(re.fullmatch(r"  a  (\w+ \$\d+, )*\w+ \$\d+", line) for line in shown)


def test_options_without_a_place_are_numbered() -> None:
    terminal, _ = seen(("human", "human"))
    out = StringIO()
    terminal._out = out
    while (table := terminal.model[TABLE]) is not None:
        decision = table.decision
        if decision is not None and decision.kind != "build":
            break
        terminal.play([str(decision.options[0]) if decision is not None else ""])
    shown = out.getvalue().splitlines()
    assert table is not None and decision is not None
    assert [line for line in shown if line.startswith("  2  ")][-1] == (
        f"  2  {list(phrases(table.shown).values())[1]}"
    )
    terminal.play(["2"])
    assert actions(terminal)[-1] == str(decision.options[1])


def test_the_screen_is_cleared_before_the_hand_over() -> None:
    terminal, told = seen(("human", "human"), "", "1 a e", colours=True)
    assert len(actions(terminal)) == 1
    behind = told[told.rindex("\033[2J\033[3J\033[H") :]
    assert "Pass the device to" in behind and "Press Enter to see your hand." in behind
    assert "  1  " not in behind
    assert terminal.prompt == "> "


def test_the_end_names_the_winner() -> None:
    out = StringIO()
    terminal = Terminal(dealt(("human",)), Settings(show="off"), out, Style(width=100))

    def lines() -> Iterator[str]:
        while (table := terminal.model[TABLE]) is not None and table.decision is not None:
            yield str(table.decision.options[0])

    terminal.play(lines())
    terminal.scores()
    assert out.getvalue().count("The game is over.") == 1
    assert [line.endswith("wins") for line in out.getvalue().splitlines()[-2:]].count(True) == 1


def test_a_saved_game_can_be_continued(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal, told = seen(("human",), "1 a e", f"save {file}")
    assert f"Saved as {file}." in told
    again = read_game(file)
    assert again.record == decode(file.read_text(encoding="utf-8"), standard_deck())
    assert [str(played.action) for played in again.history] == actions(terminal)


def test_an_unwritable_file_is_reported(tmp_path: Path) -> None:
    _, told = seen(("human",), f"save {tmp_path}/none/game.json", "save")
    assert "No such file or directory" in told
    assert "Type a file name after the command." in told


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "app.engine", "play", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", check=False)


def test_a_custom_deck_is_played_with_and_saved(tmp_path: Path) -> None:
    deck, game = tmp_path / "mine.toml", tmp_path / "game.json"
    deck.write_text(DECK_TEXT.replace('name = "Cinema"', 'name = "Ritz"'), encoding="utf-8")
    done = run("--deck", str(deck), "--seed", "7", typed=f"hand\nsave {game}\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Ritz" in done.stdout
    assert decode(game.read_text(encoding="utf-8"), standard_deck()).custom_deck is not None


def test_unusable_arguments_are_reported_in_one_line(tmp_path: Path) -> None:
    deck = tmp_path / "odd.toml"
    deck.write_text(DECK_TEXT.replace('kind = "size"', 'kind = "sizes"'), encoding="utf-8")
    for arguments, told in (
        (("--deck", str(deck)), "unknown 'sizes'"),
        (("--open", str(deck)), "not JSON"),
        (("--open", str(tmp_path / "none.json")), "No such file"),
        (("--language", "xx"), "There is no language xx; available: "),
    ):
        done = run(*arguments)
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
        assert told in done.stderr


def typing(monkeypatch: pytest.MonkeyPatch, *keys: str | BaseException) -> Iterator[str]:
    """Yield the lines of a person who types, or presses Ctrl-C or Ctrl-D."""
    left = iter(keys)

    def entered(prompt: str) -> str:
        key = next(left)
        if isinstance(key, BaseException):
            raise key
        return key

    monkeypatch.setattr("builtins.input", entered)
    terminal = Terminal(dealt(("human",)), Settings(show="off"), StringIO(), Style())
    return typed_lines(terminal, Style())


def test_ctrl_c_clears_the_line_and_ctrl_d_quits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = typing(monkeypatch, KeyboardInterrupt(), "hand", KeyboardInterrupt(), "money", EOFError())
    assert list(lines) == ["hand", "money"]
    assert capsys.readouterr().out.count("Type quit to leave, or press Ctrl-C again.") == 2


def test_ctrl_c_twice_quits_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(KeyboardInterrupt):
        list(typing(monkeypatch, "hand", KeyboardInterrupt(), KeyboardInterrupt(), "money"))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pseudo terminals of this kind")
def test_in_a_terminal_tab_completes_and_ctrl_d_quits() -> None:
    import pty

    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "app.engine", "play", "--seed", "7"]
    environment = {**os.environ, "TERM": "xterm", "NO_COLOR": "1", "INPUTRC": os.devnull}
    with subprocess.Popen(command, stdin=follower, stdout=follower, stderr=follower, env=environment) as game:
        os.close(follower)
        # Wait for the prompt before typing: readline edits the line only then.
        assert "\033[1m" not in read_until(leader, "Ana> ")
        os.write(leader, b"un\t")
        read_until(leader, "undo")
        os.write(leader, b"\x15mo\t\n")  # Ctrl-U clears the line
        assert "money" in (told := read_until(leader, "Ana> ")) and "The Grifter, $20" in told
        os.write(leader, b"\x04")
        read_until(leader, "tiles left")
        assert game.wait() == 0
    os.close(leader)


def read_until(terminal: int, awaited: str) -> str:
    """Read from a terminal until it shows a text; pytest's timeout limits the wait."""
    shown = ""
    while awaited not in shown:
        shown += os.read(terminal, 4096).decode(errors="replace")
    return shown
