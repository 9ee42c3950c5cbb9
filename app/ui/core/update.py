"""Update: apply a message to the model and return the new model with effects.

`update` calls the message's handler, then the update hooks. A hook gets the model before, the message and the
result so far, and returns the final result. Lessons therefore need no code in the handlers of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from app.ui.core import navigation  # noqa: F401  (handlers of every page)
from app.ui.core.messages import Message
from app.ui.core.model import Model, Table
from app.ui.core.registry import HANDLERS, Update
from app.ui.core.screens import load_all
from app.ui.core.stored import with_before
from app.ui.features.same_tiles.following import follow_deal
from app.ui.features.saves import handlers as saves  # noqa: F401  (handlers of the first page)
from app.ui.features.settings import handlers as settings  # noqa: F401
from app.ui.table.handlers import speaking

UpdateHook = Callable[[Model, Message, Update], Update]
EndHook = Callable[[Model, Table], Update]


def update(model: Model, message: Message) -> Update:
    """Return the model after a message, and its effects; raises `KeyError` without a handler."""
    if type(message) not in HANDLERS:
        load_all()
    result = HANDLERS[type(message)](model, message)
    has_table = model.table is not None or result[0].table is not None
    for hook in _table_hooks() if has_table else (follow_deal, speaking.announce):
        result = hook(model, message, result)
    return result[0], with_before(model, result[1])


@cache
def _table_hooks() -> tuple[UpdateHook, ...]:
    """Return the hooks in order: speech follows all others, and typed play then writes it down."""
    from app.ui.features.again import opening as trying
    from app.ui.features.book import entering
    from app.ui.features.coach import opening as coaching
    from app.ui.features.learn import first_game  # late: the first page needs none
    from app.ui.features.learn import handlers as learning
    from app.ui.features.puzzles import following
    from app.ui.features.report import opening as reporting
    from app.ui.features.typed import handlers as typing
    from app.ui.table.handlers import looking

    return (
        trying.respond_to_answer,
        coaching.follow_table,
        call_end_hooks,
        entering.enter_arrived_result,
        learning.tutor,
        following.follow_puzzle,
        looking.when_it_is_over,
        first_game.give_hint,
        reporting.follow_report,
        follow_deal,
        speaking.announce,
        typing.write_down,
    )


def call_end_hooks(before: Model, message: Message, result: Update) -> Update:
    """Call the end-of-game hooks if the game on the table has just ended.

    Opening a finished game does not count; one by post comes in `enter_arrived_result`.
    """
    model, effects = result
    was, table = before.table, model.table
    if was is None or table is None or was.id != table.id:
        return result
    if was.session.state.over or not table.session.state.over:
        return result
    for hook in end_hooks():
        if model.table is not None:
            model, more = hook(model, model.table)
            effects = (*effects, *more)
    return model, effects


def end_hooks() -> tuple[EndHook, ...]:
    """Return the hooks to call at the end of a game, in order."""
    from app.ui.features.book import entering
    from app.ui.table.handlers import looking

    return (entering.enter_result, looking.show_end, looking.celebrate)
