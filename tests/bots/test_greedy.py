"""The greedy bot on hand-made tables and in whole games."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean

import pytest

from app.bots.greedy import greedy_action
from app.engine.game import apply, legal_actions, observe
from app.engine.state import Action, Build, State
from tests.bots.support import RandomPlayer, finish, play
from tests.engine.support import Play, Table, setup


def choice(table: Table | Play) -> str:
    """Return the bot's choice for the deciding seat of a table."""
    state = (table.start() if isinstance(table, Table) else table).state
    assert state.decision is not None
    return str(greedy_action(observe(state, state.decision.seat)))


# On the last turn nothing is uncertain.


def margin_after(state: State, action: Action) -> int:
    """Return seat 1's final lead over seat 0 if the bot makes the decisions after an action."""
    state = apply(state, action).state
    while state.decision is not None:
        state = apply(state, greedy_action(observe(state, state.decision.seat))).state
    return state.seats[1].money - state.seats[0].money


@pytest.mark.parametrize("business", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_the_last_build_of_a_game_is_the_best_one(seed: int, business: bool) -> None:
    chosen = setup(2, seed=f"last{seed}", business=business)
    builds = [moment for moment in play(chosen, greedy_action, greedy_action) if isinstance(moment[2], Build)]
    state, seat, action = builds[-1]
    assert seat == 1
    best = max(margin_after(state, option) for option in legal_actions(state))
    assert margin_after(state, action) == best


# Hand-made tables.


def test_the_least_promising_building_is_abandoned() -> None:
    table = Table([["cinema"], ["museum"]], ["library"])
    for number, shoppers in enumerate((4, 3, 1, 5, 2)):
        table.put(f"{3 * number},5", "student-house", "S", 0, people={"shopper": shoppers})
    assert choice(table) == "abandon 6,5"


def test_a_building_in_an_almost_enclosed_street_is_kept() -> None:
    table = Table([["cinema"], ["museum"]], ["library"])
    for number in range(5):
        table.put(f"{4 * number},5", "student-house", "S", 0, people={"hipster": 2})
        if number != 3:
            table.put(f"{4 * number + 1},5", "cinema", "N")
    assert choice(table) == "abandon 12,5"


def enclosing(table: Table, street: str, *, owner: int | None = 0, hipsters: int = 0) -> Table:
    """Return a table with a street from 0,5 to the east, one open end, and an owner at 0,5."""
    tiles = street.split(" ")
    table.put("-1,5", "library", "N").put("0,5", tiles[0], "S", owner, people={"hipster": hipsters})
    for x, tile in enumerate(tiles[1:], 1):
        table.put(f"{x},5", tile, "S")
    return table


@pytest.mark.parametrize(
    ("gallery", "house", "where"),
    [(0, 1, "10,5"), (1, 0, "14,5"), (0, 0, "14,5"), (1, 1, "0,0"), (None, 1, "0,0")],
)
def test_people_move_where_they_pay_the_bot(gallery: int | None, house: int | None, where: str) -> None:
    """To own buildings, to those that pay for people (Student House), but not to a rival's."""
    table = enclosing(
        Table([["hardware-store"], ["museum"]], ["library"]), "barber-shop", owner=1, hipsters=2
    )
    table.put("10,5", "art-gallery", "S", gallery).put("14,5", "student-house", "S", house)
    moving = table.start().play("build hardware-store 1,5 W")
    assert moving.kind == "move"
    assert choice(moving) == f"move hipster {where}"


def test_a_token_completes_a_set() -> None:
    table = enclosing(Table([["hardware-store"], ["museum"]], ["library"], business=True), "co-working-hub")
    table.tokens(0, restaurant=1, residential=1, leisure=1).tokens(1, retail=3)
    asked = table.start().play("build hardware-store 1,5 W")
    assert asked.kind == "token"
    assert choice(asked) == "token retail"


def test_a_claim_takes_the_majority() -> None:
    table = Table([["hardware-store"], ["museum"]], ["library"], business=True)
    enclosing(table, "trendy-lofts record-shop").change("1,5", owner=0, signs=1)
    table.tokens(1, retail=3, residential=1)
    asked = table.start().play("build hardware-store 2,5 W")
    assert asked.kind == "claim"
    assert choice(asked) == "claim residential residential"


@pytest.mark.parametrize(("own", "swap"), [("penthouse", "souvenir-shop 0,5"), ("souvenir-shop", "none")])
def test_the_entrepreneur_swaps_for_the_best_gain_or_not_at_all(own: str, swap: str) -> None:
    table = Table(
        [["hardware-store", "grand-hotel", "souvenir-shop"], ["museum"]], ["library"], cards=["entrepreneur"]
    )
    asked = enclosing(table, f"{own} cinema bookshop").start().play("build hardware-store 3,5 W")
    assert asked.kind == "swap"
    assert choice(asked) == f"swap {swap}"


def test_the_investor_doubles_a_building_that_pays_at_once() -> None:
    table = Table([["souvenir-shop"], ["museum"]], ["library"], cards=["investor"])
    enclosing(table, "cinema bookshop jeweller", owner=None).put("4,5", "car-park", "N")
    assert choice(table) == "build souvenir-shop 3,5 S double"


def test_the_renovator_covers_a_building_that_pays_at_once() -> None:
    table = Table([["souvenir-shop"], ["museum"], ["cinema"]], ["library"], cards=["renovator"])
    enclosing(table, "cinema bookshop jeweller museum kindergarten", owner=None).put("5,5", "car-park", "N")
    assert choice(table).startswith("renovate souvenir-shop")


def test_the_bot_does_not_enclose_a_rivals_street() -> None:
    """Enclosing the street would pay the rival $18 and the bot only $2."""
    table = Table([["souvenir-shop"], ["museum"]], ["library"])
    enclosing(table, "student-house", owner=1, hipsters=6)
    assert " 1,5 " not in choice(table)


# The following games are random but seeded.


@pytest.mark.parametrize(("players", "games"), [(2, 6), (3, 6), (4, 4), (5, 5)])
def test_greedy_clearly_beats_random_players(players: int, games: int) -> None:
    own, others, won = [], [], 0
    for number in range(games):
        seat = number % players
        table = [greedy_action if n == seat else RandomPlayer(f"{number}/{n}") for n in range(players)]
        end = finish(setup(players, seed=f"random{number}"), *table)
        own.append(end.seats[seat].money)
        others += [other.money for n, other in enumerate(end.seats) if n != seat]
        won += end.winners == (seat,)
    assert won == games
    assert mean(own) > 2 * mean(others)


def test_greedy_mostly_beats_the_easy_grifter_and_a_random_player_rarely() -> None:
    won, lucky = 0, 0
    for number in range(12):
        chosen = setup(1, seed=f"solo{number}", difficulty="easy")
        won += finish(chosen, greedy_action).winners == (0,)
        lucky += finish(chosen, RandomPlayer(f"{number}")).winners == (0,)
    assert won >= 9
    assert lucky <= 1


def test_deciding_for_the_grifter_the_bot_serves_itself() -> None:
    def careless(observation: State) -> Action:
        decision = observation.decision
        return (
            legal_actions(observation)[0] if decision and decision.mover == 1 else greedy_action(observation)
        )

    margins = {greedy_action: 0, careless: 0}
    for player in margins:
        for number in range(5):
            end = finish(setup(1, seed=f"ties{number}", business=True), player)
            margins[player] += end.seats[0].money - end.seats[1].money
    assert margins[greedy_action] > margins[careless]


def test_ties_are_broken_by_position() -> None:
    table = Table([["cinema"], ["museum"]], ["library"])
    for x in (0, 4, 8):
        table.put(f"{x},5", "student-house", "S", 0)
    for x in (2, 6):
        table.put(f"{x},9", "student-house", "S", 0)
    start = table.start()
    assert choice(start) == choice(start)
    drawn = {choice(Play(replace(start.state, turn=turn), ())) for turn in range(1, 12)}
    assert len(drawn) > 3
    assert all(answer.startswith("abandon ") for answer in drawn)
