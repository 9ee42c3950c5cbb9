"""Sharing: records and links that leave the page."""

from __future__ import annotations

from dataclasses import replace

from app.ui.effects import (
    CopyLink,
    CopyReport,
    Download,
    DrawPicture,
    ExportKept,
    OfferLink,
)
from app.ui.game_links import deal_link, game_link
from app.ui.messages import (
    Copied,
    CopyText,
    Export,
    ExportGame,
    KeepPicture,
    PictureFailed,
    ShareLink,
)
from app.ui.model import Model, Notice, Table
from app.ui.poster import poster
from app.ui.saves.keeper import file_name
from app.ui.texts import say
from app.ui.update import Update, handles, handles_table


@handles_table(Export)
def export(model: Model, table: Table, message: Export) -> Update:
    """Download the record of the game on the table."""
    session = table.session
    name = file_name((seat.name for seat in session.state.seats), session.state.turn)
    return replace(model, notice=Notice(say("share.exported"))), (Download(name, session.text()),)


@handles(ExportGame)
def export_game(model: Model, message: ExportGame) -> Update:
    """Download the record of a game of the list."""
    return replace(model, notice=Notice(say("share.exported"))), (ExportKept(message.game),)


@handles_table(KeepPicture)
def keep_picture(model: Model, table: Table, message: KeepPicture) -> Update:
    """Make a picture of the city as it is shown."""
    name = file_name((seat.name for seat in table.shown.seats), table.shown.turn).removesuffix(".json")
    return model, (DrawPicture(f"{name}.png", poster(table.shown, table.looks)),)


@handles(PictureFailed)
def picture_failed(model: Model, message: PictureFailed) -> Update:
    """Say that there is no picture."""
    return replace(model, notice=Notice(say("share.picture_failed"), "problem")), ()


@handles_table(ShareLink)
def share_link(model: Model, table: Table, message: ShareLink) -> Update:
    """Share the link to the game."""
    return model, (OfferLink(game_link(table.session)),)


@handles_table(CopyText)
def copy_text(model: Model, table: Table, message: CopyText) -> Update:
    """Copy a link to the game or to its deal, or a bug report."""
    session = table.session
    match message.which:
        case "link":
            return model, (CopyLink(game_link(session)),)
        case "deal" if (link := deal_link(session)) is not None:
            return model, (CopyLink(link),)
        case "report":
            return model, (CopyReport(session.text()),)
    return model, ()


@handles(Copied)
def copied(model: Model, message: Copied) -> Update:
    """Say whether copying worked."""
    if message.done:
        return replace(model, notice=Notice(say("share.copied"))), ()
    return replace(model, notice=Notice(say("share.copy_failed"), "problem")), ()
