"""The tray: the open hand, large, and its buttons."""

from __future__ import annotations

from typing import NamedTuple

from app.engine.state import Decision, State
from app.ui.core.html import Markup, el
from app.ui.core.pieces import icon
from app.ui.core.texts import say
from app.ui.table.messages import Lift
from app.ui.table.phones import CoveredHand
from app.ui.table.views.tiles import back, hand_tile
from app.ui.words.sentences import hand_tile_words


class TrayParts(NamedTuple):
    """The inputs of the tray."""

    state: State
    viewer: int | None
    decision: Decision | None
    up: str | None
    """The picked tile."""
    covered: CoveredHand | None = None
    """The hand on a phone whose backs are shown."""
    lifting: int | None = None
    """The slot that is about to be turned face up."""
    good: tuple[str, ...] = ()
    """The tiles with a star."""


def tray(parts: TrayParts) -> Markup:
    """Show the viewer's hand; without a viewer, only backs, numbered for a hand on a phone.

    By post, a tile that was just drawn shows its back until the game returns.
    """
    state, viewer, decision = parts.state, parts.viewer, parts.decision
    active = decision is not None and decision.kind in ("build", "grifter")
    if decision is not None and decision.kind == "grifter" and state.lifted is not None:
        return el(
            "div",
            _tile(parts, (state.lifted,), state.lifted, active),
            class_="hand",
            role="group",
            aria_label=say("grifter.title"),
        )
    if viewer is None and parts.covered is not None:
        return _covered(parts, parts.covered)
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
        (_tile(parts, hand, tile, active) for tile in hand),
        (back(deck[tile].back, "back large") for tile in held if tile not in hand),
        class_="hand",
        role="group",
        data_roving=True,
        aria_label=say("table.hand"),
    )


def _covered(parts: TrayParts, covered: CoveredHand) -> Markup:
    """Show the backs of a hand on a phone. The deciding player lifts a tile by its number."""
    state, decision = parts.state, parts.decision
    active = decision is not None and decision.kind in ("build", "swap") and decision.seat == covered.seat
    lifted = state.seats[covered.seat].hand
    return el(
        "div",
        (
            _tile(parts, (tile,), tile, active)
            if tile in lifted
            else _numbered(state.rules.deck[tile].back, slot, asked=active, lifting=slot == parts.lifting)
            for slot, tile in enumerate(covered.slots)
            if tile is not None
        ),
        class_="hand covered-hand",
        role="group",
        aria_label=say("phones.tray"),
    )


def _numbered(symbol: str | None, slot: int, *, asked: bool, lifting: bool) -> Markup:
    number = slot + 1
    if not asked:
        return el("span", back(symbol, "back large"), el("b", number, class_="slot-number"), class_="covered")
    return el(
        "button",
        back(symbol, "back large"),
        el("span", say("phones.lift", number=number), class_="lift-asked")
        if lifting
        else el("b", number, class_="slot-number", aria_hidden="true"),
        type="button",
        id=f"back-{number}",
        class_="covered" + (" lifting" if lifting else ""),
        data_message=str(Lift(slot)),
        aria_label=say("phones.lift", number=number)
        if lifting
        else say("phones.back", number=number, symbol=say(f"symbol_words.{symbol}")),
        aria_keyshortcuts=str(number),
    )


def _tile(parts: TrayParts, hand: tuple[str, ...], tile: str, asked: bool) -> Markup:
    """Show a tile of the hand. Tab stops at the picked or first tile, and arrows move."""
    rules, up, good = parts.state.rules, parts.up, tile in parts.good
    building = rules.deck[tile]
    number, stop = hand.index(tile) + 1, tile == (up if up in hand else hand[0])
    words = hand_tile_words(building, rules)
    label = say("spoken.hand_tile", tile=words, count=number, total=len(hand))
    return el(
        "button",
        hand_tile(building, business=rules.business),
        icon("ui-star", "good-star") if good else None,
        type="button",
        id=f"hand-{tile}",
        class_=f"hand-tile of-{building.back}"
        + (" up" if tile == up else "")
        + (" idle" if not asked else ""),
        data_tile=tile,
        data_star=good,
        tabindex=0 if stop else -1,
        aria_pressed=tile == up,
        aria_label=say("spoken.good_tile", tile=label) if good else label,
        aria_keyshortcuts=str(number),
    )
