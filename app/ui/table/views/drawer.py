"""The drawer beside the board: log, streets, people, stack, help and menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple

from app.engine.forecast import remaining
from app.engine.session import Session
from app.engine.state import State
from app.saves.post import as_known
from app.saves.save import POST_KEY
from app.saves.seating import Looks
from app.ui.core.codes import Code
from app.ui.core.html import NOTHING, Markup, el, group
from app.ui.core.messages import DrawerPage, OverlayName, SubjectKind
from app.ui.core.model import Offer
from app.ui.core.notice import take_later
from app.ui.core.pieces import button, icon
from app.ui.core.routes import HOME, Route
from app.ui.core.texts import counted, say
from app.ui.features.post.panel import panel
from app.ui.features.typed.views import typed
from app.ui.table.input.keys import KEYS
from app.ui.table.messages import Close, Help, LookAt, Open
from app.ui.table.model import Typed
from app.ui.table.phones import may_have_phones
from app.ui.table.views import log, reports, toolbar
from app.ui.table.views.tiles import back
from app.ui.words import handbook
from app.ui.words.names import named

PageView = Callable[[Session, State, int | None, Looks], Markup]

TYPED: Final = "typed"
"""The page of typed play, whose input is focused when it opens."""


class DrawerParts(NamedTuple):
    """What the drawer depends on."""

    page: DrawerPage | Literal[""]
    session: Session
    shown: State
    viewer: int | None
    looks: Looks
    newer: Offer
    typing: str
    """The input line of typed play."""
    lines: tuple[Typed, ...]
    """The typed lines and their answers."""
    overlay: OverlayName | Literal[""]
    turns: bool
    """Whether the map can be turned."""
    seat: int | None = None
    """The own seat in a game by post."""
    code: Code | None = None
    sure: str = ""
    """The rare step of a game by post that needs a second tap."""
    secret: bool = False
    """Whether payments are not shown, as they would answer a question."""


def drawer(parts: DrawerParts) -> Markup:
    """Show the open page of the drawer, if any."""
    page = parts.page
    if not page:
        return NOTHING
    if page == TYPED:
        return _page(page, "typed.title", typed(parts.shown, parts.typing, parts.lines))
    if page == "post":
        content = panel(parts.session, parts.seat, parts.looks, parts.code, parts.sure)
        return _page(page, "post.title", content)
    if page == "streets":
        content = reports.streets(parts.shown, parts.looks, secret=parts.secret)
        return _page(page, "buttons.overlay_streets", content)
    title, view = PAGES[page]
    content = view(parts.session, parts.shown, parts.viewer, parts.looks)
    if page == "menu":
        content = group(
            toolbar.view(turns=parts.turns),
            toolbar.overlays(parts.overlay),
            content,
            take_later(parts.newer),
        )
    return _page(page, title, content)


def _page(page: str, title: str, content: Markup) -> Markup:
    return el(
        "div",
        el(
            "header",
            el("h2", say(title), id="drawer-title", tabindex=-1, data_entry=page != TYPED),
            button(Close(), icon("ui-close"), label=say("buttons.close"), class_="tool"),
        ),
        content,
        class_=f"drawer-page page-{page}",
    )


def _log(session: Session, shown: State, viewer: int | None, looks: Looks) -> Markup:
    return log.log(session, looks)


def _menu(session: Session, shown: State, viewer: int | None, looks: Looks) -> Markup:
    return el(
        "nav",
        button(LookAt(len(session.history)), icon("ui-eye"), say("buttons.look_through")),
        button(Open("log"), icon("ui-log"), say("table.log")),
        button(Open("stack"), icon("ui-stack"), say("table.stack")),
        button(Open(TYPED), icon("ui-type"), say("typed.title")),
        button(Open("help"), icon("ui-help"), say("buttons.help")),
        button(Open("post"), icon("ui-post"), say("post.title")) if POST_KEY in session.extra else None,
        el("a", icon("ui-phone"), say("phones.title"), href=str(Route("phones")), class_="button")
        if may_have_phones(session)
        else None,
        el("a", icon("ui-rules"), say("home.rules"), href=str(Route("rules")), class_="button"),
        el("a", icon("ui-learn"), say("home.lessons"), href=str(Route("learn")), class_="button"),
        el("a", icon("ui-aid"), say("rules.aid"), href=str(Route("aid")), class_="button"),
        el("a", icon("ui-settings"), say("home.settings"), href=str(Route("settings")), class_="button"),
        el("a", icon("ui-share"), say("buttons.share"), href=str(Route("share")), class_="button"),
        el("a", icon("ui-home"), say("buttons.leave"), href=str(HOME), class_="button"),
        el("p", say("new_game.practice_badge"), class_="quiet") if session.practice else None,
        class_="menu",
        aria_label=say("buttons.menu"),
    )


# --- The stack ---


def _stack(session: Session, shown: State, viewer: int | None, looks: Looks) -> Markup:
    left = remaining(as_known(session, viewer), -1 if viewer is None else viewer)
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


def _help(session: Session, shown: State, viewer: int | None, looks: Looks) -> Markup:
    listed = {shelf: handbook.entries_for(shelf, shown.rules) for shelf in HELP_SHELVES}
    return el(
        "div",
        el("p", say("help.how"), class_="quiet"),
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
                                handbook.called(shelf, name),
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
        (_keys(part, keys) for part, keys in KEYS.items()),
        el("a", icon("ui-rules"), say("home.rules"), href=str(Route("rules")), class_="button"),
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


PAGES: Final[Mapping[DrawerPage, tuple[str, PageView]]] = {
    "log": ("table.log", _log),
    "stack": ("table.stack", _stack),
    "help": ("buttons.help", _help),
    "menu": ("buttons.menu", _menu),
    "people": ("fomo.title", reports.people),
}
"""The pages by name: the key of the title, and the view."""
