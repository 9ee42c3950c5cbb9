"""Building: pick a tile, hold it over a cell, turn it."""

from __future__ import annotations

from dataclasses import replace

from app.engine.geometry import Cell, cell_text, facing_named, surroundings
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.texts import say
from app.ui.table import messages
from app.ui.table.good_spots import good_placements
from app.ui.table.handlers import drafts
from app.ui.table.handlers.camera import closer, with_fitted_camera
from app.ui.table.handlers.looking import look_at, show_next
from app.ui.table.input.choosing import nearest
from app.ui.table.model import TABLE, BuildDraft, Table, handles_table, helps
from app.ui.words.sentences import building_name


def _put(model: Model, table: Table, spoken: str = "") -> Update:
    """Put the table into the model, close the notice, and announce a text."""
    model = replace(model, notice=None).with_(TABLE, table)
    return model.saying(spoken) if spoken else model, ()


@handles_table(messages.Pick)
def pick(model: Model, table: Table, message: messages.Pick) -> Update:
    """Pick a tile, or put the picked one down. Flights in progress end.

    A tile that cannot be picked now is explained. So is the Grifter's, which cannot be put down.
    """
    name = building_name(table.shown, message.tile)
    explained = table.attention.subject
    table = table.with_attention(refusal=None, playback=None, subject="", flights=(), close=False)
    decision = table.decision
    picked = table.attention.draft is not None and table.attention.draft.tile == message.tile
    fixed = decision is not None and decision.kind == "grifter"
    if picked and not fixed:
        table = with_fitted_camera(table.with_attention(draft=None))
        table = table.with_attention(focus_words=drafts.focus_words(table, model.settings))
        return _put(model, table, say("spoken.put_back", tile=name))
    draft = (
        None
        if picked
        else drafts.draft_for(table, message.tile, helps(model), good_placements(model, table, message.tile))
    )
    if draft is None:
        subject = f"tile {message.tile}"
        return explain_subject(model, table, messages.Help("" if explained == subject else subject))
    table = table.with_attention(draft=draft)
    table = with_fitted_camera(table.with_board(focus=nearest(table) or table.board.focus))
    table = table.with_attention(focus_words=drafts.focus_words(table, model.settings))
    return _put(model, table, say("spoken.picked_up", tile=name))


@handles_table(messages.Tap)
def tap(model: Model, table: Table, message: messages.Tap) -> Update:
    """Hold the tile over a cell, turn it, say why it does not fit, or explain the cell."""
    if table.viewing.awaiting is not None:
        return model, ()
    cell, draft = message.cell, table.attention.draft
    playback = table.attention.playback
    if playback is not None:
        return show_next(model, table, messages.ShowNext(playback.choice, playback.number + 1))
    table = table.with_attention(refusal=None, playback=None).with_board(focus=cell)
    if draft is not None:
        table = table.with_attention(subject="", flights=())  # they would hide the preview
    if draft is None:
        table = table.with_attention(focus_words=drafts.focus_words(table, model.settings))
        if _asks_which_fits(table, cell):
            return _fitting(model, table, cell)
        reason = drafts.why_not_offered(table, cell) or drafts.advice(table, cell)
        if reason is not None:
            return _put(model, table.with_attention(refusal=reason, subject=""), reason.words)
        subject = f"cell {cell_text(cell)}" if cell in table.shown.city else ""
        subject = "" if subject == table.attention.subject else subject
        return _put(model, table.with_attention(subject=subject))
    if cell in draft.places:
        if cell == draft.cell:
            return turn(model, table, messages.Turn())
        draft = drafts.with_ghost(table, draft, cell)
        words = drafts.ghost_words(table, draft, model.settings)
        table = closer(table.with_attention(draft=draft, focus_words=words))
        return _put(model, table, words)
    reason = drafts.refusal_for(table, draft, cell)
    words = reason.words if reason else ""
    table = table.with_attention(refusal=reason, draft=draft.without_ghost(), focus_words=words)
    return _put(model, table, words)


def _asks_which_fits(table: Table, cell: Cell) -> bool:
    """Return whether a tap without a tile asks which tiles of the open hand fit on a cell.

    Lessons and puzzles have questions of their own.
    """
    decision, seat = table.decision, table.viewing.viewer
    return (
        decision is not None
        and decision.kind == "build"
        and decision.seat == seat
        and table.viewing.covered is None
        and cell in table.shown.city.places
        and not table.origin.guided
    )


def _fitting(model: Model, table: Table, cell: Cell) -> Update:
    """Show the tiles that fit on a cell, or close their card."""
    subject = f"spot {cell_text(cell)}"
    if table.attention.subject == subject:
        return _put(model, table.with_attention(subject=""))
    return _put(model, table.with_attention(subject=subject), say("fitting.title"))


