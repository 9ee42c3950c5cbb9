"""The service of reports: it keeps the verdicts on a game beside its save."""

from __future__ import annotations

from app.saves.index import report_key
from app.saves.store import StoreError, StoreOff
from app.ui.core.performing import Outside, performs
from app.ui.features.report.effects import KeepReport, ReadReport
from app.ui.features.report.messages import ReportRead


@performs(ReadReport)
def read_report(effect: ReadReport, outside: Outside) -> None:
    """Send what was kept of a game's report, an empty text if nothing can be read."""
    try:
        text = outside.store.get(report_key(effect.game)) or ""
    except StoreOff:
        text = ""
    outside.send(ReportRead(effect.game, text))


@performs(KeepReport)
def keep_report(effect: KeepReport, outside: Outside) -> None:
    """Keep the verdicts on a game; without room for them they are made anew the next time."""
    try:
        outside.store.set(report_key(effect.game), effect.text)
    except StoreError:
        return  # saving the game reports full storage
