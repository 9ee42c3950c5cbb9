"""The drawer beside the board: its open page, and pages of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from app.engine.city import COLOURS
from app.engine.forecast import StreetReport, remaining, street_reports, waiting_people
from app.engine.session import Session
from app.engine.state import State
from app.saves.marks import Looks
from app.saves.post import state_known_to
from app.ui.core.html import NOTHING, Markup, el, group
from app.ui.core.messages import ChangeSetting
from app.ui.core.model import Model, Offer, Route
from app.ui.core.page_parts import take_later, update_offer
from app.ui.core.pieces import button, icon, link, switch_button
from app.ui.core.texts import counted, listed, say
from app.ui.table.input.keys import keys_in_help
from app.ui.table.messages import Close, Help, OverlayName, SubjectKind
from app.ui.table.model import Table
from app.ui.table.places import DrawerPage, MenuEntry, Placed, active, drawer_page, placed
from app.ui.table.views import toolbar
from app.ui.table.views.board import lights, pays
from app.ui.table.views.tiles import back
from app.ui.words import handbook
from app.ui.words.names import named
from app.ui.words.sentences import name_at


def drawer_parts(model: Model, table: Table) -> Placed[DrawerPage] | None:
    """Return the open page of the drawer, or `None` while the drawer is closed."""
    page = drawer_page(table.board.drawer) if table.board.drawer else None
    return placed(page, model, table) if page is not None else None


def drawer(opened: Placed[DrawerPage] | None) -> Markup:
    """Show the open page of the drawer, if any."""
    if opened is None:
        return NOTHING
    page = opened.place
    return el(
        "div",
        el(
            "header",
            el("h2", say(page.title), id="drawer-title", tabindex=-1, data_entry=page.entry),
            button(Close(), icon("ui-close"), label=say("buttons.close"), class_="tool"),
        ),
        opened.markup,
        class_=f"drawer-page page-{page.name}",
    )


# --- The pages of the table ---


def log_parts(model: Model, table: Table) -> tuple[Session, Looks]:
    """Return the inputs of the log."""
    return table.session, table.viewing.looks


def view_parts(model: Model, table: Table) -> tuple[OverlayName | Literal[""], bool]:
    """Return the inputs of the view page."""
    return table.board.overlay, table.origin.played


def view_page(overlay: OverlayName | Literal[""], turns: bool) -> Markup:
    """Show the overlays of the city, and the buttons for gestures; `turns`: the map can be turned."""
    return group(toolbar.overlays(overlay), el("h3", say("tools.view")), toolbar.view_tools(turns=turns))


def streets_parts(model: Model, table: Table) -> tuple[State, Looks, bool]:
    """Return the inputs of the reports on streets."""
    return table.shown, table.viewing.looks, table.origin.secret


def people_parts(model: Model, table: Table) -> tuple[State]:
    """Return the inputs of the report on waiting people."""
    return (table.shown,)


def stack_parts(model: Model, table: Table) -> tuple[Session, State, int | None]:
    """Return the inputs of the remaining tiles."""
    return table.session, table.shown, table.viewing.viewer


def help_parts(model: Model, table: Table) -> tuple[State, tuple[MenuEntry, ...]]:
    """Return the inputs of the help."""
    return table.shown, _entries(model, "help")


def menu_parts(model: Model, table: Table) -> tuple[Offer, str, Session, tuple[MenuEntry, ...]]:
    """Return the inputs of the menu."""
    return update_offer(model), model.settings.sound, table.session, _entries(model, "menu")


def _entries(model: Model, page: str) -> tuple[MenuEntry, ...]:
    """Return the entries of a page in their order."""
    shown = (entry for entry in active(MenuEntry, model) if entry.page == page)
    return tuple(sorted(shown, key=lambda entry: entry.position))


def menu(newer: Offer, sound: str, session: Session, entries: tuple[MenuEntry, ...]) -> Markup:
    """Show the menu: its entries, then the switch for the sound."""
    return group(
        el(
            "nav",
            map(_entry, entries),
            _speaker(sound),
            el("p", say("new_game.practice_badge"), class_="quiet") if session.practice else None,
            class_="menu",
            aria_label=say("buttons.menu"),
        ),
        take_later(newer),
    )


def _speaker(sound: str) -> Markup:
    """Show the switch for the sound."""
    on = sound != "off"
    message = ChangeSetting("sound", "off" if on else "quiet")
    return switch_button(message, "ui-sound" if on else "ui-mute", say("tools.sound"), on=on)


def _entry(entry: MenuEntry) -> Markup:
    if entry.message:
        return button(entry.message, icon(entry.icon), say(entry.text))
    return link(Route(entry.screen), icon(entry.icon), say(entry.text))


# --- The stack ---


def stack_page(session: Session, shown: State, viewer: int | None) -> Markup:
    """Show the tiles that are left."""
    left = remaining(state_known_to(session, viewer), -1 if viewer is None else viewer)
    count = len(session.state.stack) + len(session.state.grifter_stack)
    return el(
        "div",
        el("p", say("table.stack_left", tiles=counted("tile", count)) if count else say("empty.stack")),
        _backs(left.backs) if left.backs is not None and count else None,
        _buildings(shown, left.buildings)
        if left.buildings is not None
        else el("p", say("table.unknown_removed"), class_="quiet"),
        class_="remaining",
    )


def _backs(backs: Mapping[str, int]) -> Markup:
    return el(
        "section",
        el("h3", say("table.remaining_backs")),
        el(
            "ul",
            (
                el("li", back(symbol), el("span", say(f"symbol_words.{symbol}")), el("strong", count))
                for symbol, count in backs.items()
            ),
            class_="counts",
        ),
    )


def _buildings(shown: State, buildings: tuple[str, ...]) -> Markup:
    deck = shown.rules.deck
    return el(
        "section",
        el("h3", say("table.remaining_buildings")),
        el(
            "ul",
            (
                el(
                    "li",
                    button(Help(f"tile {tile}"), back(deck[tile].back), named(deck[tile]), class_="lights"),
                )
                for tile in sorted(buildings, key=lambda tile: (str(deck[tile].back), named(deck[tile])))
            ),
            class_="buildings",
        ),
    )


# --- Help ---

HELP_SHELVES: Final[Mapping[str, SubjectKind]] = {
    "topics": "topic",
    "people": "person",
    "symbols": "symbol",
    "business": "token",
    "consultants": "consultant",
}
"""The shelves of `help.toml` and the first words of their subjects."""


def help_page(shown: State, entries: tuple[MenuEntry, ...]) -> Markup:
    """Show the help: the ways to learn more, its subjects, and the keys."""
    listed = {shelf: handbook.entries_for(shelf, shown.rules) for shelf in HELP_SHELVES}
    return el(
        "div",
        el("p", say("help.how"), class_="quiet"),
        el("nav", map(_entry, entries), class_="menu", aria_label=say("help.more")),
        (
            el(
                "section",
                el("h3", say(f"help.{shelf}")),
                el(
                    "ul",
                    (
                        el(
                            "li",
                            button(
                                Help(f"{HELP_SHELVES[shelf]} {name}"),
                                handbook.entry_name(shelf, name),
                                class_="chip",
                            ),
                        )
                        for name in names
                    ),
                    class_="chips",
                ),
            )
            for shelf, names in listed.items()
            if names
        ),
        (_keys(part, keys) for part, keys in keys_in_help().items()),
        class_="helps",
    )


def _keys(part: str, keys: Mapping[str, str]) -> Markup:
    """Show the keys of a section and their meanings."""
    return el(
        "section",
        el("h3", say(f"keys.{part}_title")),
        el(
            "dl",
            (
                el("div", el("dt", el("kbd", caps)), el("dd", say(f"keys.{name}")))
                for caps, name in keys.items()
            ),
            class_="keys",
        ),
    )


def streets(shown: State, looks: Looks, secret: bool) -> Markup:
    """Show each open street with an owned building: length, ends and possible payment.

    `secret`: payments are neither shown nor sort the streets.
    """
    reports = [report for report in street_reports(shown) if not report.enclosed and report.receipts]
    reports.sort(key=lambda report: (len(report.open_ends), 0 if secret else -sum(report.dollars)))
    return el("ul", (_street(shown, report, looks, secret=secret) for report in reports), class_="reports")


def _street(state: State, report: StreetReport, looks: Looks, *, secret: bool) -> Markup:
    cells = report.street.cells
    names = listed([name_at(state, cell) for cell in cells], "unit")
    one_left = len(report.open_ends) == 1
    return el(
        "li",
        lights(
            cells,
            el("strong", names),
            el("span", say("preview.street", count=len(cells))),
            icon("ui-warning") if one_left else None,
            pays(looks, report.dollars) if not secret else None,
            class_="report danger" if one_left else "report",
        ),
    )


def people(shown: State) -> Markup:
    """Show who has FOMO, and where."""
    standing = waiting_people(shown)
    lines = [
        lights(
            (cell,),
            icon(f"person-{colour}", "person fomo"),
            say("fomo.waiting", people=counted(colour, count), building=name_at(shown, cell)),
            class_="report",
        )
        for colour in COLOURS
        for cell, count in standing[colour].items()
    ]
    if not lines:
        return el("p", say("empty.fomo"), class_="quiet")
    return el("ul", (el("li", line) for line in lines), class_="reports")
