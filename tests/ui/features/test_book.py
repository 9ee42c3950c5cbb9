"""The results book in the interface: entering games, the pages, and files."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.deck_file import standard_deck
from app.engine.record import decode
from app.engine.session import Session, replay
from app.saves.book import (
    MAX_ROW,
    MAX_ROWS,
    BookRow,
    BookSeat,
    Person,
    ResultsBook,
    Sight,
    book_json,
    judged_game,
    line_row,
    player_id,
    row_line,
    rows_of,
    stored_book,
)
from app.saves.copies import write_copy
from app.saves.marks import SeatLook
from app.saves.save import Header, save_of, write_save
from app.ui.core.messages import ChangeSetting, Message, RouteChanged
from app.ui.core.model import Model
from app.ui.core.registry import After, Download, Navigate
from app.ui.core.update import update
from app.ui.features.book.files import book_csv, book_words, player_name
from app.ui.features.book.handlers import BookService, enter_result, row_of_session
from app.ui.features.book.state import (
    RESULTS_BOOK,
    BookRead,
    EnterJudged,
    EnterResult,
    EraseResults,
    ExportBook,
    FillBook,
    FilterBook,
    ForgetPlayer,
    JoinPlayer,
    MoreResults,
    OpenBook,
    OpenMoment,
    RecallPlayer,
    RestoreResults,
    SeparatePlayer,
)
from app.ui.features.book.views import share_words
from app.ui.features.new_game.form import SeatPlayer, SetGame, form_of
from app.ui.features.saves.service import SaveService
from app.ui.features.saves.state import Delete, FileRead, ListGames, Load
from app.ui.table.messages import Act, LookAt
from app.ui.table.model import KEEPING, TABLE
from tests.engine.support import ROOT
from tests.saves.support import MemoryStore
from tests.ui.markup import find, page_of
from tests.ui.playing import Player, attributes, chosen, new_session, seeded, table_of

GOLDEN = sorted((ROOT / "tests" / "engine" / "golden").glob("*.jsonl"))
ANA, BEN = player_id("Ana"), player_id("Ben")


def golden(path: Path) -> Iterator[Session]:
    for line in path.read_text("utf-8").splitlines():
        yield replay(decode(line, standard_deck())).session


def finished(number: int = 0) -> Session:
    return list(golden(GOLDEN[0]))[number]


class Shelf:
    """The interface with a book service, without a page."""

    def __init__(self, store: MemoryStore) -> None:
        self.service = BookService(
            store, lambda: 1000, lambda time: f"2026-11-{time // 1000:02}T18:55", "0.9"
        )
        self.model = seeded()
        self.store = store
        self.others: list[object] = []

    def send(self, message: Message) -> None:
        from app.ui.features.book.state import BookEffect

        self.model, effects = update(self.model, message)
        for effect in effects:
            match effect:
                case BookEffect():
                    self.send(self.service.do(effect))
                case After(_, then) if isinstance(then, FillBook):
                    self.send(then)
                case _:
                    self.others.append(effect)

    @property
    def results(self) -> ResultsBook:
        """The book; fails before it is read."""
        results = self.model[RESULTS_BOOK].results
        assert results is not None
        return results

    def page(self, address: str = "#/book") -> str:
        self.send(RouteChanged(address))
        return page_of(self.model)


def saved(store: MemoryStore, game: str, session: Session) -> None:
    write_copy(store, game, write_save(save_of(session, Header(updated=2000))))


def known(*rows: BookRow) -> ResultsBook:
    people = {ANA: Person("Ana"), BEN: Person("Ben", 2, "square", 5)}
    return ResultsBook({row.id: row_line(row) for row in rows}, people, filled=True)


def row(number: int, ana: int, ben: int, difficulty: str = "") -> BookRow:
    seats = (
        BookSeat(ANA, "human", "", ana, ana, 0, 0),
        BookSeat("", "grifter", "", ben, ben, 0, 0)
        if difficulty
        else BookSeat(BEN, "human", "", ben, ben, 0, 0),
    )
    at = f"2026-01-{number % 28 + 1:02}T{number // 1440 % 24:02}:{number % 60:02}"
    return BookRow(f"g{number}", at, "", "2021", False, difficulty, "", "", seats, 9)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_row_is_made_of_every_golden_game(path: Path) -> None:
    for number, session in enumerate(golden(path)):
        made = row_of_session(f"abcdefg{number % 10}", session, "2026-11-26T18:55", "2026.11")
        line = row_line(made)
        assert len(line.encode()) <= MAX_ROW
        assert [seat.money for seat in line_row(line).seats] == [seat.money for seat in session.state.seats]


def test_a_game_that_ends_is_entered() -> None:
    session = finished()
    *_, last = session.record.actions
    player = Player(replay(replace(session.record, actions=session.record.actions[:-1])).session)
    player.ready()
    player.effects = []
    player.send(Act(last))
    (entered,) = (effect for effect in player.effects if isinstance(effect, EnterResult))
    assert entered.game == "g" and entered.session.state.over


def test_the_end_says_that_the_tiles_were_known() -> None:
    session = finished()
    last = row_of_session("g", session, "2026-11-26T18:55", "")
    first = last._replace(id="first", at="2026-11-25T18:55")
    player = Player(session)
    player.ready()
    for rows, told in (((last,), False), ((first, last), True)):
        model, _ = update(player.model, BookRead(known(*rows)))
        assert ("played these tiles before" in page_of(model, "end")) is told


def test_finished_games_of_earlier_versions_are_entered_once() -> None:
    store = MemoryStore()
    saved(store, "one", finished())
    saved(store, "two", finished(1))
    saved(store, "running", new_session(2))
    shelf = Shelf(store)
    shelf.page()
    assert set(shelf.results.rows) == {"one", "two"}
    assert shelf.results.filled and shelf.model[RESULTS_BOOK].left == ()
    saved(store, "three", finished())
    shelf.page()
    assert set(shelf.results.rows) == {"one", "two"}


def test_a_deleted_game_keeps_its_row() -> None:
    store = MemoryStore()
    saved(store, "one", finished())
    shelf = Shelf(store)
    shelf.page()
    shelf.send(Delete("one"))
    for key in ("game.one.a", "game.one.b"):
        store.remove(key)
    shelf.page()
    assert set(shelf.results.rows) == {"one"}


def test_a_file_of_another_device_is_merged_twice_without_change() -> None:
    shelf = Shelf(MemoryStore())
    text = book_json(known(row(1, 50, 40), row(2, 10, 20)))
    shelf.send(FileRead(text))
    first = shelf.model[RESULTS_BOOK].results
    assert first is not None and len(first.rows) == 2
    assert shelf.model.notice is not None and "2 games added" in shelf.model.notice.text
    shelf.send(FileRead(text))
    assert shelf.model[RESULTS_BOOK].results == first
    assert "You already have every game" in shelf.model.notice.text
    assert not any(isinstance(effect, Navigate) for effect in shelf.others)


def notice_of(shelf: Shelf) -> tuple[str, str]:
    assert shelf.model.notice is not None
    return shelf.model.notice.kind, shelf.model.notice.text


def test_an_import_counts_damaged_games() -> None:
    shelf, data = Shelf(MemoryStore()), json.loads(book_json(known(row(1, 50, 40), row(2, 10, 20))))
    data["games"].append({"id": "broken"})
    shelf.send(FileRead(json.dumps(data)))
    assert notice_of(shelf) == ("info", "2 games added to your results. 1 damaged game was skipped.")
    shelf.send(FileRead(json.dumps(data)))
    told = "You already have every game in this file. 1 damaged game was skipped."
    assert notice_of(shelf) == ("info", told)


@pytest.mark.parametrize(
    ("games", "told"),
    [
        ([{}], "The only game in this file is damaged. Nothing was added."),
        ([{}, None, {"id": "g1"}], "All 3 games in this file are damaged. Nothing was added."),
        ([], "This file has no games in it."),
    ],
)
def test_a_file_without_a_whole_game_says_so(games: list[object], told: str) -> None:
    store = MemoryStore()
    shelf = Shelf(store)
    data = json.loads(book_json(ResultsBook()))
    shelf.send(FileRead(json.dumps({**data, "games": games})))
    assert notice_of(shelf) == ("problem", told)
    assert not store.texts


def test_an_import_of_names_alone_says_so() -> None:
    shelf = stocked(row(1, 50, 40))
    people = {BEN: Person("Ben", 3, "star", 900)}
    book = replace(known(row(1, 50, 40)), people=people)
    shelf.send(FileRead(book_json(book)))
    assert "Players’ names were imported" in notice_of(shelf)[1]


def test_a_file_that_is_no_book_is_refused() -> None:
    shelf = Shelf(MemoryStore())
    shelf.send(FileRead('{"format": "streets-book", "version": 99}'))
    assert shelf.model.notice is not None and shelf.model.notice.kind == "problem"


def test_a_full_storage_is_reported() -> None:
    shelf = Shelf(MemoryStore(room=10))
    shelf.send(FileRead(book_json(known(row(1, 50, 40)))))
    assert shelf.model[KEEPING] == "full"


def opened(*rows: BookRow) -> Shelf:
    shelf = Shelf(MemoryStore())
    shelf.send(BookRead(known(*rows), ()))
    return shelf


def at(address: str, *rows: BookRow) -> Model:
    model, effects = update(seeded(), RouteChanged(address))
    assert effects == (ListGames(), OpenBook(fill=True))
    model, _ = update(model, BookRead(known(*rows), ()))
    return model


def test_an_empty_book_says_so() -> None:
    empty = page_of(at("#/book"))
    assert "No results yet." in empty
    assert not find(empty, "button", data_message="export-book json") and find(empty, "input", type="file")
    assert find(page_of(at("#/book", row(1, 50, 40))), "button", data_message="export-book json")


def test_a_game_opens_from_its_row_while_it_is_saved() -> None:
    store = MemoryStore()
    saved(store, "g1", finished())
    shelf = Shelf(store)
    shelf.send(FileRead(book_json(known(row(1, 50, 40), row(2, 10, 20)))))
    saves = SaveService(store, lambda: 0, lambda: "new", str)
    shelf.page()
    shelf.send(saves.list_games())
    page = page_of(shelf.model)
    assert "#/game/g1" in attributes(page, "href") and "#/game/g2" not in attributes(page, "href")
    assert page.count("no longer saved") == 1
    cities = find(page, "span", class_="book-city")
    assert len(cities) == 2 and [len(each.find("svg", class_="picture")) for each in cities] == [0, 1]


def test_games_are_listed_latest_first_and_filtered() -> None:
    model = at("#/book", row(1, 50, 40), row(2, 60, 30, "hard"))
    assert len(find(page_of(model), "ol", class_="book-games")) == 1
    assert page_of(model).index("Ana $60") < page_of(model).index("Ana $50")
    solo, _ = update(model, FilterBook("solo"))
    assert "Ana $60" in page_of(solo) and "Ana $50" not in page_of(solo)
    together, _ = update(model, FilterBook("together"))
    assert "Ana $60" not in page_of(together) and "Ana $50" in page_of(together)
    assert update(model, FilterBook("<b>"))[0] == model


def test_long_lists_are_shown_in_parts() -> None:
    model = at("#/book", *(row(number, 50, 40) for number in range(120)))
    assert page_of(model).count("Ana $50") == 50
    model, _ = update(model, MoreResults())
    assert page_of(model).count("Ana $50") == 100


def test_a_player_has_totals_and_results_head_to_head() -> None:
    model = at(f"#/book/{ANA}", row(1, 50, 40), row(2, 10, 40), row(3, 70, 20, "easy"))
    page = page_of(model)
    assert "Won 2 of 3" in page and "%" not in page and "First game: 2 January 2026" in page
    assert "1 won, 0 tied, 1 lost" in page and "−$20 in total" in page
    assert f"#/book/{BEN}" in attributes(page, "href")
    assert page.count("mark-won") == page.count("mark-lost") == 1


def test_a_player_has_the_course_of_the_choices() -> None:
    rows = (row(1, 50, 40, "easy"), row(2, 30, 40, "easy"), row(3, 20, 40, "easy"))
    book = judged_game(judged_game(known(*rows), "g1", ((6, 15), (0, 0)), 1), "g3", ((9, 15), (0, 0)), 1)
    model, _ = update(seeded(), RouteChanged(f"#/book/{ANA}"))
    model, _ = update(model, BookRead(book, ()))
    page = page_of(model)
    assert "15 of 30 moves were among the best (50%)" in page
    assert find(page, "ol", class_="book-course")
    assert "--share:0.400" in page and "--share:0.600" in page
    model, _ = update(model, RouteChanged("#/book"))
    assert "Best moves: 9 of 15" in page_of(model)


def test_the_report_of_a_game_that_is_not_in_the_book_changes_nothing() -> None:
    store = MemoryStore()
    shelf = Shelf(store)
    shelf.send(FileRead(book_json(known(row(1, 50, 40)))))
    answer = shelf.service.do(EnterJudged("other", ((1, 2), (0, 0))))
    assert isinstance(answer, BookRead) and answer.book.judged == {}
    answer = shelf.service.do(EnterJudged("g1", ((1, 2), (1, 3))))
    assert isinstance(answer, BookRead) and stored_book(store).judged == answer.book.judged != {}


def test_percentages_are_shown_from_ten_games_on() -> None:
    assert share_words(3, 5) == "Won 3 of 5"
    assert share_words(6, 12) == "Won 6 of 12 (50%)"


@pytest.mark.parametrize("player", ["00000000", "<b>", "Ana"])
def test_an_unknown_player_is_reported(player: str) -> None:
    assert "This player has no games." in page_of(at(f"#/book/{player}", row(1, 50, 40)))


@pytest.mark.parametrize(
    ("kind", "name"), [("club", "Club"), ("master", "Expert"), ("of-another-program", "Of another program")]
)
def test_a_bot_in_the_book_has_the_name_of_its_kind(kind: str, name: str) -> None:
    assert player_name(BookSeat("", kind, "", 50, 50, 0, 0), {}) == name


def test_the_book_is_exported_as_json_csv_and_text() -> None:
    model = at("#/book", row(1, 50, 40))
    files = {}
    for form in ("json", "csv", "text"):
        _, (download,) = update(model, ExportBook(form))
        assert isinstance(download, Download)
        files[download.name] = download.text
    assert len(json.loads(files["streets-results.json"])["games"]) == 1
    assert files["streets-results.csv"].splitlines()[1].endswith("Ana,human,,50,50,0,0")
    assert files["streets-results.txt"] == "2 January 2026: Ana $50, Ben $40\n"
    assert update(model, ExportBook("exe"))[1] == ()


def cell_of(name: str) -> str:
    """Return the cell of a player's name in the spreadsheet."""
    seat = BookSeat(player_id(name), "human", "", -1, 1, 0, 0)
    each = row(1, 50, 40)._replace(seats=(seat, seat))
    text = book_csv(ResultsBook({"g1": row_line(each)}, {player_id(name): Person(name)}))
    (_, first, *_) = csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""))
    assert first[-4:] == ["-1", "1", "0", "0"], "negative money stays a number"
    return first[-7]


