"""Update: apply a message to the model and return the new model with effects.

`update` calls the message's handler, then the hooks of the features. A hook gets the model before, the
message and the result so far, and returns the result that counts. Lessons therefore need no code in the
handlers of the table.
"""

from __future__ import annotations

from functools import cache

from app.ui.core import navigation  # noqa: F401  (handlers of every page)
from app.ui.core.feature import (
    Hook,
    contributions,
    feature_of,
    load,
    load_all_handlers,
    load_handlers,
)
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import HANDLERS, Update
from app.ui.core.stored import with_before


def update(model: Model, message: Message) -> Update:
    """Return the model after a message, and its effects; raises `KeyError` without a handler."""
    kind = type(message)
    if kind not in HANDLERS:
        load_handlers(feature_of(kind.__module__))
    if kind not in HANDLERS:
        load_all_handlers()
    result = HANDLERS[kind](model, message)
    for hook in _hooks():
        if hook.follows(model, kind.verb, result[0]):
            result = load(hook.run)(model, message, result)
    return result[0], with_before(model, result[1])


@cache
def _hooks() -> tuple[Hook, ...]:
    """Return the hooks in order: by phase, then as the features are listed."""
    return tuple(sorted(contributions(Hook), key=lambda hook: hook.phase))
