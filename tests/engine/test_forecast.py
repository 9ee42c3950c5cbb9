"""Worths and previews match the actual results, even with several streets at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from app.engine.city import COLOURS, Site
from app.engine.events import (
    Drew,
    Enclosed,
    Event,
    GotFomo,
    Joined,
    Moved,
    StreetScored,
    TileLifted,
    TurnBegan,
)
from app.engine.forecast import (
    Payoff,
    Preview,
    Scoring,
    move_gains,
    payoffs,
    preview,
    remaining,
    scorings,
    standings,
    street_reports,
    swap_gain,
    swap_gains,
    waiting_people,
    worth_now,
    worths,
)
from app.engine.game import IllegalAction, apply, legal_actions, observe
from app.engine.geometry import neighbours
from app.engine.rng import Rng
from app.engine.setup import RANDOM, SeatChoice, Setup
from app.engine.state import Action, Build, Draft, Move, Renovate, Score, State, Swap
from app.engine.turn import end_game
from app.engine.valuation import receipt, worth
from tests.engine.support import DECK, Table, asked, game, name_of, played, setup, setups

ALL = [*setups("prospects")]


def of_this_build(events: Sequence[Event]) -> list[Event]:
    """Return the events up to the next draw, turn or street."""
    nexts = (Drew, TurnBegan, TileLifted)
    scored = 0
    for number, event in enumerate(events):
        scored += isinstance(event, StreetScored)
        if isinstance(event, nexts) or scored > 1:
            return list(events[:number])
    return list(events)


def to_the_scoring(state: State, scored: Score, rng: Rng) -> list[Event]:
    """Play on at random, without swaps, until the chosen street is scored and its people have moved."""
    events: list[Event] = []
    while not any(isinstance(event, StreetScored) for event in events):
        options = legal_actions(state)
        action: Action = options[rng.below(len(options))]
        match asked(state).kind:
            case "score":
                action = scored
            case "swap":
                action = Swap()
        outcome = apply(state, action)
        events += outcome.events
        state = outcome.state
    return events + moved(state, rng)


def moved(state: State, rng: Rng) -> list[Event]:
    """Play on at random while people move."""
    events: list[Event] = []
    while state.decision is not None and state.decision.kind == "move":
        options = legal_actions(state)
        outcome = apply(state, options[rng.below(len(options))])
        events += outcome.events
        state = outcome.state
    return events


def check_preview(state: State, action: Build | Renovate, rng: Rng) -> Preview:
    """Check a preview against the played action, with each enclosed street scored first in turn."""
    told = preview(state, action)
    mover = asked(state).mover
    outcome = apply(state, action)
    assert outcome.events[: len(told.events)] == told.events
    enclosed = [event.street for event in of_this_build(outcome.events) if isinstance(event, Enclosed)]
    after = state.city
    if isinstance(action, Build):
        assert [scoring.street for scoring in told.enclosed] == enclosed
        after = after.with_building(action.cell, Site(DECK[action.tile], action.facing))
    else:
        assert [scoring.street for scoring in told.enclosed] == [after.streets[action.cell].cells]
    assert told.street.cells == after.streets[action.cell].cells
    assert set(told.open_ends) | set(told.closed_ends) == set(told.street.ends)
    assert all(end in after for end in told.closed_ends)
    assert not any(end in after for end in told.open_ends)
    assert set(told.pointing_in) <= set(told.closed_ends)
    spent = 2 if isinstance(action, Build) and action.double else 1
    scored = {cell for scoring in told.enclosed for cell in scoring.street}
    returned = [site.signs for c, site in state.city.sites.items() if c in scored and site.owner == mover]
    if not state.rules.is_grifter(mover):
        kept = 0 if action.cell in scored else spent
        assert told.signs_left == state.seats[mover].signs - kept + sum(returned)
    for scoring in told.enclosed:
        check_scoring(state, action, scoring, told, rng)
    return told


def check_scoring(state: State, action: Build | Renovate, scoring: Scoring, told: Preview, rng: Rng) -> None:
    """Check the preview of a street scored first against the actual payments and moves."""
    outcome = apply(state, action)
    events = list(outcome.events)
    if not any(isinstance(event, StreetScored) for event in of_this_build(events)):
        events += to_the_scoring(outcome.state, Score(scoring.street[0]), rng)
    else:
        events += moved(outcome.state, rng)
    street = next(event for event in events if isinstance(event, StreetScored))
    assert street.street == scoring.street
    assert street.receipts == scoring.receipts
    for seat, dollars in enumerate(scoring.dollars):
        assert dollars == sum(paid.dollars for paid in scoring.receipts if paid.seat == seat)
    own = [paid for paid in scoring.receipts if paid.cell == action.cell]
    if own and len(told.enclosed) == 1:
        assert own == [told.receipt]
    after = of_this_build(events[events.index(street) :])
    for crowd in scoring.crowds:
        went = [e for e in after if isinstance(e, Moved) and e.colour == crowd.colour]
        stayed = [e for e in after if isinstance(e, GotFomo) and e.colour == crowd.colour]
        if crowd.destinations:
            assert len(went) == crowd.people
            assert not stayed
            assert {event.to for event in went} <= set(crowd.destinations)
        else:
            assert sum(event.count for event in stayed) == crowd.people
            assert not went
    assert {e.colour for e in after if isinstance(e, Moved | GotFomo)} == {c.colour for c in scoring.crowds}


@pytest.mark.thorough
def test_previews_of_a_thousand_builds_match_the_results() -> None:
    rng = Rng("previews")
    tries = several = renovations = doubled = 0
    for chosen in ALL:
        for before, action, _, _ in game(chosen, dense=True):
            if asked(before).kind not in ("build", "grifter"):
                continue
            options = legal_actions(before)
            builds = [option for option in options if isinstance(option, Build | Renovate)]
            narrow = max(builds, key=lambda build: sum(n in before.city for n in neighbours(build.cell)))
            renovation = [option for option in options if isinstance(option, Renovate)][:1]
            for tried in dict.fromkeys((action, builds[rng.below(len(builds))], narrow, *renovation)):
                assert isinstance(tried, Build | Renovate)
                told = check_preview(before, tried, rng)
                tries += 1
                several += len(told.enclosed) > 1
                renovations += isinstance(tried, Renovate)
                doubled += isinstance(tried, Build) and tried.double
    assert tries > 1000
    assert several > 50
    assert renovations > 10
    assert doubled > 10


@settings(max_examples=10)
@example(ALL[4], 1416)  # the Grifter's people move right after a street of the player's
@given(st.sampled_from(ALL), st.integers(0, 1_000_000))
def test_the_preview_of_any_build_matches_the_result(chosen: Setup, seed: int) -> None:
    chosen = setup(
        len(chosen.seats),
        seed=f"{seed}",
        edition=chosen.edition,
        business=chosen.business,
        consultants=chosen.consultants,
    )
    rng = Rng(f"{seed}")
    for before, action, _, _ in game(chosen, dense=seed % 2 == 0):
        if asked(before).kind in ("build", "grifter"):
            assert isinstance(action, Build | Renovate)
            check_preview(before, action, rng)


def test_a_preview_of_three_enclosed_streets() -> None:
    table = Table([["car-park"], ["museum"]]).station(tourist=1)
    table.put("-1,0", "bookshop", "E").put("2,0", "souvenir-shop", "S", 0).put("3,0", "library", "E")
    table.put("1,-1", "jeweller", "N").put("1,1", "cinema", "S", 1)
    play = table.start()
    told = check_preview(play.state, Build("car-park", (1, 0), "E"), Rng("three"))
    assert [scoring.street for scoring in told.enclosed] == [((0, 0),), ((1, 0),), ((2, 0),)]
    assert [scoring.dollars for scoring in told.enclosed] == [(0, 0), (6, 0), (2, 0)]


def test_an_illegal_action_has_no_preview() -> None:
    play = Table([["museum"], ["library"]]).start()
    with pytest.raises(IllegalAction, match="long-sides"):
        preview(play.state, Build("museum", (1, 1), "W"))


def test_a_preview_names_the_street_that_symbols_point_into() -> None:
    play = Table([["museum"], ["library"]]).start()
    told = preview(play.state, Build("museum", (1, 0), "W"))
    assert told.points_to is not None
    assert told.points_to.cells == ((0, 0),)
    assert preview(play.state, Build("museum", (1, 0), "S")).points_to is None
    assert preview(play.state, Build("museum", (1, 1), "S")).pointing_in == ((0, 1),)


# Worths.


@pytest.mark.parametrize("chosen", ALL[::4], ids=name_of)
def test_worths_equal_the_receipts_of_previews(chosen: Setup) -> None:
    compared = 0
    for before, _, _, _ in game(chosen):
        if asked(before).kind != "build":
            continue
        seat = before.seats[asked(before).seat]
        tile = seat.hand[0]
        found = worths(before, tile)
        assert {cell for cell, _ in found} == set(before.city.places)
        for (cell, facing), dollars in [*found.items()][::5]:
            told = preview(before, Build(tile, cell, facing))
            assert told.receipt.dollars == dollars
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("chosen", ALL[::4], ids=name_of)
def test_payoffs_are_the_worths_and_payments_of_previews(chosen: Setup) -> None:
    closing = 0
    for before, _, _, _ in game(chosen):
        if asked(before).kind != "build":
            continue
        tile = before.seats[asked(before).seat].hand[-1]
        found = payoffs(before, tile)
        assert found.keys() == worths(before, tile).keys()
        for number, ((cell, facing), outcome) in enumerate(found.items()):
            if outcome.paid is None and number % 7:
                continue
            told = preview(before, Build(tile, cell, facing))
            assert told.receipt.dollars == outcome.worth
            paid = [sum(dollars) for dollars in zip(*(each.dollars for each in told.enclosed), strict=True)]
            assert paid == list(outcome.paid or ())
            closing += outcome.paid is not None
    assert closing > 20


def test_every_paying_placement_is_at_a_place_that_encloses() -> None:
    paying = others = 0
    for before, _, _, _ in game(setup(2, seed="places")):
        if asked(before).kind == "build":
            tile = before.seats[asked(before).seat].hand[0]
            places = before.city.places_enclosing()
            found = payoffs(before, tile, places=places)
            every = payoffs(before, tile)
            assert found == {place: every[place] for place in found}
            assert {place for place in every if every[place].paid is not None} <= found.keys()
            paying += sum(each.paid is not None for each in found.values())
            others += len(every) - len(found)
    assert paying > 100 and others > 200


def test_the_net_of_a_payoff_is_the_gain_on_the_best_rival() -> None:
    outcome = Payoff(4, (10, 3, 7))
    assert [outcome.net(seat) for seat in range(3)] == [3, -7, -3]
    assert outcome.rival(0) == 7
    assert Payoff(4, None).net(0) == 0


def test_standings_are_the_final_money_if_the_game_ended_now() -> None:
    for state, _, _, _ in game(setup(3, seed="standings", business=True)):
        ended = Draft(state)
        end_game(ended)
        assert standings(state) == tuple(seat.money for seat in ended.seats)


def test_worths_of_the_grifters_tile_equal_the_previews() -> None:
    for before, _, _, _ in game(setup(1, seed="worths", consultants=True)):
        if asked(before).kind == "grifter":
            assert before.lifted is not None
            found = worths(before, before.lifted)
            action = legal_actions(before)[0]
            assert isinstance(action, Build)
            assert found[action.cell, action.facing] == preview(before, action).receipt.dollars


def test_worths_count_people_with_fomo_but_not_the_tile_in_the_hackers_hand() -> None:
    table = Table([["chillax-spa", "museum"], ["library"]], cards=["hacker"]).station(tourist=2)
    found = worths(table.start().state, "chillax-spa")
    # At 0,2 facing E, in the Park's street: its own symbol, the Park's, the Station's pointing in, the card's
    # and the back of the Museum in hand; three people.
    assert found[(0, 2), "E"] == 2 * 5 + 3


# While the order of streets is chosen.


def test_scorings_equal_the_payments_of_each_street() -> None:
    seen, rng = 0, Rng("scorings")
    for chosen in ALL:
        for before, _, _, _ in game(chosen, dense=True):
            if asked(before).kind != "score":
                assert scorings(before) == ()
                continue
            seen += 1
            told = scorings(before)
            assert [Score(scoring.street[0]) for scoring in told] == list(legal_actions(before))
            for scoring, action in zip(told, legal_actions(before), strict=True):
                assert isinstance(action, Score)
                events = to_the_scoring(before, action, rng)
                street = next(event for event in events if isinstance(event, StreetScored))
                assert street.receipts == scoring.receipts
    assert seen > 20


# Certain events.


def test_certain_events_happen_first() -> None:
    for chosen in ALL[::5]:
        for before, action, _, events in game(chosen):
            told = apply(observe(before, asked(before).seat), action).events
            hidden = (Drew,)
            assert [e for e in told if not isinstance(e, hidden)][:3] == [
                e for e in events if not isinstance(e, hidden)
            ][:3]
            for event in told:
                if isinstance(event, Drew):
                    assert "?" not in event.back


# Reports.


def test_there_is_a_report_on_every_street() -> None:
    for before, _, _, _ in game(setup(3, seed="reports", consultants=True)):
        reports = street_reports(before)
        covered = [cell for report in reports for cell in report.street.cells]
        assert sorted(covered) == sorted(before.city.sites)
        for report in reports:
            assert report.enclosed == (not report.open_ends)
            owned = [c for c in report.street.cells if before.city.sites[c].owner is not None]
            assert [paid.cell for paid in report.receipts] == owned
            assert [paid.dollars for paid in report.receipts] == [worth(before, cell) for cell in owned]
            assert sum(report.dollars) == sum(paid.dollars for paid in report.receipts)
            for crowd in report.crowds:
                assert crowd.people
                assert not set(crowd.destinations) & set(report.street.cells)
                for cell in crowd.destinations:
                    assert before.city.is_open(cell)
                    assert crowd.colour in before.city.sites[cell].building.symbols


def test_waiting_people_are_counted_by_colour_and_cell() -> None:
    for before, _, _, _ in game(setup(2, seed="waiting")):
        told = waiting_people(before)
        for number, colour in enumerate(COLOURS):
            assert sum(told[colour].values()) == sum(s.fomo[number] for s in before.city.sites.values())


def test_waiting_people_come_with_the_next_symbol() -> None:
    for before, _, _, events in game(setup(2, seed="joining"), dense=True):
        told = waiting_people(before)
        for event in events:
            if isinstance(event, Joined) and asked(before).kind == "build":
                assert event.count <= told[event.colour].get(event.cell, 0) or event.cell == (0, 0)


def test_moves_are_offered_to_the_reported_destinations() -> None:
    seen = 0
    for before, _, _, _ in game(setup(2, seed="moves"), dense=True):
        if asked(before).kind == "move":
            seen += 1
            assert all(isinstance(action, Move) for action in legal_actions(before))
    assert seen


# Gains of a choice.


def test_the_gain_of_a_swap_is_the_difference_in_payment() -> None:
    seen = better = worse = 0
    for number in range(40):
        entrepreneur = replace(
            setup(2, seed=f"gains {number}", consultants=True),
            seats=(SeatChoice("Ana", "human", "entrepreneur"), SeatChoice("Ben", "human", RANDOM)),
        )
        for before, _, _, _ in game(entrepreneur, dense=True):
            gains = swap_gains(before)
            if asked(before).kind != "swap":
                assert gains == {}
                continue
            seen += 1
            assert list(gains) == list(legal_actions(before))
            assert gains[Swap()] == 0
            paid = {swap: paid_to(before, swap) for swap in gains}
            for swap, gain in gains.items():
                assert paid[swap] - paid[Swap()] == gain == swap_gain(before, swap)
                better += gain > 0
                worse += gain < 0
            assert swap_gains(observe(before, asked(before).seat)) == gains
    assert seen > 20 < better < worse


def paid_to(state: State, swap: Swap) -> int:
    """Return the Entrepreneur's payment for the street of a swap decision."""
    events = apply(state, swap).events
    street = next(event for event in events if isinstance(event, StreetScored))
    return sum(paid.dollars for paid in street.receipts if paid.seat == asked(state).mover)


