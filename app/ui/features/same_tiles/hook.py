"""Follow the deal in sight: that of a finished solo game, or of a date."""

from __future__ import annotations

from app.saves.marks import marks_of
from app.ui.core.effects import Effect
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.features.same_tiles.state import SAME_TILES, TilesState
from app.ui.table.model import TABLE, table_in_sight


def follow_deal(before: Model, message: Message, result: Update) -> Update:
    """Read the results of a deal that comes into sight; drop them when it leaves."""
    model, effects = result
    sight = _sight(model)
    if sight == model[SAME_TILES].sight:
        return result
    if not sight:
        before_tiles = model[SAME_TILES]
        pasted = before_tiles.pasted if before_tiles.pasted is not None and before_tiles.pasted.left else None
        tiles = TilesState(
            margins=before_tiles.margins,
            opening=before_tiles.opening,
            pasted=pasted,
            form=before_tiles.form,
            with_game=before_tiles.with_game,
        )
        return model.with_(SAME_TILES, tiles), effects
    from app.ui.features.same_tiles.handlers import look_up  # late: the first page does not need it

    model, more = look_up(model, sight, moved=before.route != model.route)
    return model, (*effects, *more)


def read_again(model: Model, key: str) -> tuple[Effect, ...]:
    """Return the effects that read the deal in sight again, if another tab wrote under its key."""
    from app.saves.same_tiles import TILES
    from app.ui.features.same_tiles.effects import ReadTiles

    deal = model[SAME_TILES].deal
    return (ReadTiles(deal),) if deal and key == f"{TILES}{deal}" else ()


def _sight(model: Model) -> str:
    """Return the finished solo game (also on the sharing page) or the date in sight, or an empty text."""
    table = table_in_sight(model) if model.route.screen != "share" else model[TABLE]
    if table is not None:
        over = table.origin.played and table.session.state.over and table.session.deal.rules.solo
        return f"game {table.id}" if over and not marks_of(table.session).box else ""
    if model.route.screen == "daily" and model.today:
        from app.ui.words.days import is_open  # only that page shows dates

        date = model.route.about or model.today
        return f"date {date}" if is_open(date, model.today) else ""
    return ""
