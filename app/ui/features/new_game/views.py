"""The page *Play*: players, mode and expansions; rare options are folded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Final

from app.engine.consultants import CONSULTANTS, consultants_for
from app.engine.editions import EDITIONS
from app.engine.setup import GRIFTER_MONEY, MAX_SEED, grifter_money
from app.ui.core.feature import contributions
from app.ui.core.html import NOTHING, Child, Markup, el, group
from app.ui.core.model import Route
from app.ui.core.page_parts import page, page_head, section
from app.ui.core.pieces import (
    Choice,
    button,
    dropdown,
    error,
    fieldset,
    icon,
    option,
    option_card,
    radio,
    radios,
    segments,
    start,
    switch,
    text_input,
)
from app.ui.core.places import GameWay, door_link, doors, known_people
from app.ui.core.texts import counted, listed, passage, say
from app.ui.features.new_game.form import Begin, LastTime, NewGame, NewSeed, SetGame, impossible, problems
from app.ui.features.new_game.places import name_of, players
from app.ui.features.new_game.stored import form_of, form_with_stored, has_last
from app.ui.table.model import unfinished_game

if TYPE_CHECKING:
    from app.engine.deck import Deck
    from app.saves.book import ResultsBook

COMPARED: Final = "2021"
"""The reference edition."""

NO_BREAK: Final = "\u00a0"
"""The space that keeps two words on one line."""


def new_game_page(form: NewGame, known: ResultsBook | None = None, game: Route | None = None) -> Markup:
    """Show the form; `known` is the results book, whose people can be seated."""
    wrong = problems(form) if form.tried else {}
    return el(
        "main",
        el(
            "div",
            page_head(say("new_game.title"), game),
            _deck(form.deck) if form.deck is not None else _last(form),
            el(
                "form",
                players(form, wrong, known),
                _how(form, wrong) if form.mode != "solo" else _difficulty(form),
                _expansion_section(form),
                _more(form, wrong),
                id="new-game",
                class_="form",
                data_submit=str(Begin()),
                novalidate=True,
                autocomplete="off",
            ),
            id="new-game-page",
            class_="page new-game",
        ),
        _start_bar(form),
        class_="with-bar",
    )


def _start_bar(form: NewGame) -> Markup:
    """Show what is chosen and the button that starts it, below the part of the page that scrolls."""
    return el(
        "footer",
        el("p", _summary(form), class_="quiet"),
        el(
            "button",
            icon("ui-play"),
            say("new_game.start"),
            type="submit",
            form="new-game",
            class_="button primary",
        ),
        class_="start-bar",
    )


def _deck(deck: Deck) -> Markup:
    """Say that the game uses a deck from a file, and offer the standard one."""
    return el(
        "p",
        el("span", say("new_game.deck", count=len(deck.buildings) - len(deck.start))),
        button(SetGame("deck", "standard"), say("new_game.standard_deck"), class_="button small"),
        class_="own-deck",
        role="status",
    )


def _last(form: NewGame) -> Child:
    """Show the button that begins with the people and choices of the last game."""
    if not has_last(form):
        return None
    last = form_with_stored(form.kept)
    if last.mode == "solo":
        who = say("new_game.alone", how=say(f"difficulties.{last.difficulty}.name"))
    else:
        who = listed([name_of(number, place) for number, place in enumerate(last.places)], "unit")
    return button(
        LastTime(),
        icon("ui-redo"),
        el("span", say("new_game.last_time", who=who)),
        class_="button last-time",
    )


def _summary(form: NewGame) -> str:
    """Return what is chosen; lines break only between the parts."""
    parts = [say(f"modes.{form.way}.name")]
    if form.mode == "solo":
        parts.append(say(f"difficulties.{form.difficulty}.name"))
    else:
        parts.append(counted("player", len(form.seats)))
    parts += [say(f"new_game.{name}") for name in ("business", "consultants") if getattr(form, name)]
    return " · ".join(part.replace(" ", NO_BREAK) for part in parts)


def entry_change(entry: str) -> str:
    """Return the beginning of the message that changes an entry of the form."""
    return start(SetGame(entry, ""))


def _cards(entry: str, value: str, offered: Mapping[str, tuple[str, str]], class_: str = "options") -> Markup:
    """Show a choice as cards: each value's name and description."""
    return radios(
        (
            option_card(Choice(entry, each, entry_change(entry), each == value), name, el("small", words))
            for each, (name, words) in offered.items()
        ),
        class_,
    )


