"""Following which deal is in sight: that of a finished solo game, or that of a date."""

from __future__ import annotations

from app.saves.marks import marks_of
from app.ui.core.effects import Effect
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.features.same_tiles.state import SAME_TILES, TilesState
from app.ui.table.model import TABLE, table_in_sight


def follow_deal(before: Model, message: Message, result: Update) -> Update:
    """Look up the results of a deal that comes in sight; forget them when it goes out of sight."""
    model, effects = result
    sight = _sight(model)
    if sight == model[SAME_TILES].sight:
        return result
    if not sight:
        known = model[SAME_TILES]
        pasted = known.pasted if known.pasted is not None and known.pasted.left else None
        tiles = TilesState(
            margins=known.margins,
            opening=known.opening,
            pasted=pasted,
            form=known.form,
            with_game=known.with_game,
        )
        return model.with_(SAME_TILES, tiles), effects
    from app.ui.features.same_tiles.handlers import look_up  # late: the first page needs none

    model, more = look_up(model, sight, moved=before.route != model.route)
    return model, (*effects, *more)


def read_again(model: Model, key: str) -> tuple[Effect, ...]:
    """Return the effects that follow what another tab wrote under a key about the deal in sight."""
    from app.saves.same_tiles import TILES
    from app.ui.features.same_tiles.effects import ReadTiles

    deal = model[SAME_TILES].deal
    return (ReadTiles(deal),) if deal and key == f"{TILES}{deal}" else ()


def _sight(model: Model) -> str:
    """Return the id of the finished solo game in sight or on the page for sharing, or the date in sight."""
    table = table_in_sight(model) if model.route.screen != "share" else model[TABLE]
    if table is not None:
        over = table.origin.played and table.session.state.over and table.session.deal.rules.solo
        return f"game {table.id}" if over and not marks_of(table.session).box else ""
    if model.route.screen == "daily" and model.today:
        from app.ui.words.days import is_open  # only that page shows dates

        date = model.route.about or model.today
        return f"date {date}" if is_open(date, model.today) else ""
    return ""
