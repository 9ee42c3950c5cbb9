"""Rivals: a challenge by link, the rival at the table, and the answer."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from app.bots.same_tiles import courses
from app.bots.tasks import TASKS, UNTIMED
from app.engine.deck_file import standard_deck
from app.engine.game import observe
from app.engine.record import decode, encode
from app.engine.session import Session, begin, replay
from app.saves.links import LinkError, link_data, read_link
from app.saves.marks import PLAIN, RIVAL_KEY, Seating, write_seating
from app.saves.rivals import Rival, challenge_link, read_challenge, rival_in, rival_marks
from app.ui.core.jobs import jobs
from app.ui.core.messages import Message, RouteChanged, Seeded, TodayIs, parse_message
from app.ui.core.model import Model
from app.ui.core.registry import Effect, Navigate, OfferLink, StoreText
from app.ui.core.update import update
from app.ui.features.book.state import RESULTS_BOOK, BookState
from app.ui.features.rival.handlers import Row, deciding_turn, money_by_turn, own_rival, result_words
from app.ui.features.rival.state import (
    DUELS,
    MAX_DUELS,
    RIVAL,
    RIVALS,
    STORED,
    ChallengeFriend,
    CloseRival,
    Duel,
    PlayAgainst,
    TakeChallenge,
    with_duel,
)
from app.ui.features.same_tiles.state import NameResult
from app.ui.features.saves.opening import pasted_route
from app.ui.table.handlers.settling import put_on_table
from app.ui.table.messages import Act, Open, ShowNext
from app.ui.words.names import you
from tests.saves.support import book_of_days
from tests.ui.features.test_same_tiles import finished, other_game
from tests.ui.markup import find, page_of
from tests.ui.playing import attributes, table_of

TODAY = "2026-11-26"
NAMES = ("Ana", "👨‍👩‍👧 Smith", "דנה", "A/B", "100%", "")


class Phone:
    """The interface of one player, without a page."""

    def __init__(self) -> None:
        self.model = Model(today=TODAY).with_(RESULTS_BOOK, BookState(results=book_of_days({})))
        self.effects: list[Effect] = []
        self.send(Seeded("rivals"), NameResult("Me"))

    def send(self, *messages: Message) -> None:
        for message in messages:
            self.model, effects = update(self.model, message)
            self.effects += effects
            for effect in effects:
                if isinstance(effect, Navigate) and "/play/" not in effect.fragment:
                    self.send(RouteChanged(effect.fragment))

    def visit(self, fragment: str) -> None:
        self.send(RouteChanged(fragment), TodayIs(TODAY))

    def end(self, session: Session) -> None:
        """Put a finished game on the table, in sight."""
        self.model, _ = put_on_table(self.model, "g", session)
        self.send(RouteChanged("#/game/g"))

    def challenge(self) -> str:
        """Share the challenge with the game on the table; return its fragment."""
        self.send(ChallengeFriend())
        return [each for each in self.effects if isinstance(each, OfferLink)][-1].fragment

    def work(self) -> None:
        """Run the requested jobs about the rival."""
        for job in [each for each in jobs(self.model) if each.task == "follow-rival"]:
            *_, text = TASKS[job.task](UNTIMED, *job.texts)
            self.send(parse_message(f"{job.done} {text}"))

    @property
    def page(self) -> str:
        return page_of(self.model)

    def row(self) -> str:
        """Return the rival's money in the rail, or an empty text."""
        rows = find(self.page, "button", class_="rival-row")
        return str(rows[0].attributes["data-ghost"]) if rows else ""


def against(session: Session, name: str = "Ana") -> Phone:
    """Return a phone that has begun to play against a finished game."""
    phone = Phone()
    phone.visit(challenge_link(session, name))
    phone.send(TakeChallenge())
    phone.work()
    return phone


def play(phone: Phone, session: Session, actions: int) -> None:
    """Let the player repeat actions of a game."""
    table = table_of(phone.model)
    for played in session.history[:actions]:
        table = replace(table, session=table.session.act(played.action))
    phone.model, _ = put_on_table(phone.model, table.id, table.session)
    phone.send(TodayIs(TODAY))


