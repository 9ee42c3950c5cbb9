"""The seats: money, signs, tokens, consultants and the backs of the hands."""

from __future__ import annotations

from app.engine.city import ICONS
from app.engine.forecast import standings
from app.engine.state import GRIFTER, Seat, State
from app.saves.marks import Looks, SeatLook
from app.ui.core.html import NOTHING, Child, Markup, el, group
from app.ui.core.model import Helps
from app.ui.core.pieces import Mood, button, drawing, icon, money, portrait, sign
from app.ui.core.texts import counted, say
from app.ui.table.messages import Help
from app.ui.table.model import NUMBERED
from app.ui.table.playback.steps import Playback
from app.ui.table.views.tiles import back, pictogram
from app.ui.words.handbook import entry_name
from app.ui.words.names import named, seat_name
from app.ui.words.sentences import spoken_seat


def mood_of(state: State, playback: Playback | None = None) -> Mood:
    """Return the Grifter's expression: about a step of the playback, a tie, or the end."""
    if playback is not None:
        lifted, receipt = playback.step.lifted, playback.step.receipt
        if lifted is not None:
            return "thinking"
        return "pleased" if receipt is not None and state.rules.is_grifter(receipt.seat) else ""
    if state.over:
        return "pleased" if GRIFTER in state.winners else "beaten"
    return "shrugging" if state.decision is not None and state.decision.kind == "grifter" else ""


def rail(state: State, playback: Playback | None, looks: Looks, helps: Helps, decider: int | None) -> Markup:
    """Show all seats in turn order; the deciding seat, or else the current one, stands out."""
    standing_out = state.current if decider is None else decider
    ending = standings(state) if helps in NUMBERED and not state.over else None
    paid = playback.step.receipt if playback is not None else None
    mood = mood_of(state, playback) if state.rules.solo else ""
    seats = []
    for number, look in enumerate(looks[: len(state.seats)]):
        classes = [f"seat seat-{look.colour}"]
        if number == standing_out and not state.over:
            classes.append("current")
        if paid is not None and paid.seat == number:
            classes.append("paid")
        class_ = " ".join(classes)
        head = [_head(state, number, look, mood), _forecast(ending[number]) if ending is not None else None]
        seats.append(_seat(state, number, look, head, class_))
    return el("ol", seats, class_="seats", aria_label=say("table.seats"))


def _head(state: State, number: int, look: SeatLook, mood: Mood) -> Markup:
    seat = state.seats[number]
    return el(
        "div",
        portrait(look, seat.kind, mood),
        el("span", seat_name(state, number), class_="seat-name"),
        icon("ui-bot", "icon who") if seat.kind not in ("human", "grifter") else None,
        money(seat.money, "seat-money"),
        class_="seat-head",
    )


def _seat(state: State, number: int, look: SeatLook, head: Child, class_: str) -> Markup:
    seat = state.seats[number]
    grifter = state.rules.is_grifter(number)
    return el(
        "li",
        head,
        el(
            "span",
            sign(look, "pip"),
            el("b", seat.signs, class_="sign-count"),
            class_="pips",
            data_help="topic sign",
            role="img",
            aria_label=say("table.signs_left", signs=counted("sign", seat.signs)),
        )
        if not grifter
        else None,
        _hand(state, seat) if not grifter else None,
        _tokens(seat) if state.rules.business else None,
        button(
            Help(f"seat {number}"),
            label=say("buttons.about", name=seat_name(state, number)),
            class_="seat-more",
        ),
        _consultant(seat.consultant) if seat.consultant else None,
        class_=class_,
        data_player=number,
        aria_current="true" if number == state.current else None,
        aria_label=spoken_seat(state, number, seat.money),
    )


def _forecast(dollars: int) -> Markup:
    """Show a seat's money if the game ended now."""
    label = say("table.forecast", dollars=dollars)
    shown = (icon("ui-flag"), money(dollars))
    return el("span", shown, class_="forecast", role="img", aria_label=label, title=label)


def _hand(state: State, seat: Seat) -> Markup:
    symbols = (state.rules.deck[tile].back for tile in seat.hand)
    backs = sorted(symbol for symbol in symbols if symbol is not None)  # with the real box none is known
    return el("span", map(back, backs), class_="backs", data_help="topic hand")


def _tokens(seat: Seat) -> Markup:
    return el(
        "span",
        group(
            el(
                "span",
                icon(f"business-{kind}", f"business business-{kind}", say(f"business_words.{kind}")),
                str(count),
                class_=f"tokens-of tokens-{kind}",
                data_help=f"token {kind}",
            )
            for kind, count in zip(ICONS, seat.tokens, strict=True)
        ),
        class_="tokens",
    )


def _consultant(card: str) -> Markup:
    name = entry_name("consultants", card)
    return button(
        Help(f"consultant {card}"),
        icon(f"consultant-{card}", "icon"),
        el("span", name),
        class_="consultant",
        label=name,
    )


def stack(state: State) -> Markup:
    """Show the number of tiles left and the next one: its back, in solo also its front."""
    if state.over:
        return NOTHING
    rows: list[Child] = [_stack(state, "table.stack", "table.stack", state.stack, "table.next_back")]
    if state.rules.solo:
        ordered = "table.one_back" if state.stack else "table.next_back"
        rows.append(_stack(state, "table.endgame_stack", "table.endgame_short", state.grifter_stack, ordered))
        deck = state.rules.deck
        if state.stack and deck[state.stack[0]].name:
            key = "table.your_draw" if state.lifted is not None else "table.next_tile"
            rows.append(_next(state, state.stack[0], key))
        elif state.grifter_stack and deck[state.grifter_stack[0]].name:
            rows.append(_next(state, state.grifter_stack[0], "table.grifter_next"))
    return el("div", rows, class_="stack")


def _next(state: State, tile: str, key: str) -> Markup:
    building = state.rules.deck[tile]
    return button(
        Help(f"tile {tile}"),
        drawing(tile, "thumb"),
        el("small", say("table.next_short"), class_="next-short", aria_hidden="true"),
        el("span", el("span", say(key, tile=named(building)), class_="next-name"), pictogram(building)),
        class_="next-tile",
    )


def _stack(state: State, title: str, short: str, tiles: tuple[str, ...], key: str) -> Markup:
    """Show a stack: the back of its next tile, its title, or a short one on a phone, and its number."""
    seen = state.rules.deck[tiles[0]].back if tiles else None
    return el(
        "p",
        back(seen) if seen else None,
        el(
            "span",
            el("span", say(title), class_="stack-name"),
            el("span", say(short), class_="stack-short", aria_hidden="true"),
            " ",
            el("b", len(tiles)),
        ),
        title=say(key, symbol=say(f"symbol_words.{seen}")) if seen else None,
    )
