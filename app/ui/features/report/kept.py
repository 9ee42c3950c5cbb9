"""The text that keeps the verdicts of a game, so that no choice is judged twice.

It belongs to one record and one version of the judge, named by a checksum and a number. A text of
another game or version, or a damaged one, counts as none: the report is made anew.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import isfinite
from typing import Any, Final

from app.bots.luck import Luck
from app.bots.reasons import REASON_KINDS, Reason
from app.bots.report import JudgedChoice
from app.bots.verdict import Verdict
from app.engine.actions import Action, parse_action
from app.engine.geometry import cell_text, parse_cell
from app.engine.state import State
from app.saves.copies import checksum
from app.saves.store import read_json
from app.ui.features.report.judging import with_judgement, with_luck
from app.ui.features.report.state import Finding, ReportState

JUDGE: Final = 2
"""The version of the judge; verdicts of another one are not comparable."""

MAX_VERDICTS: Final = 40_000
"""The longest text that is read, in characters; a game of two has about four thousand."""

_MOST: Final = 10_000
"""No loss, count or sum of a game is larger."""

_NONE: Final = "-"


def kept_text(report: ReportState) -> str:
    """Return the text that keeps a report's verdicts and luck."""
    data = {
        "judge": JUDGE,
        "game": game_sum(report),
        "choices": {str(number): _judgement_text(each) for number, each in report.judged.items()},
        "draws": {
            name: f"{luck.dollars:.1f} {luck.margin:.1f} {luck.others}" for name, luck in report.luck.items()
        },
    }
    return json.dumps(data, separators=(",", ":"))


def game_sum(report: ReportState) -> str:
    """Return the checksum of a report's game."""
    return checksum(report.session.text())


def with_kept(report: ReportState, text: str) -> ReportState:
    """Return the report with the verdicts and luck of a kept text; damaged entries are left out."""
    report = report.replace(kept=True)
    try:
        data = read_json(text, MAX_VERDICTS) if text else {}
    except (ValueError, RecursionError):
        return report
    if data.get("judge") != JUDGE or data.get("game") != game_sum(report):
        return report
    for number, choice in report.choices.items():
        try:
            report = with_judgement(report, number, _judgement(choice, _entry(data, "choices", str(number))))
        except (ValueError, LookupError):
            continue
    for name, draw in report.draws.items():
        try:
            dollars, margin, others = _entry(data, "draws", name).split(" ")
            luck = Luck(draw.tile, _number(dollars), _number(margin), int(_number(others)))
        except (ValueError, LookupError):
            continue
        report = with_luck(report, name, luck)
    return report


def _entry(data: Mapping[str, Any], part: str, name: str) -> str:
    entries = data.get(part)
    entry = entries.get(name) if isinstance(entries, dict) else None
    if not isinstance(entry, str):
        raise ValueError(f"nothing is kept of {name}")
    return entry


def _number(text: str) -> float:
    number = float(text)
    if not isfinite(number) or abs(number) > _MOST:
        raise ValueError(f"not a sum: {text[:20]!r}")
    return number


def _judgement_text(judgement: Finding) -> str:
    """Return a line: numbers, the best action, those as good as the best, and the reasons."""
    verdict = judgement.verdict
    numbers = (
        f"{verdict.loss:.2f} {verdict.margin:.2f} {verdict.standing:.1f} "
        f"{verdict.rank} {verdict.playouts} {verdict.deals}"
    )
    good = ";".join(map(str, verdict.as_good))
    return "|".join([numbers, str(verdict.best), good, *map(_reason_text, judgement.reasons)])


def _judgement(choice: JudgedChoice, line: str) -> Finding:
    numbers, best, as_good, *reasons = line.split("|")
    loss, margin, standing, rank, playouts, deals = map(_number, numbers.split(" "))
    good = tuple(_option(choice.observation, text) for text in as_good.split(";"))
    verdict = Verdict(
        choice.action,
        _option(choice.observation, best),
        loss,
        margin,
        int(rank),
        good,
        int(playouts),
        int(deals),
        standing,
    )
    return Finding(verdict, tuple(_reason(choice.observation, text) for text in reasons))


def _option(state: State, text: str) -> Action:
    action = parse_action(text)
    if state.decision is None or action not in state.decision.options:
        raise ValueError(f"not an option: {text[:40]!r}")
    return action


def _reason_text(reason: Reason) -> str:
    street = ";".join(map(cell_text, reason.street)) or _NONE
    words = (reason.kind, reason.seat, street, reason.tile or _NONE, reason.other or _NONE)
    numbers = (reason.dollars, reason.instead, reason.count, reason.total, reason.about)
    return " ".join(map(str, (*words, *numbers)))


def _reason(state: State, text: str) -> Reason:
    kind, seat, street, tile, other, *numbers = text.split(" ")
    dollars, instead, count, total, about = (int(_number(number)) for number in numbers)
    cells = () if street == _NONE else tuple(map(parse_cell, street.split(";")))
    tile, other = ("" if each == _NONE else each for each in (tile, other))
    if kind not in REASON_KINDS or seat not in map(str, range(len(state.seats))):
        raise ValueError(f"not a reason: {text[:40]!r}")
    if any(each and each not in state.rules.deck for each in (tile, other)):
        raise ValueError(f"unknown tiles: {text[:40]!r}")
    if any(cell not in state.city for cell in cells):
        raise ValueError(f"no street: {text[:40]!r}")
    return Reason(kind, int(seat), cells, tile, other, dollars, instead, count, total, about)
