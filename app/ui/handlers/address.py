"""Addresses and notices: what concerns every screen."""

from __future__ import annotations

from dataclasses import replace

from app.saves.links import LinkError, read_deal
from app.ui.effects import AcceptUpdate, DrawSeed, FocusOn
from app.ui.form import with_deal
from app.ui.handlers import drills, learning
from app.ui.handlers.saves import visited
from app.ui.messages import Dismiss, Fade, LoadAnyway, NotNow, Replaced, TakeUpdate, UpdateWaits, Went
from app.ui.model import Model, Notice
from app.ui.routes import parse_route
from app.ui.rulebook import anchor_id, sections
from app.ui.texts import say
from app.ui.update import Update, handles


@handles(Went)
def went(model: Model, message: Went) -> Update:
    """Follow the address; at another one what was told is past."""
    route = parse_route(message.fragment)
    if route != model.route:
        model = replace(model, route=route, notice=None, problem="")
    found = visited(model) or learning.visited(model) or drills.visited(model)
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
    return replace(model, newer="waits").saying(say("update.available")), ()


@handles(NotNow)
def not_now(model: Model, message: NotNow) -> Update:
    """Leave the new version for later."""
    return replace(model, newer="later"), ()


@handles(TakeUpdate)
def take_update(model: Model, message: TakeUpdate) -> Update:
    """Take the new version, unless the game on the table would be lost."""
    return _loading(model)


@handles(Replaced)
def replaced(model: Model, message: Replaced) -> Update:
    """Follow another version that has taken over, unless the game on the table would be lost."""
    return _loading(model)


@handles(LoadAnyway)
def load_anyway(model: Model, message: LoadAnyway) -> Update:
    """Take the new version, whatever becomes of the game."""
    return replace(model, newer="taking").saying(say("update.taking")), (AcceptUpdate(anyway=True),)


def _loading(model: Model) -> Update:
    if model.unsaved:
        return replace(model, newer="waits").saying(say("update.unsaved")), ()
    return replace(model, newer="taking").saying(say("update.taking")), (AcceptUpdate(),)


@handles(Fade)
def fade(model: Model, message: Fade) -> Update:
    """Close a notice that has been there long enough."""
    if model.notice is None or model.notice.text != message.text:
        return model, ()
    return replace(model, notice=None), ()
