"""Judgements and luck as plain data: in messages of the worker, in stored reports, in puzzles.

`encode` and `decode` functions write and read them as a line of JSON. `fits` functions check data that comes
from outside against the position that it is about.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from math import isfinite
from typing import Any, Final

from ..engine.geometry import cell_text, parse_cell
from ..engine.state import State, parse_action
from .reasons import REASON_KINDS, Reason
from .report import Luck
from .verdict import Verdict

_MOST: Final = 10_000
"""No loss, count or sum of a game is larger."""


def judgement_data(verdict: Verdict, reasons: Iterable[Reason]) -> list[Any]:
    """Return a verdict without the fields that only its reasons need, and the reasons, as plain data."""
    brief = verdict.brief()
    return [
        [str(brief.played), str(brief.best), list(map(str, brief.as_good))],
        [brief.loss, brief.margin, brief.standing],
        [brief.rank, brief.playouts, brief.deals],
        list(map(reason_data, reasons)),
    ]


def read_judgement(data: Any) -> tuple[Verdict, tuple[Reason, ...]]:
    """Return the verdict and the reasons of `judgement_data`; raises `ValueError` or `TypeError`."""
    (played, best, as_good), (loss, margin, standing), (rank, playouts, deals), reasons = data
    verdict = Verdict(
        parse_action(played),
        parse_action(best),
        loss,
        margin,
        rank,
        tuple(map(parse_action, as_good)),
        playouts,
        deals,
        standing,
    )
    return verdict, tuple(map(read_reason, reasons))


def reason_data(reason: Reason) -> list[Any]:
    """Return a reason as plain data: its fields in their order, the street as a text."""
    numbers = (reason.dollars, reason.instead, reason.count, reason.total, reason.about)
    street = " ".join(map(cell_text, reason.street))
    return [reason.kind, reason.seat, street, reason.tile, reason.other, *numbers]


def read_reason(data: Sequence[Any]) -> Reason:
    """Return the reason of `reason_data`; raises `ValueError` or `TypeError`."""
    kind, seat, street, *rest = data
    return Reason(kind, seat, tuple(map(parse_cell, street.split())), *rest)


def luck_data(luck: Luck) -> list[Any]:
    """Return the luck of a draw as plain data."""
    return [luck.tile, round(luck.dollars, 1), round(luck.margin, 1), luck.others]


def read_luck(data: Any) -> Luck:
    """Return the luck of `luck_data`; raises `ValueError` or `TypeError`."""
    tile, dollars, margin, others = data
    return Luck(tile, dollars, margin, others)


# --- Texts ---


def encode_judgement(verdict: Verdict, reasons: Iterable[Reason]) -> str:
    """Return `judgement_data` as a line of JSON."""
    return _line(judgement_data(verdict, reasons))


def decode_judgement(text: str) -> tuple[Verdict, tuple[Reason, ...]]:
    """Return the verdict and the reasons encoded by `encode_judgement`."""
    return read_judgement(json.loads(text))


def encode_luck(luck: Luck) -> str:
    """Return `luck_data` as a line of JSON."""
    return _line(luck_data(luck))


def decode_luck(text: str) -> Luck:
    """Return the luck encoded by `encode_luck`."""
    return read_luck(json.loads(text))


def _line(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


# --- Checks ---


def judgement_fits(observation: State, verdict: Verdict, reasons: Iterable[Reason]) -> bool:
    """Return whether a judgement can be about the decision of an observation."""
    options = observation.decision.options if observation.decision is not None else ()
    return (
        all(action in options for action in (verdict.played, verdict.best, *verdict.as_good))
        and all(map(_is_number, (verdict.loss, verdict.margin, verdict.standing)))
        and all(map(_is_count, (verdict.rank, verdict.playouts, verdict.deals)))
        and all(_reason_fits(observation, reason) for reason in reasons)
    )


def luck_fits(luck: Luck, tile: str) -> bool:
    """Return whether luck can be that of drawing a tile."""
    return luck.tile == tile and all(map(_is_number, (luck.dollars, luck.margin))) and _is_count(luck.others)


def _reason_fits(state: State, reason: Reason) -> bool:
    return (
        reason.kind in REASON_KINDS
        and _is_count(reason.seat)
        and reason.seat < len(state.seats)
        and all(cell in state.city for cell in reason.street)
        and all(tile == "" or tile in state.rules.deck for tile in (reason.tile, reason.other))
        and all(
            type(dollars) is int and abs(dollars) <= _MOST
            for dollars in (reason.dollars, reason.instead, reason.about)
        )
        and all(map(_is_count, (reason.count, reason.total)))
    )


def _is_number(value: float) -> bool:
    return type(value) in (int, float) and isfinite(value) and abs(value) <= _MOST


def _is_count(value: int) -> bool:
    return type(value) is int and 0 <= value <= _MOST
