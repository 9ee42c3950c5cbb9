"""The choices of a new game, on one page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Final

from app.bots import BOTS
from app.engine.consultants import CONSULTANTS, consultants_for
from app.engine.editions import EDITIONS
from app.engine.setup import GRIFTER_MONEY, MAX_NAME, MAX_SEED, RANDOM, clean_name, grifter_money
from app.ui.form import FEWEST, KINDS, MOST, NewGame, Place, chosen, impossible, problems
from app.ui.handbook import called
from app.ui.html import NOTHING, Child, Markup, el, group
from app.ui.messages import AddPlace, AskSeed, RemovePlace, SetGame, SetPlace
from app.ui.model import Notice
from app.ui.routes import HOME
from app.ui.seating import COLOURS, SHAPES, SeatLook
from app.ui.texts import counted, say
from app.ui.views.notice import notice
from app.ui.views.region import Screen, region
from app.ui.views.table.pieces import button, icon, mark

KIND_ICONS: Final = {"human": "ui-human"}
COMPARED: Final = "2021"


def new_game(form: NewGame, shown: Notice | None) -> Markup:
    """Show the form."""
    wrong = problems(form) if form.tried else {}
    return el(
        "main",
        el(
            "header",
            el("a", icon("ui-back"), href=str(HOME), class_="tool", aria_label=say("home.title")),
            el("h1", say("new_game.title"), tabindex=-1, data_refuge=True),
            class_="page-head",
        ),
        el(
            "form",
            _mode(form),
            el(
                "div",
                _players(form, wrong),
                _difficulty(form) if form.mode == "solo" else NOTHING,
                _table(form),
                _deal(form, wrong),
                class_="column",
            ),
            el("div", _expansions(form), _edition(form), class_="column"),
            el(
                "footer",
                el("p", _summary(form), class_="quiet"),
                el("button", icon("ui-play"), say("new_game.start"), type="submit", class_="button primary"),
                class_="start-bar",
            ),
            class_="form",
            data_submit=str(AskSeed("begin")),
            novalidate=True,
            autocomplete="off",
        ),
        notice(shown),
        class_="page new-game",
    )


def _summary(form: NewGame) -> str:
    parts = [say(f"modes.{form.mode}.name")]
    if form.mode == "solo":
        parts.append(say(f"difficulties.{form.difficulty}.name"))
    else:
        parts.append(counted("player", len(form.seats)))
    parts += [say(f"new_game.{name}") for name in ("business", "consultants") if getattr(form, name)]
    return " · ".join(parts)


# --- Building blocks ---


def _group(title: str, *children: Child, class_: str = "") -> Markup:
    return el("fieldset", el("legend", title), *children, class_=f"group {class_}".strip())


def _options(
    entry: str, value: str, options: Iterable[tuple[str, str, Child]], class_: str = "options"
) -> Markup:
    """Show a choice of one: for each option its value, its name, and what is said about it."""
    return el(
        "div",
        (
            el(
                "label",
                el(
                    "input",
                    type="radio",
                    name=entry,
                    value=option,
                    checked=option == value,
                    data_change=_start(entry),
                ),
                el("span", el("strong", name), said, class_="said"),
                class_="option-card",
            )
            for option, name, said in options
        ),
        class_=class_,
        role="radiogroup",
    )


def _switch(entry: str, on: bool, name: str, said: str, problem: str | None = None) -> Markup:
    """Show a switch; with a problem it is off, cannot be turned on, and says why."""
    return el(
        "label",
        el("span", el("strong", name), el("small", problem or said), class_="said"),
        el(
            "input",
            type="checkbox",
            role="switch",
            checked=on and problem is None,
            disabled=problem is not None,
            data_change=_start(entry),
        ),
        class_="switch",
    )


def _start(entry: str) -> str:
    """Return the beginning of the message that changes an entry; the value comes behind it."""
    return str(SetGame(entry, "")).rstrip()


def _place_start(number: int, entry: str) -> str:
    return str(SetPlace(number, entry, "")).rstrip()


def _error(name: str, wrong: dict[str, str]) -> Markup | None:
    if name not in wrong:
        return None
    return el("p", icon("ui-warning"), wrong[name], id=f"{name}-error", class_="error", role="alert")


# --- The groups ---


def _mode(form: NewGame) -> Markup:
    return _group(
        say("new_game.mode"),
        _options(
            "mode",
            form.mode,
            (
                (mode, say(f"modes.{mode}.name"), el("small", say(f"modes.{mode}.text")))
                for mode in ("solo", "multiplayer")
            ),
            "options two",
        ),
    )


def _players(form: NewGame, wrong: dict[str, str]) -> Markup:
    full = len(form.seats) >= MOST
    return _group(
        say("new_game.players"),
        el("ol", (_place(form, number, place, wrong) for number, place in enumerate(form.seats))),
        button(
            AddPlace(),
            icon("ui-people"),
            say("new_game.add_player"),
            class_="button add",
            problem=say("impossible.too_many_players") if full else None,
        )
        if form.mode != "solo"
        else None,
        el("p", say("impossible.too_many_players"), class_="reason") if full else None,
        class_="players",
    )


def _place(form: NewGame, number: int, place: Place, wrong: dict[str, str]) -> Markup:
    name = clean_name(place.name) or say("new_game.seat", seat=number + 1)
    field = f"name-{number}"
    multiplayer = form.mode != "solo"
    return el(
        "li",
        el(
            "div",
            button(
                SetGame("palette", str(number)),
                mark(place.look),
                class_="look",
                label=say("new_game.look", name=name),
                aria_expanded="true" if form.palette == number else "false",
            ),
            el(
                "input",
                type="text",
                id=field,
                value=place.name,
                maxlength=MAX_NAME,
                aria_label=say("new_game.name"),
                aria_invalid="true" if field in wrong else None,
                aria_describedby=f"{field}-error" if field in wrong else None,
                spellcheck="false",
                enterkeyhint="done",
                data_input=_place_start(number, "name"),
            ),
            button(
                RemovePlace(number),
                icon("ui-close"),
                label=say("new_game.remove_player", name=name),
                class_="tool",
                problem=say("impossible.too_few_players") if len(form.seats) <= FEWEST else None,
            )
            if multiplayer
            else None,
            class_="place-head",
        ),
        _error(field, wrong),
        _palette(form, number, place.look) if form.palette == number else None,
        el(
            "div",
            _kinds(number, place) if multiplayer else None,
            _consultant(form, number) if form.consultants and form.choosing else None,
            class_="place-more",
        ),
        class_=f"place-card seat-{place.look.colour}",
    )


def _kinds(number: int, place: Place) -> Markup:
    """Return who may sit there, and what is to be said of who does: a bot's strength was measured."""
    said = say(f"kinds.{place.kind}.text")
    if place.kind in BOTS:
        said = say("new_game.rated", text=said, rating=BOTS[place.kind].rating)
    return group(_kinds_offered(number, place), el("p", said, class_="kind-said"))


