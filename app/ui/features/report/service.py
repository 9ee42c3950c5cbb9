"""The report service: reads and keeps the verdicts on a game in the store."""

from __future__ import annotations

from app.saves.index import report_key
from app.saves.store import Store, StoreError, StoreOff
from app.ui.features.report.messages import ReportRead


def report_of(store: Store, game: str) -> ReportRead:
    """Return what was kept of a game's report, an empty text if nothing can be read."""
    try:
        return ReportRead(game, store.get(report_key(game)) or "")
    except StoreOff:
        return ReportRead(game, "")


def keep_report(store: Store, game: str, text: str) -> None:
    """Keep the verdicts on a game; without room for them they are made anew the next time."""
    try:
        store.set(report_key(game), text)
    except StoreError:
        return  # saving the game reports full storage
