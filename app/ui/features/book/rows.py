"""The row of a finished game for the results book."""

from __future__ import annotations

from collections.abc import Mapping

from app.engine.daily_deal import daily_date
from app.engine.events import StreetScored
from app.engine.receipts import paid_by_seat
from app.engine.session import Session
from app.saves import seating
from app.saves.book import Person
from app.saves.book_rows import BookRow, BookSeat, deal_digest, is_kind, player_id
from app.saves.marks import marks_of
from app.ui.features.book.sights import sights_of
from app.ui.words.log import accounts


def row_of_session(game: str, session: Session, at: str, app: str) -> BookRow:
    """Return the row of a finished game; `at` is the local time, `app` the app's version."""
    dealt, state = session.deal, session.state
    rules = dealt.rules
    marks = marks_of(session)
    flags = {"practice": session.practice or marks.practice, "hints": marks.helped}
    seats = tuple(
        BookSeat(
            player_id(seat.name) if seat.kind == "human" else "",
            seat.kind if is_kind(seat.kind) else "bot",
            seat.consultant or "",
            account.total,
            account.streets,
            account.end,
            account.tokens,
            best,
        )
        for seat, account, best in zip(state.seats, accounts(session), best_streets(session), strict=True)
    )
    return BookRow(
        id=game,
        at=at,
        app=app,
        edition=rules.edition_id,
        business=rules.business,
        difficulty=rules.difficulty or "",
        daily=daily_date(dealt, session.extra) or "",
        seed=dealt.seed or "",
        seats=seats,
        turns=state.turn,
        flags=tuple(sorted(mark for mark, on in flags.items() if on)),
        deal=deal_digest(dealt),
        sights=sights_of(session),
    )


def best_streets(session: Session) -> tuple[int, ...]:
    """Return the most that one street paid each seat, in dollars."""
    best = [0] * len(session.state.seats)
    for played in session.history:
        for event in played.events:
            if isinstance(event, StreetScored):
                best = list(map(max, best, paid_by_seat(event.receipts, len(best))))
    return tuple(best)


def people_of(session: Session, at: int) -> Mapping[str, Person]:
    """Return the people in a game by id, with their looks; `at` is the time in milliseconds since 1970."""
    seats = session.state.seats
    looks = seating.read_seating(session.extra, len(seats)).looks
    return {
        player_id(seat.name): Person(seat.name, look.colour, look.shape, at, look.face)
        for seat, look in zip(seats, looks, strict=True)
        if seat.kind == "human"
    }