@pytest.mark.parametrize("sign", "=+-@＝＋－＠﹢﹣﹦﹫")
@pytest.mark.parametrize("before", ["", "\u200b", "\u2068", "\u200f", " ", "\u3000", "\t"])
def test_a_name_is_no_formula_in_a_spreadsheet(sign: str, before: str) -> None:
    for rest in ('HYPERLINK("x"),y', "1+1", "cmd|' /C calc'!A0"):
        assert cell_of(f"{before}{sign}{rest}") == f"'{before}{sign}{rest}"


@pytest.mark.parametrize("name", ["Ana", "Ana=Ben", "Åsa, Ö", "陳大文", "a-b", "\u2068Ana\u2069", "’Ana"])
def test_other_names_stay_as_they_are_in_a_spreadsheet(name: str) -> None:
    assert cell_of(name) == name


def test_a_spreadsheet_is_marked_as_utf_8() -> None:
    assert book_csv(ResultsBook()).encode().startswith(b"\xef\xbb\xbfid,at,")


def test_a_full_book_is_listed() -> None:
    rows = rows_of(known(*(row(number, number % 90, 40) for number in range(MAX_ROWS))))
    assert len(rows) == MAX_ROWS


# --- Players ---


def stocked(*rows: BookRow) -> Shelf:
    shelf = Shelf(MemoryStore())
    shelf.send(FileRead(book_json(known(*rows))))
    return shelf


