"""The story of a choice: each beat has the board and the money of its own moment."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from app.engine.actions import Build
from app.engine.events import StreetScored
from app.engine.game import legal_actions
from app.ui.messages import Act, ShowNext
from app.ui.telling.story import beats, city_after
from tests.ui.table import Player, new_session

GAMES = {
    "two": {"players": 2},
    "five with Business": {"players": 5, "business": True},
    "three with cards": {"players": 3, "cards": ("renovator", "investor", "entrepreneur")},
    "solo": {"players": 1, "mode": "solo"},
}


@pytest.mark.parametrize("name", GAMES)
def test_the_events_lead_from_each_board_to_the_next(name: str) -> None:
    session = new_session(**GAMES[name])  # type: ignore[arg-type]
    rng = Random(f"beats {name}")
    compared = 0
    while options := legal_actions(session.state):
        before = session.state
        session = session.act(options[rng.randrange(len(options))])
        events, moment = session.history[-1].events, before
        for event in events:
            moment = replace(moment, city=city_after(moment, event))
        after = session.state.city.sites
        assert {c: (s.building, s.facing, s.owner, s.signs) for c, s in moment.city.sites.items()} == {
            c: (s.building, s.facing, s.owner, s.signs) for c, s in after.items()
        }
        if not any(before.moving) and not any(session.state.moving):
            assert {c: s.population for c, s in moment.city.sites.items()} == {
                c: s.population for c, s in after.items()
            }
            compared += 1
    assert compared > 10


def scored(seed: str = "scored") -> Player:
    """A table at which a street has just been scored, and is being told of."""
    player = Player(new_session(2, seed=seed), show="normal")
    player.ready()
    rng = Random(seed)
    while True:
        assert player.table.decision is not None
        player.send(Act(str(rng.choice(list(player.table.decision.options)))))
        events = player.table.session.history[-1].events
        if any(isinstance(event, StreetScored) and len(event.receipts) > 1 for event in events):
            return player
        player.ready()


def money(player: Player) -> list[int]:
    return [int(n) for n in re.findall(r'class="seat-money">\$(\d+)<', player.regions()["rail"])]


def test_a_street_is_paid_with_its_signs_and_people_in_place_and_money_counts_up() -> None:
    player = scored()
    show = player.table.show
    assert show is not None
    first, *payments = show.beats
    assert first.street and first.receipt is None and "outline closing" in player.regions()["marks"]
    start, final = money(player), [seat.money for seat in player.table.session.state.seats]
    assert sum(final) - sum(start) == sum(beat.receipt.dollars for beat in payments if beat.receipt)
    paid = list(start)
    for number, beat in enumerate(payments, 1):
        player.send(ShowNext(show.step, number))
        assert beat.receipt is not None
        paid[beat.receipt.seat] += beat.receipt.dollars
        assert money(player) == paid
        seen = player.table.seen.city.sites
        assert all(seen[cell].owner is not None for cell in beat.street)
        assert player.table.seen.city is not player.table.shown.city
    player.send(ShowNext(show.step, len(show.beats)))
    assert player.table.show is None and money(player) == final
    assert player.table.seen is player.table.shown


def test_one_goes_back_a_beat_and_a_late_timer_changes_nothing() -> None:
    player = scored()
    show = player.table.show
    assert show is not None
    player.send(ShowNext(show.step, 1))
    player.send(ShowNext(show.step, 0))
    assert player.table.show is not None and player.table.show.number == 0
    player.send(ShowNext(show.step, 2))  # the timer of the beat that was left
    assert player.table.show.number == 0
    assert f"{show.step} 1" in player.regions()["show"]


def test_a_second_choice_never_waits_for_the_story() -> None:
    player = next(p for n in range(20) if (p := scored(f"second {n}")).table.decision is not None)
    assert player.table.show is not None and player.table.decision is not None
    before = len(player.table.session.history)
    player.send(Act(str(player.table.decision.options[0])))
    assert len(player.table.session.history) == before + 1
    assert player.table.show is None or player.table.show.step == before + 1


def test_nobody_else_s_hand_is_in_the_moments_told_of() -> None:
    player = Player(new_session(2), show="normal")
    player.ready()
    rng = Random("hidden")
    for _ in range(60):
        if (decision := player.table.decision) is None:
            break
        player.send(Act(str(rng.choice(list(decision.options)))))
        show, viewer = player.table.show, player.table.viewer
        for beat in show.beats if show is not None else ():
            assert beat.state is not None
            for number, seat in enumerate(beat.state.seats):
                if number != viewer:
                    assert all(tile.startswith("?") for tile in seat.hand)
        player.ready()


def test_what_is_told_needs_no_page() -> None:
    session = new_session(2)
    build = next(option for option in legal_actions(session.state) if isinstance(option, Build))
    acted = session.act(build)
    assert beats(session.state, acted.history[-1].events) == ()
