"""The device's clock."""

from __future__ import annotations

from js import Date


def now() -> int:
    """Return the milliseconds since 1970."""
    return int(Date.now())


def stamp(time: int) -> str:
    """Return the local time of milliseconds since 1970 in ISO format, to the minute."""
    offset = int(Date.new(time).getTimezoneOffset())
    return str(Date.new(time - offset * 60_000).toISOString())[:16]


def today() -> str:
    """Return the local date, as in `2026-11-26`."""
    date = Date.new()
    return f"{int(date.getFullYear()):04}-{int(date.getMonth()) + 1:02}-{int(date.getDate()):02}"
