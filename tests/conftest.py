"""Fixtures, hooks and settings of all tests."""

from __future__ import annotations

import gc
import json
import os
import sqlite3
from collections import defaultdict
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from itertools import chain
from pathlib import Path

import pytest
from _pytest.nodeid import NodeId
from hypothesis import HealthCheck, settings

import build_site
from app.ui.core import texts
from environment import ROOT
from tests.waits import taken, waiting
from texts import ensure_texts

# Tests create little cyclic garbage; the usual collection frequency costs a twentieth of their time.
gc.set_threshold(20_000)

# Durations on a busy machine say nothing about a property.
settings.register_profile("streets", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("streets")

# Texts are English unless a test chooses another language, which lasts until that test ends.
ENGLISH = json.loads((ensure_texts() / "en.json").read_text(encoding="utf-8"))
texts.use(ENGLISH)

SLOWEST = 20
PATIENCE = 600  # seconds for another process to build the site


COSTLY = ("in_pyodide", "wheel", "reference", "extended", "restored")
"""Costly fixtures: all tests that use the same one run in the same process."""

LONGEST = "e2e"
"""The folder whose tests begin first, so that no process ends alone with a long one."""

SLOWEST_FILES = ("test_scenes.py", "test_offline.py", "test_always_starts.py", "test_languages.py")
"""The files of `LONGEST` with the longest tests, which begin before all others."""

DURING_BUILD = 400
"""The number of other tests that follow the first of `LONGEST`: they compute while it builds the site."""

BETWEEN = 0.5
"""The share of other tests mixed with those of `LONGEST`: they compute while browsers wait."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Group tests by costly fixtures, and begin with long tests mixed with others."""
    long = [item for item in items if ring(item) == LONGEST]
    long.sort(key=lambda item: item.path.name not in SLOWEST_FILES)
    short = [item for item in items if ring(item) != LONGEST]
    first, short = [*long[:1], *short[:DURING_BUILD]], short[DURING_BUILD:]
    long = long[1:]
    each = int(len(short) * BETWEEN / max(len(long), 1))
    between = [[item, *short[n * each : (n + 1) * each]] for n, item in enumerate(long)]
    items[:] = [*first, *chain.from_iterable(between), *short[len(long) * each :]]
    for item in items:
        for fixture in COSTLY:
            if (
                fixture in getattr(item, "fixturenames", ())
                and item.get_closest_marker("xdist_group") is None
            ):
                item.add_marker(pytest.mark.xdist_group(fixture))
    if config.getoption("loadgroup", default=False):
        for item in items:
            name_by_group(item)


def name_by_group(item: pytest.Item) -> None:
    """Add a test's group to its id, from which the scheduler takes it.

    pytest-xdist 3.8 sets an attribute that pytest 9.2 no longer has (pytest-xdist, issue 1386).
    """
    if mark := item.get_closest_marker("xdist_group"):
        item._id = NodeId.parse(f"{item.nodeid}@{mark.args[0]}")


def ring(item: pytest.Item) -> str:
    """Return the folder of a test below `tests`."""
    return item.path.relative_to(Path(__file__).parent).parts[0]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--slowest",
        action="store_true",
        help=f"a table of the {SLOWEST} slowest tests and what they wait for",
    )
    parser.addoption(
        "--results",
        type=Path,
        default=ROOT / "test-results",
        help="where failed browser tests leave trace, console, pictures and records (test-results)",
    )


_BEGUN = pytest.StashKey[os.times_result]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Start measuring a test."""
    taken()
    item.stash[_BEGUN] = os.times()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None, object, object]:
    """Return to English; only a change of catalogue empties the caches of texts."""
    result = yield
    if texts._in_use is not ENGLISH:
        texts.use(ENGLISH)
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Record the waiting time of a test's phase, and the computing time of it and its child processes."""
    report = yield
    begun, now = item.stash[_BEGUN], os.times()
    item.stash[_BEGUN] = now
    user, system, child_user, child_system, _ = (
        after - before for after, before in zip(now, begun, strict=True)
    )
    computed = {"computing": user + system, "other programs": child_user + child_system}
    report.user_properties = [("waits", {**taken(), **computed})]
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the table of the slowest tests, if requested."""
    if not terminalreporter.config.getoption("--slowest"):
        return
    took: defaultdict[str, float] = defaultdict(float)
    waits: defaultdict[str, defaultdict[str, float]] = defaultdict(lambda: defaultdict(float))
    for reports in terminalreporter.stats.values():
        for report in (each for each in reports if isinstance(each, pytest.TestReport)):
            took[report.nodeid] += report.duration
            for _, parts in report.user_properties:
                assert isinstance(parts, dict)
                for what, seconds in parts.items():
                    waits[report.nodeid][what] += seconds
    terminalreporter.section(f"slowest {SLOWEST}, seconds")
    for test, seconds in longest_first(took)[:SLOWEST]:
        spent = ", ".join(f"{what} {each:.1f}" for what, each in longest_first(waits[test]) if each >= 0.05)
        terminalreporter.write_line(f"{seconds:6.1f}  {test.removeprefix('tests/')}: {spent}")


def longest_first(times: dict[str, float]) -> list[tuple[str, float]]:
    """Return entries sorted by time, longest first."""
    return sorted(times.items(), key=lambda item: item[1], reverse=True)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Return the published site, built once for all processes of the run."""
    folder = tmp_path_factory.getbasetemp()
    if worker_id != "master":
        folder = folder.parent
    site = folder / "site"
    with waiting("building the site"), one_at_a_time(folder / "site.lock"):
        if not site.exists():
            build_site.build(folder / "unfinished")
            (folder / "unfinished").rename(site)
    return site


@contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """Run the block in one process at a time, with an SQLite lock, which works on every system."""
    with closing(sqlite3.connect(lock, timeout=PATIENCE, isolation_level=None)) as database:
        database.execute("BEGIN EXCLUSIVE")
        yield
