"""The players: a row of faces, the details of the open place, and the people of the results book."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from app.bots import BOTS
from app.engine.consultants import CONSULTANTS
from app.engine.setup import MAX_NAME, RANDOM, clean_name
from app.saves.book_rows import player_id
from app.saves.marks import FACES, SEAT_COLOURS, SHAPES, SeatLook
from app.ui.core.html import NOTHING, Child, Markup, el, group
from app.ui.core.page_parts import section
from app.ui.core.pieces import (
    Choice,
    button,
    error,
    face_of,
    icon,
    mark,
    option,
    portrait,
    radio,
    radios,
    start,
    text_input,
)
from app.ui.core.texts import say
from app.ui.features.new_game.form import (
    MOST,
    SEAT_KINDS,
    AddBot,
    AddPlace,
    NewGame,
    Place,
    RemovePlace,
    SeatPlayer,
    SetGame,
    SetPlace,
    chosen_consultant,
    default_name,
    free_place,
    impossible,
)
from app.ui.words.handbook import entry_name
from app.ui.words.names import kind_name, kind_words, temper_words

if TYPE_CHECKING:
    from app.saves.book import ResultsBook


OFFERED: Final = 12
"""The number of people of the results book to choose from, those who played last."""


def players(form: NewGame, wrong: Mapping[str, str], known: ResultsBook | None) -> Markup:
    """Show a face for each place, the buttons that add one, and the details of the open place."""
    full = form.mode != "solo" and len(form.places) >= MOST
    number = form.palette
    return section(
        "who-plays",
        say("new_game.players"),
        el(
            "ol",
            (_face(form, number, place) for number, place in enumerate(form.seats)),
            None
            if full
            else el(
                "li",
                _adder(AddPlace(), "ui-human", say("new_game.add_player"), say("new_game.add_player_short")),
            ),
            None
            if full
            else el("li", _adder(AddBot(), "ui-bot", say("new_game.add_bot"), say("new_game.add_bot_short"))),
            class_="faces",
        ),
        el("p", say("impossible.too_many_players"), class_="reason") if full else None,
        _place(form, number, wrong) if number is not None and number < len(form.seats) else None,
        _known(form, known) if known is not None and not full else None,
        class_="players",
    )


def _face(form: NewGame, number: int, place: Place) -> Markup:
    name = name_of(number, place)
    return el(
        "li",
        button(
            SetGame("palette", str(number)),
            portrait(place.look, place.kind),
            el("span", name, class_="face-name"),
            id=f"face-{number}",
            class_="seat-face",
            label=say("new_game.look", name=name),
            aria_expanded=form.palette == number,
        ),
    )


def _adder(message: AddPlace | AddBot, drawn: str, label: str, name: str) -> Markup:
    return button(
        message,
        el("span", icon(drawn), el("b", "+", aria_hidden="true"), class_="adder"),
        el("span", name, class_="face-name"),
        class_="seat-face",
        label=label,
    )


def _known(form: NewGame, known: ResultsBook) -> Markup:
    """Show the people of the book who have no place yet; each keeps their last colour and shape."""
    sitting = {known.person(player_id(place.name)) for place in form.seats}
    passing = {say("new_game.solo_name"), *(default_name(n, "human") for n in range(MOST))}
    offered = [
        (id, person)
        for id, person in known.people.items()
        if person.name and id not in known.aliases and id not in sitting and person.name not in passing
    ]
    if not offered:
        return NOTHING
    latest = sorted(offered, key=lambda found: (-found[1].at, found[1].name))[:OFFERED]
    full = free_place(form) is None
    return el(
        "div",
        el("p", say("new_game.known"), id="known-people", class_="quiet"),
        el(
            "ul",
            (
                el(
                    "li",
                    button(
                        SeatPlayer(id),
                        mark(SeatLook(person.colour, person.shape if person.shape in SHAPES else SHAPES[0])),
                        person.name,
                        class_="chip",
                        problem=say("impossible.too_many_players") if full else None,
                    ),
                )
                for id, person in latest
            ),
            class_="chips",
            aria_labelledby="known-people",
        ),
        class_="known-people",
    )


def name_of(number: int, place: Place) -> str:
    """Return the name of a place, or a stand-in if it is empty."""
    return clean_name(place.name) or say("new_game.seat", seat=number + 1)


# --- The open place ---


def name_input(number: int, place: Place, wrong: Mapping[str, str]) -> Markup:
    """Show the field for a player's name."""
    field = f"name-{number}"
    return text_input(
        field,
        place.name,
        maxlength=MAX_NAME,
        aria_label=say("new_game.name"),
        aria_invalid="true" if field in wrong else None,
        aria_describedby=f"{field}-error" if field in wrong else None,
        enterkeyhint="done",
        data_input=start(SetPlace(number, "name", "")),
    )


