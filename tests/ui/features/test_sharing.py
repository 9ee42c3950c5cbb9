"""Sharing: links, codes and bug reports."""

from __future__ import annotations

import re
from dataclasses import replace

from app.engine.deck_file import standard_deck
from app.engine.record import Record, decode, encode
from app.ui.core.messages import Message, RouteChanged
from app.ui.core.model import Model
from app.ui.core.registry import CopyLink, MakeCode
from app.ui.core.texts import say
from app.ui.core.update import update
from app.ui.features.book.state import OpenBook
from app.ui.features.new_game.form import form_of
from app.ui.features.saves.state import Missing
from app.ui.features.sharing.bug_report import bug_report
from app.ui.features.sharing.messages import CodeFailed, CodeMade, CopyReport, CopyText, ShowCode
from app.ui.words.names import isolated
from environment import ROOT
from tests.saves.desk import at_the_table, session
from tests.saves.support import MemoryStore
from tests.ui.markup import find, page_of
from tests.ui.playing import attributes, seeded


def test_copied_texts() -> None:
    desk = at_the_table(MemoryStore())
    desk.send(CopyText("link"))
    desk.send(CopyText("deal"))
    desk.send(CopyText("report"))
    desk.send(CopyText("something"))
    link, deal, report = desk.others[-3:]
    assert isinstance(link, CopyLink) and link.fragment.startswith("#/play/")
    assert isinstance(deal, CopyLink) and deal.fragment.startswith("#/new/seed=keeper&")
    assert isinstance(report, CopyReport) and report.record == session().text()


def test_the_page_has_few_cards_and_one_red_button() -> None:
    shown = page_of(sharing())
    cards = [card for card in find(shown, "section", class_="way") if card.text]
    assert [card.find("h2")[0].text for card in cards] == ["Link to this game"]
    assert len(find(shown, "svg", class_="poster")) == 2
    assert len(find(shown, "button", class_="button small primary")) == 1
    assert "copy-text report" not in attributes(shown, "data-message")


def test_more_copies_a_bug_report_with_and_without_a_game() -> None:
    model, _ = update(Model(), RouteChanged("#/more"))
    assert "copy-text report" in attributes(page_of(model), "data-message")
    assert update(model, CopyText("report"))[1] == (CopyReport(""),)
    assert update(model, CopyText("link"))[1] == ()


def sharing() -> Model:
    """Return the model on the sharing page, with a game on the table."""
    return update(at_the_table(MemoryStore()).model, RouteChanged("#/share"))[0]


def code_of(model: Model, which: str) -> tuple[Model, str]:
    """Request the code of a link; return the model and the link."""
    model, effects = update(model, ShowCode(which))
    (effect,) = effects
    assert isinstance(effect, MakeCode)
    return model, effect.fragment


def after(model: Model, message: Message) -> tuple[Model, str]:
    """Return the model after a message, and its page."""
    model, effects = update(model, message)
    assert not effects
    return model, page_of(model)


def test_a_code_shows_beside_its_link_until_hidden() -> None:
    model, link = code_of(sharing(), "link")
    assert link.startswith("#/play/")
    model, markup = after(model, CodeMade(link, ("110", "001")))
    assert model.spoken == say("share.code_shown")
    assert 'd="M0 0h2v1h-2zM2 1h1v1h-1z"' in markup and 'viewBox="-4 -4 10 10"' in markup
    assert markup.index(link) < markup.index("<path") < markup.index("#/new/")
    assert markup.count(f'data-link="{link}"') == 2  # the link and its code
    model, deal = code_of(model, "deal")
    assert deal.startswith("#/new/")
    model, markup = after(model, CodeMade(deal, ("1",)))
    assert markup.count("<path") == 1 and markup.index("#/new/") < markup.index("<path")
    model, markup = after(model, ShowCode("deal"))
    assert "<path" not in markup
    assert after(model, ShowCode("nothing"))[1] == markup


def test_missing_codes_are_explained() -> None:
    model, link = code_of(sharing(), "link")
    long, markup = after(model, CodeFailed(link, "long"))
    assert say("share.code_long") in markup and long.spoken == say("share.code_long")
    missing, markup = after(model, CodeFailed(link, "missing"))
    assert say("share.code_failed") in markup and missing.spoken == say("share.code_failed")


def test_an_unknown_address_does_not_open_the_first_page() -> None:
    model, _ = update(seeded(), RouteChanged("#/nowhere"))
    assert say("errors.address_unknown") in page_of(model)
    model, _ = update(model, RouteChanged("#/"))
    assert say("errors.address_unknown") not in page_of(model)


def test_a_games_local_address_tells_friends_what_to_ask_for() -> None:
    model, _ = update(seeded(), RouteChanged("#/game/elsewhere"))
    model, _ = update(model, Missing("elsewhere"))
    assert say("errors.game_elsewhere") in page_of(model)


def test_a_damaged_deal_link_is_reported_without_a_deal() -> None:
    model, effects = update(seeded(), RouteChanged("#/new/seed=mine&mo"))
    assert form_of(model).seed not in ("", "mine") and effects == (OpenBook(),)
    assert model.notice is not None and model.notice.text == say("errors.deal_damaged")


def test_a_report_has_version_browser_and_record() -> None:
    text = bug_report("1.2", "Browser 3", "snapshot, 250 ms", '{"a": 1}', "Traceback …")
    assert text.splitlines() == [
        "Streets bug report",
        "version: 1.2",
        "browser: Browser 3",
        "start: snapshot, 250 ms",
        "error:",
        "Traceback …",
        "record:",
        '{"a": 1}',
    ]
    assert "no game was open" in bug_report("1", "b", "ordinary, 900 ms", None)


def test_a_name_from_right_to_left_is_isolated_in_a_report() -> None:
    """The record stays valid: reading removes the isolating characters from the names."""
    given = replace(
        session().deal, seats=tuple(seat.replace(name=f"{seat.name} דנה") for seat in session().deal.seats)
    )
    record = encode(Record(given))
    report = bug_report("1", "b", "ordinary, 900 ms", record)
    copied = report.split("record:\n")[1].strip()
    assert all(f'"\u2068{seat.name}\u2069"' in copied for seat in given.seats)
    assert decode(copied, standard_deck()).deal == given
    assert bug_report("1", "b", "s", session().text()).count("\u2068") == 0


def test_both_writers_of_bug_reports_isolate_the_same_names() -> None:
    source = (ROOT / "assets/boot/report.js").read_text(encoding="utf-8")
    (turned,) = re.findall(r"TURNED = /(\[[^]]*\])", source)
    for name in ("דנה", "علي", "ﷲ", "ﻋﻠﻲ", "Ana", "Аня", "あな"):
        assert (re.search(turned, name) is not None) == (isolated(name) != name), name
