"""Games by post: whole games by links alone, hidden draws, undo until sending, two versions, rare steps."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from app.engine.events import Built
from app.engine.game import legal_actions
from app.saves.book import stored_book
from app.saves.links import post_data, read_link
from app.saves.post import addressee, read_post, unseen, with_post
from app.ui.core.messages import ChangeSetting, LinkLeft, RouteChanged, parse_message
from app.ui.core.model import Route, Settings
from app.ui.core.registry import OfferLink
from app.ui.core.update import update
from app.ui.features.new_game.form import Begin
from app.ui.features.post.state import (
    POST,
    AskSure,
    ChooseVersion,
    IAm,
    OpenLetter,
    PostCode,
    SeatBot,
    SendTurn,
    SetOrder,
    TakeSeatBack,
)
from app.ui.features.saves.state import LIBRARY, Changed, FileRead, OpenPasted, Pasting
from app.ui.features.sharing.messages import NotShared
from app.ui.table.links import post_link
from app.ui.table.messages import Act, Hold, Open, Rematch, Reveal, ShowNext, Undo
from app.ui.table.model import TABLE
from app.ui.words.sentences import building_name
from tests.saves.mutations import mutated
from tests.saves.support import MemoryStore
from tests.ui.phones import Phone, new_game_by_post
from tests.ui.playing import attributes, new_session

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
    """Return the phone's own seat."""
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
            RouteChanged(f"#/game/{link and now.store and 'post-' + str(next(iter(now.model[POST].seats)))}")
        )
        assert tile not in now.markup()
        other.open(link)
        other.take_turn(rng)
        now.open(other.pass_on())
        assert tile in now.table.shown.seats[seat].hand and tile in attributes(now.markup(), "data-tile")


def pair(**options: object) -> tuple[Phone, Phone]:
    """Return two phones in the middle of a game: the first one has the turn, the other waits."""
    phones = friends(("Ana", "Ben"), **options)
    first = next_name(phones["Ana"])
    if first == "Ben":
        phones["Ben"].open(phones["Ana"].pass_on())
        return phones["Ben"], phones["Ana"]
    return phones["Ana"], phones["Ben"]


# --- Sending ---


def test_a_turn_can_be_undone_until_it_is_sent() -> None:
    now, other = pair()
    before = now.session.record.actions
    now.take_turn(random.Random(1))
    assert "Send the game to" in now.markup() and now.session.undo_problem() is None
    now.start()
    now.send(RouteChanged(str(Route("game", next(iter(now.model[LIBRARY].entries)).id))))
    now.send(Undo())
    assert now.session.record.actions == before and now.table.decision is not None
    now.take_turn(random.Random(2))
    link = now.pass_on()
    assert "Waiting for" in now.markup() and now.session.undo_problem() == "sent"
    actions = now.session.record.actions
    now.send(Undo())
    assert now.session.record.actions == actions and now.model.notice is not None
    assert now.model.notice.text == "The others have seen this already."
    other.open(link)
    assert other.session.record.actions == actions and other.session.undo_problem() == "sent"


def test_controls_that_send_bear_the_link_and_repeat_it() -> None:
    now, other = pair()
    now.take_turn(random.Random(1))
    links = set(attributes(now.markup(), "data-link"))
    assert len(links) == 1
    link = now.pass_on()
    assert links == {link} and now.pass_on() == link, "sent again, it is the same"
    now.send(PostCode())
    assert now.outbox[-1] == link and now.table.board.drawer == "post"
    other.open(link)
    assert other.table.decision is not None and not attributes(other.markup(), "data-link")


def test_a_closed_share_sheet_sends_nothing() -> None:
    now, _ = pair()
    now.take_turn(random.Random(1))
    _, effects = update(now.model, SendTurn())
    assert [type(effect) for effect in effects] == [OfferLink]
    now.send(NotShared())
    assert "Send the game to" in now.markup() and now.session.undo_problem() is None
    now.send(LinkLeft("#/play/other"))
    assert now.session.undo_problem() is None