# --- The link ---


@pytest.mark.parametrize("name", NAMES)
def test_a_challenge_is_read_as_it_was_sent(name: str) -> None:
    link = challenge_link(finished(), name)
    phone = Phone()
    phone.visit(link)
    challenge = read_challenge(phone.model.route.about)
    assert (challenge.name, challenge.money) == (name, finished().state.seats[0].money)
    assert challenge.record.actions == finished().record.actions and challenge.answered is None
    assert pasted_route(f"Look!\nhttps://example.org/{link} bye") == phone.model.route
    broken = f"https://example.org/{link[:90]}\n{link[90:]}"
    assert read_challenge(pasted_route(broken).about) == challenge


def test_a_damaged_challenge_says_so() -> None:
    link = challenge_link(finished(), "Ana")
    for damaged in (link[:60], link.replace("/Ana/", "/Ana/x"), "#/rival", "#/rival/9/Ana/"):
        phone = Phone()
        phone.visit(damaged)
        assert "damaged" in phone.page and not find(phone.page, "button", data_message="take-challenge")
    with pytest.raises(LinkError):
        read_challenge(f"9999999999/Ana/{link_data(finished().text())}")


def test_a_game_of_several_people_opens_as_a_replay() -> None:
    from tests.saves.test_same_tiles import _together

    phone = Phone()
    phone.visit(f"#/rival/12/Ana/{link_data(_together().text())}")
    assert phone.model.route.screen == "play"


def test_the_page_asks_and_begins_the_same_tiles() -> None:
    phone = Phone()
    phone.visit(challenge_link(finished(), "Ana"))
    money = finished().state.seats[0].money
    assert (
        f"Ana made ${money} with these tiles." in phone.page and "played these tiles before" not in phone.page
    )
    phone.send(TakeChallenge())
    table = table_of(phone.model)
    assert table.session.deal.stack == finished().deal.stack and not table.session.history
    rival = rival_in(table.session.extra)
    assert rival == Rival("Ana", "human", money, finished().record.actions)
    assert table.session.extra["daily"] == TODAY


# --- The rival at the table ---


