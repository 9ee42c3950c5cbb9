"""What all tests share."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import build_site
from tests.waits import taken, waiting

# Times on a busy machine say nothing about a property.
settings.register_profile("streets", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("streets")

SLOWEST = 20


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--slowest",
        action="store_true",
        help=f"a table of the {SLOWEST} slowest tests and what they wait for",
    )


_BEGUN = pytest.StashKey[os.times_result]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Begin to note what a test takes."""
    taken()
    item.stash[_BEGUN] = os.times()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Note in the report what this part of a test waited for, and what it and its programs computed."""
    report = yield
    begun, now = item.stash[_BEGUN], os.times()
    item.stash[_BEGUN] = now
    computed = {
        "computing": now.user + now.system - begun.user - begun.system,
        "other programs": now.children_user
        + now.children_system
        - begun.children_user
        - begun.children_system,
    }
    report.user_properties = [("waits", {**taken(), **computed})]
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the table of the slowest tests, if it was asked for."""
    if not terminalreporter.config.getoption("--slowest"):
        return
    took: Counter[str] = Counter()
    waits: dict[str, Counter[str]] = defaultdict(Counter)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                took[report.nodeid] += report.duration
                waits[report.nodeid].update(dict(report.user_properties).get("waits", {}))
    terminalreporter.section(f"slowest {SLOWEST}, seconds")
    for test, seconds in took.most_common(SLOWEST):
        spent = ", ".join(f"{what} {each:.1f}" for what, each in waits[test].most_common() if each >= 0.05)
        terminalreporter.write_line(f"{seconds:6.1f}  {test.removeprefix('tests/')}: {spent}")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The published site."""
    site = tmp_path_factory.mktemp("built") / "site"
    with waiting("building the site"):
        build_site.build(site)
    return site
