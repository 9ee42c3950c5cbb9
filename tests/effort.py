"""A limit of effort in function calls instead of time, which is the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from cProfile import Profile

MOST = 1_000_000
"""The limit for reading damaged input: five times the calls for any game in the tests, about 0.2 s."""


@contextmanager
def effort(most: int = MOST) -> Iterator[None]:
    """Assert that the block makes at most that many calls."""
    profile = Profile(subcalls=False)
    try:
        with profile:
            yield
    finally:
        calls = sum(entry.callcount for entry in profile.getstats())
        assert calls <= most, f"{calls} calls"
