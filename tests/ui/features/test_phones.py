"""Hands on phones at the table: the table shows none of their tiles, and nobody passes the device."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from app.engine.draws import hand_at
from app.engine.session import Session
from app.engine.state import Action, Build, Renovate, Swap
from app.saves.reading import read_record
from app.ui.core.messages import RouteChanged
from app.ui.core.model import Model
from app.ui.core.registry import CopyLink, MakeCode, Navigate
from app.ui.core.texts import say
from app.ui.core.update import update
from app.ui.features.learn.tutor import held_ghost
from app.ui.features.phones.handlers import CopyHand, HandBack, PlainHand
from app.ui.features.sharing.messages import CodeFailed, CodeMade
from app.ui.features.typed.handlers import EnterLine, TypeLine
from app.ui.table.input.keys import Stroke, message_for_key
from app.ui.table.messages import Act, Cancel, Hand, Help, Keep, Lift, LookAt, Open, Pick, Undo
from app.ui.table.phones import phones_of, turn_word_at
from app.ui.words.names import named
from tests.saves.support import standard
from tests.ui.phone import Phone
from tests.ui.playing import Player, attributes, new_session, reached


def with_phones(session: Session, *seats: int) -> tuple[Player, dict[int, Phone]]:
    """Return a table that gave these seats' hands to phones, and the phones."""
    player, phones = Player(session), {}
    for seat in seats:
        player.effects = []
        player.send(Hand(seat))
        player.send(RouteChanged(f"#/phones/{seat}"))
        (code,) = (effect for effect in player.effects if isinstance(effect, MakeCode))
        assert code.level == "M"
        phones[seat] = Phone(code.fragment)
    back(player)
    return player, phones


def back(player: Player) -> None:
    """Go back to the game."""
    player.send(RouteChanged("#/game/g"))


def hidden(player: Player, seats: Iterable[int]) -> list[str]:
    """Return the hidden tiles of some hands."""
    state, lifted = player.table.session.state, player.table.attention.lifted
    return [
        tile
        for seat in seats
        for tile in state.seats[seat].hand
        if tile not in state.seats[seat].shown and tile != lifted
    ]


def assert_no_fronts(player: Player, seats: Iterable[int]) -> None:
    """Fail if the table's markup reveals a tile of these hands."""
    markup, deck = player.markup(), player.table.session.deal.rules.deck
    for tile in hidden(player, seats):
        for told in (f'"{tile}"', f"#art-{tile}", f"hand-{tile}", f">{named(deck[tile])}<", f" {tile} "):
            assert told not in markup, (tile, told)


def lift(player: Player, tile: str) -> None:
    """Lift a tile of the deciding hand, as its player would."""
    decision = player.table.decision
    assert decision is not None
    slot = hand_at(player.table.session, decision.seat).slots.index(tile)
    player.send(Lift(slot))
    player.send(Lift(slot))


def choose(player: Player, phones: dict[int, Phone], action: Action) -> None:
    """Commit an action, and follow it on the phone of its seat."""
    decision = player.table.decision
    assert decision is not None
    tile = getattr(action, "tile", None)
    if tile is not None and decision.seat in phones:
        if player.table.attention.lifted != tile:
            lift(player, tile)
        if decision.seat in phones and isinstance(action, Build | Renovate):
            phones[decision.seat].built(tile)
    player.choose(action)
    word = player.table.viewing.word
    if word is not None and phones[word.seat].now().waits:
        phones[word.seat].enter(word.word)


@pytest.mark.parametrize(
    ("players", "business", "cards"),
    [(3, False, ("contractor", "renovator")), (5, True, ("entrepreneur",))],
)
def test_whole_games_with_hands_on_phones(players: int, business: bool, cards: tuple[str, ...]) -> None:
    session = new_session(players, business=business, cards=cards, seed="phones")
    player, phones = with_phones(session, *range(players))
    rng = Random("phones")
    while (decision := player.table.decision) is not None:
        assert player.table.viewing.viewer is None and player.table.viewing.awaiting is None
        if decision.kind in ("build", "swap"):
            assert_no_fronts(player, phones)
        choose(player, phones, rng.choice(list(decision.options)))
        for seat, phone in phones.items():
            state = player.table.session.state
            if state.current != seat:
                assert phone.now().slots == hand_at(player.table.session, seat).slots
    assert player.table.session.state.over


def test_a_code_is_shown_from_the_hand_over_and_the_seat() -> None:
    player = Player(new_session(3))
    assert str(Hand(0)) in attributes(player.markup(), "data-message")
    player.ready()
    player.send(Help("seat 2"))
    assert str(Hand(2)) in attributes(player.markup(), "data-message")
    player.send(Open("menu"))
    assert "#/phones" in attributes(player.markup(), "href")


