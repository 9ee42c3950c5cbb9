"""What all tests share."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from time import process_time

import pytest
from hypothesis import HealthCheck, settings

from tests.waits import taken

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


_BEGUN = pytest.StashKey[float]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Begin to note what a test takes."""
    taken()
    item.stash[_BEGUN] = process_time()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Note in the report what this part of a test waited for, and the time that Python computed."""
    report = yield
    begun, now = item.stash[_BEGUN], process_time()
    item.stash[_BEGUN] = now
    report.user_properties = [("waits", {**taken(), "Python": now - begun})]
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
