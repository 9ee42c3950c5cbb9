"""The form of a game with the real box: players, options, and how to type a turn."""

from __future__ import annotations

from typing import Final

from app.engine.consultants import consultants_for
from app.engine.editions import EDITIONS
from app.engine.setup import RANDOM
from app.ui.core.html import Child, Markup, Screen, el
from app.ui.core.model import Model, Route
from app.ui.core.page_parts import WAITING, page, page_head, section
from app.ui.core.pieces import (
    button,
    dropdown,
    error,
    fieldset,
    icon,
    link,
    mark,
    option,
    segments,
    start,
    switch,
)
from app.ui.core.texts import paragraphs, say
from app.ui.features.box import correcting
from app.ui.features.box.handlers import GAME_BEGUN, LESSON, NAMING_DRAWS, BeginBox, NameDraws, SetBegun
from app.ui.features.new_game.form import AddPlace, NewGame, Place, RemovePlace, SetPlace, form_of, problems
from app.ui.features.new_game.views import difficulties, entry_change, expansions, name_input, name_of
from app.ui.table.model import box_on_table, unfinished_game
from app.ui.words.handbook import entry_name


def box_form(form: NewGame, begun: bool, draws: bool, game: Route | None) -> Markup:
    """Show the form."""
    wrong = problems(form) if form.tried else {}
    return el(
        "main",
        page_head(say("box.title"), game),
        el("p", say("box.text"), class_="quiet"),
        _lesson(),
        el(
            "form",
            _players(form, wrong),
            fieldset(say("new_game.difficulty"), difficulties(form)) if form.mode == "solo" else None,
            _options(form),
            _cards(form) if form.consultants else None,
            fieldset(
                say("box.typing"),
                switch(say("box.begun"), say("box.begun_text"), on=begun, change=SetBegun.verb),
                _draws(draws) if form.mode == "solo" else None,
            ),
            el("button", icon("ui-play"), say("box.begin"), type="submit", class_="button primary large"),
            class_="form",
            data_submit=str(BeginBox()),
            novalidate=True,
            autocomplete="off",
        ),
        class_="page",
    )


def _lesson() -> Markup:
    """Show how to enter a turn, step by step."""
    icons = ("ui-stack", "ui-puzzle", "ui-check", "ui-people", "ui-undo")
    return section(
        "box-lesson",
        say("box.lesson"),
        el(
            "ol",
            (
                el("li", icon(drawn), el("span", text))
                for drawn, text in zip(icons, paragraphs("box.steps"), strict=True)
            ),
            class_="box-steps",
        ),
        el("p", link(LESSON, icon("ui-learn"), say("box.try_lesson"))),
    )


def _players(form: NewGame, wrong: dict[str, str]) -> Markup:
    modes = {"solo": say("box.solo"), "multiplayer": say("box.together")}
    return fieldset(
        say("new_game.players"),
        segments("mode", entry_change("mode"), form.mode, modes, say("new_game.mode")),
        el("ol", (_place(form, n, place, wrong) for n, place in enumerate(form.seats)), class_="box-places"),
        button(AddPlace(), icon("ui-people"), say("new_game.add_player"))
        if form.mode != "solo" and len(form.places) < 5
        else None,
        _first(form) if form.mode != "solo" else None,
    )


def _place(form: NewGame, number: int, place: Place, wrong: dict[str, str]) -> Markup:
    field = f"name-{number}"
    return el(
        "li",
        mark(place.look),
        name_input(number, place, wrong),
        button(
            RemovePlace(number),
            icon("ui-close"),
            label=say("new_game.remove_player", name=name_of(number, place)),
            class_="tool",
        )
        if form.mode != "solo" and len(form.places) > 2
        else None,
        error(field, wrong),
    )


def _first(form: NewGame) -> Markup:
    """Ask who starts; places are in table order."""
    return dropdown(
        "first",
        say("box.first"),
        [
            option(str(n), name_of(n, place), selected=(form.first or 0) == n)
            for n, place in enumerate(form.places)
        ],
        entry_change("first"),
    )


def _draws(on: bool) -> Markup:
    """Ask whether the player names each tile on drawing it."""
    return switch(say("box.draws"), say("box.draws_text"), on=on, change=NameDraws.verb)


def _options(form: NewGame) -> Markup:
    return fieldset(
        say("new_game.expansions"),
        expansions(form),
        dropdown(
            "edition",
            say("new_game.edition"),
            [option(each, say(f"editions.{each}.name"), selected=form.edition == each) for each in EDITIONS],
            entry_change("edition"),
        ),
    )


def _cards(form: NewGame) -> Markup:
    """Ask for the card in front of each player."""
    allowed = consultants_for(form.mode, len(form.seats), form.business)
    return fieldset(say("box.cards"), (_card(n, place, allowed) for n, place in enumerate(form.seats)))


def _card(number: int, place: Place, allowed: tuple[str, ...]) -> Child:
    cards = [
        option(each, entry_name("consultants", each), selected=place.consultant == each) for each in allowed
    ]
    unknown = option(RANDOM, say("box.card_unknown"), selected=place.consultant not in allowed)
    return dropdown(
        f"card-{number}", name_of(number, place), [unknown, *cards], start(SetPlace(number, "consultant", ""))
    )


def _parts(model: Model) -> tuple[NewGame, bool, bool, Route | None]:
    return form_of(model), model[GAME_BEGUN], model[NAMING_DRAWS], unfinished_game(model)


SCREEN: Final = page(_parts, box_form)


def box_screen(model: Model) -> Screen:
    """Return the corrections of the game on the table, the page that waits for the lesson, or the form."""
    if model.route == LESSON:
        return WAITING
    return correcting.SCREEN if model.route.about == "fix" and box_on_table(model) else SCREEN
