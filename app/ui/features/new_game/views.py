"""The page *Play*: players with their details, mode and expansions; rare options are folded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Final

from app.bots import BOTS
from app.engine.consultants import CONSULTANTS, consultants_for
from app.engine.editions import EDITIONS
from app.engine.setup import GRIFTER_MONEY, MAX_NAME, MAX_SEED, RANDOM, clean_name, grifter_money
from app.saves.book import player_id
from app.saves.marks import FACES, SEAT_COLOURS, SHAPES, SeatLook
from app.ui.core import pieces
from app.ui.core.feature import contributions
from app.ui.core.html import NOTHING, Child, Markup, el, group
from app.ui.core.model import Route
from app.ui.core.page_parts import page, page_head, section
from app.ui.core.places import GameWay, door_link, doors, known_people
from app.ui.core.texts import counted, listed, passage, say, sentence
from app.ui.features.new_game.form import (
    MOST,
    SEAT_KINDS,
    AddBot,
    AddPlace,
    Begin,
    LastTime,
    NewGame,
    NewSeed,
    Place,
    RemovePlace,
    SeatPlayer,
    SetGame,
    SetPlace,
    chosen_consultant,
    default_name,
    form_of,
    form_with_stored,
    free_place,
    has_last,
    impossible,
    problems,
)
from app.ui.table.model import unfinished_game
from app.ui.words.handbook import entry_name
from app.ui.words.names import kind_name, kind_words, temper_words

if TYPE_CHECKING:
    from app.engine.city import Deck
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
        pieces.button(
            SetGame("palette", str(number)),
            pieces.portrait(place.look, place.kind),
            el("span", name, class_="face-name"),
            id=f"face-{number}",
            class_="seat-face",
            label=say("new_game.look", name=name),
            aria_expanded=form.palette == number,
        ),
    )


def _adder(message: AddPlace | AddBot, drawn: str, label: str, name: str) -> Markup:
    return pieces.button(
        message,
        el("span", pieces.icon(drawn), el("b", "+", aria_hidden="true"), class_="adder"),
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
                    pieces.button(
                        SeatPlayer(id),
                        pieces.mark(
                            SeatLook(person.colour, person.shape if person.shape in SHAPES else SHAPES[0])
                        ),
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
    return pieces.text_input(
        field,
        place.name,
        maxlength=MAX_NAME,
        aria_label=say("new_game.name"),
        aria_invalid="true" if field in wrong else None,
        aria_describedby=f"{field}-error" if field in wrong else None,
        enterkeyhint="done",
        data_input=pieces.start(SetPlace(number, "name", "")),
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
            pieces.button(
                RemovePlace(number),
                pieces.icon("ui-close"),
                say("new_game.remove"),
                label=say("new_game.remove_player", name=name),
                class_="button small quiet-button",
            )
            if several
            else None,
            class_="place-head",
        ),
        pieces.error(field, wrong),
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
        pieces.radio(
            pieces.Choice(
                f"kind-{number}", kind, pieces.start(SetPlace(number, "kind", "")), kind == place.kind
            ),
            pieces.icon("ui-human" if kind == "human" else pieces.face_of(kind)),
            kind_name(kind),
            title=kind_words(kind) or None,
        )
        for kind in SEAT_KINDS
    )
    return group(
        pieces.radios(offered, "segments kinds", say("new_game.kind")),
        el("p", words.strip(), class_="kind-said"),
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
                    pieces.icon(f"face-{face}", "portrait"),
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
                    pieces.mark(SeatLook(colour, look.shape)),
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
                    pieces.mark(SeatLook(look.colour, shape)),
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
    label = passage((sentence(name), say("new_game.swap", name=holder))) if taken else name
    return pieces.button(
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
        pieces.icon(f"consultant-{current}") if current != RANDOM else pieces.icon("ui-people"),
        el(
            "select",
            pieces.option(RANDOM, say("new_game.consultant_random"), selected=current == RANDOM),
            (
                pieces.option(
                    card,
                    entry_name("consultants", card),
                    selected=card == current,
                    problem=impossible(form, number, card),
                )
                for card in CONSULTANTS
            ),
            data_change=pieces.start(SetPlace(number, "consultant", "")),
            aria_label=say("new_game.consultant"),
        ),
        el("small", say(f"help.consultants.{current}.line") if current != RANDOM else "", class_="quiet"),
        class_="pick",
    )


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
            pieces.icon("ui-play"),
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
        pieces.button(SetGame("deck", "standard"), say("new_game.standard_deck"), class_="button small"),
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
    return pieces.button(
        LastTime(),
        pieces.icon("ui-redo"),
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
    return pieces.start(SetGame(entry, ""))


def _cards(entry: str, value: str, offered: Mapping[str, tuple[str, str]], class_: str = "options") -> Markup:
    """Show a choice as cards: each value's name and description."""
    return pieces.radios(
        (
            pieces.option_card(
                pieces.Choice(entry, each, entry_change(entry), each == value), name, el("small", words)
            )
            for each, (name, words) in offered.items()
        ),
        class_,
    )


