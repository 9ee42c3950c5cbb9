"""Record the deals of 60 dates again: `python3 -m tests.engine.make_daily_deals`."""

from __future__ import annotations

import hashlib
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from app.engine.fixed_deals import daily, daily_record
from app.engine.record import encode

GOLDEN: Final = Path(__file__).parent / "golden" / "daily_deals.txt"
FIRST: Final = date(2026, 1, 1)
DAYS: Final = 60
STEP: Final = 19
"""Days from one golden date to the next: every weekday, month and card occurs within three years."""


def lines() -> list[str]:
    """Return a line for each golden date: the date, its options, and a digest of its fresh record."""
    return [line((FIRST + timedelta(days=STEP * number)).isoformat()) for number in range(DAYS)]


def line(day: str) -> str:
    """Return the line of a date."""
    setup = daily(day)
    extras = ["business"] if setup.business else []
    extras += [setup.seats[0].consultant] if setup.seats[0].consultant else []
    digest = hashlib.sha256(encode(daily_record(day)).encode()).hexdigest()[:16]
    return " ".join([day, str(setup.difficulty), "+".join(extras) or "-", digest])


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(lines()) + "\n", encoding="utf-8")
