"""What can be explained in place: a building, a tile, a consultant, a token, a person, a symbol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.engine.city import Site
from app.engine.deck import COLOURS, Building
from app.engine.geometry import Cell, parse_cell
from app.engine.state import Rules, State
from app.engine.valuation import receipt
from app.ui.html import NOTHING, Child, Markup, el
from app.ui.messages import Help
from app.ui.routes import Route
from app.ui.seating import Looks
from app.ui.telling.words import ends_of, help_words, name_at, seat_name, valuation_entry, valuation_help
from app.ui.texts import book, counted, say
from app.ui.views.table.pieces import button, icon, mark, money, receipt_lines

SHELVES: Final = {
    "consultant": "consultants",
    "token": "business",
    "symbol": "symbols",
    "person": "people",
    "back": "backs",
    "topic": "topics",
}
"""The tables of `help.toml` by the first word of a subject."""


def card(state: State, subject: str, looks: Looks) -> Markup:
    """Explain a subject; one that does not exist (an old link, say) explains nothing."""
    kind, _, name = subject.partition(" ")
    if kind == "cell":
        cell = parse_cell(name)
        return _building_here(state, cell, looks) if cell in state.city else NOTHING
    if kind == "tile" and name in state.rules.deck:
        building = state.rules.deck[name]
        return _card(building.name, _printed(state, building), valuation_entry(building)["anchor"])
    entry: Mapping[str, Any] | None = book("help").get(SHELVES.get(kind, ""), {}).get(name)
    if entry is None:
        return NOTHING
    return _card(entry["name"], _told(kind, entry, state.rules), entry["anchor"])


def _card(title: str, children: Child, anchor: str) -> Markup:
    return el(
        "div",
        el(
            "header",
            el("h3", title),
            button(Help(""), icon("ui-close"), label=say("buttons.close"), class_="tool"),
        ),
        children,
        el(
            "a",
            icon("ui-help"),
            say("buttons.open_rule"),
            href=str(Route("rules", anchor)),
            class_="button small",
        ),
        class_="card subject right",
        role="dialog",
        aria_label=title,
    )


def _printed(state: State, building: Building) -> list[Child]:
    flavour = book("help")["flavour"].get(building.id)
    said: list[Child] = [el("p", flavour, class_="quiet")] if flavour else []
    said.append(el("p", valuation_help(building, state.rules)))
    symbols = book("help")["symbols"]
    built = building.cell is None
    said += [
        _entry(f"symbol-{symbol}", _symbol(symbols[symbol], state.rules, built=built))
        for symbol in dict.fromkeys(building.symbols)
    ]
    said += [_pointing()] if building.symbols else []
    if state.rules.business:
        icons = book("help")["business"]
        said += [
            _entry(f"business-{kind}", help_words(icons[kind], state.rules))
            for kind in dict.fromkeys(building.icons)
        ]
    return said


def _told(kind: str, entry: Mapping[str, Any], rules: Rules) -> list[Child]:
    pointing = [_pointing()] if kind == "symbol" else []
    return [el("p", _symbol(entry, rules, built=True)), *pointing]


def _pointing() -> Markup:
    """Return where symbols count."""
    return el("p", book("help")["pointing"]["text"])


def _symbol(entry: Mapping[str, Any], rules: Rules, *, built: bool) -> str:
    """Return a text of the help; who arrives with a symbol is told only of what is `built`."""
    arrival = f"{entry['arrival']} " if built and "arrival" in entry else ""
    return arrival + help_words(entry, rules)


def _entry(drawn: str, text: str) -> Markup:
    return el("p", icon(drawn, f"icon {drawn}"), el("span", text), class_="entry")


def _building_here(state: State, cell: Cell, looks: Looks) -> Markup:
    site = state.city.sites[cell]
    children: list[Child] = []
    if site.owner is not None:
        now = receipt(state, cell)
        children.append(
            el(
                "p",
                mark(looks[site.owner]),
                el("strong", seat_name(state, site.owner)),
                money(now.dollars, "money big"),
                class_="payee",
            )
        )
        children.append(receipt_lines(state, now))
    children += [_street(state, cell), _people(site)]
    children += _printed(state, site.building)
    return _card(site.building.name, children, valuation_entry(site.building)["anchor"])


def _street(state: State, cell: Cell) -> Markup:
    street = state.city.streets[cell]
    parts = [say("preview.street", count=len(street.cells))]
    for end, at in zip(ends_of(street.facing), street.ends, strict=True):
        facing = say(f"facings.{end}")
        parts.append(
            f"{say('preview.closed_end', end=facing)} ({name_at(state, at)})"
            if at in state.city
            else say("preview.open_end", end=facing)
        )
    return el("p", ". ".join(parts) + ".", class_="quiet")


def _people(site: Site) -> Child:
    said = [counted(c, n) for c, n in zip(COLOURS, site.people, strict=True) if n]
    said += [
        f"{counted(c, n)} {say('spoken.with_fomo')}" for c, n in zip(COLOURS, site.fomo, strict=True) if n
    ]
    return el("p", say("list.comma").join(said), class_="quiet") if said else None
