"""The page of the table that gives hands to phones: the people, and the code of one of them."""

from __future__ import annotations

from typing import Final

from app.engine.session import Session
from app.saves.marks import PLAIN, Looks
from app.ui.core.codes import CODE, Code, qr_code
from app.ui.core.html import Child, Markup, el, group
from app.ui.core.model import HOME, Model, Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import button, icon, link, portrait
from app.ui.core.texts import say
from app.ui.features.phones.handlers import CopyHand, HandBack, PlainHand
from app.ui.table.messages import Hand
from app.ui.table.model import TABLE
from app.ui.table.phones import may_have_phones, phone_in, phones_of
from app.ui.words.names import seat_name

HAND_LINKS: Final = "#/hand/"
"""The start of the links to hands."""


def phones_page(about: str, session: Session | None, looks: Looks, code: Code | None, table: Route) -> Markup:
    """Show who has a phone, and the code of the seat in the address."""
    if session is None:
        return el("main", class_="page")
    seats, phones = may_have_phones(session), phones_of(session).seats
    chosen = phone_in(about, session)
    return el(
        "main",
        page_head(say("phones.title"), up=table),
        el("p", say("phones.text") if seats else say("phones.nobody"), class_="quiet"),
        _scan(session, looks, chosen, code) if chosen is not None else None,
        el(
            "ul",
            (el("li", _person(session, looks, seat, phones, chosen)) for seat in seats),
            class_="people-with",
        ),
        _ready(phones, seats, table),
        class_="page",
    )


def _ready(phones: tuple[int, ...], seats: tuple[int, ...], table: Route) -> Child:
    """Show the button back to the game, once a phone has a hand."""
    if not phones:
        return None
    missing = [seat for seat in seats if seat not in phones]
    style = "button large" if missing else "button primary large"
    return link(table, icon("ui-play"), say("phones.play"), class_=style)


def _scan(session: Session, looks: Looks, seat: int, code: Code | None) -> Markup:
    """Show the code of a seat's hand. The model may still hold another page's code."""
    name = seat_name(session.state, seat)
    plain = code is not None and not code.link.startswith("#")
    shown = code if code is not None and (plain or code.link.startswith(HAND_LINKS)) else None
    again = PlainHand(seat) if plain else Hand(seat)
    return el(
        "section",
        el(
            "div",
            qr_code(shown) if shown is not None else el("span", say("phones.making"), class_="quiet"),
            button(again, say("phones.try_again"), class_="button small")
            if shown is not None and shown.missing
            else None,
            class_="scanned",
        ),
        el(
            "div",
            el("h2", portrait(looks[seat], "human"), say("phones.only", name=name)),
            el("p", say("phones.plain_text") if plain else say("phones.scan")),
            button(Hand(seat), icon("ui-code"), say("phones.link"), class_="button small")
            if plain
            else group(
                button(CopyHand(seat), icon("ui-copy"), say("share.copy"), class_="button small"),
                button(PlainHand(seat), icon("ui-type"), say("phones.plain"), class_="button small"),
            ),
            button(
                HandBack(seat), icon("ui-close"), say("phones.take_back", name=name), class_="button small"
            ),
            class_="scan-how",
        ),
        class_="scan",
    )


def _person(session: Session, looks: Looks, seat: int, phones: tuple[int, ...], chosen: int | None) -> Child:
    has = seat in phones
    name = seat_name(session.state, seat)
    return button(
        Hand(seat),
        portrait(looks[seat], "human"),
        el("span", name),
        icon("ui-phone" if has else "ui-code"),
        el("small", say("phones.has" if has else "phones.has_not")),
        class_="button person-with",
        aria_pressed=seat == chosen,
    )


def _parts(model: Model) -> tuple[str, Session | None, Looks, Code | None, Route]:
    table = model[TABLE]
    return (
        model.route.about,
        table.session if table else None,
        table.viewing.looks if table else PLAIN,
        model[CODE],
        table.route if table else HOME,
    )


SCREEN: Final = page(_parts, phones_page)
