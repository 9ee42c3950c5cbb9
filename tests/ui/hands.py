"""Games in which seats have phones, and the links to their hands."""

from __future__ import annotations

from app.engine.deck_file import standard_deck
from app.engine.session import Session
from app.saves.hands import hand_data
from app.saves.marks import PLAIN
from app.ui.core.model import Route
from app.ui.table.phones import hand_code, with_phone
from tests.ui.playing import new_session


def dealt(players: int = 2, *, game: str = "g", **options: object) -> Session:
    """Return a new game in which seat 0 has a phone."""
    return with_phone(new_session(players, **options), game, 0, has=True)  # type: ignore[arg-type]


def link(session: Session, seat: int = 0) -> str:
    """Return the link to a seat's hand."""
    code = hand_code(session, seat, PLAIN[seat], seat)
    return str(Route("hand", hand_data(code, standard_deck())))
