"""Results with the same tiles: bots, friends, and the text that shares the player's own."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from app.bots import BOTS
from app.bots.same_tiles import SAME_TILES_BOTS, bot_game_text, bot_games
from app.bots.tasks import TASKS, UNTIMED
from app.engine.deck_file import standard_deck
from app.engine.fixed_deals import daily_record
from app.engine.game import new_game, observe
from app.engine.session import Session, begin
from app.engine.setup import SeatChoice, Setup, clean_name, deal
from app.saves.book import BookRow, DayResult, ResultsBook, row_line
from app.saves.links import link_data
from app.saves.same_tiles import stored_results
from app.saves.shared_result import SQUARES, Attempt, SharedResult, result_link, shared_results
from app.ui.core import texts
from app.ui.core.jobs import SPARE_MEMORY, jobs
from app.ui.core.messages import Message, RouteChanged, TodayIs, parse_message
from app.ui.core.model import Model, Route
from app.ui.core.registry import After, AskToday, CopyWords, Effect, Fetch, Navigate, OfferWords, StoreText
from app.ui.core.stored import text_to_store
from app.ui.core.texts import say
from app.ui.core.update import update
from app.ui.features.book.handlers import BookService, people_of, row_of_session
from app.ui.features.book.state import RESULTS_BOOK, BookRead, BookState, EnterResult, OpenBook
from app.ui.features.new_game.form import form_of
from app.ui.features.same_tiles.service import TilesService
from app.ui.features.same_tiles.state import (
    FETCH_MARGINS,
    SAME_TILES,
    BringBackResult,
    CopyResult,
    MarginsRead,
    NameResult,
    RemoveResult,
    RevealResults,
    ShareResult,
    TellRounds,
    TilesEffect,
    WatchExpert,
    WithGame,
)
from app.ui.features.saves.state import ARRIVAL, Adopt, Adopted, Changed, OpenPasted, Pasting
from app.ui.table.handlers.settling import put_on_table
from app.ui.table.messages import ShowOn
from app.ui.table.model import TABLE
from app.ui.table.origins import WatchedGame
from app.ui.words.log import rounds_of
from app.ui.words.names import is_unnamed
from languages import languages
from tests.saves.support import MemoryStore, book_of_days
from tests.ui.markup import find, page_of
from tests.ui.playing import attributes, table_of
from texts import ensure_texts

TODAY = "2026-11-26"
SITE = "https://example.org/streets/"


def result(name: str, mine: int, date: str = TODAY, attempt: Attempt = "first") -> str:
    """Return the text of a result against a Grifter with $187."""
    link = result_link(SharedResult(name, (mine, 187), date, rounds="mmg", attempt=attempt))
    return f"Streets · {date}\n{name} {mine} : 187\n🟦🟦🟥\n{SITE}{link}"


ANA = result("Ana", 212)
BEN = result("Ben", 150, attempt="again")
SOLO = Setup((SeatChoice("Me", "human"),), mode="solo", difficulty="easy", seed="an evening", first=0)
MARGINS = (
    '{"version":1,"bots":["expert","club","greedy","beginner"],"first":"2026-11-25",'
    '"margins":[null,[31,12,-3,-29]]}'
)


class Desk:
    """The interface with the service of these results and a store, without a page."""

    def __init__(
        self, store: MemoryStore | None = None, played: int | None = None, margins: str = ""
    ) -> None:
        self.store = store if store is not None else MemoryStore()
        self.margins = margins
        self.today = TODAY
        self.whole: ResultsBook | None = None
        """The book in the store, if it has more than the days."""
        self.days = {} if played is None else {TODAY: DayResult("g", played)}
        self.model = Model(today=TODAY).with_(RESULTS_BOOK, BookState(results=self.book()))
        self.effects: list[Effect] = []

    def book(self) -> ResultsBook:
        if self.whole is not None:
            return self.whole
        return book_of_days(self.days)

    def send(self, *messages: Message) -> None:
        for message in messages:
            self.model, effects = update(self.model, message)
            for effect in effects:
                self.do(effect)

    def do(self, effect: Effect) -> None:
        match effect:
            case TilesEffect():
                self.send(TilesService(self.store).do(effect))
            case AskToday():
                self.send(TodayIs(self.today))
            case Fetch() if effect == FETCH_MARGINS:
                self.send(MarginsRead(self.margins))
            case OpenBook():
                self.send(BookRead(self.book()))
            case After(_, message) if not isinstance(message, ShowOn):
                self.send(message)
            case Navigate(fragment, _) if "/play/" not in fragment:
                self.send(RouteChanged(fragment))
            case _:
                self.effects.append(effect)

    def visit(self, address: str = "#/daily") -> None:
        self.send(RouteChanged(address), TodayIs(TODAY))

    def paste(self, text: str) -> None:
        self.send(Pasting(text), OpenPasted())

    def end(self, session: Session, game: str = "g") -> None:
        """Put a finished game on the table, in sight."""
        self.model, _ = put_on_table(self.model, game, session)
        self.send(RouteChanged(f"#/game/{game}"))

    @property
    def page(self) -> str:
        return page_of(self.model)

    def rows(self) -> list[str]:
        """Return the names in the table of results, in order."""
        return [
            row.text for table in find(self.page, "table", class_="same-tiles") for row in table.find("b")
        ]


@cache
def finished(day: str = TODAY, bot: str = "beginner", name: str = "Me") -> Session:
    record = daily_record(day, name)
    session = replace(begin(record.deal), extra=record.extra)
    while session.state.decision is not None:
        seen = observe(session.state, session.state.decision.seat)
        session = session.act(BOTS[bot].choose(seen))
    return session


@cache
def other_game() -> Session:
    session = begin(deal(SOLO, standard_deck()))
    rng = random.Random(1)
    while session.state.decision is not None:
        session = session.act(rng.choice(session.state.decision.options))
    return session


# --- The text that shares a result ---


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("form", ["squares", "words"])
def test_a_shared_result_is_read_back_in_every_language(code: str, form: str) -> None:
    catalogue = (ensure_texts() / f"{code}.json").read_text(encoding="utf-8")
    texts.use(texts.read_catalogue(catalogue))
    desk = Desk(played=-7, margins=MARGINS)
    desk.end(replace(finished(), extra={**finished().extra, "hints_taken": 3}))
    desk.send(TellRounds(form), ShareResult())
    (offered,) = [each for each in desk.effects if isinstance(each, OfferWords)]
    player, grifter = finished().state.seats
    text = "\n".join([offered.text, *(SITE + fragment for fragment in offered.fragments)])
    (read,) = shared_results(f"Hi\n{text}\nbye")
    assert isinstance(read, SharedResult)
    assert read.replace(rounds="") == SharedResult(
        "Me", (player.money, grifter.money), TODAY, attempt="first", hints=3
    )
    assert read.rounds == rounds_of(finished())


def test_a_result_includes_the_game_if_the_player_wants() -> None:
    desk = Desk(played=-7)
    desk.end(finished())
    desk.send(WithGame(True), CopyResult())
    (copied,) = [each for each in desk.effects if isinstance(each, CopyWords)]
    link, game = copied.fragments
    assert link.startswith(f"#/daily/{TODAY}/r/") and game == f"#/play/{link_data(finished().text())}"
    assert set(copied.text.split("\n")[2]) <= {*SQUARES, *" 0123456789:"}  # no tile, no cell
    assert not any(tile in copied.text for tile in ("cinema", "Cinema"))


def test_a_later_game_of_a_date_says_so() -> None:
    desk = Desk(played=30)
    desk.end(finished(), "another")
    desk.send(CopyResult())
    (copied,) = [each for each in desk.effects if isinstance(each, CopyWords)]
    assert "again" in copied.text and "first try" not in copied.text


def test_the_first_try_is_the_game_that_ended_first_whatever_the_clock_did() -> None:
    """A finish in Auckland, then one in Honolulu, where it is still earlier on the same day."""
    stamps = iter((f"{TODAY}T21:00", f"{TODAY}T15:00"))
    clock = iter((1_795_600_000_000, 1_600_000_000_000))  # put back between the two
    service = BookService(MemoryStore(), lambda: next(clock), lambda _: next(stamps), "1")
    desk = Desk()
    for game, told in (("auckland", "first try"), ("honolulu", "again")):
        read = service.do(EnterResult(game, finished()))
        assert isinstance(read, BookRead)
        desk.end(finished(), game)
        desk.send(read, CopyResult())
        assert told in [each.text for each in desk.effects if isinstance(each, CopyWords)][-1]
    read = service.do(EnterResult("auckland", finished()))
    assert isinstance(read, BookRead) and list(read.book.again) == ["honolulu"]


def test_a_deal_without_a_date_is_shared_with_its_own_address() -> None:
    desk = Desk()
    desk.end(other_game())
    desk.send(CopyResult(), RouteChanged("#/share"))
    (copied,) = [each for each in desk.effects if isinstance(each, CopyWords)]
    assert copied.text.startswith("Streets · Easy\nMe ")
    (link,) = copied.fragments
    assert link.startswith("#/new/seed=an%2520evening&r=")
    assert link in [line.text for line in find(desk.page, "div", class_="result-text")[0].find("p")]


# --- The name on a result ---


def shared_text(desk: Desk) -> str:
    """Copy the result of the game on the table; return the whole text."""
    desk.send(CopyResult())
    *_, copied = [each for each in desk.effects if isinstance(each, CopyWords)]
    return "\n".join([copied.text, *(SITE + fragment for fragment in copied.fragments)])


def with_name(name: str, session: Session | None = None) -> Session:
    """Return a finished game of a player with another name."""
    session = session if session is not None else finished()
    first, *others = session.state.seats
    state = replace(session.state, seats=(first._replace(name=name), *others))
    *history, last = session.history
    return replace(session, history=(*history, last.replace(state=state)))


@pytest.mark.parametrize("code", languages())
def test_a_default_name_is_not_shared_in_any_language(code: str) -> None:
    texts.use(texts.read_catalogue((ensure_texts() / f"{code}.json").read_text(encoding="utf-8")))
    for name in ("Mayor", "Мэр", "MAYOR"):
        desk = Desk(played=-7)
        desk.end(with_name(name))
        text = shared_text(desk)
        assert name not in text
        (read,) = shared_results(f"[26.11.26, 20:15:33] Cleo: {text}")
        assert isinstance(read, SharedResult) and read.name == ""


def test_sharing_asks_for_a_name_and_keeps_it_for_new_games() -> None:
    desk = Desk(played=-7)
    desk.end(with_name("Mayor"))
    assert find(desk.page, "input", id="result-name")
    desk.send(NameResult("Ana "), RouteChanged("#/share"))
    (field,) = find(desk.page, "input", id="result-name")
    assert field.attributes["value"] == "Ana "
    assert "\nAna 1" in shared_text(desk)
    assert form_of(desk.model).alone.name == "Ana "
    *_, stored = [each for each in desk.effects if isinstance(each, StoreText)]
    merged = json.loads(text_to_store(stored, "{}"))
    assert (stored.key, merged["new_game"]["alone"]["name"]) == ("new_game", "Ana ")
    desk.send(NameResult(" "))
    assert form_of(desk.model).alone.name == "Mayor" and "Ana" not in shared_text(desk)


def test_a_player_with_a_name_is_not_asked() -> None:
    desk = Desk(played=-7)
    desk.end(with_name("Ana"))
    desk.send(NameResult("Ben"), RouteChanged("#/share"))
    assert not find(desk.page, "input", id="result-name")
    assert "\nAna 1" in shared_text(desk)
    assert not [each for each in desk.effects if isinstance(each, StoreText)]


@settings(deadline=None, max_examples=40)
@given(st.text(max_size=30) | st.text(st.sampled_from("A1 ·:()+-−*~>|דע🟦👨\u200d👩Ä\u0308"), max_size=30))
def test_the_own_shared_text_gives_the_same_name(text: str) -> None:
    name = clean_name(text)
    assume(not is_unnamed(name))
    desk = Desk(played=-7)
    desk.end(with_name(name))
    sent = shared_text(desk)
    for form in (sent, sent.replace("\n", " "), "\n".join(f"> {line}" for line in sent.split("\n"))):
        (read,) = shared_results(form)
        assert isinstance(read, SharedResult) and (read.name, read.date) == (name, TODAY)


# --- The player's own result in a chat ---


def own_row(session: Session, game: str = "g") -> BookRow:
    return row_of_session(game, session, "2026-11-26T20:15", "1")


def with_book(*sessions: Session) -> Desk:
    """Return a desk whose book has some games."""
    desk = Desk()
    rows = {f"g{number}": row_line(own_row(each, f"g{number}")) for number, each in enumerate(sessions)}
    people = {id: person for each in sessions for id, person in people_of(each, 0).items()}
    desk.whole = ResultsBook(rows, people, filled=True)
    desk.model = desk.model.with_(RESULTS_BOOK, BookState())  # not read yet
    return desk


def own_text(session: Session, name: str = "Me") -> str:
    """Return the text that shares a game, under a name."""
    desk = Desk(played=-7)
    desk.end(with_name(name or "Mayor", session))
    return shared_text(desk)


@pytest.mark.parametrize("book_is_read", [True, False])
@pytest.mark.parametrize("name", ["Me", "ME", ""])
def test_the_players_own_result_in_a_chat_is_not_a_friends(name: str, *, book_is_read: bool) -> None:
    desk = with_book(finished(), other_game())
    desk.visit("#/daily" if book_is_read else "#/")
    chat = "\n".join(
        f"[26.11.26, 20:15:33] {sender}: {text}"
        for sender, text in (
            ("Ich", own_text(finished(), name)),
            ("Ana", ANA),
            ("Ich", own_text(other_game(), name)),
            ("Ich", f"{SITE}#/play/{link_data(finished().text())}"),
        )
    )
    desk.send(Pasting(chat), OpenPasted())
    (added,) = stored_results(desk.store, TODAY).friends
    assert added.name == "Ana"
    assert [key for key in desk.store.texts if key.startswith("tiles.")] == [f"tiles.{TODAY}"]
    assert "3 results are your own." in desk.page and "1 result added." in desk.page


def test_a_friends_equal_result_is_the_friends() -> None:
    desk = with_book(finished())
    desk.visit()
    desk.paste(own_text(finished(), "Ben"))
    (added,) = stored_results(desk.store, TODAY).friends
    assert added.name == "Ben"


def test_the_two_forms_of_a_friends_name_are_one_friend() -> None:
    desk = Desk(played=1)
    desk.visit()
    desk.paste("\n".join([result("Zoë", 212), result("Zoe\u0308", 212)]))
    assert desk.rows().count("Zoë") == 1


def test_a_result_without_a_name_is_a_friends() -> None:
    desk = Desk(played=1)
    desk.visit()
    desk.paste(f"{result('Mayor', 212)}\nand mine: {SITE}#/play/{link_data(finished(name='Mayor').text())}")
    assert desk.rows().count("A friend") == 2 and "Mayor" not in desk.rows()


def test_the_address_of_a_result_adds_it_to_its_date() -> None:
    desk = Desk(played=1)
    link = ANA.rsplit(SITE)[-1]
    desk.visit(link)
    assert desk.model.route == Route("daily", TODAY)
    assert "Ana" in desk.rows() and "1 result added." in desk.page
    desk.visit(f"{link[:-1]}{'a' if link[-1] != 'a' else 'b'}")
    assert desk.model.route == Route("daily", TODAY)
    assert "is a damaged link." in desk.page


def test_links_without_a_code_say_that_somebody_has_played() -> None:
    desk = Desk(played=1)
    desk.visit()
    desk.paste(f"Ben 150 : 187 (−37)\n{SITE}#/daily/{TODAY}\n{ANA}")
    assert "1 result added." in desk.page and "1 link has a date but no result." in desk.page
    other = Desk(played=1)
    other.visit("#/")
    other.paste(f"{SITE}#/daily/{TODAY}")
    assert other.model.route == Route("daily", TODAY) and other.model[SAME_TILES].pasted is None


# --- Friends ---


def test_pasted_results_make_rows_by_margin_beside_ones_own() -> None:
    desk = Desk(played=-7, margins=MARGINS)
    desk.visit()
    desk.paste(f"Hi all\n{BEN}\nwow\n{ANA}\nbye")
    assert desk.rows() == ["Expert", "Ana", "Club", "Greedy", "You", "Beginner", "Ben"]
    assert "2 results added" in desk.page
    again = Desk(desk.store, played=-7, margins=MARGINS)
    again.visit()
    assert again.rows() == desk.rows()


def test_results_wait_until_the_day_has_been_played_or_the_player_insists() -> None:
    desk = Desk(margins=MARGINS)
    desk.visit()
    desk.paste(ANA)
    assert desk.rows() == [] and "+25" not in desk.page
    assert "Ana has played these tiles." in desk.page
    assert {f"daily {TODAY}", f"reveal-results {TODAY}"} <= set(attributes(desk.page, "data-message"))
    desk.send(RevealResults(TODAY))
    assert desk.rows() == ["Ana"]


def test_a_result_can_be_removed_and_restored() -> None:
    desk = Desk(played=1)
    desk.visit()
    desk.paste(f"{ANA}\n{BEN}")
    desk.send(RemoveResult(0))
    assert "Ana" not in desk.rows() and "Ben" in desk.rows()
    desk.send(BringBackResult())
    assert {"Ana", "Ben"} <= set(desk.rows())
    desk.send(RemoveResult(7))
    assert {"Ana", "Ben"} <= set(desk.rows())


def test_a_game_is_replayed_and_can_be_looked_at() -> None:
    desk = Desk(played=1)
    desk.visit()
    link = link_data(finished(name="Ben").text())
    desk.paste(f"Look: {SITE}#/play/{link} and {SITE}#/play/{link_data(other_game().text())}")
    assert "Ben" in desk.rows()
    assert f"#/play/{link}" in attributes(desk.page, "href")
    assert "for other tiles" in desk.page


def test_results_are_checked_with_the_date_of_now() -> None:
    """The page was read yesterday, and a friend lives where it is tomorrow."""
    text = result("Ana", 212, "2026-11-28")
    desk, found = Desk(), []
    desk.visit()
    for desk.today in (TODAY, "2026-11-27"):
        desk.paste(text)
        pasted = desk.model[SAME_TILES].pasted
        found.append((len(pasted.rows), len(pasted.refused)) if pasted is not None else None)
    assert found == [(0, 1), (1, 0)]


def test_refused_results_are_reported_although_a_new_day_has_begun() -> None:
    desk = Desk()
    desk.visit()
    desk.today = "2026-11-27"
    desk.paste(ANA.replace("2026-11-26", "2026-11-28"))  # the code is for another date
    pasted = desk.model[SAME_TILES].pasted
    assert pasted is not None and len(pasted.refused) == 1


def test_a_clock_at_its_beginning_refuses_no_result() -> None:
    desk = Desk()
    desk.today = "1970-01-01"
    desk.paste(ANA)
    pasted = desk.model[SAME_TILES].pasted
    assert pasted is not None and not pasted.refused


def test_texts_without_results_and_damaged_ones_are_explained() -> None:
    desk = Desk()
    desk.visit()
    desk.paste("")
    assert "Paste a link first." in desk.page
    desk.paste("see you at 12 : 40 (+1)")
    assert say("errors.paste_none") in desk.page
    desk.paste(f"{ANA[:-9]}\n{result('Ana', 212, '2027-11-26')}")
    assert "No result added." in desk.page
    assert "is a damaged link." in desk.page and "without an open deal" in desk.page


def test_the_first_page_takes_a_chat_too() -> None:
    desk = Desk(played=1)
    desk.visit("#/")
    desk.send(Pasting(f"Hi\n{ANA}\nbye"), OpenPasted())
    assert desk.model.route.about == TODAY
    assert "Ana" in desk.rows()


def test_a_friends_game_of_a_day_that_has_not_been_played_asks_first() -> None:
    link = f"#/play/{link_data(finished(name='Ben').text())}"
    desk = Desk()
    desk.visit(link)
    assert desk.model[TABLE] is None
    assert f"#/daily/{TODAY}" in attributes(desk.page, "href")
    assert "carry-on" in attributes(desk.page, "data-message")
    desk = Desk(played=5)
    desk.model = desk.model.with_(RESULTS_BOOK, BookState())  # as on a first visit
    desk.visit(link)
    assert desk.model[ARRIVAL] is not None
    assert any(type(effect).__name__ == "Adopt" for effect in desk.effects)


def test_changes_of_another_tab_are_shown() -> None:
    desk, other = Desk(played=1), Desk(played=1)
    desk.visit()
    other.store = desk.store
    other.visit()
    other.paste(ANA)
    desk.send(Changed(f"tiles.{TODAY}"))
    assert "Ana" in desk.rows()


# --- The bots ---


def run(desk: Desk, most: int = 10**9) -> int:
    """Run the requested jobs for a number of steps, with their progress; return the steps."""
    steps = 0
    while steps < most and (wanted := jobs(desk.model)):
        job, best = wanted[0], ""
        for best in TASKS[job.task](UNTIMED, *job.texts):
            steps += 1
            desk.send(parse_message(f"{job.progress} {best}"))
            if steps >= most or not jobs(desk.model):
                return steps
        desk.send(parse_message(f"{job.done} {best}"))
    return steps


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let greedy play for the bots that search."""
    quick = {id: replace_bot(id) for id in BOTS}
    monkeypatch.setattr("app.bots.same_tiles.BOTS", quick)


