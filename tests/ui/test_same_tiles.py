"""Results with the same tiles: bots, friends, and the text that shares one's own."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from app.bots import BOTS
from app.bots.same_tiles import SAME_TILES_BOTS, bot_game_text, bot_games
from app.bots.tasks import TASKS, UNTIMED
from app.engine.daily_deal import daily_record
from app.engine.game import new_game, observe
from app.engine.session import Session, begin
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.standard import standard_deck
from app.saves.book import DayResult, ResultsBook
from app.saves.links import link_data
from app.saves.share_text import AGAIN, FIRST_TRY, TITLES, SharedResult, shared_results
from app.ui.core import texts
from app.ui.core.effects import (
    Adopt,
    After,
    CopyWords,
    Effect,
    EnterResult,
    FetchMargins,
    Navigate,
    OfferWords,
    OpenBook,
    TilesEffect,
)
from app.ui.core.jobs import jobs
from app.ui.core.messages import (
    Adopted,
    BookRead,
    Changed,
    Message,
    OpenPasted,
    Pasting,
    RouteChanged,
    ShowOn,
    TodayIs,
    parse_message,
)
from app.ui.core.model import Model
from app.ui.core.screens import screen_of
from app.ui.core.texts import say
from app.ui.core.update import update
from app.ui.features.book.service import BookService
from app.ui.features.book.state import BookState
from app.ui.features.coach.state import HINTS_TAKEN
from app.ui.features.same_tiles.messages import (
    AddResults,
    BringBackResult,
    CopyResult,
    MarginsRead,
    PastingResults,
    RemoveResult,
    RevealResults,
    ShareResult,
    TellRounds,
    WatchExpert,
    WithGame,
)
from app.ui.features.same_tiles.service import TilesService
from app.ui.table.handlers.games import put_on_table
from languages import languages
from tests.saves.support import MemoryStore
from tests.ui.markup import find
from tests.ui.table import attributes
from texts import ensure_texts

TODAY = "2026-11-26"
SITE = "https://example.org/streets/"
ANA = f"""Streets · 26 November 2026 · Normal
Ana 212 : 187 (+25) · first try
🟦🟦🟥
{SITE}#/daily/{TODAY}"""
BEN = ANA.replace("Ana 212 : 187 (+25) · first try", "Ben 150 : 187 (−37) · again")
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
        self.days = {} if played is None else {TODAY: DayResult("g", played)}
        self.model = replace(Model(today=TODAY), book=BookState(results=self.book()))
        self.effects: list[Effect] = []

    def book(self) -> ResultsBook:
        return ResultsBook(days=self.days, filled=True)

    def send(self, *messages: Message) -> None:
        for message in messages:
            self.model, effects = update(self.model, message)
            for effect in effects:
                self.do(effect)

    def do(self, effect: Effect) -> None:
        match effect:
            case TilesEffect():
                self.send(TilesService(self.store).do(effect))
            case FetchMargins():
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
        self.send(PastingResults(text), AddResults())

    def end(self, session: Session, game: str = "g") -> None:
        """Have a finished game on the table and in sight."""
        self.model, _ = put_on_table(self.model, game, session)
        self.send(RouteChanged(f"#/game/{game}"))

    @property
    def page(self) -> str:
        screen = screen_of(self.model)
        return "".join(str(part.view(*part.parts(self.model))) for part in (screen.frame, *screen.regions))

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
    assert say("home.title") in TITLES
    assert say("same_tiles.first_try") in FIRST_TRY and say("same_tiles.again_try") in AGAIN
    desk = Desk(played=-7, margins=MARGINS)
    desk.end(replace(finished(), extra={**finished().extra, HINTS_TAKEN: 3}))
    desk.send(TellRounds(form), ShareResult())
    (offered,) = [each for each in desk.effects if isinstance(each, OfferWords)]
    player, grifter = finished().state.seats
    text = "\n".join([offered.text, *(SITE + fragment for fragment in offered.fragments)])
    (read,) = shared_results(f"Hi\n{text}\nbye")
    assert isinstance(read, SharedResult)
    assert read.replace(rounds="") == SharedResult(
        "Me", (player.money, grifter.money), TODAY, attempt="first", hints=3
    )
    assert len(read.rounds) == (15 if form == "squares" else 0)


