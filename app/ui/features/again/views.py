"""Trying a choice again: the strip above the board, the page of the box, and the links to it."""

from __future__ import annotations

from typing import Final

from app.engine.state import State
from app.ui.core.html import Child, Markup, el, group, region
from app.ui.core.model import TRAIN, Model, Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import button, icon, link
from app.ui.core.texts import say
from app.ui.features.again.handlers import PlayOn, Retry, ShowBetter, TakeFromBox, outcome_words
from app.ui.features.report.box import BOX, Box, BoxedChoice, to_try_first
from app.ui.features.report.state import choice_name
from app.ui.features.report.views import costliest
from app.ui.features.saves.state import LIBRARY, Library
from app.ui.table.model import TABLE, Table, solo_lost, unfinished_game
from app.ui.table.views.end import end_button
from app.ui.table.views.prompt import REFUGE
from app.ui.table.views.strip import guide_strip


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


def may_try(model: Model) -> bool:
    """Return whether the solo game on the table was lost, and the report has a turn to try again."""
    table = model[TABLE]
    return table is not None and solo_lost(model) and costliest(model, table) is not None


def try_parts(model: Model, table: Table) -> tuple[str, int] | None:
    """Return the game and the number of the choice."""
    moment = costliest(model, table)
    return (table.id, moment.number) if moment is not None else None


def try_button(main: bool, game: str, number: int) -> Markup:
    """Show the link to the turn."""
    return end_button(main, Route("again", choice_name(game, number)), "ui-undo", "again.that_turn")


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
