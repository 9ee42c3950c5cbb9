"""Typed play: lines choose legal actions, questions get answers, and other lines do nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

from app.engine.forecast import worths
from app.engine.geometry import cell_text
from app.engine.state import Abandon, Action, Build
from app.ui.core import texts
from app.ui.core.texts import say
from app.ui.features.typed.answers import QUESTIONS
from app.ui.features.typed.handlers import EnterLine, TypeLine
from app.ui.features.typed.phrases import completions, matching_actions, phrases, words_of
from app.ui.table.messages import Open, Reveal
from app.ui.words.handbook import plain
from app.ui.words.names import named
from languages import languages
from tests.ui.playing import Player, new_session
from texts import ensure_texts


def typed(player: Player, line: str) -> str:
    """Enter a line and return the answer."""
    player.send(TypeLine(line))
    player.send(EnterLine())
    return player.model.spoken


@pytest.fixture
def player() -> Player:
    player = Player(new_session(1, mode="solo"))
    player.ready()
    return player


@pytest.mark.parametrize("mode", ["solo", "multiplayer"])
def test_a_whole_game_can_be_typed(mode: str) -> None:
    cards = ("investor", "renovator", "entrepreneur") if mode == "multiplayer" else ()
    player = Player(
        new_session(3 if cards else 1, mode=mode, business=not cards, cards=cards), swaps="always"
    )
    rng = Random(mode)
    player.ready()
    while (decision := player.table.decision) is not None:
        said = phrases(player.table.session.state)
        action = rng.choice(list(decision.options))
        before = player.table.session
        plain = [other for other in said if said[other] == said[action]]
        typed(player, said[action] if len(plain) == 1 and rng.random() < 0.7 else str(action))
        assert player.table.session.history[: len(before.history) + 1][-1].action == action
        player.ready()
    assert player.table.session.state.over


def test_every_legal_action_has_a_unique_phrase_and_accepts_its_record_text(player: Player) -> None:
    said = phrases(player.table.session.state)
    assert len(set(said.values())) == len(said) > 10
    for action, text in said.items():
        assert matching_actions(words_of(str(action)), said) == [action]
        assert action in matching_actions(words_of(text), said)


def test_beginnings_of_words_suffice_if_unambiguous(player: Player) -> None:
    said = phrases(player.table.session.state)
    action = next(a for a in said if isinstance(a, Build))
    name, (x, y) = player.table.shown.rules.deck[action.tile].name, action.cell
    answer = typed(player, f"{name.split()[0]} {x} , {y} {say(f'facings.{action.facing}')[0]}")
    assert player.table.session.history[0].action == action
    assert player.table.typed.exchanges[-1].answer == answer
    assert answer.startswith(f"You build the {name} at column")


def test_ambiguous_and_unknown_lines_change_nothing(player: Player) -> None:
    before = player.table.session
    assert typed(player, "build").startswith("That can mean")
    assert typed(player, "dance on the roof") == say("typed.unknown")
    assert typed(player, "") == say("typed.unknown")
    tile = player.table.shown.seats[0].hand[0]
    refused = typed(player, f"build {tile} at 0,0 facing south")
    assert refused == "There’s a building there already: Central Station."
    assert typed(player, f"build {tile} at 9,9 facing south") != say("typed.unknown")
    assert player.table.session is before


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_has_an_answer(player: Player, name: str) -> None:
    rng = Random(name)
    for _ in range(12):
        decision = player.table.decision
        assert decision is not None
        typed(player, str(rng.choice(list(decision.options))))
        player.ready()
    before, decision = player.table.session, player.table.decision
    assert decision is not None
    build = next(
        (phrases(player.table.session.state)[o] for o in decision.options if isinstance(o, Build)), ""
    )
    about = {"what_if": f" {build}", "worth": " central"}.get(name, "")
    answer = typed(player, say(f"typed.{name}") + about)
    assert answer and (answer != say("typed.unknown") or not build)
    assert player.table.session is before
    assert player.table.typed.exchanges[-1].answer == player.model.spoken


def test_worth_and_what_if_match_the_screen(player: Player) -> None:
    decision = player.table.decision
    assert decision is not None
    option = next(o for o in decision.options if isinstance(o, Build))
    told = typed(player, f"what if {phrases(player.table.session.state)[option]}").splitlines()
    assert any(line.startswith("Would earn $") for line in told)
    best = typed(player, f"worth {player.table.shown.rules.deck[option.tile].name}").splitlines()
    assert len(best) == 5 and all(": would earn $" in line for line in best)


def test_a_number_picks_a_tile_of_the_hand(player: Player) -> None:
    decision = player.table.decision
    assert decision is not None
    tile = player.table.shown.seats[0].hand[1]
    build = next(o for o in decision.options if isinstance(o, Build) and o.tile == tile)
    name = player.table.shown.rules.deck[tile].name
    assert f"2. {name}" in typed(player, "hand")
    assert typed(player, "worth 2").startswith(f"build {name} at ")
    assert typed(player, "legal 2").startswith(f"{name} at ")
    typed(player, f"2 {build.cell[0]},{build.cell[1]} {say(f'facings.{build.facing}')}")
    assert player.table.session.history[0].action == build


def wide(text: str) -> str:
    """Return a text with full-width digits, letters and signs, as a Japanese keyboard gives them."""
    return "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else "　" if c == " " else c for c in text)


def japanese(text: str) -> str:
    """Return a text as it comes from the same keys while a Japanese input method is on."""
    return wide(text).replace("，", "、").replace("－", "ー") + "。"


@pytest.mark.parametrize("form", [wide, japanese])
def test_a_line_counts_in_full_width(form: Callable[[str], str], player: Player) -> None:
    texts.use(json.loads((ensure_texts() / "ja.json").read_text("utf-8")))
    decision = player.table.decision
    assert decision is not None
    hand = player.table.shown.seats[0].hand
    build = next(o for o in decision.options if isinstance(o, Build) and min(o.cell) < 0)
    line = f"{hand.index(build.tile) + 1} {cell_text(build.cell)} {say(f'facings.{build.facing}')}"
    assert form(line) != line
    typed(player, form(line))
    assert player.table.session.history[0].action == build


def test_a_cell_needs_no_blanks_around_it(player: Player) -> None:
    texts.use(json.loads((ensure_texts() / "ja.json").read_text("utf-8")))
    decision = player.table.decision
    assert decision is not None
    build = next(o for o in decision.options if isinstance(o, Build))
    name = named(player.table.shown.rules.deck[build.tile])
    typed(player, f"{name}{cell_text(build.cell)}{say(f'facings.{build.facing}')}")
    assert player.table.session.history[0].action == build


@pytest.mark.parametrize("code", languages())
def test_accents_may_be_missing_in_every_language(code: str, player: Player) -> None:
    texts.use(json.loads((ensure_texts() / f"{code}.json").read_text("utf-8")))
    said = phrases(player.table.session.state)
    for action, text in said.items():
        assert matching_actions(words_of(plain(text).upper()), said) == [action]


@pytest.mark.parametrize(
    ("line", "meant"),
    [("markt norden", "0"), ("fluegel", "1"), ("este", "2"), ("ste", "23"), ("haus", "4"), ("thaus", "5")],
)
def test_a_typed_word_may_be_inside_another_if_none_begins_so(line: str, meant: str) -> None:
    phrases = ("Flohmarkt Norden", "Flügelhorn", "café este", "café oeste", "Haus am See", "Stadthaus")
    said: dict[Action, str] = {Abandon((0, y)): phrase for y, phrase in enumerate(phrases)}
    assert matching_actions(words_of(line), said) == [Abandon((0, int(y))) for y in meant]


def test_a_number_picks_a_choice_in_other_decisions() -> None:
    player = Player(new_session(2, seed="moves"), show="off")
    player.ready()
    while (decision := player.table.decision) is None or decision.kind != "move":
        assert decision is not None
        typed(player, str(decision.options[0]))
        player.ready()
    told = typed(player, "legal").splitlines()
    assert len(told) == len(decision.options)
    assert told[1] == f"2. {phrases(player.table.session.state)[decision.options[1]]}"
    before = len(player.table.session.history)
    typed(player, "2")
    assert player.table.session.history[before].action == decision.options[1]


def test_legal_lists_spots_with_facings_and_worths(player: Player) -> None:
    state = player.table.shown
    tile = state.seats[0].hand[0]
    (cell, facing), dollars = max(worths(state, tile, 0).items(), key=lambda each: each[1])
    line = next(
        line for line in typed(player, "legal").splitlines() if line.startswith(state.rules.deck[tile].name)
    )
    assert f"{cell_text(cell)} " in line and f"{say(f'facings.{facing}')} ${dollars}" in line


def test_without_assistance_legal_spots_have_no_worths() -> None:
    player = Player(new_session(1, mode="solo"), helps="none")
    player.ready()
    told = typed(player, "legal")
    assert say("facings.N") in told and "$" not in told


def test_the_worth_of_the_grifters_tile_is_its_own_valuation(player: Player) -> None:
    while (decision := player.table.decision) is None or decision.kind != "grifter":
        assert decision is not None
        typed(player, str(decision.options[0]))
        player.ready()
    state = player.table.shown
    assert state.lifted is not None
    name = state.rules.deck[state.lifted].name
    told = typed(player, f"worth {name}").splitlines()
    assert len(told) == min(len(decision.options), 5)
    assert all(line.startswith(f"build {name} at ") and "$" in line for line in told)


def test_a_worse_spot_for_the_grifter_is_refused_with_the_difference(player: Player) -> None:
    while (decision := player.table.decision) is None or decision.kind != "grifter":
        assert decision is not None
        typed(player, str(decision.options[0]))
        player.ready()
    best = {(option.cell, option.facing) for option in decision.options if isinstance(option, Build)}
    worse = next(
        (cell, facing)
        for cell, facings in player.table.shown.city.places.items()
        for facing in facings
        if (cell, facing) not in best
    )
    answer = typed(player, f"build {cell_text(worse[0])} {say(f'facings.{worse[1]}')}")
    assert answer.startswith("The Grifter would get $") and answer.endswith("more at his best spot.")


def test_the_plain_build_wins_over_the_one_with_two_signs() -> None:
    player = Player(new_session(2, cards=("investor", "hacker")))
    player.ready()
    decision = player.table.decision
    assert decision is not None
    build = next(option for option in decision.options if isinstance(option, Build))
    said = phrases(player.table.session.state)
    name, cell = player.table.shown.rules.deck[build.tile].name, cell_text(build.cell)
    words = words_of(f"{name} {cell} {say(f'facings.{build.facing}')}")
    assert matching_actions(words, said) == [build]
    assert matching_actions([*words, "two"], said) == [
        Build(build.tile, build.cell, build.facing, double=True)
    ]


def test_help_lists_everything_that_can_be_typed(player: Player) -> None:
    told = typed(player, "help")
    for name in (*QUESTIONS, "undo", "redo", "question"):
        assert say(f"typed.{name}") in told


def test_completions_are_whole_lines(player: Player) -> None:
    state = player.table.session.state
    tile = state.rules.deck[state.seats[0].hand[0]].name
    offered = completions(tile[:4].lower(), state)
    assert offered and set(offered) <= set(phrases(state).values())
    assert completions("", state) == ()
    player.send(Open("typed"))
    player.send(TypeLine(tile[:4].lower()))
    assert f'<option value="{offered[0]}">' in player.regions()["drawer"]


def test_the_hand_over_clears_what_was_typed() -> None:
    player = Player(new_session(2))
    player.ready()
    hand = player.table.shown.seats[0].hand
    typed(player, "hand")
    assert player.table.typed.exchanges
    decision = player.table.decision
    assert decision is not None
    typed(player, str(decision.options[0]))
    player.send(Reveal())
    assert player.table.typed.exchanges == ()
    assert typed(player, f"worth {hand[1]}") == say("typed.nothing")