def _kinds_offered(number: int, place: Place) -> Markup:
    return el(
        "div",
        (
            el(
                "label",
                el(
                    "input",
                    type="radio",
                    name=f"kind-{number}",
                    value=kind,
                    checked=kind == place.kind,
                    data_change=_place_start(number, "kind"),
                ),
                el("span", icon(KIND_ICONS.get(kind, "ui-bot")), say(f"kinds.{kind}.name"), class_="said"),
                title=say(f"kinds.{kind}.text"),
            )
            for kind in KINDS
        ),
        class_="segments kinds",
        role="radiogroup",
        aria_label=say("new_game.kind"),
    )


def _palette(form: NewGame, number: int, look: SeatLook) -> Markup:
    taken_colours = {place.look.colour: clean_name(place.name) for place in form.seats}
    taken_shapes = {place.look.shape: clean_name(place.name) for place in form.seats}
    return el(
        "div",
        el(
            "div",
            (
                _swatch(
                    SetPlace(number, "colour", str(colour)),
                    SeatLook(colour, look.shape),
                    say(f"colour_words.c{colour}"),
                    colour == look.colour,
                    taken_colours.get(colour),
                )
                for colour in COLOURS
            ),
            role="group",
            aria_label=say("new_game.colour"),
        ),
        el(
            "div",
            (
                _swatch(
                    SetPlace(number, "shape", shape),
                    SeatLook(look.colour, shape),
                    say(f"shape_words.{shape}"),
                    shape == look.shape,
                    taken_shapes.get(shape),
                )
                for shape in SHAPES
            ),
            role="group",
            aria_label=say("new_game.shape"),
        ),
        class_="palette",
    )


def _swatch(message: SetPlace, look: SeatLook, name: str, on: bool, holder: str | None) -> Markup:
    taken = holder is not None and not on
    label = f"{name}. {say('new_game.swap', name=holder)}" if taken else name
    return button(
        message,
        mark(look),
        class_="swatch taken" if taken else "swatch",
        label=label,
        aria_pressed="true" if on else "false",
    )