def test_a_name_from_right_to_left_is_isolated_in_the_message() -> None:
    now = next(iter(friends(("Ana", "דנה")).values()))
    now.take_turn(random.Random(1))
    _, (offered, *_) = update(now.model, SendTurn())
    assert isinstance(offered, OfferLink) and offered.text == "Streets: \u2068דנה\u2069, your turn!"


# --- The end ---


@cache
def ended() -> tuple[str, str, dict[str, str], dict[str, str]]:
    """Return the link of a finished game, its reader, the reader's store before, and the sender's."""
    phones, rng = friends(("Ana", "Ben"), seed="ended"), random.Random("ended")
    now = phones["Ana"]
    while True:
        now.take_turn(rng)
        link, to = now.pass_on(), next_name(now)
        if to is None:
            break
        now = phones[to]
        now.open(link)
    (other,) = (phone for phone in phones.values() if phone is not now)
    return link, other.name, dict(other.store.texts), dict(now.store.texts)


def results(phone: Phone) -> list[str]:
    """Return the rows of the book in a phone's store."""
    return list(stored_book(phone.store).rows.values())


def paste(phone: Phone, link: str) -> None:
    phone.send(Pasting(f"Well played! https://example.org/streets/{link}"))
    phone.send(OpenPasted())


def read_in_a_new_tab(phone: Phone, link: str) -> None:
    """The game stays on the table of an old tab, and the link opens in a new one."""
    phone.send(RouteChanged(str(Route("game", next(iter(phone.model[LIBRARY].entries)).id))))
    tab = Phone(phone.name, phone.store)
    tab.open(link)
    for slot in "ab":
        phone.send(Changed(f"game.{tab.table.id}.{slot}"))
    assert phone.session.state.over


def read_with_the_game_on_the_table(phone: Phone, link: str) -> None:
    phone.send(RouteChanged(str(Route("game", next(iter(phone.model[LIBRARY].entries)).id))))
    phone.open(link)


def read_without_room_for_the_row(phone: Phone, link: str) -> None:
    """The next opening enters the game in the book."""
    phone.store.room = 0
    phone.open(link)
    phone.store.room = 10**9


@pytest.mark.parametrize(
    "arrive",
    [Phone.open, paste, read_in_a_new_tab, read_with_the_game_on_the_table, read_without_room_for_the_row],
)
def test_a_finished_game_is_in_the_book_of_each_player_once(arrive: Callable[[Phone, str], None]) -> None:
    link, name, before, senders = ended()
    assert len(results(Phone("sender", MemoryStore(senders)))) == 1, "where it ended"
    phone = Phone(name, MemoryStore(before))
    assert not results(phone)
    arrive(phone, link)
    phone.start()
    for _ in range(2):
        phone.open(link)
    rows = results(phone)
    assert len(rows) == 1
    phone.start()
    phone.send(RouteChanged(str(Route("game", phone.model[LIBRARY].entries[0].id))))
    assert results(phone) == rows


def test_a_finished_game_enters_no_book_without_a_seat_or_without_a_book() -> None:
    link, name, before, _ = ended()
    stranger = Phone("stranger")
    stranger.open(link)
    assert stranger.session.state.over and not results(stranger)
    phone = Phone(name, MemoryStore(before))
    phone.send(ChangeSetting("book", "off"))
    phone.open(link)
    assert not results(phone)


# --- Opening ---


def test_an_opened_link_replays_the_moves_since() -> None:
    now, other = pair()
    now.take_turn(random.Random(1))
    other.open(now.pass_on())
    other.take_turn(random.Random(2))
    link = other.pass_on()
    now.model = replace(now.model, settings=Settings(show="normal"))
    now.open(link)
    playback = now.table.attention.playback
    assert playback is not None and playback.choice == len(now.session.history)
    told = [event for step in playback.steps for event in step.said]
    assert Built in map(type, told) and {event.seat for event in told if isinstance(event, Built)} == {
        mine(other)
    }
    now.send(ShowNext(playback.choice, -1))
    assert now.table.decision is not None and "your turn" in now.markup()


