"""Slips in texts, a test for each kind: $0 for nothing, capitals in a sentence, coordinates, "it" for him."""

from __future__ import annotations

import re

import pytest

from app.engine.geometry import FACINGS, beside
from app.engine.state import Build
from app.ui.table.model import Numbers
from app.ui.table.views.city import number_words
from app.ui.words.sentences import action_words, described_place
from environment import ROOT
from tests.ui.features.test_typed import typed
from tests.ui.playing import Player, new_session, reached

MESSAGE = re.compile(r"^([a-z][\w-]*) =((?: .*)?(?:\n(?: .*)?)*?)$(?=\n\S|\n\n\S|\Z)", re.MULTILINE)
TEXTS = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "assets/texts/en").glob("*.ftl")))
ENGLISH = dict(MESSAGE.findall(TEXTS))


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        (Numbers(4, 0, 0), "closes a street and pays nobody"),
        (Numbers(4, 0, 7), "closes a street and pays you nothing, $7 to your best rival"),
        (Numbers(4, 3, 0), "closes a street and pays you $3"),
        (Numbers(4, 3, 7), "closes a street and pays you $3, $7 to your best rival"),
    ],
)
def test_a_street_that_pays_nothing_has_no_dollars(numbers: Numbers, words: str) -> None:
    assert number_words(numbers) == words


def test_sentences_about_worths_have_no_capital_inside() -> None:
    """Typed play joins phrases, such as the two counts of the Grifter's tile."""
    told = []
    for seed in range(12):
        session = new_session(1, mode="solo", seed=f"ties {seed}")
        player = Player(reached(session, "grifter", lambda state: bool(state.stack), seed=f"{seed}"))
        lifted = player.table.session.state.lifted
        assert lifted is not None
        told += typed(player, f"worth {player.table.shown.rules.deck[lifted].name}").splitlines()
    assert any("by the Grifter’s count, with the people on it" in line for line in told)
    for line in told:
        assert re.search(r"[:,] (?:With|Would|By)\b", line) is None, line


def test_a_place_is_described_by_the_buildings_beside_it() -> None:
    """Nobody sees columns and rows on the board, so texts for the eye name neighbours."""
    state = reached(new_session(2), "build", lambda state: len(state.city) > 8).state
    assert state.decision is not None
    for option in state.decision.options:
        assert isinstance(option, Build)
        place = described_place(state.city, option.cell)
        near = [state.city.sites.get(beside(option.cell, side)) for side in FACINGS]
        names = [site.building.name for site in near if site is not None]
        assert 1 <= sum(name in place for name in names) <= 2
        words = action_words(state, option)
        assert place in words and "column" not in words
    north = described_place(new_session(2).state.city, (0, -1))
    assert north == "north of Central Station"


def test_the_grifter_is_he() -> None:
    about = [
        key
        for key in ENGLISH
        if key.startswith(("grifter-", "help-topics-grifter-t", "aid-solo-4", "rule-solo-points"))
        or key.endswith("why_grifter")
    ]
    assert len(about) > 12
    wrong = {
        key: ENGLISH[key]
        for key in about
        if re.search(r"\b[Ii]ts?\b", ENGLISH[key].replace("wherever it can", ""))
    }
    assert wrong == {}
    assert re.search(r"Grifter[^.]*\b(?:it|its) own buildings|Grifter,? (?:which|that) ", TEXTS) is None


def test_a_game_with_bots_is_not_called_pass_and_play() -> None:
    assert "Pass and play" not in TEXTS