def test_a_result_comes_with_the_game_if_the_player_likes() -> None:
    desk = Desk(played=-7)
    desk.end(finished())
    desk.send(WithGame(True), CopyResult())
    (copied,) = [each for each in desk.effects if isinstance(each, CopyWords)]
    assert copied.fragments == (f"#/daily/{TODAY}", f"#/play/{link_data(finished().text())}")
    assert "0" not in copied.text.split("\n")[2]  # no tile, no cell
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
    assert link.startswith("#/new/seed=an%2520evening&")
    assert link in [line.text for line in find(desk.page, "div", class_="result-text")[0].find("p")]


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


def test_a_result_can_be_removed_and_brought_back() -> None:
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


def test_texts_without_results_and_damaged_ones_are_explained() -> None:
    desk = Desk()
    desk.visit()
    desk.paste("")
    assert "Paste a text first." in desk.page
    desk.paste("see you at 12 : 40 (+1)")
    assert "There is no shared result" in desk.page
    late = ANA.replace("2026-11-26", "2027-11-26").replace("November 2026", "November 2027")
    desk.paste(f"{ANA.replace('(+25)', '(+26)')}\n{late}")
    assert "No result added." in desk.page
    assert "not the difference" in desk.page and "without an open deal" in desk.page


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
    assert desk.model.table is None
    assert f"#/daily/{TODAY}" in attributes(desk.page, "href")
    assert "carry-on" in attributes(desk.page, "data-message")
    desk = Desk(played=5)
    desk.model = replace(desk.model, book=BookState())  # as on a first visit
    desk.visit(link)
    assert desk.model.arrival is not None
    assert any(type(effect).__name__ == "Adopt" for effect in desk.effects)


def test_what_another_tab_stored_is_shown() -> None:
    desk, other = Desk(played=1), Desk(played=1)
    desk.visit()
    other.store = desk.store
    other.visit()
    other.paste(ANA)
    desk.send(Changed(f"tiles.{TODAY}"))
    assert "Ana" in desk.rows()


# --- The bots ---


def run(desk: Desk, most: int = 10**9) -> int:
    """Run the jobs that are wanted for a number of steps, with their progress; return the steps."""
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
    assert set(desk.rows()) == {"Me", "Expert", "Club", "Greedy", "Beginner"}
    assert desk.page.count("playing…") == 4
    run(desk)
    assert jobs(desk.model) == () and "playing…" not in desk.page
    margins = [bot_games(other_game().start, bot) for bot in SAME_TILES_BOTS]
    told = {list(game)[-1].margin for game in margins}
    assert all(f"{abs(margin)}</strong>" in desk.page for margin in told)


@pytest.mark.usefixtures("quick_bots")
def test_bots_go_on_after_a_break_and_agree_with_other_browsers() -> None:
    through, broken = Desk(), Desk()
    through.end(other_game())
    run(through)
    broken.end(other_game())
    run(broken, 30)
    broken.send(RouteChanged("#/"))
    assert jobs(broken.model) == ()
    later = Desk(broken.store)
    later.end(other_game())
    assert later.model.tiles.games
    begun = next(job for job in jobs(later.model) if job.texts[0] == "beginner")
    assert begun.texts[2]
    run(later)
    assert later.rows() == through.rows()
    assert later.model.tiles.results == through.model.tiles.results


def test_daily_results_that_came_with_the_app_need_no_bots() -> None:
    desk = Desk(played=-7, margins=MARGINS)
    desk.end(finished())
    assert jobs(desk.model) == ()
    assert desk.rows() == ["Expert", "Club", "Greedy", "Beginner", "Me"]
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
    desk.send(Adopted("expert", adopt.session, False))
    assert desk.model.table is not None and desk.model.table.replay.running
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
    assert desk.model.tiles == before.tiles