def replace_bot(id: str) -> object:
    return BOTS["beginner" if id in ("beginner", "greedy") else "greedy"]


@pytest.mark.usefixtures("quick_bots")
def test_bots_play_the_tiles_after_a_solo_game_weakest_first() -> None:
    desk = Desk()
    desk.end(other_game())
    assert [job.texts[0] for job in jobs(desk.model)] == ["beginner", "greedy", "club", "expert"]
    assert set(desk.rows()) == {"You", "Expert", "Club", "Greedy", "Beginner"}
    assert desk.page.count("playing…") == 4
    run(desk)
    assert jobs(desk.model) == () and "playing…" not in desk.page
    margins = [bot_games(other_game().start, bot) for bot in SAME_TILES_BOTS]
    told = {list(game)[-1].margin for game in margins}
    assert all(f"{abs(margin)}</strong>" in desk.page for margin in told)


@pytest.mark.usefixtures("quick_bots")
def test_bots_continue_after_a_break_and_agree_with_other_browsers() -> None:
    through, broken = Desk(), Desk()
    through.end(other_game())
    run(through)
    broken.end(other_game())
    run(broken, 30)
    broken.send(RouteChanged("#/"))
    assert jobs(broken.model) == ()
    later = Desk(broken.store)
    later.end(other_game())
    assert later.model[SAME_TILES].games
    begun = next(job for job in jobs(later.model) if job.texts[0] == "beginner")
    assert begun.texts[2]
    run(later)
    assert later.rows() == through.rows()
    assert later.model[SAME_TILES].results == through.model[SAME_TILES].results


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.parametrize("spare", [True, False])
def test_the_place_of_a_date_without_results_is_known_at_the_end(*, spare: bool) -> None:
    desk = Desk(margins="")
    desk.model = desk.model.with_(SPARE_MEMORY, spare)
    record = daily_record(TODAY)
    desk.model, _ = put_on_table(desk.model, "g", replace(begin(record.deal), extra=record.extra))
    desk.send(RouteChanged("#/game/g"))
    run(desk)
    assert set(desk.model[SAME_TILES].games or {}) == (set(SAME_TILES_BOTS) if spare else set())
    assert "place-note" not in desk.page and desk.rows() == []
    desk.end(finished())
    assert len(jobs(desk.model)) == (0 if spare else 4)
    run(desk)
    assert jobs(desk.model) == ()
    (note,) = find(desk.page, "p", class_="place-note")
    place = note.text.partition(",")[0]
    assert place.endswith(" of 5") and f"{place} · Me " in result_words_of(desk)