def _switch(entry: str, on: bool, name: str, said: str, problem: str | None = None) -> Markup:
    return pieces.switch(name, said, on=on, change=entry_change(entry), problem=problem)


# --- How ---


def _how(form: NewGame, wrong: Mapping[str, str]) -> Markup:
    """Show the ways to play with several people, and describe the chosen one."""
    ways = [("multiplayer", "ui-stack"), *((way.name, way.icon) for way in _ways())]
    return el(
        "section",
        el("h2", say("new_game.mode"), id="how"),
        pieces.radios(
            (
                pieces.radio(
                    pieces.Choice("mode", way, entry_change("mode"), way == form.way),
                    pieces.icon(drawn),
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
        el("h2", pieces.icon("grifter", "portrait"), say("new_game.difficulty"), id="how"),
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
        pieces.segments(
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
            pieces.button(
                SetGame("more", "no" if form.more else "yes"),
                pieces.icon("ui-up" if form.more else "ui-down"),
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
    return pieces.fieldset(
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
    return pieces.fieldset(
        say("new_game.deal"),
        _first(form) if form.mode != "solo" else None,
        el(
            "div",
            el("label", say("new_game.seed"), for_="seed"),
            el(
                "div",
                pieces.text_input(
                    "seed",
                    form.seed,
                    maxlength=MAX_SEED,
                    autocapitalize="off",
                    aria_invalid="true" if "seed" in wrong else None,
                    aria_describedby="seed-text",
                    data_input=entry_change("seed"),
                    data_change=entry_change("seed_entered"),
                ),
                pieces.button(NewSeed(), pieces.icon("ui-turn"), say("new_game.new_seed")),
                class_="with-button",
            ),
            pieces.error("seed", wrong),
            el("small", say("new_game.seed_text"), id="seed-text", class_="quiet"),
            class_="labelled",
        ),
    )


def _first(form: NewGame) -> Markup:
    return pieces.dropdown(
        "first",
        say("new_game.first_player"),
        [
            pieces.option("random", say("new_game.first_random"), selected=form.first is None),
            *_seats(form, form.first),
        ],
        entry_change("first"),
        say("new_game.first_text"),
    )


def _seats(form: NewGame, selected: int | None) -> list[Markup]:
    """Return an option for each player."""
    return [
        pieces.option(str(number), name_of(number, place), selected=selected == number)
        for number, place in enumerate(form.places)
    ]


def _me(form: NewGame, wrong: Mapping[str, str]) -> Markup:
    """Ask which of the players has this device."""
    return pieces.fieldset(
        say("post.this_device"),
        pieces.dropdown(
            "me",
            say("post.who"),
            _seats(form, form.me),
            entry_change("me"),
            say("post.how"),
            pieces.error("me", wrong),
        ),
        el("small", say("post.orders_hint"), class_="quiet") if form.business else None,
    )


def _table(form: NewGame) -> Markup:
    return pieces.fieldset(
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
