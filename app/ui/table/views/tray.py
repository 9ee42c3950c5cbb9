"""The tray: the open hand, large, and its buttons."""

from __future__ import annotations

from app.engine.state import Decision, State
from app.ui.core.html import Markup, el
from app.ui.core.texts import say
from app.ui.table.views.tiles import back, hand_tile
from app.ui.words.sentences import hand_tile_words


def tray(state: State, viewer: int | None, decision: Decision | None, up: str | None) -> Markup:
    """Show the viewer's hand with the tile `up` picked; without a viewer, only backs.

    By post, a tile that was just drawn shows its back until the game has come back.
    """
    asked = decision is not None and decision.kind in ("build", "grifter")
    if decision is not None and decision.kind == "grifter" and state.lifted is not None:
        return el(
            "div",
            _tile(state, (state.lifted,), state.lifted, up, asked),
            class_="hand",
            role="group",
            aria_label=say("grifter.title"),
        )
    if viewer is None:
        hand = state.seats[state.current].hand
        return el(
            "div",
            (back(state.rules.deck[tile].back, "back large") for tile in hand),
            class_="hand hidden-hand",
        )
    deck = state.rules.deck
    held = state.seats[viewer].hand
    if not held:
        return el("p", say("empty.hand"), class_="quiet")
    hand = tuple(tile for tile in held if deck[tile].name)
    return el(
        "div",
        (_tile(state, hand, tile, up, asked) for tile in hand),
        (back(deck[tile].back, "back large") for tile in held if tile not in hand),
        class_="hand",
        role="group",
        data_roving=True,
        aria_label=say("table.hand"),
    )


def _tile(state: State, hand: tuple[str, ...], tile: str, up: str | None, asked: bool) -> Markup:
    """Show a tile of the hand. Tab stops at the picked or first tile, and arrows move."""
    building = state.rules.deck[tile]
    number, stop = hand.index(tile) + 1, tile == (up if up in hand else hand[0])
    words = hand_tile_words(building, state.rules)
    return el(
        "button",
        hand_tile(building, business=state.rules.business),
        type="button",
        id=f"hand-{tile}",
        class_=f"hand-tile of-{building.back}"
        + (" up" if tile == up else "")
        + (" idle" if not asked else ""),
        data_tile=tile,
        tabindex=0 if stop else -1,
        aria_pressed="true" if tile == up else "false",
        aria_label=say("spoken.hand_tile", tile=words, count=number, total=len(hand)),
        aria_keyshortcuts=str(number),
    )
