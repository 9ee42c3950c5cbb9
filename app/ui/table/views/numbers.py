"""The numbers of a placement: its immediate pay, its worth and its estimate.

They differ by shape: a plate with two bars is a street closed at both ends, a pill a promise, a dashed pill
an estimate.
"""

from __future__ import annotations

from typing import Final

from app.ui.core.html import Markup, el, group
from app.ui.core.pieces import money
from app.ui.core.texts import listed, money_words, say
from app.ui.table.draft import Numbers

SMALL: Final = 5
"""The board omits a rival's pay of fewer dollars if the player earns more."""


def badges(shown: Numbers) -> Markup:
    """Show the numbers of a placement."""
    expected = (
        el("span", say("preview.about", money=money_words(shown.expected)), class_="expected")
        if shown.expected is not None
        else None
    )
    if shown.mine is None:
        with_worth = expected is None and shown.worth is not None
        return group(expected, money(shown.worth or 0, "worth") if with_worth else None)
    return group(expected, _closing(shown.mine, shown.rival))


def _closing(mine: int, rival: int) -> Markup:
    tone = " gains" if mine > rival else " loses" if mine < rival else ""
    shown = rival >= SMALL or rival >= max(mine, 1)
    return el(
        "span",
        el("b", f"+{mine}" if mine else "0"),
        el("i", f"\N{MINUS SIGN}{rival}") if shown else None,
        class_=f"closes{tone}",
    )


def number_words(shown: Numbers) -> str:
    """Say the numbers of a placement in one phrase."""
    if shown.mine is None:
        words = say("spoken.earns", dollars=shown.worth) if shown.worth is not None else ""
    elif shown.rival:
        words = say("spoken.closes_rival", dollars=shown.mine, rival=shown.rival)
    else:
        words = say("spoken.closes", dollars=shown.mine)
    if shown.expected is None:
        return words
    return listed([say("spoken.expected", money=money_words(shown.expected)), words], "unit")
