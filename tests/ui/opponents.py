"""Tables with a searching bot."""

from __future__ import annotations

from dataclasses import replace

from app.ui.core.registry import After
from app.ui.table.messages import Think
from app.ui.table.model import TABLE, Thinking
from tests.ui.playing import Player, new_session


def opponent(kind: str = "expert", *, practice: bool = False) -> Player:
    """Return a table whose bot has just started its decision."""
    player = Player(new_session(kinds=("human", kind)))
    session = replace(player.table.session, practice=practice)
    player.model = player.model.with_(TABLE, replace(player.table, session=session))
    action = player.table.session.state.decision.options[0]  # type: ignore[union-attr]
    player.choose(action)
    thinks = [e.message for e in player.effects if isinstance(e, After) and isinstance(e.message, Think)]
    player.send(thinks[-1])
    return player


def thinking(player: Player) -> Thinking:
    assert player.table.thinking is not None
    return player.table.thinking