def test_the_page_offers_every_person_and_shows_one_code() -> None:
    player, phones = with_phones(new_session(3, kinds=("human", "human", "greedy")), 1)
    player.send(RouteChanged("#/phones/1"))
    messages = attributes(player.markup(), "data-message")
    assert {str(Hand(0)), str(Hand(1)), str(HandBack(1))} <= messages and str(Hand(2)) not in messages
    link = str(phones[1].model.route)
    player.send(CodeMade(link, ("101", "010", "111")))
    assert link in attributes(player.markup(), "data-link")
    player.send(CopyHand(1))
    assert CopyLink(link) in player.effects


def test_a_phone_without_the_page_reads_the_hand_as_text() -> None:
    player, phones = with_phones(new_session(2), 0)
    player.send(RouteChanged("#/phones/0"))
    assert str(PlainHand(0)) in attributes(player.markup(), "data-message")
    player.send(PlainHand(0))
    code = player.effects[-1]
    assert isinstance(code, MakeCode) and code.plain
    names = [named(standard()[str(tile)]) for tile in phones[0].now().slots]
    assert code.fragment == "\n".join(f"{number} {name}" for number, name in enumerate(names, 1))
    player.send(CodeMade(code.fragment, ("1",)))
    assert attributes(player.markup(), "data-link") == set() and say("phones.plain_text") in player.markup()


@pytest.mark.parametrize("plain", [False, True], ids=["link", "text"])
def test_a_failed_code_is_made_again(plain: bool) -> None:
    player, _ = with_phones(new_session(3), 0)
    message = PlainHand(0) if plain else Hand(0)
    player.send(RouteChanged("#/phones/0"))
    player.send(message)
    wanted = player.effects[-1]
    assert isinstance(wanted, MakeCode)
    player.send(CodeFailed(wanted.fragment, "missing"))
    page = player.markup()
    assert say("phones.making") not in page and say("share.code_failed") in page
    assert say("phones.try_again") in page and str(message) in attributes(page, "data-message")
    asked = player.effects.count(wanted)
    player.send(message)
    assert player.effects.count(wanted) == asked + 1
    player.send(CodeMade(wanted.fragment, ("1",)))
    assert say("share.code_failed") not in player.markup()


def test_hands_on_phones_are_saved_at_once_and_survive_a_reload() -> None:
    player, _ = with_phones(new_session(2), 0, 1)
    (kept,) = [effect for effect in player.effects if isinstance(effect, Keep)][-1:]
    reading = read_record(kept.session.text(), standard())
    assert reading.session is not None
    again = Player(reading.session)
    assert phones_of(again.table.session).seats == (0, 1)
    assert again.table.viewing.awaiting is None and again.table.viewing.covered is not None


def test_phones_and_passing_mix() -> None:
    player, phones = with_phones(new_session(2), 0)
    rng, seen = Random("mix"), set()
    for _ in range(12):
        awaiting = player.table.viewing.awaiting
        if awaiting is not None:
            seen.add(awaiting)
            assert_no_fronts(player, (0, 1))
            player.ready()
        decision = player.table.decision
        assert decision is not None
        assert_no_fronts(player, {0, 1} - {player.table.viewing.viewer})
        choose(player, phones, rng.choice(list(decision.options)))
    assert seen == {1}


def test_a_tile_is_lifted_by_its_number_twice() -> None:
    player, phones = with_phones(new_session(2), 0, 1)
    tile = phones[0].now().slots[1]
    player.send(Lift(1))
    assert say("phones.lift", number=2) in player.markup() and player.table.attention.lifted == ""
    assert_no_fronts(player, (0, 1))
    player.send(Lift(1))
    assert attributes(player.markup(), "data-tile") == {tile}
    assert held_ghost(player.table).tile == tile
    player.send(Cancel())
    assert not held_ghost(player.table).tile and attributes(player.markup(), "data-tile") == {tile}
    player.send(Lift(2))
    player.send(Lift(2))
    assert attributes(player.markup(), "data-tile") == {phones[0].now().slots[2]}


def test_escape_leaves_a_tile_face_down() -> None:
    player, _ = with_phones(new_session(2), 0)
    player.send(Lift(1))
    player.send(Cancel())
    assert player.table.attention.lifting is None and say("phones.lift", number=2) not in player.markup()


def test_screen_readers_hear_the_word_and_the_new_tile() -> None:
    player, phones = with_phones(new_session(2), 0, 1)
    decision = player.table.decision
    assert decision is not None
    choose(player, phones, decision.options[0])
    word = player.table.viewing.word
    assert word is not None
    assert say("phones.word_spoken", name="Ana", word=" ".join(word.word)) in player.model.spoken
    assert named(standard()[phones[0].code.draws[0]]) in phones[0].model.spoken


def test_keys_lift_tiles() -> None:
    player, _ = with_phones(new_session(2), 0)
    assert message_for_key(player.model, Stroke("2", "Digit2"), None, on_control=False) == Lift(1)