def test_the_row_shows_the_rival_at_the_beginning_of_this_turn() -> None:
    game = finished()
    phone = against(game)
    assert phone.row() == "0"
    for actions in (1, len(game.history) // 2, len(game.history) - 1):
        play(phone, game, actions)
        turn = table_of(phone.model).session.state.turn
        first = next(state for state in game.states if state.turn == turn)
        assert phone.row() == str(first.seats[0].money)
        lead = table_of(phone.model).session.state.seats[0].money - first.seats[0].money
        assert ("level" if not lead else f"${lead} ahead") in phone.page
        phone = against(game)


def test_the_row_follows_undo_and_ends_with_the_rivals_game() -> None:
    game = finished()
    phone = against(game)
    play(phone, game, 20)
    ahead = phone.row()
    phone.model, _ = put_on_table(phone.model, table_of(phone.model).id, begin(game.deal))
    state = phone.model[RIVAL]
    assert state.course and ahead
    assert state.at(begin(game.deal).state) == state.course[0]
    shorter = state.replace(course=state.course[:3])
    assert shorter.at(game.states[-2]) == state.course[2]
    assert state.at(game.state) == state.course[-1]
    assert state.course[-1].money == game.state.seats[0].money


def test_the_rivals_city_never_shows_a_tile_that_the_player_has_not_seen() -> None:
    game = other_game()
    phone = against(game)
    phone.send(Open("rival"))
    assert find(phone.page, "svg", class_="picture")
    from app.ui.features.rival.views import known_city

    state = phone.model[RIVAL]
    assert state.course is not None
    for number, moment in enumerate(state.course):
        own = observe(game.start, 0)  # the player has built nothing yet
        seen = {*own.seats[0].hand, *own.stack[:1], *(site.building.id for site in own.city.sites.values())}
        for block, (_, tile) in zip(known_city(moment, own), moment.city, strict=True):
            assert block.back is None or tile in seen, number
    assert "Tiles you haven’t seen yet" in phone.page


def test_the_rival_can_be_hidden() -> None:
    phone = against(finished())
    phone.send(Open("rival"), CloseRival())
    assert phone.row() == "" and not find(phone.page, "svg", class_="picture")
    assert table_of(phone.model).board.drawer == ""


def test_a_record_of_other_rules_leaves_the_tiles_to_play() -> None:
    game = finished()
    record = replace(game.record, actions=("build nowhere 9,9 S", *game.record.actions))
    phone = Phone()
    phone.visit(f"#/rival/99/Ana/{link_data(encode(record))}")
    phone.send(TakeChallenge())
    phone.work()
    phone.send(Open("rival"))
    assert phone.row() == "0" and "other rules" in phone.page


def test_a_damaged_rival_in_a_record_is_none() -> None:
    rival = Rival("Ana", "human", 12, ("build cinema 0,1 S",))
    assert rival_in(rival_marks(rival)) == rival
    marks = rival_marks(rival)[RIVAL_KEY]
    for damage in (
        {"name": 7},
        {"kind": "No Bot"},
        {"money": "12"},
        {"actions": [7]},
        {"actions": ["x" * 99]},
    ):
        assert rival_in({RIVAL_KEY: {**marks, **damage}}) is None
    assert rival_in({}) is None and rival_in({RIVAL_KEY: []}) is None


def test_an_earlier_game_of_the_player_can_be_the_rival() -> None:
    phone = Phone()
    phone.end(finished())
    phone.send(PlayAgainst("own"))
    phone.work()
    table = table_of(phone.model)
    assert rival_in(table.session.extra) == own_rival(finished()) and not table.session.history
    assert "Your earlier game" in phone.page


def test_only_a_friends_game_comes_along_with_a_challenge() -> None:
    game = finished()
    for kind, answers in (("human", True), ("own", False), ("expert", False)):
        extra = {**game.extra, **rival_marks(Rival("Ben", kind, 3, game.record.actions))}
        phone = Phone()
        phone.end(replace(game, extra=extra))
        phone.visit(phone.challenge())
        assert (read_challenge(phone.model.route.about).answered is not None) is answers
        assert ("Ben made $3 with these tiles." in phone.page) is answers


def test_practice_is_no_challenge() -> None:
    phone = Phone()
    seating = write_seating(Seating(PLAIN[:2], practice=True))
    phone.end(replace(finished(), extra={**finished().extra, **seating}))
    phone.send(ChallengeFriend())
    assert not [each for each in phone.effects if isinstance(each, OfferLink)]


def test_the_course_has_every_turn_once() -> None:
    game = finished()
    *_, text = courses(game.start, game.record.actions)
    data = json.loads(text)
    turns = [turn for turn, *_ in data["turns"]]
    assert data["over"] and turns == sorted(set(turns)) and turns[-1] == game.state.turn + 1
    *_, part = courses(game.start, game.record.actions[:9])
    assert not json.loads(part)["over"]


# --- The end, and the answer ---


def raced(mine: Session, theirs: Session, name: str = "Ana") -> Phone:
    """Return a phone on which a game against a friend's has just ended."""
    phone = against(theirs, name)
    play(phone, mine, len(mine.history) - 1)
    phone.send(Act(str(mine.history[-1].action)))
    playback = table_of(phone.model).attention.playback
    if playback is not None:
        phone.send(ShowNext(playback.choice, -1))
    return phone


def test_the_end_shows_both_games_and_stores_the_result() -> None:
    mine, theirs = finished(bot="greedy"), finished()
    phone = raced(mine, theirs)
    ours, others = mine.state.seats[0].money, theirs.state.seats[0].money
    words = "You beat Ana" if ours > others else "Ana beats you"
    assert f"{words} by ${abs(ours - others)}." in phone.page
    (cities,) = find(phone.page, "div", class_="rival-cities")
    assert len(cities.find("svg")) == 2 and "Send it back" in phone.page
    assert list(phone.model[DUELS].values()) == [Duel("Ana", ours, others)]
    (stored,) = [each for each in phone.effects if isinstance(each, StoreText) and each.key == "rivals"]
    assert STORED.read(Model(), stored.text)[DUELS] == phone.model[DUELS]
    phone.send(RouteChanged("#/book"))
    (table,) = find(phone.page, "table", class_="rival-duels")
    assert [cell.text for cell in table.find("td")] == (["1", "0"] if ours > others else ["0", "1"])


def test_an_answer_reaches_the_challenger() -> None:
    phone = raced(finished(bot="greedy"), finished())
    answer = phone.challenge()
    challenger = Phone()
    challenger.send(NameResult("Ana"))
    challenger.visit(answer)
    ours, others = (each.state.seats[0].money for each in (finished(), finished(bot="greedy")))
    assert f"Ana made ${ours} with these tiles." in challenger.page
    assert list(challenger.model[DUELS].values()) == [Duel("Me", ours, others)]
    (both,) = [href for href in attributes(challenger.page, "href") if href.startswith("#/play/")]
    session = replay(decode(read_link(both.removeprefix("#/play/")), standard_deck())).session
    challenger.end(session)
    challenger.work()
    assert find(challenger.page, "div", class_="rival-cities")


def test_a_stranger_who_opens_an_answer_has_no_result() -> None:
    phone = raced(finished(bot="greedy"), finished())
    stranger = Phone()
    stranger.send(NameResult("Cleo"))
    stranger.visit(phone.challenge())
    assert not stranger.model[DUELS]


def test_the_first_result_against_a_friend_counts() -> None:
    model = with_duel(Model(), "a", Duel("Ana", 1, 2))
    assert with_duel(model, "a", Duel("Ana", 9, 2)) is model
    for number in range(MAX_DUELS + 2):
        model = with_duel(model, str(number), Duel("Ana", number, 2))
    assert len(model[DUELS]) == MAX_DUELS and "a" not in model[DUELS]


def test_damaged_results_against_friends_are_left_out() -> None:
    text = '{"duels":{"a":["Ana",1,2],"b":["Ben","1",2],"c":7,"d":["x",1]},"later":1}'
    model = STORED.read(Model(), text)
    assert list(model[DUELS].keys()) == ["a"]
    merged = RIVALS.merge(text, STORED.write(model), STORED.write(with_duel(model, "e", Duel("E", 3, 4))))
    assert set(json.loads(merged)["duels"]) == {"a", "b", "c", "d", "e"} and json.loads(merged)["later"] == 1


def test_the_result_names_the_winner_and_speaks_to_the_player() -> None:
    assert result_words(("Ana", "Ben"), 3, 9) == "Ben beats Ana by $6."
    assert result_words(("Ana", "Ben"), 9, 9) == "Ana and Ben both have $9."
    assert result_words((you(), "Ben"), 3, 9) == "Ben beats you by $6."
    assert result_words((you(), "Ben"), 9, 9) == "You and Ben both have $9."


@pytest.mark.parametrize(
    ("rows", "turn"),
    [
        ([(1, 0, 0), (2, 3, 5), (3, 9, 5)], 2),
        ([(1, 0, 0), (2, 5, 5)], None),
        ([(1, 0, 0), (2, 5, 0), (3, 6, 7), (4, 8, 7), (5, 9, 7)], 3),
    ],
)
def test_the_deciding_turn_is_the_last_change_of_the_lead(rows: list[Row], turn: int | None) -> None:
    assert deciding_turn(rows) == turn


def test_a_game_that_ended_earlier_stays_at_its_end() -> None:
    rows = money_by_turn(finished(), [(1, 0), (3, 7), (4, 9)])
    assert [theirs for turn, _, theirs in rows if turn >= 4] == [9] * (len(rows) - 3)
