"""The first page: one button for newcomers; for others their street, what to play next, and their games."""

from __future__ import annotations

from functools import cache
from typing import Final

from app.ui.core.feature import contributions
from app.ui.core.html import Child, Markup, Region, Screen, el, slot
from app.ui.core.messages import ChangeSetting
from app.ui.core.model import Model, Offer
from app.ui.core.page_parts import logo, page, take_later, update_offer
from app.ui.core.pieces import alert, button, drawing, icon
from app.ui.core.places import Door, HomeSection, door_link, doors, is_returner, region_at
from app.ui.core.texts import language, languages, say

STREET: Final = ("corner-cafe", "cinema", "art-gallery", "grand-hotel", "city-park")
"""The street at the top, which `index.html` also shows while the app starts."""


def _newcomer(problem: str, newer: Offer) -> Markup:
    """Show newcomers a description of the game, a button to begin, and the minor links."""
    return el(
        "main",
        el("header", _languages(), class_="corner"),
        _street(),
        el("div", logo(), el("p", say("home.tagline"), class_="tagline"), class_="sign-board"),
        _problem(problem),
        el(
            "div",
            (slot(part.id) for part in _regions("newcomer")),
            el("nav", (_quiet(door) for door in doors("newcomer")), class_="quiet-doors"),
            class_="begin",
        ),
        (slot(part.id, "section") for part in _regions("below")),
        take_later(newer),
        class_="page home newcomer",
    )


def _street() -> Markup:
    return el("div", (drawing(tile, "house") for tile in STREET), class_="street", aria_hidden="true")


def _quiet(door: Door) -> Markup:
    return door_link(door, "button quiet-button")


def _returner(problem: str, newer: Offer) -> Markup:
    """Show the street, what to play next, the links, the games, and on wide screens the last city."""
    return el(
        "main",
        el(
            "header",
            logo(),
            el(
                "nav",
                (_quiet(door) for door in doors("corner")),
                class_="corner",
                aria_label=say("more.title"),
            ),
            class_="home-head",
        ),
        _problem(problem),
        _slots("street", "panorama"),
        el("div", _slots("lead", "lead"), class_="leads"),
        el("nav", (door_link(door, "button door") for door in doors("home")), class_="doors"),
        _slots("list", "listed"),
        _slots("view", "last-city"),
        take_later(newer),
        class_="page home returner",
    )


def _slots(place: str, class_: str) -> list[Markup]:
    return [slot(part.id, class_=class_) for part in _regions(place)]


def _problem(problem: str) -> Child:
    return alert(problem, "error") if problem else None


def _languages() -> Markup:
    """Show the current language, which opens the list of languages in their own names."""
    names = languages()
    others = (
        button(ChangeSetting("language", code), name, class_="chip", lang=code)
        for code, name in names.items()
        if code != language()
    )
    return el(
        "details",
        el("summary", icon("ui-language"), names[language()], class_="chip"),
        el("div", others),
        class_="languages",
        data_menu=True,
    )


# --- What features contribute ---


@cache
def _sections(place: str) -> tuple[HomeSection, ...]:
    parts = (part for part in contributions(HomeSection) if part.place == place)
    return tuple(sorted(parts, key=lambda part: part.order))


def _regions(place: str) -> tuple[Region, ...]:
    return tuple(region_at(part.region) for part in _sections(place))


def home_screen(model: Model) -> Screen:
    """Return the first page, for those who have played or for newcomers."""
    return returners_page() if is_returner(model) else newcomers_page()


@cache
def newcomers_page() -> Screen:
    """Return the page for newcomers."""
    regions = (*_regions("newcomer"), *_regions("below"))
    return page(lambda model: (model.problem, update_offer(model)), _newcomer, *regions)


@cache
def returners_page() -> Screen:
    """Return the page for returning players."""
    regions = (region for place in ("street", "lead", "list", "view") for region in _regions(place))
    return page(lambda model: (model.problem, update_offer(model)), _returner, *regions)
