"""Games by post: whole games by links alone, hidden draws, undo until sending, two stories, rare steps."""

from __future__ import annotations

import random

import pytest

from app.saves.post import addressee, unseen
from app.ui.core.messages import RouteChanged
from app.ui.core.routes import Route
from tests.ui.phones import Phone, new_game_by_post
from tests.ui.table import attributes

NAMES = ("Ana", "Ben", "Cleo")


def friends(names: tuple[str, ...] = NAMES, **options: object) -> dict[str, Phone]:
    """Return the phones of some friends; the first one has begun a game."""
    phones = {name: Phone(name) for name in names}
    new_game_by_post(phones[names[0]], names, **options)  # type: ignore[arg-type]
    return phones


def next_name(phone: Phone) -> str | None:
    """Return the name of the player to whom a phone sends the game."""
    to = addressee(phone.session.state)
    return None if to is None else phone.session.state.seats[to].name


def mine(phone: Phone) -> int:
    """Return the own seat."""
    assert phone.table.viewing.seat is not None
    return phone.table.viewing.seat


@pytest.mark.parametrize(("business", "consultants"), [(False, False), (True, True)])
def test_three_friends_play_whole_games_by_links_alone(business: bool, consultants: bool) -> None:
    rng = random.Random(f"by post {business}")
    phones = friends(business=business, consultants=consultants, seed=f"whole {business}")
    now = phones["Ana"]
    links = 0
    while not now.session.state.over:
        now.take_turn(rng)
        before = now.session.record.actions
        link, to = now.pass_on(), next_name(now)
        links += 1
        if to is None:
            break
        now = phones[to]
        wiped = rng.random() < 0.3
        asked = now.asked
        if wiped:
            now.wipe()
        elif rng.random() < 0.3:
            now.start()
        now.open(link)
        assert now.asked - asked <= 1 and (now.asked == asked or wiped or links <= len(NAMES))
        assert now.session.record.actions == before
        assert now.model.route == Route("game", now.table.id)
        assert now.table.decision is not None, "nobody gets a link without a question"
    turns = now.session.state.turn
    assert links <= turns + 1, "standing orders need no link for a question"
    for phone in phones.values():
        phone.open(now.outbox[-1])
        assert phone.session.state.over and phone.session.record.actions == now.session.record.actions


def test_a_drawn_tile_stays_hidden_until_the_game_has_come_back() -> None:
    rng = random.Random(2)
    phones = friends(("Ana", "Ben"))
    ana, ben = phones["Ana"], phones["Ben"]
    now, other = (ana, ben) if next_name(ana) == "Ana" else (ben, ana)
    if now is ben:
        ben.open(ana.pass_on())
    start = now.pass_on()
    seat = mine(now)
    for _ in range(5):
        now.take_turn(rng)
        drawn = unseen(now.session, seat)
        assert len(drawn) == 1
        (tile,) = drawn
        assert tile not in now.table.shown.seats[seat].hand
        assert f'data-tile="{tile}"' not in now.markup() and tile not in now.model.spoken
        link = now.pass_on()
        for again in (link, start):
            now.open(again)
            assert tile not in now.markup()
        now.start()
        now.send(
            RouteChanged(f"#/game/{link and now.store and 'post-' + str(next(iter(now.model.post.seats)))}")
        )
        assert tile not in now.markup()
        other.open(link)
        other.take_turn(rng)
        now.open(other.pass_on())
        assert tile in now.table.shown.seats[seat].hand and tile in attributes(now.markup(), "data-tile")
