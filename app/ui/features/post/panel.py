"""The page of the drawer about a game by post: the link, the players, standing orders, and rare steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.engine.consultants import CONSULTANTS
from app.engine.session import Session
from app.saves.marks import Looks
from app.saves.post import Orders, Post, addressee, read_post, reopened, unsent
from app.ui.core.codes import CODE, Code, caution, qr_code
from app.ui.core.html import NOTHING, Child, Markup, el
from app.ui.core.model import Model
from app.ui.core.pieces import button, icon, mark, option, start
from app.ui.core.texts import say
from app.ui.features.post.state import POST, AskSure, IAm, SeatBot, SetOrder, TakeSeatBack
from app.ui.features.post.turn import ways
from app.ui.features.saves.state import Export
from app.ui.table.links import post_link
from app.ui.table.model import Table
from app.ui.words.dates import date_words
from app.ui.words.names import seat_name

CLAIMS: Final = ("least", "restaurant", "residential", "leisure", "retail", "ask")
LONGEST_SAFE_LINK: Final = 1_850
"""The longest link that every messenger leaves intact, not counting the address of the page."""

SWAPS: Final = ("pays", "never", "ask")


def panel_parts(model: Model, table: Table) -> tuple[Session, int | None, Looks, Code | None, str]:
    """Return the inputs of the page."""
    return table.session, table.viewing.seat, table.viewing.looks, model[CODE], model[POST].sure


def panel(session: Session, seat: int | None, looks: Looks, code: Code | None, sure: str) -> Markup:
    """Show the page; without a seat the game is over, and the page shows only its link."""
    post = read_post(session)
    if post is None:
        return NOTHING
    return el(
        "div",
        _link(session, post, seat, code),
        _players(session, post, seat, looks, sure),
        _orders(session, post, seat) if seat is not None else None,
        _others(session, post, seat, sure) if seat is not None else None,
        class_="post-panel",
    )


def _link(session: Session, post: Post, seat: int | None, code: Code | None) -> Child:
    """Show the buttons to send the game, unless it is this seat's turn and everything is sent."""
    if not session.state.over and addressee(session.state) == seat:
        return el("p", say("post.own_turn"), class_="quiet")
    link = post_link(session, post)
    shown = code is not None and code.link == link
    send = say("post.send") if unsent(session, post) else say("post.send_again")
    return el(
        "section",
        el("div", ways(link, send, primary=True, coded=shown), class_="post-ways"),
        qr_code(code) if code is not None and shown else None,
        _too_long() if len(link) > LONGEST_SAFE_LINK else None,
    )


def _too_long() -> Markup:
    """Show the button for a file instead of a link that messengers may cut."""
    return el(
        "div",
        caution(say("post.long")),
        button(Export(), icon("ui-export"), say("buttons.export"), class_="button small"),
    )


def _players(session: Session, post: Post, seat: int | None, looks: Looks, sure: str) -> Markup:
    return el(
        "section",
        el("h3", say("post.players")),
        el(
            "ul",
            (
                el("li", _player(session, post, number, seat, looks, sure))
                for number in range(len(session.start.seats))
            ),
            class_="post-players",
        ),
    )


def _player(
    session: Session, post: Post, number: int, seat: int | None, looks: Looks, sure: str
) -> Iterator[Child]:
    state = session.state
    kind, name = state.seats[number].kind, seat_name(state, number)
    yield mark(looks[number])
    yield el("span", name, class_="post-name")
    notes = []
    if number == seat:
        notes.append(say("post.you"))
    if kind != "human":
        notes.append(say("post.stand_in") if number in post.seats else say("post.bot"))
    elif number == addressee(state):
        notes.append(say("post.plays_next"))
    elif all(opening.seat != number for opening in post.opened):
        notes.append(say("post.not_opened"))
    yield el("small", " · ".join(notes), class_="quiet")
    if number == seat and kind != "human" and not state.over:
        yield button(TakeSeatBack(), icon("ui-human"), say("post.take_back"), class_="button small primary")
    if seat is None or number == seat or kind != "human" or state.over:
        return
    step = f"bot {number}"
    if sure == step:
        yield button(
            SeatBot(number), icon("ui-bot"), say("post.bot_sure", name=name), class_="button small primary"
        )
        yield button(AskSure(""), say("post.not_sure"), class_="button small")
    else:
        yield button(AskSure(step), icon("ui-bot"), label=say("post.seat_bot", name=name), class_="tool")


def _orders(session: Session, post: Post, seat: int | None) -> Markup:
    """Show the standing orders that apply in this game."""
    rules = session.start.rules
    orders = post.orders_of(seat or 0)
    card = session.start.seats[seat or 0].consultant
    swaps = card is not None and CONSULTANTS[card].swaps
    if not rules.business and not swaps:
        return NOTHING
    return el(
        "section",
        el("h3", say("post.orders")),
        el("p", say("post.orders_text"), class_="quiet"),
        _claims(orders) if rules.business else None,
        _swaps(orders) if swaps else None,
    )


def _claims(orders: Orders) -> Markup:
    answers = (option(each, say(f"post.claim_{each}"), selected=each == orders.claim) for each in CLAIMS)
    return _order("claim", say("post.order_claim"), answers)


def _swaps(orders: Orders) -> Markup:
    answers = (option(each, say(f"post.swap_{each}"), selected=each == orders.swap) for each in SWAPS)
    return _order("swap", say("post.order_swap"), answers)


def _order(question: str, title: str, answers: Iterator[Markup]) -> Markup:
    return el(
        "div",
        el("label", title, for_=f"order-{question}"),
        el("select", answers, id=f"order-{question}", data_change=start(SetOrder(question, ""))),
        class_="post-order",
    )


def _others(session: Session, post: Post, seat: int | None, sure: str) -> Markup:
    """List repeated openings, and let another person use this device."""
    state = session.state
    openings = [el("li", _again(seat_name(state, opening.seat), opening.date)) for opening in reopened(post)]
    return el(
        "section",
        el("ul", openings, class_="quiet") if openings else None,
        button(
            AskSure("who"), icon("ui-people"), say("post.other_person"), class_="button small quiet-button"
        ),
        who(session, post, seat) if sure == "who" else None,
    )


def _again(name: str, date: str) -> str:
    return (
        say("post.again_on", name=name, date=date_words(date)) if date else say("post.told_again", name=name)
    )


def who(session: Session, post: Post, seat: int | None = None) -> Markup:
    """Show a button for each person's seat; the next link tells everybody who opened the game here."""
    state = session.state
    return el(
        "div",
        el("p", say("post.other_person_text"), class_="quiet") if seat is not None else None,
        (
            button(IAm(number), say("post.i_am", name=seat_name(state, number)), class_="button small")
            for number in post.seats
            if number != seat and number in state.people
        ),
        class_="post-ways",
    )
