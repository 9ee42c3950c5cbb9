"""The judge's finding on a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.values import Value

if TYPE_CHECKING:
    from app.bots.reasons import Reason
    from app.bots.verdict import Verdict


class Finding(Value):
    """A verdict and the reasons of its loss."""

    verdict: Verdict
    reasons: tuple[Reason, ...]