def _place(form: NewGame, number: int, wrong: Mapping[str, str]) -> Markup:
    """Show all entries of a place."""
    place = form.seats[number]
    name, field, several = name_of(number, place), f"name-{number}", form.mode != "solo"
    return el(
        "div",
        el(
            "div",
            name_input(number, place, wrong),
            button(
                RemovePlace(number),
                icon("ui-close"),
                say("new_game.remove"),
                label=say("new_game.remove_player", name=name),
                class_="button small quiet-button",
            )
            if several
            else None,
            class_="place-head",
        ),
        error(field, wrong),
        _kinds(number, place, by_post=form.by_post) if several else None,
        _looks(form, number, place),
        _consultant(form, number) if form.consultants and form.choosing else None,
        class_=f"place-card seat-{place.look.colour}",
    )


def _kinds(number: int, place: Place, *, by_post: bool) -> Markup:
    """Show the kinds of player for a place and describe the chosen one, with a bot's measured strength."""
    words = kind_words(place.kind)
    if by_post and place.kind == "human":
        words = say("post.person")
    if place.kind in BOTS:
        words = say("new_game.rated", text=words, rating=BOTS[place.kind].rating)
        words = f"{temper_words(place.kind)} {words}"
    offered = (
        radio(
            Choice(f"kind-{number}", kind, start(SetPlace(number, "kind", "")), kind == place.kind),
            icon("ui-human" if kind == "human" else face_of(kind)),
            kind_name(kind),
            title=kind_words(kind) or None,
        )
        for kind in SEAT_KINDS
    )
    return group(
        radios(offered, "segments kinds", say("new_game.kind")), el("p", words.strip(), class_="kind-said")
    )


def _looks(form: NewGame, number: int, place: Place) -> Markup:
    """Show the faces of people, and the colours and shapes of seats."""
    look = place.look
    colours = {place.look.colour: clean_name(place.name) for place in form.seats}
    shapes = {place.look.shape: clean_name(place.name) for place in form.seats}
    return el(
        "div",
        _swatches(
            say("new_game.face"),
            (
                _swatch(
                    SetPlace(number, "face", face),
                    icon(f"face-{face}", "portrait"),
                    say(f"face_words.{face}"),
                    face == (look.face or look.shape),
                )
                for face in FACES
            ),
        )
        if place.kind == "human"
        else None,
        _swatches(
            say("new_game.colour"),
            (
                _swatch(
                    SetPlace(number, "colour", str(colour)),
                    mark(SeatLook(colour, look.shape)),
                    say(f"colour_words.c{colour}"),
                    colour == look.colour,
                    colours.get(colour),
                )
                for colour in SEAT_COLOURS
            ),
        ),
        _swatches(
            say("new_game.shape"),
            (
                _swatch(
                    SetPlace(number, "shape", shape),
                    mark(SeatLook(look.colour, shape)),
                    say(f"shape_words.{shape}"),
                    shape == look.shape,
                    shapes.get(shape),
                )
                for shape in SHAPES
            ),
        ),
        class_="palette",
    )


def _swatches(label: str, swatches: Iterable[Markup]) -> Markup:
    return el("div", swatches, role="group", aria_label=label)


def _swatch(message: SetPlace, drawn: Child, name: str, on: bool, holder: str | None = None) -> Markup:
    """Show a choice of looks; `holder` is the name of the place that has it."""
    taken = holder is not None and not on
    label = f"{name}. {say('new_game.swap', name=holder)}" if taken else name
    return button(
        message,
        drawn,
        class_="swatch taken" if taken else "swatch",
        label=label,
        aria_pressed=on,
    )


# --- Consultants ---


def _consultant(form: NewGame, number: int) -> Markup:
    """Show all consultants for a place, with the reason at those it cannot choose."""
    current = chosen_consultant(form, number)
    return el(
        "label",
        icon(f"consultant-{current}") if current != RANDOM else icon("ui-people"),
        el(
            "select",
            option(RANDOM, say("new_game.consultant_random"), selected=current == RANDOM),
            (
                option(
                    card,
                    entry_name("consultants", card),
                    selected=card == current,
                    problem=impossible(form, number, card),
                )
                for card in CONSULTANTS
            ),
            data_change=start(SetPlace(number, "consultant", "")),
            aria_label=say("new_game.consultant"),
        ),
        el("small", say(f"help.consultants.{current}.line") if current != RANDOM else "", class_="quiet"),
        class_="pick",
    )
