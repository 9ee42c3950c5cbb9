"""Explanations of subjects: a building, tile, consultant, token, person or symbol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from app.engine.city import Site
from app.engine.deck import ICONS, Building
from app.engine.forecast import standings
from app.engine.geometry import Cell, parse_cell
from app.engine.state import Rules, State
from app.engine.valuation import receipt
from app.saves.seating import Looks
from app.ui.core.feature import contributions
from app.ui.core.html import NOTHING, Child, Markup, el
from app.ui.core.pieces import button, icon, link, mark, money
from app.ui.core.routes import Route
from app.ui.core.settings import Helps
from app.ui.core.texts import counted, knows, listed, passage, say, sentence
from app.ui.table.draft import NUMBERED
from app.ui.table.messages import Help, SubjectKind, read_subject
from app.ui.table.places import SeatButton
from app.ui.table.views.valuations import receipt_lines
from app.ui.words import handbook
from app.ui.words.names import named, seat_name
from app.ui.words.printed import valuation_entry, valuation_help
from app.ui.words.sentences import ends_of, name_at, residents_words, token_words

SUBJECT_SHELVES: Final[Mapping[SubjectKind, str]] = {
    "consultant": "consultants",
    "token": "business",
    "symbol": "symbols",
    "person": "people",
    "back": "backs",
    "topic": "topics",
}
"""The shelves of `help.toml` by the first word of a subject."""


class SubjectParts(NamedTuple):
    """The inputs of the explanation of a subject."""

    state: State
    looks: Looks
    helps: Helps
    phones: bool = False
    """Whether hands can be on phones."""
    secret: bool = False
    """Whether to hide worths, because they would answer a question."""


def subject_card(parts: SubjectParts, subject: str) -> Markup:
    """Explain a subject; return nothing for an unknown one, perhaps from an old link."""
    state, looks = parts.state, parts.looks
    read = read_subject(subject)
    if read is None:
        return NOTHING
    kind, name = read
    if kind == "cell":
        cell = parse_cell(name)
        return _building_here(state, cell, looks, secret=parts.secret) if cell in state.city else NOTHING
    if kind == "tile" and name in state.rules.deck:
        building = state.rules.deck[name]
        return card(named(building), _tile_text(state, building), _valuation_anchor(building))
    if kind == "seat":
        return _seat_card(state, name, looks, parts.helps, phones=parts.phones)
    shelf = SUBJECT_SHELVES.get(kind, "")
    if name not in handbook.entries(shelf):
        return NOTHING
    text = _shelf_text(kind, shelf, name, state.rules)
    return card(handbook.entry_name(shelf, name), text, handbook.anchor(shelf, name))


def _seat_card(state: State, number: str, looks: Looks, helps: Helps, *, phones: bool) -> Markup:
    """Show a seat's money, signs, tokens, consultant and hand.

    `phones`: a person's hand can be on a phone.
    """
    if not number.isdecimal() or int(number) >= len(state.seats):
        return NOTHING
    at = int(number)
    seat, grifter = state.seats[at], state.rules.is_grifter(at)
    children: list[Child] = [
        el(
            "p",
            mark(looks[at]),
            el("strong", seat_name(state, at)),
            money(seat.money, "money big"),
            class_="payee",
        )
    ]
    if helps in NUMBERED and not state.over:
        children.append(el("p", say("table.forecast", dollars=standings(state)[at])))
    if not grifter:
        children.append(el("p", say("table.signs_left", signs=counted("sign", seat.signs))))
    if state.rules.business:
        held = zip(ICONS, seat.tokens, strict=True)
        tokens = [token_words(kind, count) for kind, count in held if count]
        children.append(el("p", listed(tokens, "unit")) if tokens else None)
    if seat.consultant:
        name = handbook.entry_name("consultants", seat.consultant)
        children.append(el("p", el("strong", name)))
        children.append(
            _entry(
                f"consultant-{seat.consultant}",
                handbook.entry_text("consultants", seat.consultant, state.rules),
            )
        )
    if phones and seat.kind == "human":
        children += [
            button(f"{each.verb} {at}", icon(each.icon), say(each.text)) for each in contributions(SeatButton)
        ]
    return card(seat_name(state, at), children, handbook.anchor("topics", "sign"))


def _valuation_anchor(building: Building) -> str:
    return handbook.anchor("valuations", valuation_entry(building))


def card(title: str, children: Child, anchor: str = "") -> Markup:
    """Show a card over the board, with a link to its rule."""
    return el(
        "div",
        el(
            "header",
            el("h3", title, tabindex=-1, data_entry=True),
            button(Help(""), icon("ui-close"), label=say("buttons.close"), class_="tool"),
        ),
        children,
        link(Route("rules", anchor), icon("ui-help"), say("buttons.open_rule"), class_="button small")
        if anchor
        else None,
        class_="card subject right",
        role="dialog",
        aria_label=title,
    )


def _tile_text(state: State, building: Building) -> list[Child]:
    flavour = f"flavour.{building.id}"
    children: list[Child] = [el("p", say(flavour), class_="quiet")] if knows(flavour) else []
    children.append(el("p", valuation_help(building, state.rules)))
    arrivals = building.cell is None
    children += [
        _entry(f"symbol-{symbol}", _symbol("symbols", symbol, state.rules, arrivals=arrivals))
        for symbol in dict.fromkeys(building.symbols)
    ]
    children += [_pointing()] if building.symbols else []
    if state.rules.business:
        children += [
            _entry(f"business-{kind}", handbook.entry_text("business", kind, state.rules))
            for kind in dict.fromkeys(building.icons)
        ]
    return children


def _shelf_text(kind: str, shelf: str, name: str, rules: Rules) -> list[Child]:
    pointing = [_pointing()] if kind == "symbol" else []
    return [el("p", _symbol(shelf, name, rules, arrivals=True)), *pointing]


def _pointing() -> Markup:
    """Say where symbols count."""
    return el("p", say("help.pointing.text"))


def _symbol(shelf: str, name: str, rules: Rules, *, arrivals: bool) -> str:
    """Return a help text; `arrivals`: it says who arrives with the tile."""
    arrival = f"help.{shelf}.{name}.arrival"
    text = handbook.entry_text(shelf, name, rules)
    return f"{say(arrival)} {text}" if arrivals and knows(arrival) else text


def _entry(drawn: str, text: str) -> Markup:
    return el("p", icon(drawn, f"icon {drawn}"), el("span", text), class_="entry")


def _building_here(state: State, cell: Cell, looks: Looks, *, secret: bool) -> Markup:
    site = state.city.sites[cell]
    children: list[Child] = []
    if site.owner is not None:
        now = receipt(state, cell) if not secret else None
        children.append(
            el(
                "p",
                mark(looks[site.owner]),
                el("strong", seat_name(state, site.owner)),
                money(now.dollars, "money big") if now is not None else None,
                class_="payee",
            )
        )
        children.append(receipt_lines(state, now) if now is not None else None)
    children += [_street(state, cell), _people(site)]
    children += _tile_text(state, site.building)
    return card(named(site.building), children, _valuation_anchor(site.building))


def _street(state: State, cell: Cell) -> Markup:
    street = state.city.streets[cell]
    parts = [say("preview.street", count=len(street.cells))]
    for end, at in zip(ends_of(street.facing), street.ends, strict=True):
        facing = say(f"facings.{end}")
        parts.append(
            say("preview.closed_by", end=facing, building=name_at(state, at))
            if at in state.city
            else say("preview.open_end", end=facing)
        )
    return el("p", passage(map(sentence, parts)), class_="quiet")


def _people(site: Site) -> Child:
    words = residents_words(site.people, site.fomo)
    return el("p", listed(words, "unit"), class_="quiet") if words else None
