"""Trying a choice again: the strip above the board, and the page of the box."""

from __future__ import annotations

from typing import Final

from app.engine.state import State
from app.ui.core.html import Child, Markup, el, group
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import button, icon, link
from app.ui.core.routes import TRAIN, Route
from app.ui.core.texts import say
from app.ui.features.again.messages import PlayOn, ShowBetter, TakeFromBox
from app.ui.features.again.state import Retry
from app.ui.features.again.words import outcome_words
from app.ui.features.report.box import BOX, Box, BoxedChoice, to_try_first
from app.ui.features.report.choices import choice_name
from app.ui.features.saves.library import LIBRARY, Library
from app.ui.table.model import unfinished_game
from app.ui.table.views.strip import guide_strip
from app.ui.table.views.words import REFUGE


def attempt_strip(state: State, attempt: Retry, parent: Route) -> Markup:
    """Show the question of a choice to try, or the result of the answer."""
    refuge = REFUGE if attempt.over else {}  # the game has no question now
    words = outcome_words(state, attempt)
    return guide_strip(
        parent,
        [
            el("p", el("span", _which(attempt)), class_="which"),
            el("p", words, class_="words", id="coach-words", role="status", **refuge),
        ],
        _does(attempt),
        say("again.title"),
        class_=_mood(attempt),
    )


def _which(attempt: Retry) -> str:
    count = attempt.others.index(attempt.number) + 1
    return say("again.which", number=attempt.turn, count=count, total=len(attempt.others))


def _mood(attempt: Retry) -> str:
    if attempt.outcome in ("same", "worse"):
        return "answering"
    return "over" if attempt.over else ""


def _does(attempt: Retry) -> Child:
    if not attempt.over:
        return button(
            ShowBetter(), icon("ui-eye"), say("again.show"), class_="button small", id="show-better"
        )
    following = attempt.following
    if following is None:
        to, label = Route("report", attempt.game), say("again.done")
    else:
        to, label = Route("again", choice_name(attempt.game, following)), say("again.next")
    return group(
        button(PlayOn(), icon("ui-play"), say("again.play_on"), class_="button small"),
        link(to, label, icon("ui-forward"), class_="button primary"),
    )


def box_page(box: Box, games: Library, game: Route | None) -> Markup:
    """Show the choices to try, unsolved ones first."""
    names = {entry.id: entry.name for entry in games.entries}
    shown = [choice for choice in to_try_first(box) if choice.game in names]
    return el(
        "main",
        page_head(say("again.box"), game, TRAIN),
        el("p", say("again.box_text"), class_="quiet"),
        el("ul", (_boxed(choice, names[choice.game]) for choice in shown), class_="boxed")
        if shown
        else el("p", say("again.empty")),
        class_="page",
    )


def _boxed(choice: BoxedChoice, name: str) -> Markup:
    chosen = choice_name(choice.game, choice.number)
    return el(
        "li",
        el(
            "div",
            el("strong", name),
            el("span", say("again.boxed", number=choice.turn, dollars=choice.loss), class_="quiet"),
            el("span", icon("ui-check"), say("again.solved"), class_="quiet") if choice.solved else None,
        ),
        link(Route("again", chosen), icon("ui-play"), say("again.try"), class_="button small primary"),
        button(TakeFromBox(chosen), icon("ui-close"), label=say("again.remove"), class_="tool"),
        class_="group",
    )


BOX_SCREEN: Final = page(lambda model: (model[BOX], model[LIBRARY], unfinished_game(model)), box_page)
