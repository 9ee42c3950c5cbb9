"""The accounts of a game: log, hand-over, replay and end."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from app.engine.events import Built, GameEnded, Moved, StreetScored, TurnBegan
from app.engine.game import legal_actions, result
from app.engine.session import Session
from app.saves.marks import PLAIN, Seating, SeatLook, write_seating
from app.ui.core.messages import RouteChanged, parse_message
from app.ui.core.registry import After
from app.ui.table.messages import Act, Celebrated, HurryShow, Light, LookAt, Open, Reveal, ShowNext
from app.ui.table.playback.steps import named_at
from app.ui.table.views.city import party
from app.ui.table.views.end import nice_step, verdict
from app.ui.words.log import accounts, best_moments, money_over_time, only_person, since_last_turn, turns
from app.ui.words.names import seat_name
from app.ui.words.sentences import building_name
from tests.ui.markup import Element, find, text_of
from tests.ui.playing import Player, attributes, new_session

GAMES = {
    "two": {"players": 2},
    "five with Business": {"players": 5, "business": True},
    "three with cards": {"players": 3, "cards": ("renovator", "investor", "entrepreneur")},
    "solo": {"players": 1, "mode": "solo"},
    "solo with Business": {"players": 1, "mode": "solo", "business": True},
}


@cache
def played(name: str, seed: str = "story") -> Session:
    """Return a game played at random to its end."""
    session = new_session(**GAMES[name])  # type: ignore[arg-type]
    rng = Random(f"{name} {seed}")
    while options := legal_actions(session.state):
        session = session.act(options[rng.randrange(len(options))])
    return session


# --- The log ---


@pytest.mark.parametrize("name", GAMES)
def test_the_log_has_every_turn_and_every_dollar(name: str) -> None:
    session = played(name)
    told = turns(session)
    began = [e.turn for step in session.history for e in step.events if isinstance(e, TurnBegan)]
    assert [turn.number for turn in told if turn.seat is not None] == [1, *began]
    paid = sum(r.dollars for turn in told for entry in turn.entries for r in entry.receipts)
    state = session.state
    assert paid == sum(seat.money for seat in state.seats) - sum(seat.money for seat in session.deal.seats)
    if state.rules.solo:
        return  # the Grifter's turn has no moment without a decision
    for turn in told[:-1]:
        assert session.state_at(turn.began).turn == turn.number
        assert session.state_at(turn.began).current == turn.seat


@pytest.mark.parametrize("name", GAMES)
def test_accounts_and_chart_end_with_the_money(name: str) -> None:
    session = played(name)
    money = tuple(seat.money for seat in session.state.seats)
    assert tuple(account.total for account in accounts(session)) == money
    over_time = money_over_time(session)
    assert over_time[0] == tuple(seat.money for seat in session.deal.seats)
    assert over_time[-1] == money
    assert len(over_time) == session.history[-1].turn + 2
    assert all(a <= b for row, after in pairwise(over_time) for a, b in zip(row, after, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_each_moment_is_the_greatest_of_the_whole_game(name: str) -> None:
    session = played(name)
    moments = {moment.kind: moment.entry for moment in best_moments(session)}
    events = [event for step in session.history for event in step.events]
    scored = [event for event in events if isinstance(event, StreetScored | GameEnded)]
    alone = only_person(session)
    praised = [[r for r in event.receipts if alone in (None, r.seat)] for event in scored]
    most = max(r.dollars for receipts in praised for r in receipts if r.tile is not None)
    assert moments["building"].receipts[0].dollars == most
    streets = [
        sum(r.dollars for r in receipts)
        for event, receipts in zip(scored, praised, strict=True)
        if isinstance(event, StreetScored)
    ]
    assert sum(r.dollars for r in moments["street"].receipts) == max(streets)


def test_two_moments_may_be_of_the_same_turn() -> None:
    """The richest street counts even if its turn also has the best building."""
    games = (played("two", f"same turn {number}") for number in range(20))
    assert any(
        moments["building"].after == moments["street"].after
        for game in games
        for moments in [{moment.kind: moment.entry for moment in best_moments(game)}]
    )


def moves(session: Session) -> list[int]:
    """Return how many people moved in each turn with a move."""
    turn, moved = 1, Counter[int]()
    for step in session.history:
        for event in step.events:
            if isinstance(event, TurnBegan):
                turn = event.turn
            moved[turn] += isinstance(event, Moved)
    return [people for people in moved.values() if people]


@pytest.mark.parametrize("number", range(6))
def test_a_big_move_has_at_least_three_people(number: int) -> None:
    session = played("two", f"moves {number}")
    kinds = [moment.kind for moment in best_moments(session)]
    assert ("crowd" in kinds) == (max(moves(session), default=0) >= 3)


def test_two_people_are_no_big_move() -> None:
    session = played("two")
    small = replace(session, history=session.history[: first_move(session)])
    assert moves(small) and max(moves(small)) < 3
    assert "crowd" not in [moment.kind for moment in best_moments(small)]


def first_move(session: Session) -> int:
    """Return the number of actions after which one or two people have moved."""
    return 1 + next(
        n for n, step in enumerate(session.history) if any(isinstance(event, Moved) for event in step.events)
    )


@pytest.mark.parametrize("name", ["two", "five with Business"])
def test_the_recap_covers_only_the_others_turns(name: str) -> None:
    session = played(name)
    players = len(session.deal.seats)
    for count in range(0, len(session.history), 7):
        part = replace(session, history=())
        for step in session.history[:count]:
            part = part.act(step.action)
        decision = part.state.decision
        assert decision is not None
        seat = part.state.current
        told = since_last_turn(part, seat)
        now = part.state.turn
        assert [turn.number for turn in told] == list(range(max(1, now - players + 1), now))
        assert seat not in [turn.seat for turn in told]


# --- The drawer ---


def test_the_log_highlights_its_cells() -> None:
    session = played("two")
    player = Player(session)
    player.send(Open("log"))
    log = player.regions()["drawer"]
    cells = set(session.state.city)
    lights = [m for t in attributes(log, "data-message") if isinstance(m := parse_message(t), Light)]
    assert len(lights) > 20
    assert all(tuple(map(int, c.split(","))) in cells for m in lights for c in m.cells.split())
    player.send(lights[0])
    assert player.table.attention.lit and "outline lit" in player.regions()["marks"]
    player.send(lights[0])
    assert player.table.attention.lit == ()


def test_every_receipt_in_the_log_adds_up() -> None:
    player = Player(played("five with Business"))
    player.send(Open("log"))
    log = player.regions()["drawer"]
    receipts = find(log, "details", class_="earned")
    assert len(receipts) > 20
    for details in receipts:
        total, *lines = [dollars(each.text) for each in details.find(class_="money")]
        assert total == sum(lines)


def dollars(text: str) -> int:
    """Parse an amount as shown: `$5`, `−$5`."""
    return int(text.replace("−", "-").replace("$", ""))


@pytest.mark.parametrize("page", ["stack", "help", "menu"])
def test_the_other_pages_open(page: str) -> None:
    player = Player(new_session(5, business=True))
    player.ready()
    player.send(Open(page))
    assert len(text_of(player.regions()["drawer"])) > 80


@pytest.mark.parametrize(("page", "there"), [("menu", ""), ("log", "log"), ("help", "help")])
def test_following_a_link_closes_the_menu(page: str, there: str) -> None:
    player = Player(new_session(2))
    player.ready()
    game = str(player.model.route)
    player.send(Open(page))
    player.send(RouteChanged("#/rules"))
    player.send(RouteChanged(game))
    assert player.table.board.drawer == there


def test_the_stack_page_shows_the_remaining_tiles_and_no_more() -> None:
    player = Player(new_session(5))
    player.ready()
    player.send(Open("stack"))
    drawer = player.regions()["drawer"]
    state = player.table.session.state
    assert f"{len(state.stack)} tiles left" in drawer
    assert "Tiles left, by building" in drawer  # five players use every tile
    mine = {state.rules.deck[tile].name for tile in state.seats[player.table.viewing.viewer or 0].hand}
    assert not any(f">{name}<" in drawer for name in mine)
    other = Player(new_session(2))
    other.ready()
    other.send(Open("stack"))
    assert "nobody knows exactly" in other.regions()["drawer"]


# --- Hand-over ---


def test_the_hand_over_shows_only_public_information() -> None:
    player = Player(new_session(3))
    rng = Random("curtain")
    hand_overs = 0
    while hand_overs < 12:
        table = player.table
        if table.awaiting_hand_over is not None:
            hand_overs += 1
            page = player.regions()
            assert "Pass the device to" in page["hand-over"]
            assert page["app"].count(" inert") == 3
            state = table.session.state
            on_table = {site.building.id for site in state.city.sites.values()}
            fronts = {tile for seat in state.seats for tile in seat.hand} - on_table
            fronts |= {*state.stack} - on_table
            told = "".join(page.values())
            for tile in fronts:
                assert f"#{tile}&quot;" not in told and f'#{tile}"' not in told and f'"{tile}"' not in told
                assert f">{state.rules.deck[tile].name}<" not in told
            player.send(Reveal())
            assert player.table.awaiting_hand_over is None and player.regions()["hand-over"] == ""
            assert player.regions()["app"].count(" inert") == 0
        decision = player.table.decision
        assert decision is not None
        player.send(Act(str(rng.choice(list(decision.options)))))


@pytest.mark.parametrize(
    "session",
    [new_session(1, mode="solo"), new_session(3, kinds=("human", "greedy", "greedy"))],
    ids=["solo", "one among bots"],
)
def test_one_person_needs_no_hand_over(session: Session) -> None:
    player = Player(session)
    assert player.table.viewing.awaiting is None and player.table.viewing.viewer == 0


def test_people_who_trust_each_other_need_no_hand_over() -> None:
    session = replace(new_session(3), extra=write_seating(Seating(PLAIN[:3], trust=True)))
    player = Player(session)
    seats = set()
    for _ in range(12):
        decision = player.table.decision
        assert decision is not None and player.table.viewing.awaiting is None
        assert player.table.viewing.viewer == decision.seat
        seats.add(decision.seat)
        player.send(Act(str(decision.options[0])))
    assert seats == {0, 1, 2}


# --- Replay ---


@pytest.mark.parametrize("name", ["two", "solo"])
def test_the_replay_shows_every_moment_and_returns(name: str) -> None:
    session = played(name)
    player = Player(session)
    assert player.regions()["end"]
    for position in range(0, len(session.history) + 1, 5):
        player.send(LookAt(position))
        assert player.table.shown.city == session.state_at(position).city
        assert player.table.decision is None and not player.regions()["end"]
        review = player.regions()["review"]
        assert f'value="{position}"' in review and f'max="{len(session.history)}"' in review
        assert "reviewing" in player.regions()["app"]
    player.send(LookAt(-1))
    assert player.table.replay.position is None and player.regions()["end"] and not player.regions()["review"]


def test_jumps_go_by_actions_and_by_turns() -> None:
    session = played("two")
    player = Player(session)
    starts = {turn.began for turn in turns(session)} | {len(session.history)}
    for position in range(len(session.history) + 1):
        player.send(LookAt(position))
        review = player.regions()["review"]
        buttons = find(review, data_message=None)
        targets = [
            parse_message(each["data-message"])
            for each in buttons
            if each["data-message"].startswith("look-at ")
        ]
        back, one, on, forth = [m.position for m in targets[1:] if isinstance(m, LookAt)]
        assert (one, on) == (position - 1, position + 1)
        assert position == 0 or (back < position and back in starts)
        assert position == len(session.history) or (forth > position and forth in starts)


def test_looking_back_does_not_stop_a_running_game() -> None:
    player = Player(new_session(2, kinds=("human", "greedy")))
    player.ready()
    decision = player.table.decision
    assert decision is not None
    player.send(Act(str(decision.options[0])))
    player.send(LookAt(0))
    player.effects.clear()
    player.send(LookAt(-1))
    player.ready()
    decision = player.table.decision
    assert decision is not None and decision.seat == 0


def test_looking_back_shows_no_other_hand() -> None:
    session = played("two")
    part = session
    while part.history and (part.state.over or part.state.decision is None or len(part.history) > 20):
        part = replace(part, history=part.history[:-1])
    player = Player(part)
    player.ready()
    viewer = player.table.viewing.viewer
    assert viewer is not None
    for position in range(len(part.history) + 1):
        player.send(LookAt(position))
        other = player.table.shown.seats[1 - viewer].hand
        assert all(tile not in session.start.seats[1 - viewer].hand for tile in other)


# --- The end ---


@pytest.mark.parametrize("name", GAMES)
def test_the_end_says_who_won_and_why(name: str) -> None:
    session = played(name)
    player = Player(session)
    end = player.regions()["end"]
    state = session.state
    for number, (seat, account) in enumerate(zip(state.seats, accounts(session), strict=True)):
        assert seat_name(state, number) in text_of(end)
        assert f'"money big">${seat.money}<' in end
        assert f'"money">${account.streets}<' in end
    assert end.count("<polyline") == len(state.seats)
    assert 'data-message="rematch"' in end and 'data-message="same-deal"' in end
    if state.rules.solo:
        assert "Difficulty: Normal" in end


def test_the_end_waits_for_the_playback() -> None:
    session = played("two")
    before = replace(session, history=session.history[:-1])
    player = Player(before, show="normal")
    if player.table.viewing.awaiting is not None:
        player.send(Reveal())
    player.send(Act(str(session.history[-1].action)))
    assert player.table.attention.playback is not None and player.regions()["end"] == ""
    player.send(ShowNext(player.table.attention.playback.choice, -1))
    assert player.regions()["end"]


def just_ended(name: str = "two", **settings: object) -> Player:
    """Return a player whose last action has just ended the game; the playback is over."""
    session = played(name)
    player = Player(replace(session, history=session.history[:-1]), **settings)
    player.ready()
    player.send(Act(str(session.history[-1].action)))
    while player.table.attention.playback is not None:
        player.send(ShowNext(player.table.attention.playback.choice, -1))
    return player


@pytest.mark.parametrize("show", ["normal", "off"])
def test_the_money_is_counted_before_the_winner_is_named(show: str) -> None:
    end = find(just_ended(show=show).regions()["end"], class_="counting")
    (finale,) = end
    named = milliseconds(finale, "--named")
    (ranking,) = finale.find(class_="ranking")
    counted = [milliseconds(row, "--at") for row in ranking.find("tbody")]
    assert counted == sorted(counted, reverse=True)
    assert max(counted) < named == named_at(2)


def test_the_end_is_celebrated_once() -> None:
    """Returning to the end shows everything at once, with no empty totals."""
    player = just_ended(show="off")
    choices = len(player.table.session.history)
    assert player.regions()["party"] and player.regions()["dusk"]
    player.send(Celebrated(choices - 1))
    assert player.regions()["party"]
    player.send(LookAt(choices))
    player.send(LookAt(-1))
    regions = player.regions()
    assert regions["party"] == regions["dusk"] == ""
    assert regions["end"] and "counting" not in regions["end"]


def test_the_celebration_ends_by_itself() -> None:
    player = just_ended(show="off")
    player.send(Celebrated(len(player.table.session.history)))
    regions = player.regions()
    assert regions["party"] == regions["dusk"] == "" and "counting" not in regions["end"]


def test_a_finished_game_is_not_celebrated_when_opened() -> None:
    regions = Player(played("two")).regions()
    assert regions["party"] == regions["dusk"] == "" and "counting" not in regions["end"]


def test_nothing_moves_at_the_end_with_reduced_motion() -> None:
    regions = just_ended(show="off", still=True).regions()
    assert regions["party"] == regions["dusk"] == "" and "counting" not in regions["end"]


def test_confetti_has_the_winners_colours_and_the_grifter_gets_none() -> None:
    looks = (SeatLook(3, "star"), SeatLook(1, "circle"), SeatLook(4, "square"))
    state = played("three with cards").state
    for winners in ((0,), (1,), (0, 2)):
        falling = str(party(replace(state, winners=winners), looks, celebrated=True))
        assert {look.colour for look in looks if f"seat-{look.colour}" in falling} == {
            looks[seat].colour for seat in winners
        }
    solo = replace(played("solo").state, winners=(1,))
    assert str(party(solo, PLAIN, celebrated=True)) == ""


def milliseconds(element: Element, name: str) -> int:
    """Return a time from an element's style."""
    (style,) = element.attributes["style"].split(";")
    written, _, value = style.partition(":")
    assert written == name
    return int(value.removesuffix("ms"))


