"""A costly choice from the player's own games, on the training page."""

from __future__ import annotations

from typing import Final

from app.ui.core.html import Markup, el, group
from app.ui.core.pieces import icon, link
from app.ui.core.region import region
from app.ui.core.routes import Route
from app.ui.core.texts import say
from app.ui.features.report.box import BOX, Box, to_try_first
from app.ui.features.report.choices import choice_name
from app.ui.features.saves.library import LIBRARY, Library


def _mistake(box: Box, games: Library) -> Markup:
    """Show the first choice to try, and link to the whole box."""
    names = {entry.id: entry.name for entry in games.entries}
    choices = [choice for choice in to_try_first(box) if choice.game in names]
    words = say("again.all", count=len(choices))
    every = link(Route("box"), words, icon("ui-forward"), class_="all")
    head = el("header", el("h2", say("again.mistake")), every if choices else None)
    if not choices:
        return group(head, el("p", say("again.empty"), class_="quiet"))
    first = choices[0]
    return group(
        head,
        link(
            Route("again", choice_name(first.game, first.number)),
            icon("ui-undo"),
            el(
                "span",
                el("strong", say("again.boxed", number=first.turn, dollars=first.loss)),
                el("small", names[first.game]),
            ),
            icon("ui-forward"),
            class_="button train-card",
        ),
    )


MISTAKE: Final = region("train-mistake", lambda model: (model[BOX], model[LIBRARY]), _mistake)
"""The region of a choice to try again."""
