"""The stored text of a game's verdicts, beside its save, so that the worker judges no choice twice.

It belongs to one record and one version of the judge, identified by a checksum and a number. The report
ignores a damaged text or one of another game or version, and starts again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from app.bots.verdict_text import (
    judgement_data,
    judgement_fits,
    luck_data,
    luck_fits,
    read_judgement,
    read_luck,
)
from app.saves.copies import checksum
from app.saves.index import report_key
from app.saves.store import StoreError, StoreOff, read_json
from app.ui.core.finding import Finding
from app.ui.core.registry import Outside, performs
from app.ui.features.report.judging import with_judgement, with_luck
from app.ui.features.report.state import KeepReport, ReadReport, ReportRead, ReportState

JUDGE: Final = 3
"""The version of the judge and of the text; verdicts of another one are not comparable."""

MAX_VERDICTS: Final = 40_000
"""The longest text to read, in characters; a game of two has about four thousand."""


def kept_text(report: ReportState) -> str:
    """Return the text that stores a report's verdicts and luck."""
    data = {
        "judge": JUDGE,
        "game": game_sum(report),
        "choices": {
            str(number): judgement_data(judgement.verdict, judgement.reasons)
            for number, judgement in report.judged.items()
        },
        "draws": {name: luck_data(luck) for name, luck in report.luck.items()},
    }
    return json.dumps(data, separators=(",", ":"))


def game_sum(report: ReportState) -> str:
    """Return the checksum of a report's game."""
    return checksum(report.session.text())


def with_kept(report: ReportState, text: str) -> ReportState:
    """Return the report with the verdicts and luck of a stored text, without damaged entries."""
    report = report.replace(kept=True)
    try:
        data = read_json(text, MAX_VERDICTS) if text else {}
    except (ValueError, RecursionError):
        return report
    if data.get("judge") != JUDGE or data.get("game") != game_sum(report):
        return report
    for number, choice in report.choices.items():
        try:
            verdict, reasons = read_judgement(_entry(data, "choices", str(number)))
            fits = verdict.played == choice.action and judgement_fits(choice.observation, verdict, reasons)
            fits = fits and (bool(reasons) or not verdict.reported)  # a reported loss always has a reason
        except (ValueError, LookupError, TypeError, AttributeError):
            continue
        if fits:
            report = with_judgement(report, number, Finding(verdict, reasons))
    for name, draw in report.draws.items():
        try:
            luck = read_luck(_entry(data, "draws", name))
            fits = luck_fits(luck, draw.tile)
        except (ValueError, LookupError, TypeError):
            continue
        if fits:
            report = with_luck(report, name, luck)
    return report


def _entry(data: Mapping[str, Any], part: str, name: str) -> Any:
    entries = data.get(part)
    return entries.get(name) if isinstance(entries, dict) else None


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
