"""Games with the real box: named tiles, entered backs, corrections, money by hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest

from app.engine.__main__ import random_game
from app.engine.arrangement import places_of
from app.engine.box import (
    BOX_KEY,
    BoxError,
    CorrectionError,
    DrawnTile,
    LiftedTile,
    MoneyByHand,
    TileBack,
    begin_box,
    ended_early,
    is_box,
    last_entry,
    last_named_draw,
    money_by_hand,
    nameable,
    nameable_drawn,
    nameable_instead,
    nameable_lifted,
    names_draws,
    open_question,
    possible_cards,
    settled,
    with_action,
    with_back,
    with_card,
    with_catching_up,
    with_end,
    with_first,
    with_lifted,
    with_money,
    with_seat_name,
    with_tile,
    without_last_entry,
    without_name,
)
from app.engine.city import SYMBOLS
from app.engine.events import Built, Event, GameEnded, TileLifted
from app.engine.faults import Fault
from app.engine.game import legal_actions, observe
from app.engine.record import decode, encode
from app.engine.rng import Rng
from app.engine.session import Session, replay
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import Action, Build, Renovate, State, Swap, parse_action
from app.engine.wording import fault_words
from tests.engine.follow_box import follow_game, public
from tests.engine.support import DECK, asked, name_of, setup, setups

SAMPLE = [*setups("follow")][4::11]
"""Games of two to five and alone, of all editions; three with consultants."""


@pytest.mark.parametrize("chosen", SAMPLE, ids=name_of)
def test_a_game_is_followed_from_public_information(chosen: Setup) -> None:
    """`python3 -m tests.engine.follow_box` follows thousands."""
    assert follow_game(chosen).exchanges > 10


def box(players: int = 2, *cards: str, **options: object) -> Session:
    """Return a new session with the real box, its cards in the order of the seats."""
    chosen = setup(players, seed="box", first=0, consultants=bool(cards), **options)
    if cards:
        seats = zip(chosen.seats, cards, strict=True)
        chosen = replace(chosen, seats=tuple(replace(seat, consultant=card) for seat, card in seats))
    return begin_box(deal(chosen, DECK))


def build(session: Session, tile: str, where: str) -> Session:
    """Name a tile for the seat whose turn it is, and build it."""
    session = with_tile(session, session.state.current, tile)
    return session.act(parse_action(f"build {tile} {where}"))


def at_random(session: Session, seed: str = "box", actions: int = 1000) -> Session:
    """Play random actions; lifted tiles and backs are entered as in the invented deal."""
    rng = Rng(seed)
    while actions and (options := legal_actions(session.state)):
        actions -= 1
        session = session.act(options[rng.below(len(options))])
        while (need := open_question(session)) is not None:
            if isinstance(need, LiftedTile):
                session = with_lifted(session, need.number, lifted(session, need.number))
            elif isinstance(need, TileBack):
                dealt = (*chain(*session.deal.hands), *session.deal.stack)
                tile = dealt[places_of(session.deal, need.seat)[need.index]]
                session = with_back(session, need.index, str(DECK[tile].back))
    return session


def lifted(session: Session, number: int) -> str:
    events = session.history[number - 1].events
    return next(event.tile for event in events if isinstance(event, TileLifted))


def undrawn(session: Session) -> str:
    """Return a tile that nobody has drawn in the invented deal."""
    return session.state.stack[0]


def fault_of(session: Session, seat: int, tile: str) -> Fault:
    with pytest.raises(BoxError) as caught:
        with_tile(session, seat, tile)
    assert fault_words(caught.value.fault)
    return caught.value.fault


# --- Draws that a solo player names ---


def solo_with_draws() -> Session:
    return begin_box(deal(setup(1, seed="box", first=0, difficulty="easy"), DECK), draws=True)


def test_each_tile_of_the_first_hand_is_named() -> None:
    session = solo_with_draws()
    assert names_draws(session) and not names_draws(box())
    real = ("museum", "library", "art-gallery")
    for count, tile in zip((3, 2, 1), real, strict=True):
        assert open_question(session) == DrawnTile(0, count)
        offered = {*chain(*nameable_drawn(session, 0).values())}
        assert tile in offered and not offered & {*real[: 3 - count]}
        session = with_tile(session, 0, tile, drawn=True)
    assert open_question(session) is None
    assert session.state.seats[0].hand == tuple(sorted(real))
    assert {*chain(*nameable(session, 0).values())} == {*real}
    assert decode(encode(session.record), DECK).extra[BOX_KEY]["draws"] is True


def test_a_wrongly_named_draw_is_named_anew() -> None:
    session = solo_with_draws()
    for tile in ("museum", "library", "art-gallery"):
        session = with_tile(session, 0, tile, drawn=True)
    assert last_named_draw(session) == "art-gallery"
    session = without_name(session, "art-gallery")
    assert open_question(session) == DrawnTile(0, 1) and last_named_draw(session) == "library"
    session = with_tile(session, 0, "flea-market", drawn=True)
    assert {*session.state.seats[0].hand} == {"museum", "library", "flea-market"}


def test_only_a_solo_player_names_draws() -> None:
    chosen = setup(2, seed="box", first=0)
    assert not names_draws(begin_box(deal(chosen, DECK), draws=True))


def test_with_named_draws_the_deal_is_the_real_one() -> None:
    """The hand before each turn, and so everything that a report judges, is that of the real game."""
    chosen = setup(1, seed="real", first=0, difficulty="easy")
    real = replay(random_game(chosen, DECK)).session
    session = begin_box(deal(replace(chosen, seed="invented"), DECK), draws=True)

    def tell(state: State, events: tuple[Event, ...]) -> Session:
        now = session
        lifted_tiles = [event.tile for event in events if isinstance(event, TileLifted)]
        while (need := open_question(now)) is not None:
            if isinstance(need, LiftedTile):
                now = with_lifted(now, need.number, lifted_tiles.pop(0))
            else:
                hand = (tile for tile in state.seats[0].hand if tile in offers(now))
                now = with_tile(now, 0, next(hand), drawn=True)
        return now

    def offers(now: Session) -> set[str]:
        return {*chain(*nameable_drawn(now, 0).values())}

    session = tell(real.start, ())
    for played in real.history:
        session = session.act(played.action)
        session = tell(played.state, played.events)
        assert session.state.seats[0].hand == played.state.seats[0].hand
    assert session.state.over
    drawn = [observe(state, 0) for state in real.states]
    assert [observe(state, 0) for state in session.states] == drawn


# --- Naming ---


def test_a_named_tile_is_in_the_hand_and_the_hand_stays_as_large() -> None:
    session = box()
    tile = undrawn(session)
    named = with_tile(session, 0, tile)
    assert tile in named.state.seats[0].hand
    assert [len(seat.hand) for seat in named.state.seats] == [3, 3]
    assert sorted(chain(*named.deal.hands, named.deal.stack)) == sorted(
        chain(*session.deal.hands, session.deal.stack)
    )
    assert with_tile(named, 0, tile) is named


def test_a_named_tile_takes_the_place_of_one_with_its_back() -> None:
    session = box()
    hand = session.state.seats[0].hand
    back = DECK[hand[0]].back
    tile = next(tile for tile in session.deal.stack if DECK[tile].back == back)
    named = with_tile(session, 0, tile)
    assert sorted(str(DECK[t].back) for t in named.state.seats[0].hand) == sorted(
        str(DECK[t].back) for t in hand
    )


@pytest.mark.parametrize("players", [2, 3])
def test_a_tile_that_the_invented_game_took_out_comes_in_for_one_with_its_back(players: int) -> None:
    session = box(players)
    dealt = {*chain(*session.deal.hands), *session.deal.stack}
    tile = next(each.id for each in DECK.buildings.values() if each.back == "parent" and each.id not in dealt)
    named = with_tile(session, 0, tile)
    assert tile in named.state.seats[0].hand
    now = {*chain(*named.deal.hands), *named.deal.stack}
    (left,) = dealt - now
    assert now - dealt == {tile} and DECK[left].back == "parent"


def test_naming_changes_nothing_that_has_happened() -> None:
    session = at_random(box(3, business=True), actions=30)
    seat = session.state.current
    named = with_tile(session, seat, undrawn(session))
    assert [p.action for p in named.history] == [p.action for p in session.history]
    for before, after in zip(session.states, named.states, strict=True):
        assert (before.city, before.supply, before.bank) == (after.city, after.supply, after.bank)
        assert [seat.money for seat in before.seats] == [seat.money for seat in after.seats]


def test_a_tile_is_named_once() -> None:
    session = build(box(), "museum", "1,0 S")
    fault = fault_of(session, 1, "museum")
    assert (fault.code, fault["cell"]) == ("tile-built", (1, 0))
    assert fault_of(session, 1, "central-station").code == "tile-not-in-game"
    assert fault_of(session, 1, "no-such-tile").code == "tile-not-in-game"
    five = next(each.id for each in DECK.buildings.values() if each.five_players)
    assert fault_of(session, 1, five).code == "tile-not-in-game"
    assert with_tile(box(5), 0, five).state.seats[0].hand.count(five) == 1


def test_a_covered_tile_has_left_the_game() -> None:
    session = box(3, "renovator", "investor", "location-scout")
    rng, covered = Rng("covered"), ""
    while not covered:
        options = legal_actions(session.state)
        action = options[rng.below(len(options))]
        for each in options:
            if isinstance(each, Renovate) and each.cell != (0, 1):
                action, covered = each, session.state.city.sites[each.cell].building.id
        session = session.act(action)
    assert fault_of(session, session.state.current, covered).code == "tile-covered"


def test_a_back_whose_tiles_have_all_been_seen_has_no_more() -> None:
    """Two players build six of the eight shopper tiles; the other two are out of the game."""
    session = box()
    shoppers = DECK.stack("shopper")
    for tile in shoppers[:-2]:
        session = build_anywhere(session, tile)
    assert fault_of(session, 0, shoppers[-1]).code == "tile-taken-out"
    assert nameable(session, 0)["shopper"] == ()


def test_the_tray_holds_exactly_what_can_be_named() -> None:
    session = at_random(box(2, "hacker", "entrepreneur"), actions=12)
    for seat in (0, 1):
        offered = {*chain(*nameable(session, seat).values())}
        for tile in DECK.buildings:
            try:
                with_tile(session, seat, tile)
            except BoxError:
                assert tile not in offered
            else:
                assert tile in offered
    assert [*nameable(session, 0)] == [*SYMBOLS]


def test_undone_actions_can_be_redone_after_naming() -> None:
    session = build(box(), "museum", "1,0 S").undo()
    named = with_tile(session, 0, "library")
    assert "library" in named.state.seats[0].hand
    assert named.redo().record.actions == ("build museum 1,0 S",)


def test_undo_has_no_limit() -> None:
    session = at_random(box())
    while session.history:
        assert session.undo_problem() is None
        session = session.undo()


# --- The Grifter ---


def test_the_grifters_tile_is_named_before_his_building_is_shown() -> None:
    session = build(box(1), "museum", "1,0 S")
    assert open_question(session) == LiftedTile(1)
    invented = lifted(session, 1)
    other = next(tile for tile in nameable_lifted(session, 1)["parent"] if tile != invented)
    named = with_lifted(session, 1, other)
    assert lifted(named, 1) == other
    assert open_question(named) is None
    assert open_question(with_lifted(session, 1, invented)) is None
    (again,) = replay(named.record).session.history
    assert (again.action, again.state) == (named.history[0].action, named.history[0].state)


def test_a_lifted_tile_cannot_be_one_that_is_built() -> None:
    session = build(box(1), "museum", "1,0 S")
    with pytest.raises(BoxError, match="tile-built"):
        with_lifted(session, 1, "museum")
    assert "museum" not in nameable_lifted(session, 1)["tourist"]
    with pytest.raises(IndexError):
        with_lifted(box(1).act(parse_action("build " + legal_text(box(1)))), 2, "library")


def legal_text(session: Session) -> str:
    return str(legal_actions(session.state)[0]).removeprefix("build ")


def test_a_lifted_tile_stays_named_when_its_build_is_taken_back() -> None:
    session = build(box(1), "museum", "1,0 S")
    session = with_lifted(session, 1, "library")
    again = build(session.undo(), "museum", "1,0 S")
    assert open_question(again) is None
    # Unless the table then says that the player built it.
    other = build(session.undo(), "library", "1,0 S")
    assert isinstance(open_question(other), LiftedTile)


def test_an_earlier_lifted_tile_is_corrected_if_the_grifter_would_have_built_there() -> None:
    session = at_random(box(1), actions=14)
    number = next(n for n, played in enumerate(session.history, 1) if any_lifted(played.events))
    stays, moves = 0, 0
    for tile in chain(*nameable_lifted(session, number).values()):
        try:
            corrected = with_lifted(session, number, tile)
        except CorrectionError as error:
            moves += 1
            assert error.error.number >= number
            assert error.error.problem in ("grifter-elsewhere", "asked-grifter", *PLACEMENTS)
        else:
            stays += 1
            assert lifted(corrected, number) == tile
            assert open_question(corrected) is None
    assert stays and moves


PLACEMENTS = ("occupied", "corner-only", "long-sides", "apart", "too-long", "asked-move", "asked-score")


def any_lifted(events: tuple[object, ...]) -> bool:
    return any(isinstance(event, TileLifted) for event in events)


def test_a_player_may_name_each_tile_as_it_is_drawn() -> None:
    session = box(1)
    for tile in ("museum", "library", "penthouse"):
        session = with_tile(session, 0, tile, drawn=True)
    assert session.state.seats[0].hand == ("library", "museum", "penthouse")
    assert fault_of(session, 0, "cinema").code == "hand-known"
    session = build(session, "museum", "1,0 S")
    assert "library" not in {*chain(*nameable_lifted(session, 1).values())}
    with pytest.raises(BoxError, match="tile-in-hand"):
        with_lifted(session, 1, "library")


# --- The two cards that look into a hand ---


def test_the_page_asks_for_each_back_of_the_hackers_tiles() -> None:
    session = box(2, "hacker", "investor")
    for index, back in enumerate(("wild", "wild", "parent")):
        assert open_question(session) == TileBack(0, index)
        session = with_back(session, index, back)
    assert open_question(session) is None
    assert sorted(str(DECK[tile].back) for tile in session.state.seats[0].hand) == ["parent", "wild", "wild"]
    assert fault_of(session, 0, "museum").code == "wrong-back"
    wild = next(iter(nameable(session, 0)["wild"]))
    session = build(session, wild, "1,0 S")
    assert open_question(session) == TileBack(0, 3)


def test_naming_keeps_the_entered_backs() -> None:
    session = box(2, "hacker", "investor")
    for index in range(3):
        session = with_back(session, index, "wild")
    held = session.state.seats[0].hand
    for tile in held:
        session = with_tile(session, 1, tile)
        assert {DECK[tile].back for tile in session.state.seats[0].hand} == {"wild"}
        assert tile in session.state.seats[1].hand


def test_a_wrong_back_is_entered_again_and_changes_the_money() -> None:
    session = box(2, "hacker", "investor")
    for index in range(3):
        session = with_back(session, index, "wild")
    session = with_back(session, 1, "shopper")
    assert sorted(str(DECK[t].back) for t in session.state.seats[0].hand) == ["shopper", "wild", "wild"]
    assert open_question(session) is None


def test_no_more_backs_than_tiles() -> None:
    """In a game of two, six tiles of each back are in play. All wild ones are built."""
    session = box(2, "hacker", "investor")
    for index in range(3):
        session = with_back(session, index, "wild")
    for _ in range(6):
        tile = nameable(session, session.state.current)["wild"][0]
        session = build_anywhere(session, tile)
    assert open_question(session) == TileBack(0, 3)
    with pytest.raises(BoxError, match="no-back-left"):
        with_back(session, 3, "wild")


def build_anywhere(session: Session, tile: str) -> Session:
    """Name a tile for the seat whose turn it is, build it on the first spot, and answer all questions."""
    session = with_tile(session, session.state.current, tile)
    options = legal_actions(session.state)
    session = session.act(next(o for o in options if isinstance(o, Build) and o.tile == tile))
    while session.state.decision is not None and session.state.decision.kind != "build":
        session = session.act(legal_actions(session.state)[0])
    return session


def test_the_entrepreneur_is_asked_and_may_show_any_unseen_tile() -> None:
    session, rng = box(2, "entrepreneur", "investor"), Rng("swap")
    while session.state.decision is None or session.state.decision.kind != "swap":
        options = legal_actions(session.state)
        session = session.act(options[rng.below(len(options))])
    hidden = [t for t in chain(*nameable(session, 0).values()) if DECK[t].valuation.kind != "copy"]
    tile = next(t for t in hidden if t not in session.state.seats[0].hand)
    cell = next(o.cell for o in legal_actions(session.state) if isinstance(o, Swap) and o.cell is not None)
    session = with_tile(session, 0, tile).act(Swap(tile, cell))
    assert session.state.seats[0].shown == (tile,)
    fault = fault_of(session, 1, tile)
    assert (fault.code, fault["seat"]) == ("tile-in-hand", 0)


def test_the_entrepreneurs_unseen_tiles_are_no_copies() -> None:
    """Otherwise the engine would not ask, because no tile in such a hand may be used."""
    for seed in range(8):
        seats = (SeatChoice("Ana", consultant="entrepreneur"), SeatChoice("Ben", consultant="investor"))
        given = deal(Setup(seats, consultants=True, seed=str(seed), first=0), DECK)
        session = at_random(begin_box(given))
        assert all(
            DECK[event.tile].valuation.kind != "copy"
            for played in session.history
            for event in played.events
            if isinstance(event, Built) and event.seat == 0
        )


def test_answers_to_swaps_appear_and_disappear_with_the_question() -> None:
    """In an ordinary game the engine does not ask a hand of only copies."""
    session = build(box(2, "investor", "entrepreneur"), "museum", "-1,0 E")
    session = build(build(session, "library", "1,0 S"), "grand-hotel", "2,0 W")
    assert asked(session.state).kind == "swap"
    session = session.act(Swap()).act(parse_action("move tourist -1,0"))
    actions, money = session.record.actions, [seat.money for seat in session.state.seats]
    assert "swap none" in actions

    known = session
    for tile in COPIES:
        known = with_tile(known, 1, tile, drawn=True)
    assert known.record.actions == tuple(text for text in actions if text != "swap none")
    assert [seat.money for seat in known.state.seats] == money
    assert replay(known.record).session.state == known.state

    again = with_tile(replace(known, extra={}), 1, "cinema")
    assert again.record.actions == actions
    assert [seat.money for seat in again.state.seats] == money
    assert again.history[3].unasked


COPIES = [each.id for each in DECK.buildings.values() if each.valuation.kind == "copy"]


# --- Corrections ---


def two_builds() -> Session:
    return build(build(box(), "museum", "1,0 S"), "library", "2,0 S")


def test_a_wrong_tile_is_corrected_in_place() -> None:
    session = two_builds()
    corrected = with_action(session, 1, parse_action("build grand-hotel 1,0 S"))
    assert corrected.record.actions == ("build grand-hotel 1,0 S", "build library 2,0 S")
    assert corrected.state.city.sites[1, 0].building.id == "grand-hotel"
    assert "museum" in nameable(corrected, 0)["tourist"]
    assert replay(corrected.record).session.state == corrected.state


def test_a_wrong_facing_is_corrected_in_place() -> None:
    corrected = with_action(two_builds(), 2, parse_action("build library 2,0 W"))
    assert corrected.state.city.sites[2, 0].facing == "W"


def test_a_correction_that_makes_a_later_build_illegal_says_which_and_changes_nothing() -> None:
    session = two_builds()
    with pytest.raises(CorrectionError) as caught:
        with_action(session, 1, parse_action("build museum 0,2 N"))
    error = caught.value.error
    assert (error.number, error.action, error.problem) == (2, "build library 2,0 S", "corner-only")
    assert error.rule == "rules.md §1"
    assert session.record.actions == ("build museum 1,0 S", "build library 2,0 S")
    with pytest.raises(CorrectionError) as caught:
        with_action(session, 1, parse_action("build museum 0,-1 S"))
    assert (caught.value.error.number, caught.value.error.problem) == (1, "apart")


def test_a_tile_that_is_built_later_is_no_correction() -> None:
    with pytest.raises(BoxError, match="tile-built"):
        with_action(two_builds(), 1, parse_action("build library 1,0 S"))


@pytest.mark.parametrize("chosen", SAMPLE[1::2], ids=name_of)
def test_a_wrong_tile_and_its_correction_lead_to_the_same_game(chosen: Setup) -> None:
    """The correction of any wrong entry restores every public part of the game."""
    session, rng, corrected = begin_box(deal(chosen, DECK)), Rng("wrong"), 0
    session = at_random(session, actions=16)
    for _ in range(40):
        number = 1 + rng.below(len(session.history))
        played = session.history[number - 1]
        tiles = [*chain(*nameable(session, played.seat).values())]
        if not isinstance(played.action, Build) or not tiles:
            continue
        wrong = played.action.replace(tile=tiles[rng.below(len(tiles))])
        try:
            changed = with_action(session, number, wrong)
        except (BoxError, CorrectionError):
            continue
        back = with_action(changed, number, played.action)
        assert [public(state) for state in back.states] == [public(state) for state in session.states]
        corrected += 1
    assert corrected


def test_any_choice_can_be_corrected() -> None:
    session = at_random(box(3, business=True), actions=60)
    number, other = next(
        (n, option)
        for n in range(len(session.history), 0, -1)
        if (decision := session.state_at(n - 1).decision) is not None and decision.kind == "move"
        for option in decision.options
        if option != session.history[n - 1].action and survives(session, n, option)
    )
    assert with_action(session, number, other).history[number - 1].action == other


def survives(session: Session, number: int, action: Action) -> bool:
    try:
        with_action(session, number, action)
    except CorrectionError:
        return False
    return True


# --- Money by hand ---


def test_money_is_set_by_hand() -> None:
    session = at_random(box(3, business=True), actions=40)
    before = [seat.money for seat in session.state.seats]
    changed = with_money(session, 1, before[1] + 3)
    assert [seat.money for seat in changed.state.seats] == [before[0], before[1] + 3, before[2]]
    assert money_by_hand(changed) == (MoneyByHand(session.state.turn, 1, 3, after=40),)
    assert with_money(changed, 1, before[1] + 3) is changed
    twice = with_money(changed, 1, before[1])
    assert [note.dollars for note in money_by_hand(twice)] == [3, -3]
    # Money on the table stays when builds are taken back.
    assert money_by_hand(changed.undo()) == money_by_hand(changed)
    with pytest.raises(BoxError, match="money-by-hand"):
        with_money(session, 1, 10**9)


def test_the_record_is_an_ordinary_one() -> None:
    """A program that ignores the key `box` reads the same game with the same totals."""
    session = at_random(box(1, "entrepreneur", business=True))
    session = with_money(session, 0, 77)
    text = session.text()
    back = decode(text, DECK)
    assert back.extra[BOX_KEY] == {
        "named": list(back.extra[BOX_KEY]["named"]),
        "backs": 0,
        "money": [[session.state.turn, 0, money_by_hand(session)[0].dollars]],
        "money_after": [money_by_hand(session)[0].after],
    }
    plain = replay(replace(back, extra={}))
    assert plain.error is None
    assert plain.session.state == session.state
    opened = replay(back).session
    assert encode(opened.record) == text
    assert is_box(opened) and not is_box(plain.session)
    assert money_by_hand(opened) == money_by_hand(session)
    assert open_question(opened) is None


@pytest.mark.parametrize(
    "kept",
    [
        None,
        7,
        [],
        {"named": 3, "backs": -1, "money": {}},
        {
            "named": [1, None, ["museum"]],
            "backs": 2.5,
            "money": [[1], [1, 2], [1, 99, 4], [True, 0, 1], "abc"],
        },
    ],
)
def test_a_damaged_key_is_ignored(kept: object) -> None:
    session = replace(box(), extra={BOX_KEY: kept})
    assert money_by_hand(session) == ()
    assert open_question(session) is None
    assert with_money(with_tile(session, 0, "museum"), 0, 4).state.seats[0].money == 4


# --- What the table knows ---


def test_a_settled_session_ends_before_a_lift_that_nobody_has_named() -> None:
    whole = build(box(1), "museum", "1,0 S")
    session = settled(whole)
    assert session.record == whole.record and open_question(session) == LiftedTile(1)
    assert session.state.decision is None and not session.state.over and not legal_actions(session.state)
    assert session.state.city.sites[1, 0].building.id == "museum" and len(session.state.city) == 3
    assert not any_lifted(session.history[0].events)
    assert settled(session) == session
    named = settled(with_lifted(session, 1, "library"))
    assert named.state.decision is not None and lifted(named, 1) == "library"
    assert settled(session.undo()).state.decision is not None


def test_nobody_decides_before_a_back_is_entered() -> None:
    session = settled(box(2, "hacker", "investor"))
    assert session.state.decision is None and isinstance(open_question(session), TileBack)
    for index in range(3):
        session = settled(with_back(session, index, "wild"))
    assert asked(session.state).kind == "build"


@pytest.mark.parametrize("chosen", SAMPLE[::2], ids=name_of)
def test_a_table_may_stop_early(chosen: Setup) -> None:
    session = at_random(begin_box(deal(chosen, DECK)), actions=12)
    while asked(session.state).kind != "build":
        session = at_random(session, actions=1)
    ended = settled(with_end(session))
    assert ended.state.over and ended.state.winners and ended_early(ended)
    assert isinstance(ended.history[-1].events[-1], GameEnded)
    assert ended.state.city == session.state.city
    again = replay(decode(ended.text(), DECK)).session
    assert settled(again).state == ended.state, "a saved game is still over"
    assert again.state == session.state, "other programs read a game that goes on"
    assert last_entry(ended) == "end"
    assert settled(without_last_entry(ended)).state == session.state


# --- Redo ---


def four_builds() -> Session:
    session = box(2, "hacker", "investor")
    for index in range(3):
        session = with_back(session, index, "wild")
    for count, tile in enumerate(("museum", "library", "penthouse")):
        tile = tile if count % 2 else nameable(session, session.state.current)["wild"][0]
        session = build_anywhere(session, tile)
        while isinstance(open_question(session), TileBack):
            session = with_back(session, open_question(session).index, "hipster")  # type: ignore[union-attr]
    return session


def test_undone_builds_stay_while_the_table_enters_something_else() -> None:
    session = four_builds()
    actions = session.record.actions
    back = session.undo().undo()
    for changed in (
        with_money(back, 0, 17),
        with_money(with_money(back, 1, 3), 0, 5),
        with_catching_up(back, True),
        with_seat_name(back, 0, "Zoe"),
        without_last_entry(with_money(back, 0, 4)),
    ):
        assert changed.redo().redo().record.actions == actions
    lost = build_anywhere(back, nameable(back, back.state.current)["parent"][0])
    assert lost.undone == (), "a turn replaces those that were taken back"


def test_undone_builds_stay_only_as_far_as_they_replay() -> None:
    session = build(build(build(box(), "museum", "1,0 S"), "library", "2,0 S"), "penthouse", "3,0 S")
    back = session.undo().undo()
    moved = with_action(back, 1, parse_action("build museum 0,2 N"))
    assert moved.undone == () and moved.redo() is moved
    turned = with_action(back, 1, parse_action("build grand-hotel 1,0 S"))
    assert turned.redo().redo().record.actions[1:] == session.record.actions[1:]


def test_undo_takes_money_that_was_set_last() -> None:
    session = two_builds()
    assert last_entry(session) is None and without_last_entry(session) is session
    paid = with_money(with_money(session, 0, 7), 1, 9)
    assert last_entry(paid) == "money"
    once = without_last_entry(paid)
    assert [seat.money for seat in once.state.seats] == [7, 0]
    assert [seat.money for seat in without_last_entry(once).state.seats] == [0, 0]
    again = replay(decode(paid.text(), DECK)).session
    assert last_entry(again) == "money", "also after a reload"
    assert last_entry(build(paid, "penthouse", "3,0 S")) is None
    older = replace(session, extra={BOX_KEY: {"named": [], "backs": 0, "money": [[1, 0, 4]]}})
    assert last_entry(older) is None and money_by_hand(older)[0].after == -1


# --- Ways on ---


def test_a_correction_may_end_the_game_at_the_turn_in_its_way() -> None:
    session = two_builds()
    wrong = parse_action("build museum 0,2 N")
    short = with_action(session, 1, wrong, short=True)
    assert short.record.actions == ("build museum 0,2 N",) and short.undone == ()


def test_a_grifter_who_builds_elsewhere_is_the_way_on() -> None:
    session = at_random(box(1), actions=20)
    number = next(n for n, played in enumerate(session.history, 1) if any_lifted(played.events))
    for tile in chain(*nameable_lifted(session, number).values()):
        try:
            with_lifted(session, number, tile)
        except CorrectionError as error:
            short = with_lifted(session, number, tile, short=True)
            at = error.error.number
            assert len(short.history) == (at if error.error.problem == "grifter-elsewhere" else at - 1)
            assert lifted(short, number) == tile or at <= number
            while short.undone:
                short = short.redo()  # what redo offers is legal
            break
    else:
        raise AssertionError("every tile fits")


@pytest.mark.parametrize("cards", [("hacker", "investor"), ("investor", "entrepreneur"), ()])
def test_every_tile_that_the_engine_accepts_is_offered(cards: tuple[str, ...]) -> None:
    """Also for a Hacker, whose present hand has other backs than the one in which the tile was."""
    session, checked = at_random(box(2, *cards), actions=24), 0
    for number, played in enumerate(session.history, 1):
        if not isinstance(played.action, Build):
            continue
        offered = {*chain(*nameable_instead(session, number).values())}
        for tile in DECK.buildings:
            try:
                with_action(session, number, played.action.replace(tile=tile))
            except BoxError:
                assert tile not in offered
            except CorrectionError:
                continue
            else:
                assert tile in offered, (number, tile)
                checked += 1
    assert checked


def test_names_cards_and_the_first_player_are_corrected() -> None:
    session = at_random(box(3, "investor", "hipster-legend", "location-scout"), actions=6)
    actions = session.record.actions
    assert with_seat_name(session, 1, "Zoe").state.seats[1].name == "Zoe"
    assert "contractor" not in possible_cards(session, 1)
    plain = at_random(box(3, "hipster-legend", "hacker", "location-scout"), actions=6)
    swapped = with_card(plain, 0, "location-scout")
    assert [seat.consultant for seat in swapped.state.seats] == ["location-scout", "hacker", "hipster-legend"]
    assert swapped.record.actions == plain.record.actions
    hacked = with_card(plain, 0, "hacker")
    assert open_question(hacked) == TileBack(0, 0), "the backs of another hand are asked"
    with pytest.raises(IndexError):
        with_card(plain, 0, "contractor")
    names = [seat.name for seat in session.state.seats]
    paid = with_money(plain, 2, 11)
    turned = with_first(paid, 2)
    assert [seat.name for seat in turned.state.seats] == [names[2], names[0], names[1]]
    assert turned.record.actions == plain.record.actions and turned.state.seats[0].consultant == (
        "location-scout"
    )
    assert [note.seat for note in money_by_hand(turned)] == [0]
    assert replay(decode(turned.text(), DECK)).session.state == turned.state
    assert len(actions) == len(with_seat_name(session, 0, "Ana B").record.actions)
