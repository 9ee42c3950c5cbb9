"""Building tiles in the city, in a hand or as a ghost, and what they pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.city import COLOURS, Building, Valuation
from app.engine.kinds import COPY, KINDS
from app.engine.receipts import Receipt
from app.engine.state import State
from app.saves.marks import Looks
from app.ui.core.html import Markup, el, group
from app.ui.core.pieces import ART, drawing, icon, money, sign
from app.ui.core.texts import cached_in_language, say
from app.ui.words.names import SOFT_HYPHEN, named_on_tile

if TYPE_CHECKING:
    from app.engine.city import Site
    from app.engine.geometry import Facing


def receipt_lines(state: State, receipt: Receipt) -> Markup:
    """Show the lines of a receipt, each with its reason and its dollars."""
    from app.ui.words.sentences import line_words  # late: a hand on a phone shows no receipts

    return el(
        "ul",
        (
            el("li", el("span", line_words(state, receipt, line)), money(line.dollars))
            for line in receipt.lines
        ),
        class_="receipt",
    )


def pictogram(building: Building) -> Markup:
    """Draw a valuation: its dollars, and what earns them."""
    valuation = building.valuation
    if valuation.kind == "none":
        return group()
    dollars = money(valuation.dollars) if valuation.kind != COPY else None
    return el("span", dollars, _counted_symbols(valuation), class_="pictogram", aria_hidden="true")


def _counted_symbols(valuation: Valuation) -> Markup:
    name = KINDS[valuation.kind].icon
    class_ = "icon symbol" if name.startswith("symbol") else "icon"
    return group(icon(name.format(symbol), class_) for symbol in valuation.symbols or ("",))


@cached_in_language(512)
def front(building: Building, facing: Facing) -> Markup:
    """Draw the painted part of a tile, turned: its façade and symbols."""
    return group(
        drawing(building.id, f"art art-{facing}"),
        el(
            "span",
            (icon(f"symbol-{symbol}", "badge") for symbol in building.symbols),
            class_=f"badges badges-{facing}",
        ),
    )


@cached_in_language(512)
def plate(building: Building, facing: Facing, business: bool) -> Markup:
    """Draw the scoring part of a tile: valuation, icons and name."""
    return el(
        "span",
        el("span", pictogram(building), _icons(building) if business else None, class_="pays-for"),
        name_in_parts(building),
        class_=f"plate plate-{facing}",
    )


def printed(building: Building, facing: Facing, business: bool) -> Markup:
    """Draw everything printed on a tile, turned."""
    return group(front(building, facing), plate(building, facing, business))


def standing(site: Site, facing: Facing, looks: Looks) -> Markup:
    """Draw the signs and people on a tile."""
    return el("span", _signs(site, looks), _crowd(site), class_=f"standing standing-{facing}")


def _signs(site: Site, looks: Looks) -> Markup | None:
    if site.owner is None:
        return None
    return el(
        "span",
        (sign(looks[site.owner]) for _ in range(site.signs)),
        class_="signs",
    )


def _crowd(site: Site) -> Markup | None:
    if not site.population:
        return None
    lying = [_people(c, n, "-lying") for c, n in zip(COLOURS, site.people, strict=True) if n]
    standing_ = [_people(c, n, "") for c, n in zip(COLOURS, site.fomo, strict=True) if n]
    return el("span", lying, standing_, class_="crowd", data_people=site.population)


@cached_in_language(128)
def _people(colour: str, count: int, pose: str) -> Markup:
    figure = icon(f"person-{colour}{pose}", "person" if pose else "person fomo")
    if count == 1:
        return el("span", figure, class_="people")
    return el("span", figure, el("span", f"×{count}", class_="count"), class_="people")


@cached_in_language(64)
def hand_tile(building: Building, *, business: bool) -> Markup:
    """Draw a large tile as in the hand, with everything printed on it."""
    return group(
        drawing(building.id, "art"),
        el(
            "span",
            (icon(f"symbol-{symbol}", "badge") for symbol in building.symbols),
            class_="badges badges-S",
        ),
        el(
            "span",
            name_in_parts(building),
            " ",  # the spoken name has these words too, and is compared with them
            el("span", pictogram(building), class_="what"),
            class_="plate",
        ),
        _icons(building) if business else None,
    )


def name_in_parts(building: Building) -> Markup:
    """Show the name for a narrow place; the style adds its soft hyphens, which screen readers ignore."""
    first, *rest = named_on_tile(building).split(SOFT_HYPHEN)
    return el("span", first, ((el("span", class_="hyphen"), part) for part in rest), class_="name")


def _icons(building: Building) -> Markup:
    return el(
        "span",
        (icon(f"business-{kind}", f"business business-{kind}") for kind in building.icons),
        class_="icons",
    )


def back(symbol: str | None, class_: str = "back") -> Markup:
    """Draw the back of a tile."""
    name = say(f"symbol_words.{symbol}") if symbol else None
    return el(
        "svg",
        el("use", href=f"{ART}back-{symbol or 'wild'}"),
        class_=class_,
        viewBox="0 0 100 100",
        role="img",
        aria_label=name,
    )
