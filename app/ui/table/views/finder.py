"""A list in which a tile is found by its back, its name or its symbols."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from app.engine.city import SYMBOLS, Building, Deck
from app.engine.values import Value
from app.ui.core.html import Child, Markup, el
from app.ui.core.messages import Message
from app.ui.core.pieces import button, drawing, icon, start
from app.ui.core.texts import say
from app.ui.table.messages import FindTile, OpenBack
from app.ui.table.model import FinderState
from app.ui.table.views.tiles import back as tile_back
from app.ui.table.views.tiles import pictogram
from app.ui.words.handbook import begins, how_well, plain, valuation_words
from app.ui.words.names import named


class Finder(Value):
    """The listed tiles: by back, the open back, and the words that narrow the list of all tiles.

    `take` is the message that chooses a tile. `picked` is the chosen tile, `others` are listed by a search
    only, and `submit` is the message of Enter there. `id` begins the ids of its elements. With a single group
    of tiles, these alone are shown.
    """

    tiles: Mapping[str, Sequence[str]]
    search: FinderState
    take: Callable[[str], Message]
    picked: str = ""
    others: Sequence[str] = ()
    submit: str = ""
    id: str = "finder"


def tile_finder(finder: Finder, deck: Deck) -> Markup:
    """Show the backs, a field to search, and the tiles found.

    The field is a combobox: its arrow keys move through the list, and Enter chooses. Letters typed elsewhere
    in the finder go to the field.
    """
    listed = tiles_found(finder, deck)
    several = len(finder.tiles) > 1
    return el(
        "div",
        el(
            "div",
            (_back(finder, each) for each in finder.tiles if finder.tiles[each]),
            class_="finder-backs",
            role="group",
            aria_label=say("finder.backs"),
            data_roving=True,
        )
        if several
        else None,
        _search(finder, listed) if several else None,
        el(
            "div",
            (_tile(finder, deck[tile], number, listed) for number, tile in enumerate(listed)),
            class_="finder-tiles",
            id=f"{finder.id}-tiles",
            role="listbox",
            aria_label=say("finder.tiles"),
            data_roving=True,
        )
        if listed
        else None,
        _nothing(finder, listed),
        class_="finder",
        data_type_ahead=True,
    )


def _search(finder: Finder, listed: Sequence[str]) -> Markup:
    at = _first_match(finder, listed)
    field = el(
        "input",
        type="search",
        id=f"{finder.id}-words",
        value=finder.search.words,
        placeholder=say("finder.search"),
        aria_label=say("finder.search"),
        role="combobox",
        aria_autocomplete="list",
        aria_expanded=bool(listed),
        aria_controls=f"{finder.id}-tiles" if listed else None,
        aria_activedescendant=_option_id(finder, at) if at else None,
        data_input=start(FindTile("")),
        autocomplete="off",
        autocapitalize="none",
        spellcheck="false",
    )
    return el("form", field, data_submit=finder.submit) if finder.submit else field


def tiles_found(finder: Finder, deck: Deck) -> list[str]:
    """Return the tiles to list: those that match the words, or those with the open back.

    Tiles whose name begins with the words come first, then those with words that begin so, then those with
    the words inside others.
    """
    words = plain(finder.search.words.strip())
    if not words:
        return [*finder.tiles.get(finder.search.back, ())]
    every = [*(tile for tiles in finder.tiles.values() for tile in tiles), *finder.others]
    fits = {tile: _fit(deck[tile], words) for tile in every}
    return sorted((tile for tile in every if fits[tile]), key=lambda tile: -fits[tile])


def _fit(building: Building, words: str) -> int:
    """Return how well a tile fits plain words: 3 if its name begins with them, otherwise 2, 1 or 0."""
    name = named(building)
    if begins(plain(name), words):
        return 3
    texts = [name, valuation_words(building), *(say(f"symbol_words.{s}") for s in building.symbols)]
    return how_well(" ".join(texts), words)


def _back(finder: Finder, back: str) -> Markup:
    opened = back == finder.search.back and not finder.search.words.strip()
    drawn = tile_back(back) if back in SYMBOLS else icon("ui-home")
    label = say(f"symbol_words.{back}") if back in SYMBOLS else say("finder.start")
    return button(
        OpenBack(back),
        drawn,
        class_="finder-back",
        label=label,
        aria_pressed=opened,
    )


def _first_match(finder: Finder, listed: Sequence[str]) -> str:
    """Return the tile that Enter takes in the field: the first one found."""
    return listed[0] if listed and finder.search.words.strip() else ""


def _option_id(finder: Finder, tile: str) -> str:
    return f"{finder.id}-{tile}"


def _tile(finder: Finder, building: Building, number: int, listed: Sequence[str]) -> Markup:
    return button(
        finder.take(building.id),
        drawing(building.id, "finder-art"),
        el("span", el("strong", named(building)), el("small", valuation_words(building)), class_="said"),
        el(
            "span",
            pictogram(building),
            (icon(f"symbol-{symbol}", "badge") for symbol in building.symbols),
            class_="finder-worth",
        ),
        class_="finder-tile gone" if building.id in finder.others else "finder-tile",
        id=_option_id(finder, building.id),
        role="option",
        aria_selected=building.id == finder.picked,
        aria_posinset=number + 1,
        aria_setsize=len(listed),
        data_at=building.id == _first_match(finder, listed),
        tabindex=0 if building.id == (finder.picked if finder.picked in listed else listed[0]) else -1,
    )


def _nothing(finder: Finder, listed: Sequence[str]) -> Child:
    if listed:
        return None
    if finder.search.words.strip():
        return el("p", say("finder.nothing"), class_="quiet", role="status")
    return None if finder.search.back else el("p", say("finder.ask"), class_="quiet", role="status")