def third(number: int, name: str) -> BookRow:
    """A game of Ana with somebody else."""
    seats = tuple(BookSeat(player, "human", "", 5, 5, 0, 0) for player in (ANA, player_id(name)))
    return row(number, 5, 5)._replace(seats=seats)


def test_two_players_become_one_person_and_are_separated_again() -> None:
    shelf = Shelf(MemoryStore())
    benny = player_id("Benny")
    book = known(row(1, 50, 40), third(2, "Benny"))
    book = replace(book, people={**book.people, benny: Person("Benny")})
    shelf.send(FileRead(book_json(book)))
    offered = attributes(shelf.page(f"#/book/{BEN}"), "data-message")
    assert f"join-player {benny} {BEN}" in offered and f"join-player {ANA} {BEN}" not in offered
    shelf.send(JoinPlayer(benny, BEN))
    page = shelf.page(f"#/book/{benny}")
    assert "<h1" in page and "Ben</h1>" in page and "Also Benny" in page and "Won 0 of 2" in page
    shelf.send(SeparatePlayer(benny))
    assert "Won 0 of 1" in shelf.page(f"#/book/{BEN}")


def test_a_forgotten_name_disappears_and_can_be_restored() -> None:
    shelf = stocked(row(1, 50, 40))
    shelf.page(f"#/book/{BEN}")
    shelf.send(ForgetPlayer(BEN))
    page = page_of(shelf.model)
    assert "Ben was removed from the results." in page and "Someone</h1>" in page
    assert "Ben" not in "".join(book_words(stored_book(shelf.store)))
    assert "1 won, 0 tied, 0 lost" in shelf.page(f"#/book/{ANA}")
    shelf.page(f"#/book/{BEN}")
    assert "is forgotten" not in page_of(shelf.model)