def test_the_gain_of_a_move_is_the_value_of_one_more_person() -> None:
    table = Table([["hardware-store"], ["library"]]).station()
    table.put("1,1", "climbing-gym", "S", 1, people={"tourist": 2})
    table.put("5,5", "grand-hotel", "S", 0, people={"tourist": 1}).put("7,7", "chillax-spa", "S")
    state = table.start().play("build hardware-store 2,1 W").state
    moves = [action for action in legal_actions(state) if isinstance(action, Move)]
    gains = {str(move): move_gains(state, move) for move in moves}
    # The Grand Hotel pays $2 for each tourist plus $1 for each person; the Station and the Spa have no owner.
    assert gains == {"move tourist 0,0": (0, 0), "move tourist 5,5": (3, 0), "move tourist 7,7": (0, 0)}
    assert worth_now(state, (5, 5)) == 3


def test_previews_and_worths_follow_the_edition() -> None:
    for edition, rushing in (("2021", 3), ("ru", 0)):
        table = Table([["grand-hotel"], ["library"]], edition=edition).station()
        table.put("0,-1", "hardware-store", "N", fomo={"tourist": 3}).put("2,1", "cinema", "W")
        state = table.start().state
        found = worths(state, "grand-hotel")
        assert found[(1, 1), "S"] == 3 * (2 + rushing)
        assert found[(1, 0), "S"] == 3 * (2 + 3)
        told = preview(state, Build("grand-hotel", (1, 1), "S"))
        assert told.receipt.dollars == 3 * (2 + rushing)
        assert any(isinstance(event, Joined) for event in told.events) == bool(rushing)


