"""Whole games at the table, in CPython: every action can be tapped, and nothing hidden shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from random import Random
from typing import Any

import pytest

from app.engine.city import COLOURS
from app.engine.events import Built, Moved
from app.engine.forecast import Preview
from app.engine.geometry import parse_cell
from app.engine.session import Session
from app.engine.state import Abandon, Build, Move, Renovate, Score, State
from app.ui.core.messages import parse_message
from app.ui.table.messages import (
    Act,
    Cancel,
    Face,
    Help,
    LookAt,
    MoveAll,
    Open,
    Overlay,
    OverlayName,
    Pick,
    Redo,
    Tap,
    Undo,
)
from tests.engine.support import asked
from tests.ui.markup import find, read
from tests.ui.playing import Player, attributes, new_session, reached

GAMES = {
    "two": new_session(2),
    "three with the Renovator": new_session(3, cards=("renovator", "investor", "entrepreneur")),
    "four with the Contractor": new_session(
        4, cards=("contractor", "hacker", "location-scout", "hipster-legend")
    ),
    "five with Business": new_session(5, business=True),
    "solo": new_session(1, mode="solo"),
    "solo with Business": new_session(1, mode="solo", business=True, cards=("entrepreneur",)),
    "two, one a bot": new_session(2, business=True, kinds=("human", "greedy")),
}


def money_shown(player: Player) -> list[int]:
    """Return the money of the seats as the rail shows it."""
    return [int(each.text[1:]) for each in find(player.regions()["rail"], class_="seat-money")]


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_played_by_taps(name: str) -> None:
    player = Player(GAMES[name])
    player.play(Random(name))
    state = player.table.session.state
    assert state.over
    assert money_shown(player) == [seat.money for seat in state.seats]


@pytest.mark.parametrize(
    ("kind", "game"),
    [
        ("abandon", "two"),
        ("score", "five with Business"),
        ("claim", "five with Business"),
        ("token", "five with Business"),
        ("swap", "three with the Renovator"),
        ("move", "two"),
        ("move", "solo"),
    ],
)
def test_the_page_offers_exactly_the_legal_actions(kind: str, game: str) -> None:
    player = started(reached(GAMES[game], kind), swaps="always")
    decision = player.table.decision
    assert decision is not None and decision.kind == kind
    assert player.offered() == {str(option) for option in decision.options}
    assert attributes(player.regions()["app"], "data-decision") == {kind}
    assert attributes(player.regions()["app"], "data-seat") == {str(decision.seat)}


def test_no_front_from_another_hand_is_in_the_page() -> None:
    player = Player(new_session(3, business=True), show="normal")
    rng = Random("hidden")
    for _ in range(400):
        state, viewer = player.table.session.state, player.table.viewing.viewer
        markup = player.markup()
        in_city = {site.building.id for site in state.city.sites.values()}
        for number, seat in enumerate(state.seats):
            if number != viewer:
                for tile in set(seat.hand) - in_city:
                    assert not re.search(rf"\b{tile}\b", markup), (tile, number, viewer)
                    assert state.rules.deck[tile].name not in re.sub(r'class="news".*?</ul>', "", markup)
        player.ready()
        decision = player.table.decision
        if decision is None:
            break
        player.send(Act(str(rng.choice(list(decision.options)))))
    assert player.table.session.state.over


def started(session: Session | None = None, **settings: object) -> Player:
    player = Player(session or new_session(2), **settings)
    player.ready()
    return player


def first_tile(player: Player) -> str:
    assert player.table.viewing.viewer is not None
    return player.table.shown.seats[player.table.viewing.viewer].hand[0]


def test_a_picked_tile_highlights_exactly_the_legal_cells() -> None:
    player = started()
    player.send(Pick(first_tile(player)))
    lit = find(player.regions()["places"], class_="place legal")
    legal = player.table.session.state.city.places
    assert {parse_cell(place["data-cell"]) for place in lit} == set(legal)
    player.send(Pick(first_tile(player)))
    assert "place legal" not in player.regions()["places"]


def test_without_assistance_nothing_is_highlighted_and_legal_shows_no_numbers() -> None:
    for helps, lit, worth in (("none", False, False), ("legal", True, False), ("full", True, True)):
        player = started(helps=helps)
        player.send(Pick(first_tile(player)))
        places = player.regions()["places"]
        assert ("place legal" in places) is lit
        assert ('class="worth"' in places) is worth


def test_every_cell_and_action_appears_once() -> None:
    player = started(new_session(3, cards=("renovator", "investor", "hacker")))
    rng = Random("once")
    for _ in range(60):
        decision = player.table.decision
        if decision is None:
            break
        if decision.kind == "build":
            player.send(Pick(first_tile(player)))
            assert player.table.attention.draft is not None
            player.send(Tap(rng.choice(list(player.table.attention.draft.places))))
        for name in ("data-cell", "data-action", "data-tile", "data-decision", "data-seat", "id"):
            found = [each[name] for each in read(player.markup()).within() if name in each.attributes]
            assert len(found) == len(set(found)), name
        player.send(Act(str(rng.choice(list(decision.options)))))
        player.ready()


def test_tapping_again_turns_through_legal_facings_only() -> None:
    player = started()
    player.send(Pick(first_tile(player)))
    for cell, facings in player.table.session.state.city.places.items():
        seen = []
        for _ in range(len(facings) + 1):
            player.send(Tap(cell))
            assert player.table.attention.draft is not None
            seen.append(player.table.attention.draft.facing)
        assert set(seen) == set(facings)
        assert seen[0] == seen[-1]
        assert len(find(player.regions()["prompt"], class_="dot")) == len(facings)


def test_the_ghost_first_takes_the_most_valuable_facing() -> None:
    player = started()
    tile = first_tile(player)
    player.send(Pick(tile))
    draft = player.table.attention.draft
    assert draft is not None
    for cell, facings in player.table.session.state.city.places.items():
        player.send(Tap(cell))
        draft = player.table.attention.draft
        assert draft is not None and draft.preview is not None
        best = max(draft.worths[cell, facing] for facing in facings)
        assert draft.worths[cell, draft.facing] == best == draft.preview.receipt.dollars


@pytest.mark.parametrize(("cell", "problem"), [((0, 0), "occupied"), ((-1, -1), "corner-only")])
def test_an_illegal_cell_says_why(cell: tuple[int, int], problem: str) -> None:
    player = started()
    player.send(Pick(first_tile(player)))
    player.send(Tap(cell))
    assert player.table.attention.refusal is not None
    assert player.table.attention.refusal.problem == problem
    prompt = player.regions()["prompt"]
    assert 'class="refusal"' in prompt and "#/rules/placing" in prompt
    assert "data-action" not in prompt
    player.send(Cancel())
    table = player.table
    assert table.attention.refusal is None and table.attention.draft is not None


def test_an_illegal_facing_says_why_and_keeps_the_ghost() -> None:
    player = started()
    player.send(Pick(first_tile(player)))
    cell, legal = next(iter(player.table.session.state.city.places.items()))
    player.send(Tap(cell))
    wrong = next(facing for facing in "NESW" if facing not in legal)
    player.send(Face(wrong))
    assert player.table.attention.refusal is not None and player.table.attention.refusal.facing == wrong
    assert player.table.attention.draft is not None and player.table.attention.draft.cell == cell


def test_an_answer_can_be_undone_and_redone() -> None:
    player = started(new_session(1, mode="solo"))
    rng = Random("undo")
    while (decision := player.table.decision) is not None and decision.kind in ("build", "grifter"):
        player.send(Act(str(rng.choice(list(decision.options)))))
        player.ready()
    assert player.table.decision is not None
    before = player.table.session.state
    player.send(Act(str(player.table.decision.options[0])))
    if player.table.session.undo_problem() is None:
        player.send(Undo())
        assert player.table.session.state == before
        player.send(Redo())
        assert player.table.session.state != before
    else:
        player.send(Undo())
        assert player.model.notice is not None


def test_undo_at_the_start_has_nothing_to_undo() -> None:
    player = started()
    player.send(Undo())
    assert player.model.notice is not None


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    player = started()
    before = player.table.session
    player.send(Act(f"build {first_tile(player)} 0,0 S"))
    assert player.table.session is before
    assert player.model.notice is not None and player.model.notice.anchor == "placing"


def test_the_investor_may_double() -> None:
    player = started(new_session(2, cards=("investor", "hacker")))
    player.send(Pick(first_tile(player)))
    player.send(Tap((1, 0)))
    single, double = sorted(player.offered())
    assert double == f"{single} double"
    player.send(Act(double))
    assert player.table.session.state.city.sites[1, 0].signs == 2


def test_looking_back_shows_the_earlier_city_and_accepts_no_action() -> None:
    player = started()
    action = str(player.table.decision.options[0]) if player.table.decision else ""
    player.send(Act(action))
    player.ready()
    player.send(LookAt(0))
    assert len(player.table.shown.city) == 2
    assert player.table.decision is None and not player.offered()
    player.send(LookAt(-1))
    assert len(player.table.shown.city) == 3
    player.send(LookAt(0))
    player.send(Cancel())
    assert player.table.replay.position is None and len(player.table.shown.city) == 3


@pytest.mark.parametrize(
    ("game", "listed"),
    [
        ({}, set()),
        ({"players": 1, "mode": "solo"}, {"topic grifter", "topic endgame-stack"}),
        ({"business": True}, {"topic token", "token retail"}),
        ({"cards": ("hacker", "investor")}, {"topic doubled", "consultant hacker"}),
    ],
)
def test_help_lists_the_parts_of_the_game(game: dict[str, Any], listed: set[str]) -> None:
    player = Player(new_session(**game))
    player.ready()
    player.send(Open("help"))
    shown = player.regions()["drawer"]
    for subject in (
        "topic grifter",
        "topic endgame-stack",
        "topic token",
        "token retail",
        "topic doubled",
        "consultant hacker",
    ):
        assert (f'data-message="help {subject}"' in shown) == (subject in listed)
    assert 'data-message="help topic fomo"' in shown


def test_overlays_and_help_cards() -> None:
    player = started()
    player.play(Random("overlay"))
    overlays: dict[OverlayName, str] = {"owners": "owner", "streets": "street-report", "people": "welcome"}
    for overlay, class_ in overlays.items():
        player.send(Overlay(overlay))
        assert f'class="{class_}' in player.regions()["marks"]
        player.send(Overlay(overlay))
        assert f'class="{class_}' not in player.regions()["marks"]
    for subject in (
        "cell 0,0",
        "tile art-gallery",
        "consultant hacker",
        "token retail",
        "symbol wild",
        "topic fomo",
    ):
        player.send(Help(subject))
        assert 'class="card subject' in player.regions()["explain"]
    for subject in ("", "cell 99,99", "tile nothing", "consultant x", "nonsense"):
        player.send(Help(subject))
        assert player.regions()["explain"] == ""


def test_playback_counts_the_money_beat_by_beat() -> None:
    player = started(show="normal")
    rng = Random("show")
    while player.table.attention.playback is None:
        assert player.table.decision is not None
        player.send(Act(str(rng.choice(list(player.table.decision.options)))))
        if player.table.attention.playback is None:
            player.ready()
    show = player.table.attention.playback
    paid = sum(step.receipt.dollars for step in show.steps if step.receipt is not None)
    state = player.table.session.state
    assert sum(money_shown(player)) == sum(seat.money for seat in state.seats) - paid
    assert player.table.awaiting_hand_over is None


def test_streets_to_score_are_highlighted_as_wholes() -> None:
    player = started(reached(new_session(5), "score", seed="a"))
    assert player.table.decision is not None
    options = player.regions()["options"]
    for option in player.table.decision.options:
        assert isinstance(option, Score)
        street = player.table.shown.city.streets[option.cell]
        wide = len(street.cells) if street.facing in ("N", "S") else 1
        (lit,) = find(options, data_action=str(option))
        assert f";--w:{wide};" in lit["style"]


def test_sending_all_moves_the_rest_of_a_colour() -> None:
    player = started(reached(new_session(4), "move", several_to_move))
    assert player.table.decision is not None
    action = player.table.decision.options[0]
    assert isinstance(action, Move)
    count = player.table.session.state.moving[COLOURS.index(action.colour)]
    assert str(MoveAll(str(action))) in attributes(player.regions()["prompt"], "data-message")
    steps = len(player.table.session.history)
    player.send(MoveAll(str(action)))
    made = player.table.session.history[steps:]
    assert [str(step.action) for step in made] == [str(action)] * len(made)
    assert (
        sum(
            isinstance(event, Moved) and (event.colour, event.to) == (action.colour, action.cell)
            for step in made
            for event in step.events
        )
        == count
    )


def several_to_move(state: State) -> bool:
    """Return whether several people of the moving colour are still to be placed."""
    assert state.decision is not None
    option = state.decision.options[0]
    return isinstance(option, Move) and state.moving[COLOURS.index(option.colour)] > 1


@pytest.mark.parametrize(
    ("kind", "problem", "seed"),
    [
        ("move", "move-symbol", "refused"),
        ("move", "move-enclosed", "refused"),
        ("abandon", "not-yours", "refused"),
    ],
)
def test_a_building_that_cannot_be_chosen_says_why(kind: str, problem: str, seed: str) -> None:
    player = started(reached(new_session(3), kind, seed=seed))
    decision, before = player.table.decision, player.table.session
    assert decision is not None
    offered = {option.cell for option in decision.options if isinstance(option, Move | Abandon)}
    told = {}
    for cell in set(player.table.shown.city) - offered:
        player.send(Tap(cell))
        refused = player.table.attention.refusal
        assert refused is not None and refused.cell == cell
        assert player.table.session is before and player.table.attention.subject == ""
        prompt = player.regions()["prompt"]
        assert escape(refused.words) in prompt and f"#/rules/{refused.anchor}" in prompt
        told[refused.problem] = cell
    assert problem in told
    player.send(Act(str(decision.options[0])))
    player.ready()
    assert player.table.attention.refusal is None


def test_the_renovator_sees_the_worth_of_covering_and_the_refusals() -> None:
    looked = set()
    player = started(new_session(3, cards=("renovator", "hacker", "investor"), seed="covers"))
    rng = Random("covers")
    while (decision := player.table.decision) is not None:
        covers = [option for option in decision.options if isinstance(option, Renovate)]
        if covers:
            tile = covers[0].tile
            player.send(Pick(tile))
            assert player.table.attention.draft is not None
            worths = player.table.attention.draft.worths
            marks = player.regions()["marks"]
            assert marks.count("outline cover") == len([cover for cover in covers if cover.tile == tile])
            for cell in player.table.shown.city:
                player.send(Tap(cell))
                draft = player.table.attention.draft
                if Renovate(tile, cell) in covers:
                    assert draft is not None and draft.preview is not None and draft.facing is not None
                    assert draft.preview.receipt.dollars == worths[cell, draft.facing]
                else:
                    refused = player.table.attention.refusal
                    assert refused is not None
                    looked.add(refused.problem)
            player.send(Pick(tile))
        player.send(Act(str(rng.choice(list(decision.options)))))
        player.ready()
    assert looked == {"renovate-station", "renovate-open"}


def test_the_contractors_second_build_is_announced() -> None:
    player = started(reached(GAMES["four with the Contractor"], "build", contractors_turn))
    assert "second tile" not in player.regions()["prompt"]
    decision = player.table.decision
    assert decision is not None
    player.send(Act(str(decision.options[0])))
    player.ready()
    assert player.table.decision is not None
    assert (player.table.decision.kind, player.table.decision.seat) == ("build", decision.seat)
    assert "second tile" in player.regions()["prompt"]


def contractors_turn(state: State) -> bool:
    """Return whether the Contractor begins a turn."""
    seat = state.seats[state.current]
    return seat.consultant == "contractor" and len(seat.hand) == 3


def test_the_grifter_explains_a_refused_spot() -> None:
    for seed in range(30):
        player = started(new_session(1, mode="solo", seed=f"ties {seed}"))
        rng = Random(seed)
        while (decision := player.table.decision) is not None and decision.kind != "grifter":
            player.send(Act(str(rng.choice(list(decision.options)))))
            player.ready()
        draft = player.table.attention.draft
        if decision is None or draft is None or draft.judged is None or draft.judged.rule != "valuation":
            continue
        other = [cell for cell, _, _ in draft.judged.worths if cell not in draft.places]
        if other:
            player.send(Tap(other[0]))
            assert player.table.attention.refusal is not None
            assert player.table.attention.refusal.problem == "grifter-not-best"
            assert "more at his best spot" in player.regions()["prompt"]
            return
    raise AssertionError("no tie was found")


def test_the_grifters_spot_shows_its_own_number_and_what_it_ignores() -> None:
    differ = 0
    for seed in range(30):
        player = started(new_session(1, mode="solo", seed=f"count {seed}"))
        rng = Random(seed)
        while (decision := player.table.decision) is not None and decision.kind != "grifter":
            player.send(Act(str(rng.choice(list(decision.options)))))
            player.ready()
        draft = player.table.attention.draft
        if decision is None or draft is None or draft.judged is None or draft.judged.rule != "valuation":
            continue
        best = max(dollars for _, _, dollars in draft.judged.worths)
        player.send(Tap(next(iter(draft.places))))
        draft = player.table.attention.draft
        assert draft is not None and draft.preview is not None
        total, shown = draft.preview.receipt.dollars, player.regions()["explain"]
        assert f"${best}" in shown and f"${best}" in player.model.spoken
        counted = f"<h3>${best} by the Grifter’s count</h3>"
        assert (counted in shown) == (total != best)
        assert ("whom the Grifter doesn’t count" in player.model.spoken) == (total != best)
        differ += total != best
    assert differ > 3


def test_the_grifters_tile_cannot_be_put_down_and_is_explained() -> None:
    player = started(new_session(1, mode="solo", seed="ties"))
    rng = Random("ties")
    while (decision := player.table.decision) is not None and decision.kind != "grifter":
        player.send(Act(str(rng.choice(list(decision.options)))))
        player.ready()
    draft = player.table.attention.draft
    assert draft is not None
    for subject in (f"tile {draft.tile}", ""):
        player.send(Pick(draft.tile))
        assert (player.table.attention.draft, player.table.attention.subject) == (draft, subject)


def test_playback_comes_before_the_grifters_reasons() -> None:
    for seed in range(30):
        player = started(new_session(1, mode="solo", seed=f"told {seed}"), show="slow")
        rng = Random(seed)
        while (decision := player.table.decision) is not None:
            if decision.kind == "grifter" and player.table.attention.playback is not None:
                told = player.regions()
                player.ready()
                explained = player.regions()
                assert told["show"] and not told["explain"]
                assert not explained["show"] and "Grifter" in explained["explain"]
                return
            player.ready()
            player.send(Act(str(rng.choice(list(decision.options)))))
    raise AssertionError("no tie follows a story")


def test_others_buildings_are_outlined_until_the_next_action() -> None:
    player = started(new_session(1, mode="solo"))
    rng = Random("traced")
    for _ in range(12):
        decision = player.table.decision
        assert decision is not None
        steps = len(player.table.session.history)
        player.send(Act(str(rng.choice(list(decision.options)))))
        player.ready()
        events = [event for step in player.table.session.history[steps:] for event in step.events]
        by_grifter = {event.cell for event in events if isinstance(event, Built) and event.seat == 1}
        assert set(player.table.attention.traced) == by_grifter
        assert player.regions()["marks"].count("outline traced") == len(by_grifter)


def test_a_hand_is_hidden_during_a_bots_turn() -> None:
    player = started(new_session(3, kinds=("human", "greedy", "human")))
    rng = Random("covered")
    while player.table.session.state.current == 0:
        player.choose(rng.choice(list(asked(player.table.session.state).options)))
    assert player.table.session.state.current == 1
    assert attributes(player.markup(), "data-tile") == set()


def test_the_grid_counts_its_rows_and_columns_from_one() -> None:
    player = Player(GAMES["two"])
    player.play(Random("grid"))
    regions = player.regions()
    cells = find(regions["city"] + regions["places"], data_cell=None, aria_colindex=None)
    columns = {parse_cell(each["data-cell"])[0]: int(each["aria-colindex"]) for each in cells}
    assert sorted(columns.values()) == list(range(1, len(columns) + 1))
    assert {index - x for x, index in columns.items()} == {1 - min(columns)}
    rows = [int(each["aria-rowindex"]) for each in find(regions["rows"], aria_rowindex=None)]
    assert rows == list(range(1, len(rows) + 1))


# --- Sound and consultants at the table ---


def test_the_sound_is_soft_until_the_menu_switches_it_off() -> None:
    player = Player(new_session(2))
    player.ready()
    player.send(Open("menu"))
    for now, on, then in (("quiet", "true", "off"), ("off", "false", "quiet")):
        assert str(player.model.settings.sound) == now
        (speaker,) = find(player.regions()["drawer"], "button", role="switch")
        assert speaker["aria-checked"] == on
        player.send(parse_message(speaker["data-message"]))
        assert str(player.model.settings.sound) == then


def test_a_consultant_is_introduced_until_its_owner_has_chosen() -> None:
    player = Player(new_session(2, cards=("hacker", "location-scout")))
    rng = Random("introduced")
    for name in ("Hacker", "Location Scout"):
        assert "Your consultant" not in player.regions()["coach"]  # the hand is still hidden
        player.ready()
        assert f"Your consultant: {name}." in player.regions()["coach"]
        seat = player.table.viewing.viewer
        while player.table.decision is not None and player.table.viewing.viewer == seat:
            player.send(Act(str(rng.choice(list(player.table.decision.options)))))
    player.ready()
    assert player.regions()["coach"] == ""


def test_without_consultants_none_is_introduced() -> None:
    player = Player(new_session(2))
    player.ready()
    assert player.regions()["coach"] == ""


def held_everywhere(player: Player) -> Iterator[tuple[Preview, str, str]]:
    """Hold each tile of the hand over every cell; yield its preview, its place, and the question."""
    for tile in player.table.shown.seats[0].hand:
        player.send(Pick(tile))
        for cell in player.table.shown.city.places:
            places = player.regions()["places"]
            shown = re.search(rf'data-cell="{cell[0]},{cell[1]}".*?</div>', places, re.S)
            player.send(Tap(cell))
            draft = player.table.attention.draft
            assert draft is not None and draft.preview is not None and shown is not None
            yield draft.preview, shown[0], player.regions()["prompt"]


def test_a_spot_that_closes_a_street_shows_the_pay_and_the_outcome_row_says_it() -> None:
    seen: set[str] = set()
    rng = Random("closing")
    player = started(new_session(1, mode="solo"))
    while not {"open", "gains", "loses"} <= seen:
        decision = player.table.decision
        assert decision is not None
        if decision.kind == "build":
            for preview, place, prompt in held_everywhere(player):
                mine, rival = (sum(each.dollars[n] for each in preview.enclosed) for n in (0, 1))
                if not preview.enclosed:
                    seen.add("open")
                    assert f'class="worth">${preview.receipt.dollars}<' in place
                    assert f"Would earn ${preview.receipt.dollars} when its street closes" in prompt
                    continue
                assert f"<b>{f'+{mine}' if mine else 0}</b>" in place
                assert (f"<i>−{rival}</i>" in place) == (rival >= 5 or rival >= max(mine, 1))
                assert "Closes " in prompt
                assert ("pays nobody" in prompt) == (mine == rival == 0)
                seen.add("nobody" if mine == rival == 0 else "loses" if mine < rival else "gains")
                if mine:
                    assert f"You</span> <b>+${mine}</b>" in prompt
        player.choose(rng.choice(list(decision.options)))
        player.ready()


def test_the_last_sign_is_announced_above_what_builds() -> None:
    rng, said = Random("signs"), 0
    player = started(new_session(2, kinds=("human", "greedy")))
    while (decision := player.table.decision) is not None:
        if decision.kind == "build":
            build = decision.options[0]
            assert isinstance(build, Build)
            player.send(Pick(build.tile))
            player.send(Tap(build.cell))
            draft = player.table.attention.draft
            assert draft is not None and draft.preview is not None
            told = "Your last sign" in player.regions()["prompt"]
            again = bool(player.table.shown.stack) or len(player.table.shown.seats[0].hand) > 1
            assert told == (draft.preview.signs_left == 0 and again)
            said += told
        player.choose(rng.choice(list(decision.options)))
        player.ready()
    assert said


def test_the_bots_estimates_are_shown_only_on_request() -> None:
    for helps, shown in (("full", False), ("expected", True), ("legal", False)):
        player = started(helps=helps)
        player.send(Pick(first_tile(player)))
        assert ('class="expected"' in player.regions()["places"]) is shown
        assert ("forecast" in player.regions()["rail"]) is (helps != "legal")