def _switch(entry: str, on: bool, name: str, said: str, problem: str | None = None) -> Markup:
    return switch(name, said, on=on, change=entry_change(entry), problem=problem)


# --- How ---


def _how(form: NewGame, wrong: Mapping[str, str]) -> Markup:
    """Show the ways to play with several people, and describe the chosen one."""
    ways = [("multiplayer", "ui-stack"), *((way.name, way.icon) for way in _ways())]
    return el(
        "section",
        el("h2", say("new_game.mode"), id="how"),
        radios(
            (
                radio(
                    Choice("mode", way, entry_change("mode"), way == form.way),
                    icon(drawn),
                    el("span", say(f"modes.{way}.name")),
                )
                for way, drawn in ways
            ),
            "segments ways",
            say("new_game.mode"),
        ),
        el("p", say(f"modes.{form.way}.text"), class_="quiet way-said"),
        _me(form, wrong) if form.by_post else None,
        aria_labelledby="how",
    )


def _ways() -> list[GameWay]:
    return sorted(contributions(GameWay), key=lambda way: way.order)


def _difficulty(form: NewGame) -> Markup:
    """Show the Grifter's starting advantage at each difficulty."""
    return el(
        "section",
        el("h2", icon("grifter", "portrait"), say("new_game.difficulty"), id="how"),
        difficulties(form),
        class_="against",
        aria_labelledby="how",
    )


def difficulties(form: NewGame) -> Markup:
    """Show the difficulties with what the Grifter starts with."""
    starts = {name: grifter_money(name, form.consultants) for name in GRIFTER_MONEY}
    offered = {
        name: (say(f"difficulties.{name}.name"), say("new_game.grifter_starts", dollars=dollars))
        for name, dollars in starts.items()
    }
    return _cards("difficulty", form.difficulty, offered, "options three")


def _expansion_section(form: NewGame) -> Markup:
    return section(
        "expansions",
        say("new_game.expansions"),
        expansions(form),
        segments(
            "choosing",
            entry_change("choosing"),
            "yes" if form.choosing else "no",
            {"no": say("new_game.consultants_deal"), "yes": say("new_game.consultants_choose")},
            say("new_game.consultants"),
        )
        if form.consultants
        else None,
        _sitting_out(form) if form.consultants and form.choosing else None,
        class_="expansions",
    )


def expansions(form: NewGame) -> list[Markup]:
    """Show the switches of the expansions."""
    return [
        _switch(name, getattr(form, name), say(f"new_game.{name}"), say(f"new_game.{name}_text"))
        for name in ("business", "consultants")
    ]


# --- More options ---


def _more(form: NewGame, wrong: dict[str, str]) -> Markup:
    """Show the rare options if unfolded, and the other ways to play alone."""
    return el(
        "section",
        el(
            "p",
            button(
                SetGame("more", "no" if form.more else "yes"),
                icon("ui-up" if form.more else "ui-down"),
                say("new_game.more"),
                class_="button small quiet-button",
                aria_expanded=form.more,
            ),
            (door_link(door, "button small quiet-button") for door in doors("play")),
            class_="play-doors",
        ),
        group(
            _table(form) if not form.by_post else NOTHING,
            _deal(form, wrong),
            _edition(form),
        )
        if form.more
        else None,
        class_="more-options",
    )


