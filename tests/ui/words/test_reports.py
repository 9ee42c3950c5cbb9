"""Reports on the current city."""

from __future__ import annotations

from html import unescape
from random import Random

from app.engine.forecast import street_reports
from app.engine.game import observe
from app.saves.marks import PLAIN
from app.ui.table.views.drawer import streets
from app.ui.words.sentences import name_at
from tests.ui.playing import Player, new_session


def test_the_report_lists_open_streets_with_an_owned_building() -> None:
    player = Player(new_session(3))
    player.play(Random("reports"))
    session = player.table.session
    told = left_out = 0
    for state in session.states:
        shown = observe(state, 0)
        markup = unescape(str(streets(shown, PLAIN, secret=False)))
        sites = shown.city.sites
        owned = [
            report
            for report in street_reports(shown)
            if not report.enclosed and any(sites[cell].owner is not None for cell in report.street.cells)
        ]
        assert markup.count("<li") == len(owned)
        for report in owned:
            assert ", ".join(name_at(shown, cell) for cell in report.street.cells) in markup
        told += len(owned)
        left_out += sum(not report.enclosed for report in street_reports(shown)) - len(owned)
    assert told > 50 < left_out


def test_before_the_first_build_the_report_is_empty() -> None:
    session = new_session(2)
    assert "<li" not in str(streets(observe(session.state, 0), PLAIN, secret=False))