def _consultant(form: NewGame, number: int) -> Markup:
    """Show the consultants a place may choose; the others are there too and say why not."""
    current = chosen(form, number)

    def option(card: str) -> Markup:
        why = impossible(form, number, card)
        name = called("consultants", card)
        text = name if why is None else f"{name} – {why}"
        return el("option", text, value=card, selected=card == current, disabled=why is not None)

    return el(
        "label",
        icon(f"consultant-{current}") if current != RANDOM else icon("ui-people"),
        el(
            "select",
            el("option", say("new_game.consultant_random"), value=RANDOM, selected=current == RANDOM),
            (option(card) for card in CONSULTANTS),
            data_change=_place_start(number, "consultant"),
            aria_label=say("new_game.consultant"),
        ),
        el("small", say(f"help.consultants.{current}.line") if current != RANDOM else "", class_="quiet"),
        class_="pick",
    )


def _difficulty(form: NewGame) -> Markup:
    return _group(
        say("new_game.difficulty"),
        _options(
            "difficulty",
            form.difficulty,
            (
                (
                    name,
                    say(f"difficulties.{name}.name"),
                    el("small", _advantage(form, name)),
                )
                for name in GRIFTER_MONEY
            ),
            "options three",
        ),
    )


def _advantage(form: NewGame, difficulty: str) -> str:
    """Say what the Grifter starts with."""
    return say("new_game.grifter_starts", dollars=grifter_money(difficulty, form.consultants))


def _expansions(form: NewGame) -> Markup:
    return _group(
        say("new_game.expansions"),
        _switch("business", form.business, say("new_game.business"), say("new_game.business_text")),
        _switch(
            "consultants", form.consultants, say("new_game.consultants"), say("new_game.consultants_text")
        ),
        el(
            "div",
            (
                el(
                    "label",
                    el(
                        "input",
                        type="radio",
                        name="choosing",
                        value=value,
                        checked=(value == "yes") == form.choosing,
                        data_change=_start("choosing"),
                    ),
                    el("span", say(f"new_game.{text}"), class_="said"),
                )
                for value, text in (("no", "consultants_deal"), ("yes", "consultants_choose"))
            ),
            class_="segments",
            role="radiogroup",
            aria_label=say("new_game.consultants"),
        )
        if form.consultants
        else None,
        _sitting_out(form) if form.consultants else None,
    )


def _sitting_out(form: NewGame) -> Markup | None:
    """Say which consultants cannot be in this game, and why."""
    cards = consultants_for(form.mode, len(form.seats), form.business)
    reasons = [str(impossible(form, 0, card)) for card in CONSULTANTS if card not in cards]
    return el("p", " ".join(reasons), class_="reason") if reasons else None


def _edition(form: NewGame) -> Markup:
    return _group(
        say("new_game.edition"),
        _options(
            "edition",
            form.edition,
            (
                (edition, say(f"editions.{edition}.name"), el("small", say(f"editions.{edition}.text")))
                for edition in EDITIONS
            ),
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
    return _group(
        say("new_game.deal"),
        _first(form) if form.mode != "solo" else None,
        el(
            "div",
            el("label", say("new_game.seed"), for_="seed"),
            el(
                "div",
                el(
                    "input",
                    type="text",
                    id="seed",
                    value=form.seed,
                    maxlength=MAX_SEED,
                    spellcheck="false",
                    autocapitalize="off",
                    aria_invalid="true" if "seed" in wrong else None,
                    aria_describedby="seed-text",
                    data_input=_start("seed"),
                ),
                button(AskSeed(_start("seed")), icon("ui-turn"), say("new_game.new_seed")),
                class_="with-button",
            ),
            _error("seed", wrong),
            el("small", say("new_game.seed_text"), id="seed-text", class_="quiet"),
            class_="labelled",
        ),
        class_="late",
    )


def _first(form: NewGame) -> Markup:
    names = [
        clean_name(place.name) or say("new_game.seat", seat=n + 1) for n, place in enumerate(form.places)
    ]
    return el(
        "div",
        el("label", say("new_game.first_player"), for_="first"),
        el(
            "select",
            el("option", say("new_game.first_random"), value="random", selected=form.first is None),
            (
                el("option", name, value=str(number), selected=form.first == number)
                for number, name in enumerate(names)
            ),
            id="first",
            data_change=_start("first"),
            aria_describedby="first-text",
        ),
        el("small", say("new_game.first_text"), id="first-text", class_="quiet"),
        class_="labelled",
    )


def _table(form: NewGame) -> Markup:
    return _group(
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
        class_="late",
    )


SCREEN: Final = Screen(region("app", lambda model: (model.form, model.notice), new_game))