def _sitting_out(form: NewGame) -> Markup | None:
    """Show the consultants unavailable in this game, and why."""
    cards = consultants_for(form.mode, len(form.seats), form.business)
    reasons = [str(impossible(form, 0, card)) for card in CONSULTANTS if card not in cards]
    return el("p", passage(reasons), class_="reason") if reasons else None


def _edition(form: NewGame) -> Markup:
    return fieldset(
        say("new_game.edition"),
        _cards(
            "edition",
            form.edition,
            {name: (say(f"editions.{name}.name"), say(f"editions.{name}.text")) for name in EDITIONS},
        ),
        el(
            "div",
            el("h3", say("new_game.differences")),
            _differences(form.edition),
            el("p", say("new_game.grifter_edition"), class_="quiet")
            if form.mode == "solo" and form.edition != COMPARED
            else None,
            class_="differences",
        ),
    )


def _differences(edition: str) -> Markup:
    compared = EDITIONS[COMPARED]
    points = [
        (field.name, getattr(EDITIONS[edition], field.name))
        for field in fields(compared)
        if field.name != "id" and getattr(EDITIONS[edition], field.name) != getattr(compared, field.name)
    ]
    if not points:
        return el("p", say("new_game.no_differences"), class_="quiet")
    return el(
        "dl",
        (
            group(
                el("dt", say(f"edition_points.{point}.name")),
                el("dd", say(f"edition_points.{point}.{'yes' if value else 'no'}")),
            )
            for point, value in points
        ),
    )


def _deal(form: NewGame, wrong: dict[str, str]) -> Markup:
    return fieldset(
        say("new_game.deal"),
        _first(form) if form.mode != "solo" else None,
        el(
            "div",
            el("label", say("new_game.seed"), for_="seed"),
            el(
                "div",
                text_input(
                    "seed",
                    form.seed,
                    maxlength=MAX_SEED,
                    autocapitalize="off",
                    aria_invalid="true" if "seed" in wrong else None,
                    aria_describedby="seed-text",
                    data_input=entry_change("seed"),
                    data_change=entry_change("seed_entered"),
                ),
                button(NewSeed(), icon("ui-turn"), say("new_game.new_seed")),
                class_="with-button",
            ),
            error("seed", wrong),
            el("small", say("new_game.seed_text"), id="seed-text", class_="quiet"),
            class_="labelled",
        ),
    )


def _first(form: NewGame) -> Markup:
    return dropdown(
        "first",
        say("new_game.first_player"),
        [
            option("random", say("new_game.first_random"), selected=form.first is None),
            *_seats(form, form.first),
        ],
        entry_change("first"),
        say("new_game.first_text"),
    )


def _seats(form: NewGame, selected: int | None) -> list[Markup]:
    """Return an option for each player."""
    return [
        option(str(number), name_of(number, place), selected=selected == number)
        for number, place in enumerate(form.places)
    ]


def _me(form: NewGame, wrong: Mapping[str, str]) -> Markup:
    """Ask which of the players has this device."""
    return fieldset(
        say("post.this_device"),
        dropdown(
            "me",
            say("post.who"),
            _seats(form, form.me),
            entry_change("me"),
            say("post.how"),
            error("me", wrong),
        ),
        el("small", say("post.orders_hint"), class_="quiet") if form.business else None,
    )


def _table(form: NewGame) -> Markup:
    return fieldset(
        say("new_game.at_table"),
        _switch(
            "trust",
            form.trust,
            say("new_game.trust"),
            say("new_game.trust_text"),
            say("impossible.trust_one_person") if form.people < 2 else None,
        )
        if form.mode != "solo"
        else None,
        _switch("practice", form.practice, say("new_game.practice"), say("new_game.practice_text")),
    )


SCREEN: Final = page(
    lambda model: (form_of(model), known_people(model), unfinished_game(model)), new_game_page
)