def test_the_last_forgotten_name_is_restored() -> None:
    shelf = stocked(row(1, 50, 40))
    shelf.page(f"#/book/{BEN}")
    shelf.send(ForgetPlayer(BEN))
    shelf.send(RecallPlayer())
    assert "Ben</h1>" in page_of(shelf.model)
    assert stored_book(shelf.store).people[BEN]._replace(at=0) == Person("Ben", 2, "square")


def test_without_a_book_nothing_is_written() -> None:
    store = MemoryStore()
    saved(store, "one", finished())
    shelf = Shelf(store)
    shelf.send(ChangeSetting("book", "off"))
    assert "Results are off." in shelf.page()
    shelf.send(FileRead(book_json(known(row(1, 50, 40)))))
    assert shelf.model.notice is not None and shelf.model.notice.kind == "problem"
    assert not {"results.a", "results.b"} & store.texts.keys()
    player = Player(new_session(2))
    player.model = replace(player.model, settings=chosen(book="off"))
    assert player.model[TABLE] is not None
    assert enter_result(player.model, table_of(player.model)) == (player.model, ())


@pytest.mark.parametrize("kept", ["on", "off"])
def test_the_calendar_says_whether_results_are_kept(kept: str) -> None:
    model, _ = update(seeded(), ChangeSetting("book", kept))
    model, _ = update(model, RouteChanged("#/daily"))
    assert ("Results are off." in page_of(model, "daily-book")) is (kept == "off")


