"""The service of reports: it stores a game's verdicts beside its save."""

from __future__ import annotations

from app.saves.index import report_key
from app.saves.store import StoreError, StoreOff
from app.ui.core.performing import Outside, performs
from app.ui.features.report.effects import KeepReport, ReadReport
from app.ui.features.report.messages import ReportRead


@performs(ReadReport)
def read_report(effect: ReadReport, outside: Outside) -> None:
    """Send the stored report of a game, or an empty text if it cannot be read."""
    try:
        text = outside.store.get(report_key(effect.game)) or ""
    except StoreOff:
        text = ""
    outside.send(ReportRead(effect.game, text))


@performs(KeepReport)
def keep_report(effect: KeepReport, outside: Outside) -> None:
    """Store the verdicts on a game; if storage is full, the next visit computes them again."""
    try:
        outside.store.set(report_key(effect.game), effect.text)
    except StoreError:
        return  # saving the game already reports full storage
