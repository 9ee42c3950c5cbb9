"""Games by post without an interface: the key in the record, links, hidden draws, two versions, orders."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from app.engine.deck_file import standard_deck
from app.engine.game import legal_actions
from app.engine.record import decode
from app.engine.session import Session, replay
from app.engine.state import Claim, Swap, parse_action
from app.saves.links import LinkError, post_data, read_link
from app.saves.orders import answer_from_orders, ordered_answer
from app.saves.post import (
    MAX_OPENED,
    Opening,
    Orders,
    Post,
    actions_before_own,
    addressee,
    bots,
    is_sealed,
    meeting,
    merged,
    post_in,
    post_line,
    read_post,
    reopened,
    sealed,
    undo_floor,
    unseen,
    with_bot,
    with_opening,
    with_post,
    write_post,
)
from app.saves.reading import read_record
from app.saves.save import Header, PostLine, SaveError, read_save, save_of, write_save
from tests.saves.mutations import KINDS, mutated
from tests.saves.support import played
from tests.ui.playing import new_session, reached

POST = Post("abcd2345", (0, 1, 2), opened=(Opening(0, "2026-12-03"),))


def by_post(actions: int = 0, seed: str = "post", **options: object) -> Session:
    """Return a game by post of three after some random actions."""
    session = with_post(new_session(3, seed=seed, **options), POST)  # type: ignore[arg-type]
    return played(session, actions, random.Random(seed))


def post_of(session: Session) -> Post:
    """Return the post of a session; fails without one."""
    post = read_post(session)
    assert post is not None
    return post


# --- The key in the record ---


def test_the_key_is_read_as_it_was_written() -> None:
    orders = (Orders(), Orders("retail", "never"), Orders("ask", "ask"))
    post = Post("abcd2345", (0, 2), 7, "0123456789ab", (Opening(2, ""), Opening(0, "2026-12-03")), orders, 3)
    assert post_in(json.loads(json.dumps(dict(write_post(post)))), 3) == post
    assert post_in({}, 3) is None


def test_a_record_by_post_is_an_ordinary_game_to_programs_that_do_not_know_it() -> None:
    session = sealed(by_post(9), POST)
    record = decode(session.text(), standard_deck())
    plain = replay(replace(record, extra={}))
    assert plain.error is None and plain.session.state == session.state


def test_ten_thousand_odd_keys_are_read_or_left_out() -> None:
    rng = random.Random(3)
    orders = (Orders("retail", "never"),) * 3
    whole = write_post(POST.replace(orders=orders, sent=3, chain="0123456789ab"))["post"]
    assert post_in({"post": whole}, 3) is not None
    for _ in range(10_000):
        odd = {key: rng.choice(KINDS) if rng.random() < 0.3 else value for key, value in whole.items()}
        key = rng.choice(list(odd))
        value = odd[key]
        if isinstance(value, list):
            odd[key] = [*value, rng.choice(KINDS)]
        read = post_in({"post": odd}, 3)
        assert read is None or post_in(write_post(read), 3) == read
    assert [post_in({"post": kind}, 3) for kind in KINDS] == [None] * len(KINDS)


def test_the_header_of_a_save_tells_whose_turn_it_is() -> None:
    session = by_post(4)
    line = post_line(session)
    assert line == PostLine("abcd2345", session.state.current, True)
    text = write_save(save_of(session, Header(post=line)))
    assert read_save(text).header.post == line
    over = played(session, 10_000, random.Random(1))
    assert post_line(sealed(over, POST)) == PostLine("abcd2345", None, False)
    header, _, record = text.partition("\n")
    for odd in (
        *KINDS,
        ["x", 3, True],
        ["x", True, True],
        ["x", -1, True],
        ["x", 0, 1],
        [1, 0, True],
        ["x", 0],
    ):
        damaged = json.dumps({**json.loads(header), "post": odd})
        with pytest.raises(SaveError):
            read_save(f"{damaged}\n{record}")


def test_first_openings_stay_when_many_follow() -> None:
    post = POST
    for _ in range(2 * MAX_OPENED):
        post = with_opening(post, 1, "2026-12-04")
    post = with_opening(post, 2, "2026-12-05")
    assert len(post.opened) == MAX_OPENED and {opening.seat for opening in post.opened} == {0, 1, 2}
    assert {opening.seat for opening in reopened(post)} == {1}


# --- Links ---


def test_links_of_whole_games_stay_short() -> None:
    """`docs/post.md` has the measurement of 200 games with both expansions."""
    lengths = []
    for number in range(12):
        session = with_post(
            new_session(
                2 + number % 4, business=True, cards=("random",) * (2 + number % 4), seed=f"l{number}"
            ),
            POST.replace(seats=(0, 1)),
        )
        whole = played(session, 10_000, random.Random(number))
        assert whole.state.over
        lengths.append(len(post_data(sealed(whole, post_of(whole)).text())))
    assert max(lengths) < 1_500 and sorted(lengths)[6] < 1_000


def test_the_dictionary_never_changes() -> None:
    """Links in old messages must always open; this one is from the first version with games by post."""
    reading = read_record(read_link(FIRST_LINK), standard_deck())
    assert reading.problem is None and reading.session is not None
    assert len(reading.session.history) == 4 and is_sealed(reading.session, post_of(reading.session))


FIRST_LINK = (
    "ePkWnx7MtZZBDsIgEEUvhAmFluhSPQeLFuvK6Am8u4AE5s_gok3cEmb3_3v_X_UoIYB-lLcNBcmJUbIm5-e8syGX7Jg9l9fH"
    "-tp06hWpoxQR0x66IoZberbqAwSav4KEuOKaRVNJKhca-LldqueIVaR-hS6ouTtaFc4SoqJaBUf9NDIfM3z6SNHiGGI7RW4d"
    "NCA3qVwg6HGcA52dRMeXVz1SE259GwtBSWzSpM6YmcgCQwgAuYicM-SwhCG-2ggKz2A9L-Fm7DhxaFdgjw3Y2h1DWNwQ7ifX"
    "h7c5aJuY_P4Aeb-CQQ"
)
"""A game by post after four actions."""


def test_a_thousand_damaged_links_are_refused_or_give_another_version() -> None:
    rng = random.Random(4)
    session = by_post(12)
    link = post_data(sealed(session, POST).text())
    for _ in range(1_000):
        damaged = mutated(link, rng)
        try:
            text = read_link(damaged[:100_000])
        except LinkError:
            continue
        reading = read_record(text, standard_deck())
        if reading.problem is None and reading.session is not None:
            post = read_post(reading.session)
            assert post is None or (
                is_sealed(reading.session, post) and reading.session.state == session.state
            )


def test_the_seal_shows_changes_by_hand() -> None:
    session = sealed(by_post(6), POST)
    assert is_sealed(session, post_of(session))
    data = json.loads(session.text())
    for change in (
        {"actions": data["actions"][:-1]},
        {"stack": data["stack"][::-1]},
        {"seats": [{**seat, "money": 50} for seat in data["seats"]]},
        {"post": {**data["post"], "sent": 5}},
        {"post": {**data["post"], "chain": "0" * 12}},
    ):
        changed = read_record(json.dumps({**data, **change}), standard_deck()).session
        assert changed is not None and not is_sealed(changed, post_of(changed)), change


# --- Whose turn, and what it may see ---


def test_the_game_goes_to_the_next_person_and_bots_wait() -> None:
    session = by_post()
    assert addressee(session.state) == 0
    assert addressee(with_bot(session, 0, "club").state) == 1
    assert addressee(with_bot(with_bot(session, 0, "club"), 1, "club").state) == 2
    over = played(session, 10_000, random.Random(1))
    assert over.state.over and addressee(over.state) is None


def test_a_bot_takes_a_seat_in_the_whole_game() -> None:
    session = by_post(10)
    seated = with_bot(session, 1, "club")
    assert bots(seated) == {1} and {state.seats[1].kind for state in seated.states} == {"club"}
    assert meeting(session, seated) == ("same", 10)
    again = read_record(seated.text(), standard_deck()).session
    assert again is not None and again.state == seated.state


def test_a_drawn_tile_is_unseen_until_another_person_plays() -> None:
    session = by_post()
    rng = random.Random(5)
    for _ in range(30):
        seat = session.state.current
        before = session
        while session.state.decision is not None and session.state.decision.seat == seat:
            session = session.act(rng.choice(list(legal_actions(session.state))))
        held, known = session.state.seats[seat].hand, before.state.seats[seat].hand
        assert unseen(session, seat) == set(held) - set(known)
        assert actions_before_own(session, seat) == len(before.history) == undo_floor(session, seat)
        for other in {0, 1, 2} - {seat}:
            assert not unseen(session, other) or other != addressee(session.state)
        if session.state.over:
            break


# --- Two versions ---


def test_versions_are_compared_by_their_actions() -> None:
    rng = random.Random(6)
    whole = by_post(40)
    for _ in range(60):
        count, other = rng.randrange(41), rng.randrange(41)
        known, come = _cut(whole, count), _cut(whole, other)
        expected = "same" if count == other else "longer" if other > count else "shorter"
        assert meeting(known, come) == (expected, min(count, other))


def test_a_fork_is_found_at_its_first_action() -> None:
    rng = random.Random(7)
    whole = by_post(30)
    for _ in range(30):
        count = rng.randrange(29)
        first = _cut(whole, count)
        others = [
            action for action in legal_actions(first.state) if str(action) != whole.record.actions[count]
        ]
        if others:
            fork = played(first.act(rng.choice(others)), rng.randrange(3), rng)
            assert meeting(whole, fork) == ("fork", count)
            assert meeting(fork, whole) == ("fork", count)


def test_another_deal_or_other_players_are_another_game() -> None:
    assert meeting(by_post(), by_post(seed="other"))[0] == "foreign"
    assert meeting(by_post(), with_post(new_session(2), POST))[0] == "foreign"


def test_merging_keeps_openings_and_own_orders() -> None:
    longer, shorter = by_post(8), by_post(3)
    mine = Orders("retail", "never")
    shorter = with_post(
        shorter, with_opening(POST, 1, "2026-12-04").replace(orders=(Orders(), mine, Orders()))
    )
    post = post_of(merged(longer, shorter, 1))
    assert post.orders_of(1) == mine and post.orders_of(0) == Orders()
    assert post.opened == (Opening(0, "2026-12-03"), Opening(1, "2026-12-04"))
    assert post_of(merged(longer, shorter, 2)).orders_of(1) == Orders()


def _cut(session: Session, count: int) -> Session:
    return replay(replace(session.record, actions=session.record.actions[:count])).session


# --- Standing orders ---


def asked_in_anothers_turn(kind: str) -> Session:
    """Return a game with a question to a seat in another seat's turn."""
    cards = ("entrepreneur", "hacker", "investor") if kind == "swap" else ()
    seed = {"claim": "orders2", "token": "orders4", "swap": "orders0"}[kind]
    session = new_session(3, business=kind != "swap", cards=cards, seed=seed)
    return reached(session, kind, lambda s: s.decision is not None and s.decision.seat != s.current)


