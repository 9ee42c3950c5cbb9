"""Update: apply a message to the model and return the new model with effects.

`update` calls the message's handler, then the hooks of the features. A hook gets the model before, the
message and the result so far, and returns the result that counts. Lessons therefore need no code in the
handlers of the table.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from app.ui.core import feature, messages
from app.ui.core.model import CHANCE, Chance, Model
from app.ui.core.page_parts import arrive, parse_route
from app.ui.core.registry import HANDLERS, AcceptUpdate, AskToday, BringTexts, Update, handles
from app.ui.core.stored import stored_keys, stored_value, with_before
from app.ui.core.texts import say


@handles(messages.RouteChanged)
def follow_address(model: Model, message: messages.RouteChanged) -> Update:
    """Follow the address; a new address clears the notice."""
    route = parse_route(message.fragment)
    if route != model.route:
        model = replace(model, route=route, notice=None, problem="")
    return arrive(model)


@handles(messages.NotFetched)
def report_missing_file(model: Model, message: messages.NotFetched) -> Update:
    """Say that a file could not be loaded."""
    return replace(model, problem=say("learn.not_fetched")), ()


@handles(messages.TodayIs)
def set_date(model: Model, message: messages.TodayIs) -> Update:
    """Take note of the device's date. A game that is open keeps its own."""
    return (replace(model, today=message.date), ()) if message.date != model.today else (model, ())


@handles(messages.CheckDate)
def check_date(model: Model, message: messages.CheckDate) -> Update:
    """Ask for the device's date again."""
    return model, (AskToday(),)


@handles(messages.Seeded)
def seed(model: Model, message: messages.Seeded) -> Update:
    """Draw from this seed from now on."""
    return model.with_(CHANCE, Chance(message.seed)), ()


@handles(messages.Dismiss)
def dismiss(model: Model, message: messages.Dismiss) -> Update:
    """Close the notice."""
    return replace(model, notice=None), ()


@handles(messages.UpdateWaits)
def offer_update(model: Model, message: messages.UpdateWaits) -> Update:
    """Offer the new version; nothing changes until the player accepts it."""
    return replace(model, newer="waits").saying(say("update.available")), ()


@handles(messages.NotNow)
def not_now(model: Model, message: messages.NotNow) -> Update:
    """Postpone the new version."""
    return replace(model, newer="later"), ()


@handles(messages.TakeUpdate)
def take_update(model: Model, message: messages.TakeUpdate) -> Update:
    """Activate the new version, unless something would be lost."""
    return _loading(model)


@handles(messages.Replaced)
def reload_version(model: Model, message: messages.Replaced) -> Update:
    """Reload for another version that has taken over, unless something would be lost."""
    return _loading(model)


@handles(messages.LoadAnyway)
def load_anyway(model: Model, message: messages.LoadAnyway) -> Update:
    """Activate the new version, even if the game is lost."""
    return replace(model, newer="taking").saying(say("update.taking")), (AcceptUpdate(anyway=True),)


def _loading(model: Model) -> Update:
    if feature.loses_something(model):
        return replace(model, newer="waits").saying(say("update.unsaved")), ()
    return replace(model, newer="taking").saying(say("update.taking")), (AcceptUpdate(),)


@handles(messages.Fade)
def fade(model: Model, message: messages.Fade) -> Update:
    """Close a notice after its time."""
    if model.notice is None or model.notice.text != message.text:
        return model, ()
    return replace(model, notice=None), ()


@handles(messages.StoredLoaded)
def load_stored(model: Model, message: messages.StoredLoaded) -> Update:
    """Read a stored value into the model; ignore damaged texts, and keys unknown to this version."""
    if message.key not in stored_keys():
        return model, ()
    try:
        return stored_value(message.key).read(model, message.text), ()
    except ValueError:
        return model, ()


@handles(messages.StoredChanged)
def follow_stored(model: Model, message: messages.StoredChanged) -> Update:
    """Follow a stored value that changed while this page was open."""
    language = model.settings.language
    model, _ = load_stored(model, messages.StoredLoaded(message.key, message.text))
    chosen = model.settings.language
    return model, (BringTexts(chosen),) if chosen != language else ()


def update(model: Model, message: messages.Message) -> Update:
    """Return the model after a message, and its effects; raises `KeyError` without a handler."""
    kind = type(message)
    if kind not in HANDLERS:
        feature.load_handlers(feature.feature_of(kind.__module__))
    if kind not in HANDLERS:
        feature.load_all_handlers()
    result = HANDLERS[kind](model, message)
    for hook in _hooks():
        if hook.follows(model, kind.verb, result[0]):
            result = feature.load(hook.run)(model, message, result)
    return result[0], with_before(model, result[1])


@cache
def _hooks() -> tuple[feature.Hook, ...]:
    """Return the hooks in order: by phase, then as the features are listed."""
    return tuple(sorted(feature.contributions(feature.Hook), key=lambda hook: hook.phase))