def test_an_older_link_opens_the_newer_game() -> None:
    now, other = pair()
    now.take_turn(random.Random(1))
    old = now.pass_on()
    other.open(old)
    other.take_turn(random.Random(2))
    actions = other.session.record.actions
    other.open(old)
    assert other.session.record.actions == actions
    assert other.model.notice is not None and "older than your game" in other.model.notice.text


def test_a_link_for_somebody_else_waits_for_them() -> None:
    rng = random.Random(3)
    phones = friends()
    now = phones["Ana"]
    if next_name(now) != "Ana":
        phones[str(next_name(now))].open(now.pass_on())
        now = phones[str(next_name(now))]
    now.take_turn(rng)
    link, to = now.pass_on(), next_name(now)
    (bystander,) = (phone for name, phone in phones.items() if name not in (now.name, to))
    bystander.open(link)
    assert bystander.table.decision is None and f"Waiting for {to}." in bystander.markup()
    assert not attributes(bystander.markup(), "data-action")


def test_two_versions_are_both_shown_and_one_is_chosen() -> None:
    for whose in ("ours", "theirs"):
        now, other = pair()
        now.take_turn(random.Random(1))
        link = now.pass_on()
        tablet = Phone(other.name)
        tablet.open(link)
        other.open(link)
        other.take_turn(random.Random(2))
        tablet.take_turn(random.Random(4))
        ours, theirs = other.session.record.actions, tablet.session.record.actions
        assert ours != theirs
        other.open(tablet.pass_on())
        page = other.markup()
        assert "doesn’t match your game from turn" in page and other.model[POST].letter is not None
        assert attributes(page, "data-message") >= {"choose-version ours", "choose-version theirs"}
        other.send(ChooseVersion(whose))
        assert other.session.record.actions == (ours if whose == "ours" else theirs)
        other.start()
        other.send(RouteChanged(str(Route("game", other.model[LIBRARY].entries[0].id))))
        assert other.session.record.actions == (ours if whose == "ours" else theirs)


def test_a_longer_game_from_another_own_device_wins() -> None:
    now, other = pair()
    tablet = Phone(now.name)
    now.take_turn(random.Random(1))
    link = now.pass_on()
    other.open(link)
    other.take_turn(random.Random(2))
    back = other.pass_on()
    tablet.open(back)
    tablet.take_turn(random.Random(3))
    now.open(tablet.pass_on())
    assert now.session.record.actions == tablet.session.record.actions


def test_everybody_learns_that_a_seat_was_opened_on_a_second_device() -> None:
    now, other = pair()
    now.take_turn(random.Random(1))
    link = now.pass_on()
    other.open(link)
    stranger = Phone(other.name)
    stranger.open(link)
    stranger.take_turn(random.Random(2))
    stranger.send(IAm(mine(stranger)))
    now.open(stranger.pass_on())
    assert now.model.notice is not None
    assert f"{other.name} reopened the game" in now.model.notice.text


def test_a_browser_that_forgets_every_visit_is_mentioned_once() -> None:
    """Those inside messengers do, and each turn opens the seat again."""
    rng = random.Random(4)
    now, other = pair()
    heard = []
    for _ in range(8):
        now.take_turn(rng)
        other.wipe()
        other.open(now.pass_on())
        other.take_turn(rng)
        now.open(other.pass_on())
        notice = now.model.notice
        heard.append(notice is not None and "reopened" in notice.text)
        assert other.model.notice is None or "reopened" not in other.model.notice.text
    assert heard == [True, *[False] * 7]
    now.send(Open("post"))
    assert now.markup().count(f"{other.name} reopened the game") == 1