def test_the_first_page_leads_to_the_book_when_all_games_are_deleted() -> None:
    store = MemoryStore()
    saves = SaveService(store, lambda: 0, lambda: "new", str)
    for kept in (False, True):
        if kept:
            store.set("results.a", "")
        shelf = Shelf(store)
        shelf.send(RouteChanged("#/"))
        shelf.send(saves.list_games())
        assert ("#/book" in attributes(page_of(shelf.model), "href")) is kept


def test_a_book_that_is_off_can_be_erased_and_restored() -> None:
    shelf = stocked(row(1, 50, 40))
    shelf.page()
    shelf.send(EraseResults())
    assert stored_book(shelf.store).rows
    shelf.send(ChangeSetting("book", "off"))
    assert "erase-results" in attributes(shelf.page(), "data-message")
    shelf.send(EraseResults())
    assert not stored_book(shelf.store).rows and "All results have been erased." in page_of(shelf.model)
    shelf.send(RestoreResults())
    assert set(stored_book(shelf.store).rows) == {"g1"} and "Ana $50" in page_of(shelf.model)


def test_people_of_the_book_are_seated_with_their_colours() -> None:
    shelf = stocked(row(1, 50, 40))
    shelf.send(SetGame("mode", "multiplayer"))
    assert f"seat-player {BEN}" in attributes(shelf.page("#/new"), "data-message")
    shelf.send(SeatPlayer(BEN))
    form = form_of(shelf.model)
    assert [place.name for place in form.places] == ["Ben", "Player 2"]
    assert form.places[0].look == SeatLook(2, "square")
    assert f"seat-player {BEN}" not in attributes(page_of(shelf.model), "data-message")
    shelf.send(SeatPlayer(ANA))
    shelf.send(SeatPlayer(ANA))
    assert [place.name for place in form_of(shelf.model).places] == ["Ben", "Ana"]
    assert form_of(shelf.model).places[0].look == SeatLook(2, "square")


