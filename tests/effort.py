"""How much work something is: calls counted, not time taken, so that it is the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from cProfile import Profile

MOST = 1_000_000
"""Calls that reading something damaged may take: five times those of any game in the tests, some 0.2 s."""


@contextmanager
def effort(most: int = MOST) -> Iterator[None]:
    """See to it that the block makes no more calls than that, however it ends."""
    profile = Profile(subcalls=False)
    try:
        with profile:
            yield
    finally:
        calls = sum(entry.callcount for entry in profile.getstats())
        assert calls <= most, f"{calls} calls"