def test_another_person_may_take_the_device() -> None:
    now, other = pair()
    hand = now.table.shown.seats[mine(now)].hand
    seat = next(n for n, s in enumerate(now.session.state.seats) if s.name == other.name)
    assert f"i-am {seat}" not in attributes(now.markup(), "data-message")
    now.send(Open("post"))
    assert "ask-sure who" in attributes(now.markup(), "data-message")
    now.send(AskSure("who"))
    assert f"i-am {seat}" in attributes(now.markup(), "data-message")
    now.send(IAm(seat))
    assert mine(now) == seat and all(tile.startswith("?") for tile in now.table.shown.seats[1 - seat].hand)
    assert hand != now.table.shown.seats[1 - seat].hand


@pytest.mark.parametrize("link", ["#/post/abc", "#/post/eJwDAAAAAAE", "#/post/%F0%9F%98%80"])
def test_a_bad_link_says_so_and_changes_nothing(link: str) -> None:
    now, _ = pair()
    texts = dict(now.store.texts)
    now.open(link)
    letter = now.model[POST].letter
    assert letter is not None and letter.session is None
    assert "Ask your friend to send the whole link again" in now.markup() and now.store.texts == texts
    now.send(RouteChanged("#/"))
    assert "Games by post" in now.markup() or "Your turn in" in now.markup()


def test_damaged_links_never_change_a_saved_game() -> None:
    rng = random.Random(12)
    now, other = pair()
    now.take_turn(random.Random(1))
    link = now.pass_on()
    other.open(link)
    other.take_turn(random.Random(2))
    actions = other.session.record.actions
    for _ in range(200):
        other.open("#/post/" + mutated(link.removeprefix("#/post/"), rng))
        assert other.model[TABLE] is not None and other.session.record.actions == actions
    other.start()
    other.send(RouteChanged(str(Route("game", other.model[LIBRARY].entries[0].id))))
    assert other.session.record.actions == actions


def test_a_link_changed_by_hand_says_so() -> None:
    now, other = pair()
    now.take_turn(random.Random(1))
    data = json.loads(read_link(now.pass_on().removeprefix("#/post/")))
    data["stack"] = data["stack"][::-1]
    other.open(f"#/post/{post_data(json.dumps(data))}")
    assert "Someone has changed the game in this link." in other.markup()


def test_a_link_of_the_same_name_without_the_own_seat_asks_again() -> None:
    now, _ = pair()
    post = read_post(now.session)
    assert post is not None
    other = with_post(new_session(3), post.replace(seats=(2,), opened=()))
    now.open(post_link(other, read_post(other) or post))
    assert "differs from your game right from the start" in now.markup()
    now.send(ChooseVersion("theirs"))
    assert attributes(now.markup(), "data-message") == {"i-am 2"}
    now.send(IAm(0))
    assert now.model[POST].letter is not None
    now.send(IAm(2))
    assert mine(now) == 2 and len(now.session.state.seats) == 3


def test_a_pasted_chat_and_a_file_open_like_the_link() -> None:
    now, other = pair()
    now.take_turn(random.Random(1))
    link = now.pass_on()
    other.send(Pasting(f"Your turn! https://example.org/streets/{link}."))
    other.send(OpenPasted())
    other.send(IAm(1 - mine(now)))
    assert other.session.record.actions == now.session.record.actions
    other.wipe()
    other.send(FileRead(now.session.text()))
    assert other.model[POST].letter is not None and "Who are you?" in other.markup()


def test_a_saved_game_asks_who_plays_if_only_that_was_lost() -> None:
    now, _ = pair()
    game = now.table.id
    del now.store.texts["post"]
    now.start()
    now.send(RouteChanged(str(Route("game", game))))
    assert now.model[TABLE] is None and "Who are you?" in now.markup()


