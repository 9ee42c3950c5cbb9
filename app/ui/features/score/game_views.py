"""The options of the game around the street: players, edition, expansions, cards and tokens."""

from __future__ import annotations

from app.engine.deck import ICONS, SYMBOLS
from app.engine.editions import EDITIONS
from app.engine.standard import standard_deck
from app.engine.state import HAND, TOKENS
from app.saves.seating import PLAIN
from app.ui.core.fields import dropdown, fieldset, option, segments, switch
from app.ui.core.html import Child, Markup, el
from app.ui.core.pieces import button, icon, mark
from app.ui.core.texts import capital, listed, say
from app.ui.features.score.messages import (
    AddBack,
    AddTokens,
    ChooseSlot,
    RemoveElsewhere,
    RemoveTile,
    SetStreetGame,
    SwapFor,
    UnfoldGame,
)
from app.ui.features.score.place_views import message_start, stepper
from app.ui.features.score.sheet import ELSEWHERE, SWAP, Sheet
from app.ui.features.score.trying import seat_words
from app.ui.table.views.tiles import back
from app.ui.words.names import named


def game_fields(sheet: Sheet) -> Markup:
    """Show the options of the game and the fields for its cards."""
    form = sheet.form
    if not sheet.unfolded:
        return el("div", _fold(sheet), class_="street-game")
    return el(
        "div",
        _fold(sheet),
        fieldset(
            say("score.players"),
            segments(
                "street-players",
                _option("players"),
                str(len(form.cards)),
                {"1": say("score.solo")} | {str(n): str(n) for n in range(2, 6)},
                say("score.players"),
            ),
        ),
        fieldset(
            say("score.options"),
            switch(say("score.final"), say("score.final_text"), on=form.final, change=_option("final")),
            switch(
                say("score.business"),
                say("score.business_text"),
                on=form.business,
                change=_option("business"),
            ),
            dropdown(
                "street-edition",
                say("score.edition"),
                [
                    option(each, say(f"editions.{each}.name"), selected=form.edition == each)
                    for each in EDITIONS
                ],
                _option("edition"),
            ),
            dropdown(
                "street-current",
                say("score.current"),
                [
                    option(str(seat), seat_words(form, seat), selected=form.current == seat)
                    for seat in range(form.seats)
                ],
                _option("current"),
            ),
        ),
        fieldset(
            say("score.cards"),
            (_card(sheet, seat) for seat in range(len(form.cards))),
            _scout(sheet),
            _hacker(sheet),
            _entrepreneur(sheet),
        ),
        _tokens(sheet) if form.business and form.final else None,
        class_="form street-game",
    )


def _fold(sheet: Sheet) -> Markup:
    return button(
        UnfoldGame(not sheet.unfolded),
        icon("ui-up" if sheet.unfolded else "ui-down"),
        say("score.game"),
        aria_expanded=sheet.unfolded,
    )


def _option(name: str) -> str:
    return message_start(SetStreetGame(name, "-"))


def _card(sheet: Sheet, seat: int) -> Markup:
    card = sheet.form.cards[seat]
    none = option("", say("score.no_card"), selected=card is None)
    cards = [
        option(each, say(f"help.consultants.{each}.name"), selected=card == each)
        for each in sheet.allowed_cards
    ]
    return dropdown(
        f"street-card-{seat}",
        (mark(PLAIN[seat]), seat_words(sheet.form, seat)),
        [none, *cards],
        _option(f"card-{seat}"),
    )


def _scout(sheet: Sheet) -> Child:
    """Ask for the buildings of the Location Scout in other streets."""
    if sheet.holder("location-scout") is None:
        return None
    deck = standard_deck()
    return el(
        "div",
        el("p", say("score.elsewhere"), class_="quiet"),
        el(
            "p",
            (
                button(
                    RemoveElsewhere(tile),
                    named(deck[tile]),
                    icon("ui-close"),
                    class_="chip",
                    label=say("score.remove_named", tile=named(deck[tile])),
                )
                for _, tile in sheet.form.elsewhere
            ),
            button(ChooseSlot(ELSEWHERE), icon("ui-plus"), say("score.add_elsewhere"), class_="chip"),
            class_="chips",
        ),
    )


def _hacker(sheet: Sheet) -> Child:
    """Ask for the backs in the Hacker's hand."""
    if sheet.holder("hacker") is None:
        return None
    backs = sheet.form.backs
    return el(
        "div",
        el("p", say("score.backs"), class_="quiet"),
        (
            stepper(
                back(symbol, "finder-art"),
                capital(say(f"symbol_words.{symbol}")),
                backs.count(symbol),
                AddBack(symbol, -1) if symbol in backs else None,
                AddBack(symbol, 1) if len(backs) < HAND else None,
            )
            for symbol in SYMBOLS
        ),
    )


def _entrepreneur(sheet: Sheet) -> Child:
    """Ask which tile the Entrepreneur scores, and which building it replaces."""
    seat, swap, deck = sheet.holder("entrepreneur"), sheet.form.swap, standard_deck()
    if seat is None or sheet.form.final:
        return None
    if swap is None:
        return button(ChooseSlot(SWAP), icon("consultant-entrepreneur"), say("score.swap"))
    buildings = enumerate(sheet.form.buildings)
    own = {str(n): named(deck[each.tile]) for n, each in buildings if each.owner == seat}
    label = say("score.swapped", tile=named(deck[swap[0]]))
    return el(
        "div",
        el("p", label, class_="quiet"),
        segments("street-swap", SwapFor.verb, str(swap[1]), own, label),
        button(RemoveTile(SWAP), icon("ui-close"), say("score.remove")),
    )


def _tokens(sheet: Sheet) -> Markup:
    form = sheet.form
    kinds = [say(f"business_words.{kind}") for kind in ICONS]
    return fieldset(
        say("score.tokens"),
        (
            el(
                "div",
                el("h3", mark(PLAIN[seat]), seat_words(form, seat)),
                (
                    stepper(
                        icon(f"business-{ICONS[kind]}", f"business business-{ICONS[kind]}"),
                        listed([seat_words(form, seat), kinds[kind]], "unit"),
                        count,
                        AddTokens(seat, kind, -1) if count else None,
                        AddTokens(seat, kind, 1) if count < TOKENS else None,
                    )
                    for kind, count in enumerate(
                        form.tokens[seat] if seat < len(form.tokens) else (0, 0, 0, 0)
                    )
                ),
                class_="street-tokens",
            )
            for seat in range(form.seats)
        ),
    )
