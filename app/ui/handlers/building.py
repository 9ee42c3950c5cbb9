"""Building: taking a tile up, holding it over a cell, turning it."""

from __future__ import annotations

from dataclasses import replace

from app.engine.geometry import Cell, cell_text, facing_named, surroundings
from app.ui.handlers.camera import refitted
from app.ui.handlers.cells import ghost_words, told_of_cell
from app.ui.handlers.drafts import advice, held, not_offered, refused, taken_up
from app.ui.handlers.looking import look_at, show_next
from app.ui.input.choosing import nearest
from app.ui.messages import Cancel, Drop, Face, Help, Hover, Leave, LookAt, Pick, Pull, ShowNext, Tap, Turn
from app.ui.model import Model, Table
from app.ui.registry import Update, handles, handles_table
from app.ui.telling.words import building_name
from app.ui.texts import say


def _at(model: Model, table: Table, spoken: str = "") -> Update:
    model = replace(model, table=table, notice=None)
    return model.saying(spoken) if spoken else model, ()


@handles_table(Pick)
def pick(model: Model, table: Table, message: Pick) -> Update:
    """Take a tile up; the one that is up already is put down. What still flies has arrived.

    One that cannot be taken up now is explained, and the Grifter's, which cannot be put down.
    """
    name = building_name(table.shown, message.tile)
    asked = table.subject
    table = replace(table, refused=None, show=None, subject="", flights=())
    decision = table.decision
    is_up = table.draft is not None and table.draft.tile == message.tile
    stays = decision is not None and decision.kind == "grifter"
    if is_up and not stays:
        return _at(model, refitted(replace(table, draft=None)), say("spoken.put_back", tile=name))
    draft = None if is_up else taken_up(table, message.tile, model.settings)
    if draft is None:
        subject = f"tile {message.tile}"
        return explain(model, table, Help("" if asked == subject else subject))
    table = replace(table, draft=draft)
    table = refitted(replace(table, focus=nearest(table) or table.focus))
    table = replace(table, told=told_of_cell(table, model.settings))
    return _at(model, table, say("spoken.picked_up", tile=name))


@handles_table(Tap)
def tap(model: Model, table: Table, message: Tap) -> Update:
    """Hold the tile over a cell, turn it there, say why not, or look at what stands there."""
    if table.behind is not None:
        return model, ()
    cell, draft = message.cell, table.draft
    if table.show is not None and draft is None:
        return show_next(model, table, ShowNext(table.show.choice, table.show.number + 1))
    table = replace(table, refused=None, focus=cell, show=None)
    if draft is not None:
        table = replace(table, subject="", flights=())  # they would cover what the ghost does
    if draft is None:
        reason = not_offered(table, cell) or advice(table, cell)
        if reason is not None:
            return _at(model, replace(table, refused=reason, subject=""), reason.words)
        subject = f"cell {cell_text(cell)}" if cell in table.shown.city else ""
        return _at(model, replace(table, subject="" if subject == table.subject else subject))
    if cell in draft.places:
        if cell == draft.cell:
            return turn(model, table, Turn())
        draft = held(table, draft, cell)
        return _at(model, replace(table, draft=draft), ghost_words(table, draft, model.settings))
    reason = refused(table, draft, cell)
    table = replace(table, refused=reason, draft=replace(draft, cell=None, preview=None, doubled=None))
    return _at(model, table, reason.words if reason else "")


@handles_table(Drop)
def drop(model: Model, table: Table, message: Drop) -> Update:
    """Drop a tile on a cell: take it up, if it is not, and hold it there."""
    if table.draft is None or table.draft.tile != message.tile:
        model, _ = pick(model, table, Pick(message.tile))
    up = model.table
    if up is None or up.draft is None or up.draft.cell == message.cell or not _near(up, message.cell):
        return model, ()
    return tap(model, up, Tap(message.cell))


def _near(table: Table, cell: Cell) -> bool:
    city = table.shown.city
    return cell in city or any(around in city for around in surroundings(cell))


@handles_table(Hover)
def hover(model: Model, table: Table, message: Hover) -> Update:
    """Note the cell under the mouse; nothing is chosen by it."""
    if table.behind is not None:
        return model, ()
    return replace(model, table=replace(table, hovered=message.cell)), ()


@handles_table(Leave)
def leave(model: Model, table: Table, message: Leave) -> Update:
    """Note that the mouse is over nothing any more."""
    if table.hovered is None:
        return model, ()
    return replace(model, table=replace(table, hovered=None)), ()


@handles_table(Turn)
def turn(model: Model, table: Table, message: Turn) -> Update:
    """Turn the ghost to the next legal facing."""
    if table.draft is None or table.draft.cell is None:
        return model, ()
    draft, cell = table.draft, table.draft.cell
    facings = draft.places[cell]
    following = facings[(facings.index(draft.facing) + 1) % len(facings)]
    if following == draft.facing:
        return _at(model, replace(table, refused=None))
    draft = held(table, draft, cell, following)
    return _at(model, replace(table, draft=draft, refused=None), ghost_words(table, draft, model.settings))


@handles_table(Face)
def face(model: Model, table: Table, message: Face) -> Update:
    """Turn the ghost to a facing; an illegal one says why."""
    facing = facing_named(message.facing)
    if table.draft is None or table.draft.cell is None or facing is None:
        return model, ()
    draft, cell = table.draft, table.draft.cell
    if facing in draft.places[cell]:
        draft = held(table, draft, cell, facing)
        return _at(
            model, replace(table, draft=draft, refused=None), ghost_words(table, draft, model.settings)
        )
    reason = refused(table, draft, cell, facing)
    return _at(model, replace(table, refused=reason), reason.words if reason else "")


@handles_table(Help)
def explain(model: Model, table: Table, message: Help) -> Update:
    """Explain something in place; nothing at all closes the explanation."""
    if table.curtain is not None:
        return model, ()
    if not message.subject:
        return replace(model, table=replace(table, subject="")), ()
    return _at(model, replace(table, subject=message.subject, show=None))


@handles(Pull)
def pull(model: Model, message: Pull) -> Update:
    """Pull the explanation up, or down again."""
    if model.table is None:
        return model, ()
    return replace(model, table=replace(model.table, pulled=not model.table.pulled)), ()


@handles(Cancel)
def cancel(model: Model, message: Cancel) -> Update:
    """Step back by one: the notice, the show, the drawer, the refusal, the ghost, the tile, the past."""
    table = model.table
    if model.notice is not None or table is None:
        return replace(model, notice=None), ()
    if table.show is not None:
        return _at(model, replace(table, show=None))
    if table.drawer or table.subject or table.refused or table.lit:
        return _at(model, replace(table, drawer="", subject="", refused=None, lit=()))
    if table.draft is not None and table.draft.cell is not None:
        return _at(model, replace(table, draft=replace(table.draft, cell=None, preview=None, doubled=None)))
    if table.draft is not None:
        return pick(model, table, Pick(table.draft.tile))
    if table.position is not None:
        return look_at(model, table, LookAt(-1))
    return _at(model, replace(table, overlay=""))
