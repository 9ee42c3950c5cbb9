"""Overlays of the city: owners, streets, people."""

from __future__ import annotations

from app.engine.city import LONGEST_STREET
from app.engine.deck import COLOURS
from app.engine.forecast import street_reports
from app.engine.geometry import Cell
from app.engine.people import destinations
from app.engine.state import State
from app.saves.seating import Looks
from app.ui.core.html import Markup, el, group
from app.ui.core.pieces import at, icon, mark
from app.ui.table.views.board import pays
from app.ui.table.views.city import outline, span


def show_overlay(state: State, overlay: str, looks: Looks, *, secret: bool) -> Markup | None:
    """Show the chosen overlay, or nothing; `secret`: without payments."""
    match overlay:
        case "owners":
            return _owners(state, looks)
        case "streets":
            return _streets(state, looks, secret=secret)
        case "people":
            return _people(state)
    return None


def _owners(state: State, looks: Looks) -> Markup:
    return group(
        el(
            "div",
            mark(looks[site.owner]) if site.owner is not None else None,
            class_=f"owner seat-{looks[site.owner].colour}" if site.owner is not None else "owner nobody",
            style=at(cell),
        )
        for cell, site in state.city.sites.items()
    )


def _streets(state: State, looks: Looks, *, secret: bool) -> Markup:
    """Show each street that can still grow or close: length, open ends and, unless secret, its payment."""
    return group(
        el(
            "div",
            el(
                "span",
                el("b", f"{len(report.street.cells)}/{LONGEST_STREET}"),
                pays(looks, report.dollars) if not secret else None,
                class_="street-chip",
            ),
            class_="street-report" + (" danger" if len(report.open_ends) == 1 else ""),
            style=at(report.street.first) + span(report.street),
        )
        for report in street_reports(state)
        if not report.enclosed
    )


def _people(state: State) -> Markup:
    """Show where people of each colour could move, and who waits."""
    welcome: dict[Cell, list[str]] = {}
    for number, colour in enumerate(COLOURS):
        for cell in destinations(state, number, mover=state.current):
            welcome.setdefault(cell, []).append(colour)
    waiting = [cell for cell, site in state.city.sites.items() if any(site.fomo)]
    return group(
        (
            el("div", class_="veil", style=at(cell))
            for cell in state.city
            if cell not in welcome and cell not in waiting
        ),
        (
            el(
                "div",
                (icon(f"person-{colour}", "person") for colour in colours),
                class_="welcome",
                style=at(cell),
            )
            for cell, colours in welcome.items()
        ),
        outline("lit", waiting),
    )