def test_without_storage_the_links_alone_are_enough() -> None:
    phones = {name: Phone(name, MemoryStore(off=True)) for name in ("Ana", "Ben")}
    new_game_by_post(phones["Ana"], ("Ana", "Ben"))
    now = phones["Ana"]
    rng, links = random.Random(11), []
    for _ in range(6):
        now.take_turn(rng)
        links.append(now.pass_on())
        now = phones[str(next_name(now))]
        now.open(links[-1])
        assert now.model[TABLE] is not None
    actions = now.session.record.actions
    now.open(links[0])
    assert now.session.record.actions == actions, "the newer game stays, though it is not saved"
    assert all(phone.asked <= 1 for phone in phones.values())


def test_another_unsaved_game_waits_for_a_second_tap() -> None:
    now, other = pair()
    now.take_turn(random.Random(1))
    link = now.pass_on()
    other.store.off = True
    other.start()
    other.send(RouteChanged("#/new/together"))
    other.send(parse_message("set-game seed seed7777"))
    other.send(Begin())
    other.send(Reveal())
    other.take_turn(random.Random(1))
    other.send(RouteChanged(link))
    page = other.markup()
    assert "isn’t saved" in page and other.session.deal.seed == "seed7777"
    assert attributes(page, "data-message") >= {"open-letter", "export"}
    other.send(OpenLetter())
    other.send(IAm(1 - mine(now)))
    assert other.session.record.actions == now.session.record.actions


def test_a_link_opens_where_it_was_tapped_although_another_tab_has_the_game() -> None:
    now, other = pair()
    now.take_turn(random.Random(1))
    link = now.pass_on()
    other.open(link)
    assert Hold(other.table.id, force=True) in other.done


# --- The lists ---


def test_the_first_page_lists_whose_turn_it_is() -> None:
    now, other = pair()
    now.send(RouteChanged("#/"))
    assert "Your turn in 1 game" in now.markup() and "Your turn<" in now.markup()
    now.send(RouteChanged(str(Route("game", now.model[LIBRARY].entries[0].id))))
    now.take_turn(random.Random(1))
    now.send(RouteChanged("#/"))
    assert "Ready to send" in now.markup()
    now.send(RouteChanged(str(Route("game", now.model[LIBRARY].entries[0].id))))
    link = now.pass_on()
    now.send(RouteChanged("#/"))
    page = now.markup()
    assert f"Waiting for {other.name} since at " in page and "Games by post" in page
    game = now.model[LIBRARY].entries[0].id
    now.send(RouteChanged("#/games"))
    page = now.markup()
    assert not attributes(page, "data-message") & {f"duplicate {game}", f"export-game {game}"}
    assert "By post" in page
    other.open(link)
    other.send(RouteChanged("#/"))
    assert "Your turn in 1 game" in other.markup()


def test_the_page_for_sharing_keeps_hands_and_deal_secret() -> None:
    now, _ = pair()
    now.send(RouteChanged("#/share"))
    page = now.markup()
    assert "#/post/" in page and "#/play/" not in page and "#/new/" not in page
    assert "export" not in attributes(page, "data-message")


# --- Bots, orders, questions ---


def test_a_bot_replaces_a_player_who_left() -> None:
    rng = random.Random(8)
    phones = friends()
    now = phones["Ana"]
    if next_name(now) != "Ana":
        phones[str(next_name(now))].open(now.pass_on())
        now = phones[str(next_name(now))]
    now.take_turn(rng)
    link, gone = now.pass_on(), str(next_name(now))
    now.send(Open("post"))
    seat = next(n for n, s in enumerate(now.session.state.seats) if s.name == gone)
    now.send(AskSure(f"bot {seat}"))
    assert f"seat-bot {seat}" in attributes(now.markup(), "data-message")
    now.send(SeatBot(seat))
    assert next_name(now) != gone and now.session.record.actions, "the bot waits for the next person"
    count = len(now.session.history)
    third = phones[str(next_name(now))]
    third.open(link)
    third.open(now.pass_on())
    assert third.model.notice is not None and f"A bot now plays for {gone}" in third.model.notice.text
    assert len(third.session.history) > count and third.table.decision is not None
    assert third.session.undo_problem() == "sent"


