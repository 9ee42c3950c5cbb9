"""Handlers for sharing: links, pictures, codes and bug reports."""

from __future__ import annotations

from app.ui.core.codes import CODE, Code, why_no_code
from app.ui.core.model import Model
from app.ui.core.registry import CopyLink, MakeCode, OfferLink, Update, handles
from app.ui.core.texts import say
from app.ui.features.saves.service import file_name
from app.ui.features.sharing import messages
from app.ui.features.sharing.poster import poster_of, poster_text
from app.ui.table.links import deal_link, table_link
from app.ui.table.model import TABLE, Table, handles_table


@handles_table(messages.KeepPicture)
def keep_picture(model: Model, table: Table, message: messages.KeepPicture) -> Update:
    """Make a poster of the city as shown."""
    name = file_name((seat.name for seat in table.shown.seats), table.shown.turn).removesuffix(".json")
    return model, (messages.DrawPicture(f"{name}.png", poster_text(poster_of(model, table), message.shape)),)


@handles(messages.PictureFailed)
def report_picture_failure(model: Model, message: messages.PictureFailed) -> Update:
    """Report that the picture could not be made."""
    return model.with_notice(say("share.picture_failed"), "problem"), ()


@handles_table(messages.ShareLink)
def share_link(model: Model, table: Table, message: messages.ShareLink) -> Update:
    """Share the link to the game."""
    return model, (OfferLink(table_link(table)),)


@handles_table(messages.ShareDeal)
def share_deal(model: Model, table: Table, message: messages.ShareDeal) -> Update:
    """Share the link to the game's deal."""
    link = deal_link(table.session)
    return model, (OfferLink(link),) if link is not None else ()


@handles(messages.CopyText)
def copy_text(model: Model, message: messages.CopyText) -> Update:
    """Copy a link to the game or its deal, or a bug report, also without a game."""
    table = model[TABLE]
    if message.which == "report":
        return model, (messages.CopyReport(table.session.text() if table is not None else ""),)
    link = _link(table, message.which) if table is not None else None
    return model, (CopyLink(link),) if link is not None else ()


def _link(table: Table, which: str) -> str | None:
    match which:
        case "link":
            return table_link(table)
        case "deal":
            return deal_link(table.session)
    return None


@handles_table(messages.ShowCode)
def show_code(model: Model, table: Table, message: messages.ShowCode) -> Update:
    """Make the QR code of a link, or hide it."""
    link = _link(table, message.which)
    code = model[CODE]
    if link is None or (code is not None and code.link == link):
        return model.with_(CODE, None), ()
    return model, (MakeCode(link),)


@handles(messages.CodeMade)
def code_made(model: Model, message: messages.CodeMade) -> Update:
    """Show the code."""
    return model.with_(CODE, Code(message.fragment, message.rows)).saying(say("share.code_shown")), ()


@handles(messages.CodeFailed)
def report_code_failure(model: Model, message: messages.CodeFailed) -> Update:
    """Show in place of the code why there is none."""
    code = Code(message.fragment, (), missing=message.why == "missing")
    return model.with_(CODE, code).saying(why_no_code(code)), ()


@handles(messages.NotShared)
def follow_closed_sheet(model: Model, message: messages.NotShared) -> Update:
    """Suggest copying instead."""
    return model.telling(say("share.not_shared")), ()


@handles(messages.Copied)
def report_copy(model: Model, message: messages.Copied) -> Update:
    """Report whether copying worked."""
    if message.done:
        return model.with_notice(say("share.copied")), ()
    return model.with_notice(say("share.copy_failed"), "problem"), ()