@pytest.mark.parametrize("kind", ["claim", "token", "swap"])
def test_orders_answer_only_in_the_turns_of_others(kind: str) -> None:
    state = asked_in_anothers_turn(kind).state
    assert ordered_answer(state, POST) in legal_actions(state)
    assert state.decision is not None
    asking = POST.replace(orders=(Orders("ask", "ask"),) * 3)
    assert ordered_answer(state, asking) is None
    assert ordered_answer(replace(state, current=state.decision.seat), POST) is None


def test_a_claim_takes_the_ordered_kind_where_it_can() -> None:
    state = asked_in_anothers_turn("claim").state
    for kind in ("restaurant", "residential", "leisure", "retail"):
        claim = answer_from_orders(state, Orders(kind))
        offered = [option for option in legal_actions(state) if isinstance(option, Claim)]
        if any(kind in option.icons for option in offered):
            assert isinstance(claim, Claim) and kind in claim.icons


def test_a_swap_follows_its_order() -> None:
    state = asked_in_anothers_turn("swap").state
    assert answer_from_orders(state, Orders(swap="never")) == Swap()
    assert answer_from_orders(state, Orders()) in legal_actions(state)
    assert answer_from_orders(state, Orders(swap="ask")) is None
    assert parse_action("swap none") == Swap()
