"""The engine's bench runs and prints its tables; what it measures is nobody's failure."""

from __future__ import annotations

import pytest

import bench_engine


def test_the_bench_prints_its_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench_engine.main(["--games", "1"]) == 0
    printed = capsys.readouterr().out
    for title in ("Whole random games", "Legal placements", "Growth", "Memory"):
        assert title in printed
    for game in bench_engine.MODES:
        assert f"\n{game} " in printed
    for size in bench_engine.SIZES:
        assert f"\n{size} " in printed
