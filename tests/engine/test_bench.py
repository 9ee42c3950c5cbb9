"""The engine's benchmark runs and prints its tables; the measured times are not tested."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

import bench
from benches import engine as bench_engine
from environment import ROOT
from tests.engine.support import DECK


def test_a_coarse_clock_still_gives_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of processor time advances in steps of 15.625 ms on some systems."""
    deeds: list[None] = []
    monkeypatch.setattr(time, "process_time", lambda: len(deeds) // 100 * 0.015625)
    assert 0 < bench_engine.milliseconds(lambda: deeds.append(None), repeat=3) < 15.625


def test_a_city_size_that_was_never_reached_has_no_row(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_engine, "SIZES", (10, 1000))
    bench_engine.sizes_tables(DECK, 1, "bench")
    printed = capsys.readouterr().out
    assert "\n10 " in printed and "\n1000 " not in printed


def test_the_bench_prints_its_tables(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def once(deed: Callable[[], object], *, repeat: int = 1) -> float:
        deed()
        return 1.0

    monkeypatch.setattr(bench_engine, "milliseconds", once)
    monkeypatch.setattr(bench_engine, "SIZES", (10, 20))
    kept = ("2 players", "5 players, both", "solo, both")
    monkeypatch.setattr(bench_engine, "MODES", {name: bench_engine.MODES[name] for name in kept})
    assert bench_engine.main(["--games", "1"]) == 0
    printed = capsys.readouterr().out
    for title in ("Whole random games", "Legal placements", "Growth", "Memory"):
        assert title in printed
    for game in bench_engine.MODES:
        assert f"\n{game} " in printed
    for size in bench_engine.SIZES:
        assert f"\n{size} " in printed


def test_help_lists_every_bench(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        bench.main(["--help"])
    printed = capsys.readouterr().out
    modules = {path.stem for path in (ROOT / "tools/benches").glob("*.py")} - {"__init__", "games", "pages"}
    assert done.value.code == 0
    assert modules == {"engine", *bench.IN_A_BROWSER}
    for name in bench.IN_A_BROWSER:
        assert f"bench.py --{name} " in printed
    assert "--games GAMES" in printed
