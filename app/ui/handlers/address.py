"""Addresses, notices and settings: what concerns every screen."""

from __future__ import annotations

import json
from dataclasses import asdict, fields, replace
from typing import Final, get_args, get_type_hints

from app.saves.links import LinkError, read_deal
from app.saves.plain import read_json
from app.ui.effects import AcceptUpdate, DrawSeed, FocusOn, Store
from app.ui.form import recalled, remembered, with_deal
from app.ui.handlers import learning
from app.ui.handlers.saving import visited
from app.ui.messages import Choose, Dismiss, Fade, Restored, TakeUpdate, UpdateWaits, Went
from app.ui.model import Model, Notice, Settings
from app.ui.routes import parse_route
from app.ui.rulebook import anchor_id, sections
from app.ui.texts import say
from app.ui.update import Update, handles

SETTINGS_KEY: Final = "settings"
MAX_SETTINGS: Final = 20_000
_KINDS: Final = get_type_hints(Settings)


@handles(Went)
def went(model: Model, message: Went) -> Update:
    """Follow the address."""
    route = parse_route(message.fragment)
    model = replace(model, route=route, notice=None, problem="")
    found = visited(model) or learning.visited(model)
    if found is not None:
        return found
    if route.screen == "rules":
        model, effects = _at_rule(replace(model, sought=""), route.about) if route.about else (model, ())
        return model, (*effects, *learning.illustrated(model))
    if route.screen == "new" and route.about:
        return _with_link(model, route.about)
    if route.screen == "new" and not model.form.seed:
        return model, (DrawSeed("set-game seed"),)
    return model, ()


def _at_rule(model: Model, anchor: str) -> Update:
    if anchor not in sections():
        return replace(model, notice=Notice(say("errors.rule_unknown"), "problem")), ()
    return model, (FocusOn(anchor_id(anchor)),)


def _with_link(model: Model, data: str) -> Update:
    """Take the options of a deal that came with a link into the form."""
    try:
        setup = read_deal(data)
    except LinkError:
        notice = Notice(say("errors.link_damaged"), "problem")
        return replace(model, notice=notice), (DrawSeed("set-game seed"),)
    form = with_deal(model.form, setup)
    return replace(model, form=form, notice=Notice(say("share.opened_deal"))), ()


@handles(Dismiss)
def dismiss(model: Model, message: Dismiss) -> Update:
    """Close the notice."""
    return replace(model, notice=None), ()


@handles(UpdateWaits)
def update_waits(model: Model, message: UpdateWaits) -> Update:
    """Offer the new version; nothing changes before the player takes it."""
    return replace(model, notice=Notice(say("update.available"), "update")), ()


@handles(TakeUpdate)
def take_update(model: Model, message: TakeUpdate) -> Update:
    """Take the new version."""
    return replace(model, notice=None), (AcceptUpdate(),)


@handles(Fade)
def fade(model: Model, message: Fade) -> Update:
    """Close a notice that has been there long enough."""
    if model.notice is None or model.notice.text != message.text:
        return model, ()
    return replace(model, notice=None), ()


def _changed(settings: Settings, setting: str, value: object) -> Settings:
    """Give the settings with one of them changed; anything unknown changes nothing."""
    if setting in _KINDS and value in get_args(_KINDS[setting]):
        return replace(settings, **{setting: value})  # type: ignore[arg-type]
    return settings


@handles(Choose)
def choose(model: Model, message: Choose) -> Update:
    """Change a setting and keep it."""
    settings = _changed(model.settings, message.setting, message.value)
    model = replace(model, settings=settings)
    return model, (Store(SETTINGS_KEY, settings_text(model)),)


def settings_text(model: Model) -> str:
    """Write what is kept for all games: the settings, and the choices of the last new game."""
    kept = {name: value for name, value in asdict(model.settings).items() if isinstance(value, str)}
    return json.dumps({**kept, "new_game": remembered(model.form)})


@handles(Restored)
def restored(model: Model, message: Restored) -> Update:
    """Take the stored settings, each for itself: an unknown or damaged one keeps its default."""
    try:
        stored = read_json(message.text, MAX_SETTINGS)
    except ValueError:
        return model, ()
    settings = model.settings
    model = replace(model, form=recalled(stored.get("new_game")))
    for field in fields(Settings):
        value = stored.get(field.name)
        if isinstance(value, str):
            settings = _changed(settings, field.name, value)
    return replace(model, settings=settings), ()
