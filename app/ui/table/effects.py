"""Effects on the game on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.effects import Effect

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.engine.state import State
    from app.saves.seating import Looks


class Keep(Effect):
    """Save a game after an action; send `SaveResult`."""

    game: str
    session: Session


class Hold(Effect):
    """Become the only tab that writes a game, if no other is (or with `force`); send `LockResult`."""

    game: str
    force: bool = False


class Paint(Effect):
    """Store a picture of the city for the next start; `None` removes it."""

    state: State | None
    looks: Looks = ()
