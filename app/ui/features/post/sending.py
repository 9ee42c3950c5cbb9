"""Follow up after the player shared or copied the link to a game by post."""

from __future__ import annotations

from dataclasses import replace

from app.saves.post import read_post, sealed
from app.ui.core.messages import LinkLeft
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.table.effects import Keep
from app.ui.table.handlers.settling import with_floor
from app.ui.table.links import post_link
from app.ui.table.model import TABLE


@handles(LinkLeft)
def link_was_sent(model: Model, message: LinkLeft) -> Update:
    """Count the game as sent after the player shared or copied its link."""
    return count_as_sent(model, message.fragment)


def count_as_sent(model: Model, fragment: str) -> Update:
    """Count the game on the table as sent, if the link contains its current state."""
    table = model[TABLE]
    post = read_post(table.session) if table is not None else None
    if table is None or post is None or post_link(table.session, post) != fragment:
        return model, ()
    table = with_floor(replace(table, session=sealed(table.session, post)))
    return model.with_(TABLE, table), (Keep(table.id, table.session),)