# Remaining tiles.


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_remaining_tiles_match_the_undrawn_ones(players: int) -> None:
    for before, _, _, _ in game(setup(players, seed="remain")):
        left = remaining(before, asked(before).seat)
        undrawn = [*before.stack, *before.grifter_stack]
        assert left.backs is not None
        assert left.backs == {b: sum(DECK[t].back == b for t in undrawn) for b in left.backs}
        others = [t for n, s in enumerate(before.seats) if n != asked(before).seat for t in s.hand]
        if players < 4:
            assert left.buildings is None
        else:
            assert set(left.buildings or ()) == {*undrawn, *others}


def test_a_contractor_hides_the_backs_that_remain() -> None:
    """Three tiles are removed regardless of their backs."""
    table = Table([["museum"], ["library"]], ["cinema"], cards=["contractor"])
    assert remaining(table.start().state, 0).backs is None


def test_the_remaining_buildings_are_known_only_if_no_tile_was_removed() -> None:
    basic = [id_ for id_, building in DECK.buildings.items() if building.back and not building.five_players]
    for_five = [id_ for id_, building in DECK.buildings.items() if building.five_players]
    for removed in (0, 1):
        state = Table([basic[:1], basic[1:2]], [*basic[2:], *for_five[removed:]]).start().state
        assert (remaining(state, 0).buildings is None) is bool(removed)


def test_the_receipt_of_a_preview_equals_the_receipt_after_the_build() -> None:
    table = Table([["museum"], ["library"]]).put("1,1", "souvenir-shop", "S", 0)
    state = table.start().state
    action = Build("museum", (2, 1), "S")
    after = apply(state, action).state
    assert preview(state, action).receipt == receipt(after, (2, 1))


def test_random_play_is_reproducible() -> None:
    start = Table([["museum", "cinema"], ["library"]], ["penthouse"]).start().state
    assert [*played(start, Rng("x"))] == [*played(start, Rng("x"))]