@handles_table(messages.Drop)
def drop(model: Model, table: Table, message: messages.Drop) -> Update:
    """Drop a tile on a cell: pick it if necessary, and hold it there."""
    if table.attention.draft is None or table.attention.draft.tile != message.tile:
        model, _ = pick(model, table, messages.Pick(message.tile))
    up = model[TABLE]
    if up is None or up.attention.draft is None or not _is_near(up, message.cell):
        return model, ()
    if up.attention.draft.cell == message.cell:
        return model.with_(TABLE, closer(up)), ()
    return tap(model, up, messages.Tap(message.cell))


@handles_table(messages.CarryOver)
def carry_over(model: Model, table: Table, message: messages.CarryOver) -> Update:
    """Hold the dragged tile over a legal cell; the view does not move under the finger."""
    draft = table.attention.draft
    if draft is None or message.cell not in draft.places or message.cell == draft.cell:
        return model, ()
    draft = drafts.with_ghost(table, draft, message.cell)
    table = table.with_board(focus=message.cell)
    table = table.with_attention(subject="", focus_words=drafts.ghost_words(table, draft, model.settings))
    return _hold(model, table, draft)


def _hold(model: Model, table: Table, draft: BuildDraft) -> Update:
    """Hold the tile of a draft over its cell, and announce it."""
    table = table.with_attention(draft=draft, refusal=None)
    return _put(model, table, drafts.ghost_words(table, draft, model.settings))


def _is_near(table: Table, cell: Cell) -> bool:
    city = table.shown.city
    return cell in city or any(around in city for around in surroundings(cell))


@handles_table(messages.Hover)
def hover(model: Model, table: Table, message: messages.Hover) -> Update:
    """Remember the cell under the mouse; this chooses nothing."""
    if table.viewing.awaiting is not None:
        return model, ()
    return model.with_(TABLE, table.with_attention(hovered=message.cell)), ()


@handles_table(messages.Leave)
def leave(model: Model, table: Table, message: messages.Leave) -> Update:
    """Note that the mouse has left all cells."""
    if table.attention.hovered is None:
        return model, ()
    return model.with_(TABLE, table.with_attention(hovered=None)), ()


@handles_table(messages.Turn)
def turn(model: Model, table: Table, message: messages.Turn) -> Update:
    """Turn the ghost to the next legal facing."""
    draft, cell = table.attention.draft, table.attention.held
    if draft is None or cell is None:
        return model, ()
    facings = draft.places[cell]
    following = facings[(facings.index(draft.facing) + 1) % len(facings)]
    if following == draft.facing:
        return _put(model, table.with_attention(refusal=None))
    return _hold(model, table, drafts.with_ghost(table, draft, cell, following))


@handles_table(messages.Face)
def face(model: Model, table: Table, message: messages.Face) -> Update:
    """Turn the ghost to a facing; for an illegal one, say why."""
    draft, cell, facing = table.attention.draft, table.attention.held, facing_named(message.facing)
    if draft is None or cell is None or facing is None:
        return model, ()
    if facing in draft.places[cell]:
        return _hold(model, table, drafts.with_ghost(table, draft, cell, facing))
    reason = drafts.refusal_for(table, draft, cell, facing)
    return _put(model, table.with_attention(refusal=reason), reason.words if reason else "")


@handles_table(messages.Help)
def explain_subject(model: Model, table: Table, message: messages.Help) -> Update:
    """Explain a subject, or close the explanation."""
    if table.awaiting_hand_over is not None:
        return model, ()
    if not message.subject:
        return model.with_(TABLE, table.with_attention(subject="")), ()
    return _put(model, table.with_attention(subject=message.subject, playback=None))


@handles_table(messages.Pull)
def pull_card(model: Model, table: Table, message: messages.Pull) -> Update:
    """Pull the explanation up or down."""
    return model.with_(TABLE, table.with_attention(pulled=not table.attention.pulled)), ()


@handles(messages.Cancel)
def cancel(model: Model, message: messages.Cancel) -> Update:
    """Step back by one.

    Close the notice, playback, drawer, refusal, ghost, tile or earlier moment, whichever comes first.
    """
    table = model[TABLE]
    if model.notice is not None or table is None:
        return replace(model, notice=None), ()
    if table.attention.playback is not None:
        return _put(model, table.with_attention(playback=None))
    if table.board.drawer or table.attention.subject or table.attention.refusal or table.attention.lit:
        return _put(model, table.with_board(drawer="").with_attention(subject="", refusal=None, lit=()))
    if table.attention.lifting is not None:
        return _put(model, table.with_attention(lifting=None))
    draft = table.attention.draft
    if draft is not None and draft.cell is not None:
        table = table.with_attention(draft=draft.without_ghost(), close=False)
        return _put(model, with_fitted_camera(table))
    if draft is not None:
        return pick(model, table, messages.Pick(draft.tile))
    if table.replay.position is not None:
        return look_at(model, table, messages.LookAt(-1))
    return _put(model, table.with_board(overlay=""))
