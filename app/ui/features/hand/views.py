"""A hand on a phone: its tiles by slot, and their buttons."""

from __future__ import annotations

from typing import Final

from app.engine.city import Building, Valuation
from app.engine.deck_file import standard_deck
from app.engine.state import Rules
from app.saves.hands import LETTERS, HandCode
from app.saves.marks import SEAT_COLOURS, SHAPES, SeatLook
from app.ui.core.html import NOTHING, Child, Markup, el, group
from app.ui.core.model import Route
from app.ui.core.page_parts import back_arrow, game_chip, page
from app.ui.core.pieces import alert, button, icon, link, mark, text_input, unseen
from app.ui.core.texts import say
from app.ui.features.hand import state
from app.ui.table.model import unfinished_game
from app.ui.table.views.tiles import hand_tile
from app.ui.words.handbook import icon_words, symbol_words, valuation_help, valuation_words
from app.ui.words.names import named

WORD_ROOM: Final = 12
"""The most characters in the field for a turn word: its three letters with hyphens or blanks, or
with accents."""


def hand_page(hand: state.PhoneHand, game: Route | None) -> Markup:
    """Show a hand, or why there is none."""
    code, now = hand.code, hand.now
    if code is None or now is None or hand.problem:
        return el("main", _head(code, game), _problem(hand), class_="page on-phone")
    rules = Rules(standard_deck(), edition_id=code.edition, business=code.business)
    return el(
        "main",
        _head(code, game),
        el(
            "ol",
            (
                el(
                    "li",
                    el("b", at + 1, class_="slot-number", aria_hidden="true"),
                    _slot(at, tile, hand.up == at, rules, code),
                )
                for at, tile in enumerate(now.slots)
            ),
            class_="slots",
            aria_label=say("hand.tiles"),
        ),
        el("section", _below(hand, now, rules, code), class_="below"),
        _foot(hand, now),
        class_="page on-phone",
    )


def _head(code: HandCode | None, game: Route | None) -> Markup:
    name = code.name if code is not None else ""
    return el(
        "header",
        back_arrow(),
        mark(_look(code)) if code is not None else None,
        el("h1", say("hand.of", name=name) if name else say("hand.title"), tabindex=-1, data_refuge=True),
        game_chip(game) if game is not None else None,
        button(state.PutAway(), icon("ui-close"), label=say("hand.put_away"), class_="tool put-away")
        if code is not None
        else None,
        class_="page-head",
    )


def _look(code: HandCode) -> SeatLook:
    """Return a seat's look; unknown colours and shapes, perhaps from a later version, become the first."""
    colour = code.colour if code.colour in SEAT_COLOURS else 0
    return SeatLook(colour, SHAPES[code.shape] if code.shape < len(SHAPES) else SHAPES[0])


def _problem(hand: state.PhoneHand) -> Markup:
    words = alert(say(f"hand.problem.{hand.problem}"), "error")
    if hand.problem != "older" or hand.code is None:
        return group(words, el("p", say("hand.scan"), class_="quiet"))
    newer = hand.kept[state.hand_key(hand.code)].data
    return group(
        words,
        link(Route("hand", newer), say("hand.go_on"), class_="button primary large"),
        button(state.UseCode(), say("hand.use_code")),
    )


# --- The tiles ---


def _slot(at: int, tile: str | None, up: bool, rules: Rules, code: HandCode) -> Markup:
    """Show a slot: its tile as a button, or an empty space."""
    if tile is None:
        return el("div", class_="slot empty", role="img", aria_label=say("hand.empty", number=at + 1))
    building = _building(tile, rules, code)
    return el(
        "button",
        el("span", hand_tile(building, business=rules.business), class_="hand-tile", aria_hidden="true"),
        el(
            "span",
            unseen(say("hand.slot", number=at + 1, tile=named(building))),
            el("strong", named(building), aria_hidden="true"),
            None if code.custom else el("span", valuation_words(building), class_="worth-words"),
            (None if code.custom else el("small", printed) for printed in _tile_facts(building, rules)),
            class_="slot-words",
        ),
        type="button",
        id=f"slot-{at + 1}",
        class_="slot" + (" up" if up else "") + (" unknown" if code.custom else ""),
        data_tile=tile,
        data_message=str(state.HoldUp(at)),
        aria_pressed=up,
    )


def _building(tile: str, rules: Rules, code: HandCode) -> Building:
    """Return a tile; the phone knows only the names of a custom deck's tiles."""
    if not code.custom:
        return rules.deck[tile]
    return Building("", tile, None, (), (), Valuation("none"))


def _tile_facts(building: Building, rules: Rules) -> list[str]:
    """Return a tile's symbols and, with Business, its icons in words."""
    icons = [icon_words(building)] if rules.business and building.icons else []
    return [symbol_words(building), *icons]


# --- Below them ---


def _below(hand: state.PhoneHand, now: state.Followed, rules: Rules, code: HandCode) -> Child:
    tile = now.slots[hand.up] if hand.up is not None else None
    if tile is not None and hand.up is not None:
        done_button = None if now.waits else state.BuiltIt(hand.up)
        return _tile_help(_building(tile, rules, code), rules, code, done_button)
    if now.waits:
        return _ask_word(hand)
    if not any(now.slots):
        return el("p", say("hand.over"))
    return el("p", say("hand.how"))


def _tile_help(building: Building, rules: Rules, code: HandCode, built: state.BuiltIt | None) -> Child:
    """Explain the open tile, with the button that marks it as built if that is possible now."""
    explanation: list[Child] = []
    if code.custom:
        explanation.append(el("p", say("hand.custom")))
    else:
        explanation.append(el("p", valuation_help(building, rules)))
    return [
        el("h2", named(building)),
        *explanation,
        button(built, icon("ui-check"), say("hand.built_it"), class_="button primary large")
        if built
        else None,
    ]


def _ask_word(hand: state.PhoneHand) -> Child:
    """Ask for the turn word, with large letter buttons and a field for keyboards."""
    return el(
        "form",
        el("label", say("hand.ask_word"), for_="turn-word", class_="ask-word"),
        text_input(
            "turn-word",
            hand.typed,
            maxlength=WORD_ROOM,
            inputmode="none",
            autocapitalize="characters",
            data_input=state.TypeWord.verb,
            aria_describedby="word-refused",
        ),
        el(
            "p",
            say(f"hand.refused.{hand.refused}") if hand.refused else None,
            id="word-refused",
            role="alert",
            class_="word-refused",
        ),
        el(
            "div",
            (button(state.AddLetter(letter), letter, class_="button letter") for letter in LETTERS),
            button(state.RubOut(), icon("ui-back"), label=say("hand.rub_out"), class_="button letter"),
            class_="letters",
            role="group",
            aria_label=say("hand.letters"),
        ),
        class_="turn-word-form",
        data_submit=str(state.TryWord()),
    )


def _foot(hand: state.PhoneHand, now: state.Followed) -> Markup:
    left = (
        el("p", say("hand.left", count=now.left), class_="quiet") if any(now.slots) or now.left else NOTHING
    )
    back = (
        button(state.Oops(), icon("ui-undo"), say("hand.oops"), class_="button small") if hand.built else None
    )
    return el("footer", left, back, class_="hand-foot")


SCREEN: Final = page(lambda model: (model[state.PHONE_HAND], unfinished_game(model)), hand_page)
