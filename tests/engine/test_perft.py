"""The numbers of action sequences from a few records, which must never change.

The second opinion counts the same numbers.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.__main__ import main, perft
from app.engine.game import new_game
from app.engine.record import Record, encode
from app.engine.setup import deal
from tests.engine.support import DECK, Table, setup

HANDS = [["museum"], ["penthouse"]]
MORE = [["museum", "cinema"], ["penthouse"]]


@pytest.mark.parametrize(("players", "counts"), [(2, [1, 24, 666, 20918]), (1, [1, 24, 221, 3912])])
def test_the_counts_from_the_start(players: int, counts: list[int]) -> None:
    state = new_game(deal(setup(players, seed="perft"), DECK)).state
    assert [perft(state, depth) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(
    ("table", "counts"),
    [
        (Table(HANDS, ["library"]), [1, 8, 74, 786, 786]),
        (Table(HANDS, ["library"], edition="ru"), [1, 8, 74, 786]),
        (Table(HANDS, ["library"], business=True), [1, 8, 74, 786]),
        (Table(HANDS, ["library"], cards=["investor", "entrepreneur"]), [1, 16, 148, 2392]),
        (Table(MORE, ["library"], cards=["contractor"]), [1, 16, 148, 1572]),
        (Table([*MORE, ["car-park"]], cards=["renovator", "location-scout", "hacker"]), [1, 16, 148, 1528]),
        (
            Table([["museum", "bookshop"]], ["car-park"], solo=True, business=True, grifter_stack=["cinema"]),
            [1, 16, 96, 515, 938],
        ),
    ],
    ids=["base", "ru", "business", "investor", "contractor", "renovator", "solo"],
)
def test_the_counts_of_short_games(table: Table, counts: list[int]) -> None:
    state = table.start().state
    assert [perft(state, depth) for depth in range(len(counts))] == counts


def test_the_command_prints_subtotals(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "start.json"
    file.write_text(encode(Record(deal(setup(2, seed="perft"), DECK))), encoding="utf-8")

    def printed(depth: int) -> list[str]:
        assert main(["perft", str(depth), str(file)]) == 0
        return capsys.readouterr().out.splitlines()

    *subtotals, total = printed(2)
    assert total == "total: 666"
    assert len(subtotals) == 24
    assert sum(int(line.rpartition(": ")[2]) for line in subtotals) == 666
    assert all(line.startswith("build ") for line in subtotals)
    assert printed(0) == ["total: 1"]


def test_perft_reports_an_illegal_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "illegal.json"
    record = Record(deal(setup(2, seed="perft"), DECK), ("score 0,0",))
    file.write_text(encode(record), encoding="utf-8")
    assert main(["perft", "1", str(file)]) == 2
    assert "action 1 (score 0,0)" in capsys.readouterr().err