def test_nobody_picks_a_tile_that_is_face_down() -> None:
    player, phones = with_phones(new_session(2), 0)
    player.send(Pick(str(phones[0].now().slots[0])))
    assert player.table.attention.draft is None


def test_typed_play_knows_only_the_lifted_tile() -> None:
    player, phones = with_phones(new_session(2), 0)
    hand = [str(tile) for tile in phones[0].now().slots]
    names = [named(standard()[tile]) for tile in hand]
    for line in ("legal", "hand", "build", f"build {names[0].split()[0]}", "1"):
        player.send(TypeLine(line))
        player.send(EnterLine())
        assert not any(name in player.model.spoken for name in names), line
    lift(player, hand[0])
    player.send(TypeLine("legal"))
    player.send(EnterLine())
    assert names[0] in player.model.spoken and names[1] not in player.model.spoken


def test_an_entrepreneur_lifts_a_tile_to_swap() -> None:
    session = reached(new_session(2, cards=("entrepreneur", "investor")), "swap")
    player, _ = with_phones(session, 0, 1)
    assert attributes(player.markup(), "data-action") == {str(Swap())}
    assert_no_fronts(player, (0, 1))
    decision = player.table.decision
    assert decision is not None
    tile = next(str(o.tile) for o in decision.options if isinstance(o, Swap) and o.tile)
    lift(player, tile)
    offered = attributes(player.markup(), "data-action")
    assert str(Swap()) in offered and any(tile in action for action in offered)
    assert_no_fronts(player, (0, 1))


def test_a_tile_that_an_entrepreneur_has_scored_lies_face_up() -> None:
    session = reached(new_session(2, cards=("entrepreneur", "investor")), "swap")
    decision = session.state.decision
    assert decision is not None
    swap = next(o for o in decision.options if isinstance(o, Swap) and o.tile)
    player, phones = with_phones(session, 0, 1)
    choose(player, phones, swap)
    rng = Random("scored")
    while (decision := player.table.decision) is not None and (decision.kind, decision.seat) != ("build", 0):
        options = [o for o in decision.options if getattr(o, "tile", None) != swap.tile]
        choose(player, phones, rng.choice(options))
    assert attributes(player.markup(), "data-tile") == {swap.tile}
    player.send(Pick(str(swap.tile)))
    assert held_ghost(player.table).tile == swap.tile


def test_the_word_stands_until_the_next_one() -> None:
    player, phones = with_phones(new_session(3), 0, 1)
    assert attributes(player.markup(), "data-turn-word") == set()
    rng = Random(3)
    seat = None
    for _ in range(30):
        player.ready()
        decision = player.table.decision
        assert decision is not None
        word = turn_word_at(player.table.session)
        if word is not None:
            seat = word.seat
            assert attributes(player.markup(), "data-turn-word") == {word.word}
        choose(player, phones, rng.choice(list(decision.options)))
    assert seat is not None


def test_the_hand_over_shows_the_word_too() -> None:
    player, phones = with_phones(new_session(2), 0)
    decision = player.table.decision
    assert decision is not None
    choose(player, phones, decision.options[0])
    assert player.table.viewing.awaiting == 1
    assert len(attributes(player.markup(), "data-turn-word")) == 1


def test_undo_within_a_turn_changes_nothing_on_the_phone() -> None:
    session = reached(new_session(2, seed="undo"), "move")
    seat = session.state.current
    player, phones = with_phones(session, 0, 1)
    slots = phones[seat].now().slots
    while player.table.session.undo_problem() is None:
        player.send(Undo())
    assert player.table.session.state.current == seat
    assert set(filter(None, slots)) <= set(player.table.session.state.seats[seat].hand)
    assert_no_fronts(player, (0, 1))


def test_looking_back_shows_no_hands() -> None:
    session = reached(new_session(2, seed="undo"), "move")
    player, _ = with_phones(session, 0, 1)
    for position in range(len(session.history)):
        player.send(LookAt(position))
        assert_no_fronts(player, (0, 1))


def test_a_hand_returns_to_the_device() -> None:
    player, _ = with_phones(new_session(2), 0)
    player.send(HandBack(0))
    assert player.table.viewing.awaiting == 0
    player.ready()
    assert player.table.viewing.viewer == 0


def test_only_people_who_hide_their_hands_get_codes() -> None:
    for session in (new_session(1, mode="solo"), new_session(2, kinds=("human", "greedy"))):
        player = Player(session)
        player.send(Hand(0))
        assert phones_of(player.table.session).seats == ()
        assert not any(isinstance(effect, Navigate) for effect in player.effects)


def test_a_page_without_a_game_leads_home() -> None:
    _, effects = update(Model(), RouteChanged("#/phones"))
    assert effects == (Navigate("#/", replacing=True),)


def test_an_illegal_action_of_a_face_down_tile_changes_nothing() -> None:
    player, _ = with_phones(new_session(2), 0)
    player.send(Act("build ?tourist 1,0 S"))
    assert player.table.session.history == ()