def test_a_colour_of_somebody_at_the_table_is_not_taken() -> None:
    book = known(row(1, 50, 40))
    book = replace(book, people={**book.people, ANA: Person("Ana", 2, "star")})
    shelf = Shelf(MemoryStore())
    shelf.send(FileRead(book_json(book)))
    shelf.page("#/new")
    shelf.send(SetGame("mode", "multiplayer"))
    shelf.send(SeatPlayer(BEN))
    shelf.send(SeatPlayer(ANA))
    looks = [place.look for place in form_of(shelf.model).places]
    assert looks[0] == SeatLook(2, "square") and looks[1].shape == "star" and looks[1].colour != 2


def test_a_person_of_the_book_has_the_chosen_face() -> None:
    book = known(row(1, 50, 40))
    shelf = Shelf(MemoryStore())
    shelf.send(
        FileRead(book_json(replace(book, people={**book.people, ANA: Person("Ana", 1, "star", 7, "girl")})))
    )
    shelf.page("#/new")
    shelf.send(SetGame("mode", "multiplayer"))
    shelf.send(SeatPlayer(ANA))
    assert form_of(shelf.model).places[0].look == SeatLook(1, "star", "girl")
    assert stored_book(shelf.store).people[ANA].face == "girl"


def test_alone_a_person_of_the_book_takes_the_only_place() -> None:
    shelf = stocked(row(1, 50, 40))
    shelf.page("#/new")
    shelf.send(SetGame("mode", "solo"))
    shelf.send(SeatPlayer(BEN))
    assert form_of(shelf.model).alone.name == "Ben" and form_of(shelf.model).alone.look == SeatLook(
        2, "square"
    )
    shelf.send(SeatPlayer("00000000"))
    assert form_of(shelf.model).alone.name == "Ben"


# --- Alone ---


def test_the_page_of_a_player_has_the_grid_and_the_sights() -> None:
    store = MemoryStore()
    saved(store, "g1", finished())
    shelf = Shelf(store)
    best = row(1, 70, 40, "hard")._replace(sights=(Sight("street", 7),))
    shelf.send(FileRead(book_json(known(best, row(2, 10, 40, "easy")))))
    shelf.page(f"#/book/{ANA}")
    shelf.send(SaveService(store, lambda: 0, lambda: "new", str).list_games())
    page = page_of(shelf.model)
    (won,) = find(page, "a", class_="solo-best won")
    assert won["href"] == "#/game/g1" and "+$30" in page and "−$30" in page
    assert "open-moment g1 7" in attributes(page, "data-message") and page.count("not yet") == 5
    _, effects = update(shelf.model, OpenMoment("g1", 7))
    assert effects == (Load("g1"), Navigate("#/game/g1"), After(0, LookAt(7)))
    assert update(shelf.model, OpenMoment("g2", 7)) == (shelf.model, ())