def test_the_question_follows_the_playback() -> None:
    player = Player(new_session(1, mode="solo"), show="normal")
    told, rng = 0, Random("story first")
    while not player.table.session.state.over:
        player.ready()
        decision = player.table.decision
        assert decision is not None
        player.send(Act(str(rng.choice(decision.options))))
        asked = player.table.decision
        while (show := player.table.attention.playback) is not None:
            regions = player.regions()
            assert regions["options"] == ""
            assert "data-action" not in player.markup()
            assert ">What happens</h2>" in regions["prompt"]
            assert "place legal" not in regions["places"]
            told += asked is not None
            player.send(ShowNext(show.choice, show.number + 1))
        assert asked is None or player.table.question == asked
    assert told


def test_a_held_finger_speeds_up_the_playback() -> None:
    player = Player(new_session(1, mode="solo"), show="normal")
    player.ready()
    rng = Random("hurry")
    while player.table.attention.playback is None:
        assert player.table.decision is not None
        player.send(Act(str(rng.choice(player.table.decision.options))))
    usual = next(e for e in reversed(player.effects) if isinstance(e, After))
    player.send(HurryShow(fast=True))
    fast = player.effects[-1]
    assert isinstance(fast, After)
    assert fast.message == usual.message
    assert fast.milliseconds < usual.milliseconds / 2
    player.send(HurryShow(fast=False))
    assert player.effects[-1] == usual


