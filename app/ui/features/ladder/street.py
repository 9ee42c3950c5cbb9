"""The ladder as a street of twelve houses on the training page; a house is lit where the player has won."""

from __future__ import annotations

from typing import Final

from app.engine.ladder import RUNGS, ladder
from app.saves.book import ResultsBook
from app.ui.core.html import Markup, el, group
from app.ui.core.pieces import button, icon, link
from app.ui.core.region import region
from app.ui.core.routes import Route
from app.ui.core.texts import say, signed_money
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.ladder.messages import Climb
from app.ui.features.ladder.rungs import LADDER, STAR, rung_bests


def _street(book: ResultsBook | None) -> Markup:
    """Show the twelve houses, and a button for the first dark one."""
    best = rung_bests(book) if book is not None else {}
    lit = {rung for rung, result in best.items() if result.margin > 0}
    stars = {rung for rung, result in best.items() if result.margin >= LADDER[rung - 1][1]}
    following = next((rung for rung in range(1, RUNGS + 1) if rung not in lit), None)
    every = link(Route("ladder"), say("book.all_rungs"), icon("ui-forward"), class_="all")
    return group(
        el("header", el("h2", say("book.ladder")), every),
        el(
            "div",
            (
                el(
                    "i",
                    icon(STAR, "star") if rung in stars else str(rung),
                    class_="house lit" if rung in lit else "house next" if rung == following else "house",
                )
                for rung in range(1, RUNGS + 1)
            ),
            class_="ladder-street",
            role="img",
            aria_label=say("book.lit", count=len(lit), total=RUNGS),
        ),
        _next(following) if following is not None else None,
    )


def _next(rung: int) -> Markup:
    return button(
        Climb(rung),
        icon("ui-play"),
        el(
            "span",
            el("strong", say("book.climb", rung=rung)),
            el(
                "small",
                say(f"difficulties.{ladder(rung).difficulty}.name"),
                " · ",
                say("book.expert", result=signed_money(LADDER[rung - 1][1])),
            ),
        ),
        class_="button train-card",
    )


LADDER_STREET: Final = region("train-ladder", lambda model: (model[RESULTS_BOOK].results,), _street)
"""The region of the street."""
