"""Sharing the game on the table: as a link, as a link to its deal, as a file, as a bug report."""

from __future__ import annotations

from typing import Final

from app.engine.session import Session
from app.saves.links import LONG
from app.ui.game_links import deal_link, game_link
from app.ui.html import Markup, el
from app.ui.messages import CopyText, Export, KeepPicture, ShareLink
from app.ui.model import Model
from app.ui.routes import HOME, Route
from app.ui.texts import say
from app.ui.views.pages.parts import page
from app.ui.views.table.pieces import button, icon


def share(table: Route, session: Session | None) -> Markup:
    """Show the ways to share the game on the table."""
    if session is None:
        return el("main", class_="page")
    link, deal = game_link(session), deal_link(session)
    return el(
        "main",
        el(
            "header",
            el(
                "a",
                icon("ui-back"),
                href=str(table),
                class_="tool",
                aria_label=say("buttons.back_to_game"),
            ),
            el("h1", say("share.title"), tabindex=-1, data_refuge=True),
            class_="page-head",
        ),
        _way("link", link, say("share.long_link") if len(link) > LONG else None),
        _way("deal", deal, None) if deal is not None else None,
        _offered(
            say("share.picture"),
            say("share.picture_text"),
            button(KeepPicture(), icon("ui-street"), say("buttons.picture")),
        ),
        _offered(
            say("share.file"),
            say("share.file_text"),
            button(Export(), icon("ui-export"), say("buttons.export")),
        ),
        _offered(
            say("share.report"),
            say("share.report_text"),
            button(CopyText("report"), icon("ui-copy"), say("loading.copy_report")),
        ),
        class_="page share",
    )


def _offered(title: str, text: str, control: Markup) -> Markup:
    return el("section", el("h2", title), el("p", text, class_="quiet"), control, class_="way")


def _way(which: str, link: str, caution: str | None) -> Markup:
    title = say("share.link" if which == "link" else "share.deal_link")
    return el(
        "section",
        el("h2", title, id=f"share-{which}"),
        el("p", say(f"share.{which}_text"), class_="quiet"),
        el(
            "p",
            el(
                "a",
                link,
                href=link,
                id=f"{which}-itself",
                class_="link",
                aria_labelledby=f"share-{which} {which}-itself",
            ),
            button(CopyText(which), icon("ui-copy"), say("share.copy"), class_="button small primary"),
            button(ShareLink(), icon("ui-share"), say("buttons.share"), class_="button small")
            if which == "link"
            else None,
            class_="copying",
        ),
        el("p", icon("ui-warning"), caution, class_="caution") if caution else None,
        class_="way",
    )


def _parts(model: Model) -> tuple[Route, Session | None]:
    table = model.table
    return table.route if table else HOME, table.session if table else None


SCREEN: Final = page(_parts, share)