def test_a_player_who_comes_back_takes_the_seat_from_the_bot() -> None:
    now, other = pair()
    now.take_turn(random.Random(1))
    link = now.pass_on()
    other.open(link)
    now.send(SeatBot(mine(other)))
    assert now.table.decision is not None, "alone with a bot, the game goes on at once"
    now.send(Act(str(legal_actions(now.session.state)[0])))
    other.open(now.pass_on())
    other.send(Open("post"))
    assert "take-seat-back" in attributes(other.markup(), "data-message") and other.table.decision is None
    other.send(TakeSeatBack())
    assert other.session.state.seats[mine(other)].kind == "human"
    now.open(other.pass_on())
    assert now.session.state.seats[mine(other)].kind == "human" and now.table.decision is not None


def test_without_orders_a_question_is_sent_as_a_link_and_back() -> None:
    rng = random.Random(9)
    phones = friends(business=True, seed="asked0")
    now = phones["Ana"]
    questions = 0
    while not now.session.state.over and questions < 2:
        now.send(SetOrder("claim", "ask"))
        now.take_turn(rng)
        state = now.session.state
        link, to = now.pass_on(), next_name(now)
        if to is None:
            break
        if state.current == mine(now):
            questions += 1
            assert state.decision is not None and state.decision.kind in ("claim", "token")
        before = now
        now = phones[to]
        now.open(link)
        if before.session.state.current == mine(before):
            assert set(attributes(now.markup(), "data-action")) == {
                str(action) for action in legal_actions(now.session.state)
            }
    assert questions == 2


def test_an_unknown_order_changes_nothing() -> None:
    now, _ = pair(business=True)
    session = now.session
    now.send(SetOrder("claim", "everything"))
    now.send(SetOrder("luck", "pays"))
    assert read_post(now.session) == read_post(session)


# --- The form ---


def test_the_form_asks_who_has_this_device() -> None:
    phone = Phone("Ben")
    new_game_by_post(phone, ("Ana", "Ben"))
    state = phone.session.state
    assert state.seats[mine(phone)].name == "Ben"
    post = read_post(phone.session)
    assert post is not None and post.seats == (0, 1) and len(post.opened) == 1


@pytest.mark.parametrize(
    ("entries", "problem"),
    [
        (("set-place 1 kind club",), "A game by post needs at least two people."),
        (("add-place", "set-place 0 kind club", "set-game me 0"), "A bot plays this seat."),
    ],
)
def test_the_form_refuses_a_game_that_nobody_could_send(entries: tuple[str, ...], problem: str) -> None:
    phone = Phone("Ana")
    phone.send(RouteChanged("#/new"))
    for entry in ("set-game mode post", *entries):
        phone.send(parse_message(entry))
    phone.send(Begin())
    assert phone.model[TABLE] is None and problem in phone.markup()


def test_a_rematch_is_by_post_too() -> None:
    now, other = pair()
    rng = random.Random(10)
    while not now.session.state.over:
        now.take_turn(rng)
        link = now.pass_on()
        other.open(link)
        now, other = (other, now) if not other.session.state.over else (now, other)
        if other.session.state.over or now.session.state.over:
            break
    assert "Send" in now.markup()
    seat, name = mine(now), now.name
    now.send(Rematch())
    assert now.session.state.seats[mine(now)].name == name and mine(now) != seat
    assert read_post(now.session) is not None and not now.session.history


# --- The ear ---


def test_screen_readers_hear_the_drawn_tile_and_to_whom_to_send() -> None:
    now, other = pair()
    hand = now.table.shown.seats[mine(now)].hand
    now.take_turn(random.Random(1))
    assert f"Send the game to {other.name}." in now.model.spoken
    link = now.pass_on()
    other.open(link)
    assert "your turn" in other.model.spoken
    other.take_turn(random.Random(2))
    now.open(other.pass_on())
    (tile,) = set(now.session.state.seats[mine(now)].hand) - set(hand)
    assert building_name(now.session.state, tile) in now.model.spoken