def result_words_of(desk: Desk) -> str:
    desk.send(CopyResult())
    (copied,) = [each for each in desk.effects if isinstance(each, CopyWords)][-1:]
    return copied.text


def test_daily_results_that_came_with_the_app_need_no_bots() -> None:
    desk = Desk(played=-7, margins=MARGINS)
    desk.end(finished())
    assert jobs(desk.model) == ()
    assert desk.rows() == ["Expert", "Club", "Greedy", "Beginner", "You"]
    for damaged in ("", '{"version":999}'):
        other = Desk(played=-7, margins=damaged)
        other.visit()
        assert len(jobs(other.model)) == 4


@pytest.mark.usefixtures("quick_bots")
def test_the_experts_game_can_be_watched() -> None:
    desk = Desk(played=-7, margins=MARGINS)
    desk.visit()
    desk.send(WatchExpert())
    assert [job.texts[0] for job in jobs(desk.model)] == ["expert"]
    assert "The expert is playing" in desk.page
    run(desk)
    (opened,) = [each for each in desk.effects if isinstance(each, Navigate)]
    desk.send(RouteChanged(opened.fragment))
    (adopt,) = [each for each in desk.effects if isinstance(each, Adopt)]
    state = adopt.session.state
    assert state.over and state.seats[0].kind == "expert"
    desk.send(Adopted("expert", adopt.session, True))
    assert desk.model[TABLE] is not None and table_of(desk.model).replay.running
    assert table_of(desk.model).origin == WatchedGame(desk.model.route.about)
    assert desk.model.notice is None, "it came with no link"
    assert "Shared game" not in desk.page and "Keep it" in desk.page
    again, effects = update(desk.model, RouteChanged(opened.fragment))
    assert again[TABLE] == desk.model[TABLE] and not any(isinstance(each, Adopt) for each in effects)
    desk.visit()
    desk.send(WatchExpert())
    assert opened in desk.effects[-2:]


def test_a_message_about_another_deal_changes_nothing() -> None:
    desk = Desk(played=-7)
    desk.visit()
    game = next(islice(bot_games(new_game(daily_record(TODAY).deal).state, "greedy"), 3, None))
    before = desk.model
    desk.send(parse_message(f"bot-played 2026-11-25 greedy {bot_game_text(game)}"))
    desk.send(parse_message(f"bot-playing {TODAY} greedy nonsense"))
    desk.send(parse_message(f"bot-played {TODAY} nobody {bot_game_text(game)}"))
    assert desk.model[SAME_TILES] == before[SAME_TILES]
