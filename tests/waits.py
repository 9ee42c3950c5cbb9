"""Waiting times of tests by kind, shown by `tools/test.py --slowest`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

_spent: defaultdict[str, float] = defaultdict(float)
_inside = False


@contextmanager
def waiting(what: str) -> Iterator[None]:
    """Count the block's time as waiting for something; nested blocks count for the outer one."""
    global _inside
    if _inside:
        yield
        return
    _inside = True
    begun = perf_counter()
    try:
        yield
    finally:
        _inside = False
        _spent[what] += perf_counter() - begun


def taken() -> dict[str, float]:
    """Return and reset the times since the last call."""
    spent = dict(_spent)
    _spent.clear()
    return spent
