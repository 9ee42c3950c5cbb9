"""Parts that pages share: head, foot, notices, the sheet of a failure, and the page that waits for a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Final

from app.ui.core import texts
from app.ui.core.feature import Cover, ScreenRow, Unsaved, contributions, load, loses_something
from app.ui.core.html import NOTHING, Child, Markup, Parts, Region, Screen, el, group, region
from app.ui.core.messages import Dismiss, LoadAnyway, NotNow, TakeUpdate
from app.ui.core.model import HOME, Model, Notice, Offer, Route, route_in
from app.ui.core.pieces import button, icon, link, unseen
from app.ui.core.places import visited
from app.ui.core.registry import Navigate, Update
from app.ui.core.texts import say


@cache
def screens() -> Mapping[str, ScreenRow]:
    """Return the screens by name."""
    return MappingProxyType({row.name: row for row in contributions(ScreenRow)})


def parse_route(fragment: str) -> Route:
    """Parse an address from `#` on; an unknown one becomes `lost`."""
    return route_in(fragment, screens()) or Route("lost", fragment.removeprefix("#"))


def arrive(model: Model) -> Update:
    """Follow the address in `model.route`; if it is replaced, the new one shows at once."""
    row = screens()[model.route.screen]
    update: Update = load(row.arrive)(model) if row.arrive else visited(model, row.name)
    model, effects = update
    for effect in effects:
        if isinstance(effect, Navigate) and effect.replacing:  # no page may show a refused address
            model = replace(model, route=parse_route(effect.fragment))
    return model, effects


def screen_of(model: Model) -> Screen:
    """Return the page: the game if it is in sight, else the screen of the address."""
    for cover in contributions(Cover):
        covering: Screen | None = load(cover.show)(model) if cover.while_(model) else None
        if covering is not None:
            return covering
    shown = load(screens()[model.route.screen].show)
    screen: Screen = shown(model) if callable(shown) else shown
    return screen


def window_title(model: Model) -> str:
    """Return the window's title: the current screen or game, and the app's name."""
    name, key = say("home.title"), screens()[model.route.screen].title
    for cover in contributions(Cover):
        title: str = load(cover.title)(model) if cover.while_(model) else ""
        if title:
            return f"{title} – {name}"
    return f"{say(key)} – {name}" if key else name


def notices(shown: Notice | None, newer: Offer) -> Markup:
    """Show the notice, if any, and the offer of a new version."""
    return _over(group(_notice(shown), _version_offer(newer, exported=True)))


def notice(shown: Notice | None) -> Markup:
    """Show the notice, if any; the table shows the offer of a new version elsewhere."""
    return _over(_notice(shown))


def _over(messages: Markup) -> Markup:
    return el("div", messages, class_="notices") if messages else NOTHING


def _notice(shown: Notice | None) -> Markup:
    """Show a notice with a link to its rule."""
    if shown is None:
        return NOTHING
    return el(
        "div",
        icon("ui-warning") if shown.kind == "problem" else None,
        el("p", shown.text),
        el("a", say("buttons.open_rule"), href=str(Route("rules", shown.anchor))) if shown.anchor else None,
        button(Dismiss(), icon("ui-close"), label=say("buttons.close"), class_="tool"),
        class_=f"notice {shown.kind}",
    )


def offer(newer: Offer) -> Markup:
    """Offer a new version at the table; an unsaved game can be exported first."""
    return _version_offer(newer, exported=False)


def _version_offer(newer: Offer, *, exported: bool) -> Markup:
    """Offer a new version, say what prevents it, or say that it is loading; nothing once postponed."""
    match newer:
        case "available":
            take = button(TakeUpdate(), say("buttons.reload"), class_="button small")
            return _offer_box("offer", say("update.available"), take, _not_now())
        case "unsaved":
            export = [
                button(part.rescue, say("buttons.export"), class_="button small")
                for part in contributions(Unsaved)
                if part.rescue
            ]
            anyway = button(LoadAnyway(), say("buttons.load_anyway"), class_="button small")
            ways_on = (*export, anyway) if exported else (anyway,)
            return _offer_box("offer unsaved", say("update.unsaved"), *ways_on, _not_now())
        case "taking":
            return _offer_box("offer", say("update.taking"))
    return NOTHING


def _offer_box(class_: str, text: str, *ways_on: Markup) -> Markup:
    return el("div", el("p", text), ways_on, class_=class_)


def _not_now() -> Markup:
    return button(NotNow(), icon("ui-close"), label=say("buttons.not_now"), class_="tool")


def take_later(newer: Offer) -> Markup:
    """Show a discreet link to a postponed version."""
    if newer != "later":
        return NOTHING
    return button(TakeUpdate(), icon("ui-redo"), say("update.take"), class_="button newer")


def update_offer(model: Model) -> Offer:
    """Return what to say about a new version in the current situation."""
    if model.newer == "waits":
        return "unsaved" if loses_something(model) else "available"
    return model.newer


def page(
    parts: Callable[[Model], tuple[*Parts]], view: Callable[[*Parts], Markup], *regions: Region
) -> Screen:
    """Return a page: its parts of the model, its view and the regions in its slots.

    Every page shows notices.
    """

    def with_notices(model: Model) -> tuple[Notice | None, Offer, *Parts]:
        return model.notice, update_offer(model), *parts(model)

    def show(notice: Notice | None, newer: Offer, *rest: *Parts) -> Markup:
        return group(view(*rest), notices(notice, newer))

    return Screen(region("app", with_notices, show), regions)


def page_head(title: str, game: Route | None = None, up: Route = HOME) -> Markup:
    """Show a page's title after the arrow, and a chip that leads to an unfinished game.

    With the chip the head stays in sight on long pages.
    """
    chip = game_chip(game) if game is not None and game != up else None
    return el(
        "header",
        back_arrow(up),
        el("h1", title, tabindex=-1, data_refuge=True),
        chip,
        class_="page-head" if chip is None else "page-head with-game",
    )


def back_arrow(up: Route = HOME) -> Markup:
    """Show the arrow of a page. It always leads to the parent page, so arrows never go in circles."""
    title = "buttons.back_to_game" if up.screen in ("game", "play") else screens()[up.screen].title
    return link(up, icon("ui-back"), class_="tool", label=say(title or "home.title"), data_back=True)


def game_chip(game: Route) -> Markup:
    """Show the chip that leads to an unfinished game."""
    return link(
        game,
        say("buttons.game"),
        icon("ui-forward"),
        class_="button small to-game",
        label=say("buttons.back_to_game"),
        data_back=True,
    )


def section(id: str, title: str, *children: Child, class_: str = "group") -> Markup:
    """Show a section of a page, which its title names; `id` is that of the title."""
    return el("section", el("h2", title, id=id), *children, class_=class_, aria_labelledby=id)


def logo() -> Markup:
    """Show the game's name as the page's heading."""
    logo = texts.logo_drawing()
    if logo is None:
        return el("h1", say("home.title"), class_="logo", tabindex=-1, data_refuge=True)
    drawing = el("use", href=f"./assets/art/logo.svg#{logo['id']}")
    drawn = el("svg", drawing, viewBox=logo["box"], aria_hidden="true")
    heading = unseen(say("home.title"))
    return el("h1", drawn, heading, class_="logo", tabindex=-1, data_refuge=True)


def waiting(problem: str) -> Markup:
    """Show that a game is being read, or why it cannot be."""
    return el(
        "main",
        logo(),
        el("p", problem or say("loading.game"), role="alert" if problem else "status"),
        link("#/", icon("ui-home"), say("saves.title")),
        class_="page waiting",
    )


WAITING: Final = page(lambda model: (model.problem,), waiting)


def failure(report: str) -> Markup:
    """Show that something went wrong, with a bug report to copy; its buttons send no messages."""
    return el(
        "div",
        el("h2", icon("ui-warning"), say("failure.title"), id="failure-title"),
        el("p", say("failure.text"), id="failure-text"),
        el(
            "div",
            _button("reload", class_="button primary"),
            _button("copy", class_="button"),
            _button("close", class_="button"),
            class_="does",
        ),
        el("p", say("failure.copied"), id="failure-copied", role="status", hidden=True),
        el(
            "details",
            el("summary", say("failure.report")),
            el("textarea", report, id="failure-report", readonly=True, aria_label=say("failure.report")),
        ),
        class_="failure-sheet",
        role="alertdialog",
        aria_modal="true",
        aria_labelledby="failure-title",
        aria_describedby="failure-text",
    )


def _button(name: str, *, class_: str) -> Markup:
    return el("button", say(f"failure.{name}"), type="button", id=f"failure-{name}", class_=class_)
