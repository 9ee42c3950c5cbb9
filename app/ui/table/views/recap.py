"""The recap: a line for each turn of others, with what they built and who was paid."""

from __future__ import annotations

from app.engine.state import State
from app.saves.seating import Looks
from app.ui.core.html import NOTHING, Markup, el
from app.ui.core.pieces import mark
from app.ui.core.texts import listed, money_words, say
from app.ui.words.log import Recap
from app.ui.words.names import seat_name
from app.ui.words.sentences import building_name


def lines(state: State, recaps: tuple[Recap, ...], looks: Looks) -> Markup:
    """Show the turns of others, the latest last."""
    if not recaps:
        return NOTHING
    return el("ul", (_line(state, recap, looks) for recap in recaps), class_="recaps")


def _line(state: State, recap: Recap, looks: Looks) -> Markup:
    tiles = listed([building_name(state, tile) for tile in recap.tiles])
    return el(
        "li",
        mark(looks[recap.seat]),
        el("span", say("recap.built", name=seat_name(state, recap.seat), tile=tiles)),
        (
            el("span", mark(looks[seat]), f"+{money_words(dollars)}", class_="recap-pay")
            for seat, dollars in enumerate(recap.paid)
            if dollars
        ),
    )
