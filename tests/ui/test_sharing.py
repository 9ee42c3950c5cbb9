"""What is shared: links, and what a bug report holds."""

from __future__ import annotations

import app.ui.handlers  # noqa: F401
from app.ui.bug_report import bug_report
from app.ui.effects import CopyLink, CopyReport
from app.ui.messages import CopyText
from tests.saves.desk import at_the_table, session
from tests.saves.support import MemoryStore


def test_what_is_copied() -> None:
    desk = at_the_table(MemoryStore())
    desk.send(CopyText("link"))
    desk.send(CopyText("deal"))
    desk.send(CopyText("report"))
    desk.send(CopyText("something"))
    link, deal, report = desk.others[-3:]
    assert isinstance(link, CopyLink) and link.fragment.startswith("#/play/")
    assert isinstance(deal, CopyLink) and deal.fragment.startswith("#/new/seed=keeper&")
    assert isinstance(report, CopyReport) and report.record == session().text()


def test_a_report_holds_version_browser_and_record() -> None:
    text = bug_report("1.2", "Browser 3", '{"a": 1}', "Traceback …")
    assert text.splitlines() == [
        "Streets bug report",
        "version: 1.2",
        "browser: Browser 3",
        "error:",
        "Traceback …",
        "record:",
        '{"a": 1}',
    ]
    assert "no game was open" in bug_report("1", "b", None)
