"""The focused cell: moving the focus, and announcing the cell to screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine.valuation import receipt
from app.ui.core.effects import FocusOn
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.settings import Settings
from app.ui.core.texts import passage, say, sentence
from app.ui.table.draft import BuildDraft
from app.ui.table.handlers.drafts import refusal_for, with_ghost
from app.ui.table.input.choosing import cell_id
from app.ui.table.messages import Focus
from app.ui.table.model import TABLE, Table
from app.ui.table.registry import handles_table
from app.ui.words.sentences import line_words, pointing_words
from app.ui.words.speech import in_messages, preview_words


@handles_table(Focus)
def focus(model: Model, table: Table, message: Focus) -> Update:
    """Focus a cell, bring it into view and announce it."""
    table = table.with_board(focus=message.cell, camera=table.board.camera.showing(message.cell))
    table = table.with_attention(focus_words=focus_words(table, model.settings))
    return model.with_(TABLE, table), (FocusOn(cell_id(message.cell)),)


def focus_words(table: Table, settings: Settings) -> str:
    """Return the announcement of the focused cell: a build's effect, its refusal, or the cell's worth."""
    draft, cell = table.attention.draft, table.board.focus
    if draft is not None and cell in draft.places:
        return ghost_words(table, with_ghost(table, draft, cell), settings)
    if draft is not None:
        reason = refusal_for(table, draft, cell)
        return reason.words if reason is not None else ""
    return passage(_worth(table)) if settings.speech == "full" else ""


def ghost_words(table: Table, draft: BuildDraft, settings: Settings) -> str:
    """Return a ghost's position and the effect of building it, as far as assistance allows."""
    texts = [sentence(say("spoken.faces", facing=say(f"facings.{draft.facing}")))]
    if draft.preview is not None and draft.worths:
        texts += preview_words(table.shown, draft.preview, settings.speech, draft.judgement)
    return in_messages(texts)


def _worth(table: Table) -> Iterable[str]:
    """Yield a building's earnings and reasons, and the buildings that point into its street."""
    state, cell = table.shown, table.board.focus
    if cell not in state.city:
        return
    if state.city.sites[cell].owner is not None and not table.origin.secret:
        now = receipt(state, cell)
        yield sentence(say("preview.worth", dollars=now.dollars))
        yield from (sentence(line_words(state, now, line)) for line in now.lines)
    if pointing := state.city.pointing(state.city.streets[cell]):
        yield sentence(pointing_words(state, pointing))