def test_a_tile_held_on_the_board_settles_there_and_others_fly_in() -> None:
    player = Player(new_session(2, kinds=("human", "greedy")), show="normal")
    player.ready()
    decision = player.table.decision
    assert decision is not None
    player.choose(decision.options[0])
    assert [each.source for each in player.table.flying if each.piece == "tile"] == [""]
    player.ready()
    assert [each.source for each in player.table.flying if each.piece == "tile"] == ["seat 1"]


def test_one_person_among_bots_reads_a_line_for_each_bot_and_keeps_the_hand() -> None:
    player = Player(new_session(3, kinds=("human", "greedy", "greedy")))
    player.ready()
    decision = player.table.decision
    assert decision is not None
    player.choose(decision.options[0])
    assert player.table.decision is None
    assert 'data-tile="' in player.regions()["tray"]
    player.ready()
    state = player.table.shown
    lines = re.findall(r"<li>.*?</li>", player.regions()["prompt"])
    built = [each for p in player.table.session.history for each in p.events if isinstance(each, Built)]
    assert [event.seat for event in built] == [0, 1, 2]
    for event, line in zip(built[1:], lines, strict=True):
        assert f"{state.seats[event.seat].name}: {building_name(state, event.tile)}" in line


@pytest.mark.parametrize(
    ("money", "winners", "edition", "said"),
    [
        ((50, 40), (0,), "2021", "Ana wins with $50, $10 more than Ben."),
        ((50, 50), (0, 1), "2021", "Play again to settle it?"),
        ((50, 50), (0, 1), "draft", "share the victory"),
    ],
)
def test_ties_by_edition(money: tuple[int, int], winners: tuple[int, ...], edition: str, said: str) -> None:
    state = played("two").state
    state = replace(
        state,
        rules=replace(state.rules, edition_id=edition),
        seats=tuple(s._replace(money=m) for s, m in zip(state.seats, money, strict=True)),
        winners=winners,
    )
    outcome = result(state)
    assert outcome is not None and said in verdict(state, outcome)


@pytest.mark.parametrize(
    ("money", "said"),
    [
        ((50, 40), "You beat the Grifter"),
        ((40, 40), "A tie goes to him"),
        ((4, 40), "by $36"),
    ],
)
def test_solo_verdicts(money: tuple[int, int], said: str) -> None:
    state = played("solo").state
    seats = tuple(s._replace(money=m) for s, m in zip(state.seats, money, strict=True))
    state = replace(state, seats=seats, winners=(0,) if money[0] > money[1] else (1,))
    outcome = result(state)
    assert outcome is not None and said in verdict(state, outcome)


@pytest.mark.parametrize(
    ("highest", "step"), [(0, 1), (5, 1), (6, 2), (49, 10), (51, 20), (233, 50), (1001, 500)]
)
def test_the_chart_has_round_steps(highest: int, step: int) -> None:
    assert nice_step(highest) == step
