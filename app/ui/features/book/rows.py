"""The row of a finished game for the results book."""

from __future__ import annotations

from app.engine.daily_deal import daily_date
from app.engine.session import Session
from app.saves.book import BookRow, BookSeat, checked_row, player_id
from app.ui.features.learn import hints
from app.ui.table import seating
from app.ui.words.log import accounts


def row_of_session(game: str, session: Session, at: str, app: str) -> BookRow:
    """Return the row of a finished game; `at` is the local time, `app` the version."""
    given, state = session.deal, session.state
    rules = given.rules
    practice = session.practice or seating.read_seating(session.extra, len(given.seats)).practice
    marks = {"practice": practice, "hints": session.extra.get(hints.FIRST_GAME_KEY) is True}
    seats = tuple(
        BookSeat(
            player_id(seat.name) if seat.kind == "human" else "",
            seat.kind if seat.kind.replace("-", "").isalnum() else "bot",
            seat.consultant or "",
            account.total,
            account.streets,
            account.end,
            account.tokens,
        )
        for seat, account in zip(state.seats, accounts(session), strict=True)
    )
    return checked_row(
        BookRow(
            id=game,
            at=at,
            app=app,
            edition=rules.edition_id,
            business=rules.business,
            difficulty=rules.difficulty or "",
            daily=daily_date(given, session.extra) or "",
            seed=given.seed or "",
            seats=seats,
            turns=state.turn,
            flags=tuple(sorted(mark for mark, on in marks.items() if on)),
        )
    )


def people_of(session: Session) -> tuple[str, ...]:
    """Return the names of the people in a game."""
    return tuple(seat.name for seat in session.state.seats if seat.kind == "human")
