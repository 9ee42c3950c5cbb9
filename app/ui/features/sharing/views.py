"""The sharing page: three cards, and the bug report on *More*."""

from __future__ import annotations

from typing import Final, get_args

from app.saves.links import LONG
from app.ui.core.codes import CODE, Code, caution, qr_code
from app.ui.core.html import NOTHING, Markup, el, group, region, slot
from app.ui.core.model import Model
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import button, icon, link
from app.ui.core.places import ShareSection, page_parts
from app.ui.core.texts import say
from app.ui.features.saves.state import Export
from app.ui.features.sharing.messages import CopyText, KeepPicture, Shape, ShareDeal, ShareLink, ShowCode
from app.ui.features.sharing.poster import Poster, poster, poster_of
from app.ui.table.links import deal_link, hides_hands, table_link
from app.ui.table.model import TABLE, Table


def share(table: Table | None, code: Code | None) -> Markup:
    """Show the ways to share the game on the table."""
    sections = [slot(part.id, "section", class_="way") for part in page_parts(ShareSection)]
    if table is None:  # after a reload, until the first page shows
        return el("main", sections, class_="page")
    session = table.session
    link, deal = table_link(table), deal_link(session)
    return el(
        "main",
        page_head(say("share.title"), up=table.route),
        sections,
        slot(POSTERS.id, "section", class_="way"),
        el(
            "section",
            _way("link", link, code, main=not (session.state.over and session.state.rules.solo)),
            caution(say("share.long_link")) if len(link) > LONG else None,
            el(
                "details",
                el("summary", say("share.others")),
                _way("deal", deal, code) if deal is not None else None,
                [
                    el("h2", say("share.file")),
                    el("p", say("share.file_text"), class_="quiet"),
                    el(
                        "p", button(Export(), icon("ui-export"), say("buttons.export"), class_="button small")
                    ),
                ]
                if not hides_hands(session)
                else None,
                open=code is not None and code.link == deal,
            )
            if deal is not None or not hides_hands(session)
            else None,
            class_="way",
        ),
        class_="page share",
    )


def _way(which: str, address: str, code: Code | None, *, main: bool = False) -> Markup:
    """Show the ways to give a link away: share it, copy it, its QR code, and open it."""
    shown = code is not None and code.link == address
    title = say("share.link" if which == "link" else "share.deal_link")
    return group(
        el("h2", title, id=f"share-{which}"),
        el("p", say(f"share.{which}_text"), class_="quiet"),
        el(
            "p",
            button(
                ShareLink() if which == "link" else ShareDeal(),
                icon("ui-share"),
                say("buttons.share"),
                class_="button small primary" if main else "button small",
            ),
            button(CopyText(which), icon("ui-copy"), say("share.copy"), class_="button small"),
            button(
                ShowCode(which),
                icon("ui-code"),
                say("share.code"),
                class_="button small",
                aria_expanded=shown,
            ),
            link(
                address,
                icon("ui-forward"),
                say("share.open"),
                class_="button small",
                id=f"{which}-itself",
                data_link=address,
                aria_labelledby=f"share-{which} {which}-itself",
            ),
            class_="copying",
        ),
        qr_code(code) if code is not None and shown else None,
    )


def _bug_report() -> Markup:
    return group(
        el("h2", say("share.report")),
        el("p", say("share.report_text"), class_="quiet"),
        el("p", button(CopyText("report"), icon("ui-copy"), say("loading.copy_report"))),
    )


BUG_REPORT: Final = region("bug-report", lambda model: (), _bug_report)
"""The region of *More* that copies a bug report."""


def posters(contents: Poster | None) -> Markup:
    """Show both posters, with the buttons that share or save them."""
    if contents is None:
        return NOTHING
    return group(
        el("h2", say("share.picture")),
        el("p", say("share.picture_text"), class_="quiet"),
        el("div", (_poster(contents, shape) for shape in get_args(Shape)), class_="posters"),
    )


def _poster(contents: Poster, shape: Shape) -> Markup:
    drawn = poster(contents, shape)
    save = button(KeepPicture(shape), icon("ui-picture"), say(f"share.poster_{shape}"), class_="button small")
    return el("div", drawn, save)


def _poster_parts(model: Model) -> tuple[Poster | None]:
    table = model[TABLE]
    return (poster_of(model, table) if table is not None else None,)


POSTERS: Final = region("posters", _poster_parts, posters)
"""The region of the posters."""

SCREEN: Final = page(lambda model: (model[TABLE], model[CODE]), share, POSTERS, *page_parts(ShareSection))
