"""The results book: rows that never change, merging as a union, and recovery from damage."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from app.saves.book import (
    BOOK_KEYS,
    MAX_ROW,
    MAX_ROWS,
    BookRow,
    BookSeat,
    DayResult,
    Join,
    JudgedGame,
    Person,
    ResultsBook,
    Sight,
    book_json,
    book_text,
    former_player_id,
    joined_players,
    judged_game,
    line_row,
    merged_books,
    noted_people,
    player_id,
    read_book,
    read_book_file,
    row_line,
    rows_of,
    store_book,
    stored_book,
    take_book,
    with_row,
)
from app.saves.book_totals import Average, Duel, duels, player_totals, sights_seen, solo_bests
from app.saves.copies import take_newer
from tests.saves.books import NAMES, full, people, row
from tests.saves.support import HERE, Killed, MemoryStore


def part(whole: ResultsBook, rng: random.Random) -> ResultsBook:
    ids = rng.sample(sorted(whole.rows), rng.randrange(len(whole.rows) + 1))
    some = rng.sample(sorted(whole.people), rng.randrange(len(whole.people) + 1))
    judged = {id: JudgedGame(((rng.randrange(9), 9), (0, 0)), rng.randrange(3)) for id in ids[::5]}
    return ResultsBook(
        {id: whole.rows[id] for id in ids}, {id: whole.people[id] for id in some}, judged=judged
    )


# --- Rows ---


def test_a_row_is_read_as_it_was_written() -> None:
    rng = random.Random("rows")
    for number in range(100):
        each = row(number, rng)._replace(order=number * rng.randrange(2))
        assert line_row(row_line(each)) == each


def test_the_largest_row_fits() -> None:
    cards = ("hipster-legend", "location-scout", "entrepreneur", "investor", "renovator")
    seats = tuple(BookSeat("12345678", "human", card, 1234, 1000, 200, 34) for card in cards)
    at, flags = "2026-11-26T18:55", ("hints", "practice")
    each = BookRow("abcdefgh", at, "2026.11.1", "draft", True, "", "", "я" * 64, seats, 100, flags)
    each = each._replace(deal="0000000a", order=29_999_999)
    line = row_line(each)
    assert len(line.encode()) <= MAX_ROW
    assert line_row(line) == each._replace(seed="", app="", deal="")


def test_a_changed_row_is_refused() -> None:
    line = row_line(row(1, random.Random("x")))
    for place in range(len(line)):
        damaged = line[:place] + chr(ord(line[place]) ^ 1) + line[place + 1 :]
        assert read_book(damaged).rows == {}


def test_one_name_is_one_player() -> None:
    assert player_id("Ana") == player_id("  ANA ") != player_id("Anna")
    assert player_id("Zoë") == player_id("zoe\u0308") == player_id("ZOE\u0308") != player_id("Zoe")


def test_a_player_of_an_earlier_version_is_the_one_with_the_composed_name() -> None:
    """Earlier versions took the two forms of a name for two players."""
    former, name = former_player_id("Zoe\u0308"), "Zoë"
    rng = random.Random("composed")
    rows = {id: row_line(row(number, rng)) for number, id in enumerate(("one", "two"))}
    known = read_book(book_text(ResultsBook(rows, {former: Person("Zoe\u0308", at=1)})))
    assert known.names == {former: "Zoe\u0308"}
    both = merged_books(known, ResultsBook({}, {player_id(name): Person(name, at=2)}))
    assert both.person(former) == player_id(name) and both.names[former] == name
    assert read_book(book_text(both)) == both
    apart = joined_players(both, former, "", 9)
    assert apart.person(former) == former


# --- Merging ---


def test_300_imports_in_random_order_give_the_same_book() -> None:
    whole, rng = full(200), random.Random("imports")
    parts = [part(whole, rng) for _ in range(300)]
    books = set()
    for _ in range(3):
        rng.shuffle(parts)
        merged = ResultsBook()
        for each in parts:
            merged = merged_books(merged, each) if rng.random() < 0.5 else merged_books(each, merged)
        books.add(book_text(merged))
    assert len(books) == 1


def test_an_import_twice_changes_nothing() -> None:
    one, other = full(20), full(40, "other")
    merged = merged_books(one, other)
    assert merged_books(merged, other) == merged == merged_books(other, one)


def test_a_game_in_the_book_stays_unchanged() -> None:
    known, rng = full(1), random.Random("again")
    again = row(0, rng)
    assert with_row(known, again, people(*NAMES)).rows == known.rows


def test_the_games_entered_last_stay_when_the_book_is_full() -> None:
    merged = full(MAX_ROWS)
    first = min(merged.rows.values(), key=lambda line: line_row(line).id)
    seats = line_row(first).seats
    early = BookRow("early", "1970-01-01T00:00", "", "2021", False, "", "", "", seats, 1)
    merged = with_row(merged, early, {})
    assert len(merged.rows) == MAX_ROWS
    assert "early" in merged.rows and line_row(first).id not in merged.rows


def test_a_person_of_an_earlier_file_has_no_chosen_face() -> None:
    data = json.loads(book_json(full(1)))
    for person in data["players"].values():
        del person["face"]
    assert read_book_file(json.dumps(data)).book == full(1)


# --- What reports counted ---


def test_a_judged_game_is_read_as_it_was_written() -> None:
    known = judged_game(full(3), "game0001", ((9, 15), (0, 0)), 7)
    assert known.judged == {"game0001": JudgedGame(((9, 15), (0, 0)), 7)}
    assert read_book(book_text(known)) == known
    assert read_book_file(book_json(known)).book == known


def test_only_a_game_of_the_book_is_judged_and_the_last_report_counts() -> None:
    known = full(3)
    assert judged_game(known, "other", ((1, 2), (0, 0)), 7) is known
    once = judged_game(known, "game0001", ((9, 15), (0, 0)), 7)
    assert judged_game(once, "game0001", ((9, 15), (0, 0)), 9) is once
    again = judged_game(once, "game0001", ((8, 15), (0, 0)), 3)
    assert merged_books(once, again).judged["game0001"].seats == ((8, 15), (0, 0))


@pytest.mark.parametrize(
    "wrong", [[[9, 8], [0, 0]], [[9, 15]], [[-1, 15], [0, 0]], [["9", 15], [0, 0]], [[True, 1], [0, 0]], 7]
)
def test_an_impossible_judged_game_is_left_out(wrong: object) -> None:
    data = json.loads(book_json(judged_game(full(3), "game0001", ((9, 15), (0, 0)), 7)))
    data["judged"]["game0001"]["seats"] = wrong
    assert read_book_file(json.dumps(data)).book == full(3)


# --- The order of entering ---

CLOCKS = {
    "west over the date line": ("2026-11-26T21:00", "2026-11-26T15:00"),
    "the end of summer time": ("2026-10-25T02:50", "2026-10-25T02:10"),
    "a clock put right": ("2031-01-01T00:00", "2026-11-26T15:00"),
    "a clock at its beginning": ("2026-11-26T15:00", "1970-01-01T00:00"),
    "the usual": ("2026-11-26T15:00", "2026-11-26T16:00"),
}


def entered(*rows: BookRow, into: ResultsBook | None = None) -> ResultsBook:
    known = into if into is not None else ResultsBook()
    for each in rows:
        known = with_row(known, each, people(*NAMES))
    return known


def day_game(id: str, margin: int, at: str, date: str = "2026-11-26") -> BookRow:
    seats = (
        BookSeat(player_id("Ana"), "human", "", margin, margin, 0, 0),
        BookSeat("", "grifter", "", 0, 0, 0, 0),
    )
    return BookRow(id, at, "", "2021", False, "easy", date, "", seats, 9, deal="0000000a")


@pytest.mark.parametrize("times", CLOCKS.values(), ids=CLOCKS)
def test_the_game_entered_first_stays_first_whatever_the_clock_did(times: tuple[str, str]) -> None:
    first, later = (day_game(id, margin, at) for id, margin, at in zip("yx", (5, 9), times, strict=True))
    known = entered(first, later)
    for read in (known, read_book(book_text(known)), read_book_file(book_json(known)).book):
        assert read.daily == {"2026-11-26": DayResult("y", 5)}
        assert [row.id for row in rows_of(read)] == ["x", "y"]
        assert read.again == {"x"}


def test_two_merged_books_keep_the_order_of_each() -> None:
    """The clocks of both devices go backwards, and the second one's is years behind."""
    dates = [f"2026-11-{day:02}" for day in range(1, 11)]
    books = []
    for device, year in (("a", 2026), ("b", 1999)):
        games = [
            day_game(f"{device}{n}{turn}", n, f"{year}-12-{28 - 2 * n - turn}T00:00", date)
            for turn in (0, 1)
            for n, date in enumerate(dates)
            if n % 2 == (device == "b")
        ]
        books.append(entered(*games))
    merged = merged_books(*books)
    assert merged == merged_books(*reversed(books))
    assert {date: day.game[2] for date, day in merged.daily.items()} == dict.fromkeys(dates, "0")
    for known in books:
        ids = [row.id for row in rows_of(known)]
        assert [row.id for row in rows_of(merged) if row.id in ids] == ids


def test_a_game_after_a_merge_comes_after_the_games_of_both() -> None:
    early = day_game("early", 1, "2026-11-26T10:00")._replace(order=100)
    merged = merged_books(entered(early), ResultsBook())
    assert entered(day_game("here", 2, "1970-01-01T00:00"), into=merged).daily["2026-11-26"].game == "early"


def test_between_two_devices_the_minute_of_entering_decides() -> None:
    """Devices that have not met have no common order; their clocks count in the same zone."""
    one = entered(
        *(game(number, 9, 9) for number in range(1, 9)),
        day_game("late", 1, "2026-11-26T09:00")._replace(order=60),
    )
    other = entered(day_game("early", 2, "2026-11-26T12:00")._replace(order=30))
    assert merged_books(one, other).daily["2026-11-26"].game == "early"


def test_a_player_who_was_forgotten_plays_again_although_the_clock_has_gone_back() -> None:
    known = noted_people(entered(game(1, 5, 5)), {ANA: Person("")}, 900)
    assert ANA not in known.names
    assert with_row(known, game(2, 5, 5), people("Ana", at=3)).names[ANA] == "Ana"


@pytest.mark.parametrize("order", ["7", -2, True, 10**10])
def test_an_impossible_order_in_a_file_is_refused(order: object) -> None:
    data = json.loads(book_json(entered(game(1, 5, 5))))
    data["games"][0]["order"] = order
    assert read_book_file(json.dumps(data)).book.rows == {}


# --- Players ---

ANA, BEN, CLEO = map(player_id, ("Ana", "Бен", "Cleo"))


def test_the_latest_note_of_a_player_counts_on_all_devices() -> None:
    one = ResultsBook(people={ANA: Person("Ana", 1, "star", 5)})
    other = ResultsBook(people={ANA: Person("ANA", 2, "square", 9)})
    assert merged_books(one, other).people == merged_books(other, one).people == other.people
    forgotten = noted_people(other, {ANA: Person("")}, 7)
    assert merged_books(forgotten, other) == merged_books(one, forgotten) == forgotten
    assert forgotten.names == {}


def test_two_players_who_are_one_person_have_one_result() -> None:
    known = book_of(game(1, 50, 20), game(2, 30, 0, 40))
    joined = joined_players(known, CLEO, BEN, 1)
    assert joined.person(CLEO) == BEN and joined.names[CLEO] == "Бен"
    assert [row.id for row in joined.games_of(BEN)] == ["g2", "g1"]
    assert dict(duels(rows_of(joined), ANA))[BEN].games == 2 + 1
    apart = joined_players(joined, CLEO, "", 1)
    assert apart.games_of(BEN) == known.games_of(BEN)
    assert merged_books(joined, apart) == apart


def test_joins_lead_to_one_person_in_any_order() -> None:
    rng = random.Random("joins")
    ids = [player_id(str(number)) for number in range(8)]
    for _ in range(300):
        books = [
            ResultsBook(joined={one: Join(other, rng.randrange(3))})
            for one, other in (rng.sample(ids, 2) for _ in range(12))
        ]
        merged = []
        for _ in range(2):
            rng.shuffle(books)
            found = ResultsBook()
            for each in books:
                found = merged_books(found, each)
            merged.append(found)
        assert merged[0] == merged[1]
        assert all(merged[0].person(merged[0].person(id)) == merged[0].person(id) for id in ids)


def test_a_deal_is_known_to_those_who_finished_it() -> None:
    first, second, third = game(1, 50, 20), game(2, 10, 20), game(3, 10, 20)
    others = (first.seats[0]._replace(player=player_id("Eve")), *first.seats[1:])
    known = book_of(
        first._replace(deal="0000000a", seats=(first.seats[0], BookSeat("", "grifter", "", 9, 9, 0, 0))),
        second._replace(deal="0000000a", seats=others),
        third._replace(deal="0000000a"),
    )
    assert known.again == {"g3"}


def test_the_first_result_of_a_day_counts() -> None:
    first, later, drill = game(1, 50, 20), game(2, 99, 20), game(3, 90, 0, flags=("practice",))
    days = ("2026-05-01", "2026-05-01", "2026-05-02")
    known = book_of(*(row._replace(daily=day) for row, day in zip((first, later, drill), days, strict=True)))
    assert known.daily == {"2026-05-01": DayResult("g1", 30)}
    assert read_book(book_text(known)) == known == read_book_file(book_json(known)).book


# --- Damage ---


def test_whole_rows_survive_any_damage() -> None:
    """10,000 damaged books: the reader finds each intact line."""
    rng = random.Random("damage")
    text = book_text(full(12))
    lines = set(text.split("\n"))
    for _ in range(10_000):
        damaged = list(text)
        for _ in range(rng.randrange(1, 6)):
            place = rng.randrange(len(damaged))
            match rng.randrange(3):
                case 0:
                    damaged[place] = chr(rng.randrange(32, 0x500))
                case 1:
                    del damaged[place : place + rng.randrange(1, 200)]
                case _:
                    damaged.insert(place, chr(rng.randrange(0x500)))
            if not damaged:
                break
        left = "".join(damaged)
        whole = {line for line in left.split("\n") if line in lines and " game " in line[:14]}
        assert whole <= set(read_book(left).rows.values())


def test_a_damaged_copy_gives_its_whole_rows_and_the_other_copy_the_rest() -> None:
    store, known = MemoryStore(), full(10)
    store_book(store, known)
    store_book(store, known)
    a, b = (store.texts[key] for key in BOOK_KEYS)
    store.texts.update({BOOK_KEYS[0]: a[: len(a) // 2], BOOK_KEYS[1]: b[:9] + "#" + b[10:]})
    assert stored_book(store) == known


def test_a_kill_while_writing_loses_no_row() -> None:
    known, rng = full(10), random.Random("kill")
    store = MemoryStore()
    store_book(store, known)
    store.kill_at, more = store.writes + 1, with_row(known, row(11, rng), people(*NAMES))
    with pytest.raises(Killed):
        store_book(store, more)
    assert known.rows.items() <= stored_book(store).rows.items()


def test_another_tabs_games_are_kept() -> None:
    store = MemoryStore()
    store_book(store, full(10))
    store_book(store, full(10, "other"))
    assert stored_book(store) == merged_books(full(10), full(10, "other"))


def test_a_cleared_store_gets_its_book_from_the_second_place() -> None:
    store, known = MemoryStore(), full(10)
    store_book(store, known)
    second = dict(store_and(store, row(11, random.Random("late"))).texts)
    cleared = MemoryStore()
    for key, text in second.items():
        assert take_newer(cleared, key, text)
    assert stored_book(cleared) == stored_book(store)


def test_a_late_copy_removes_no_game() -> None:
    """A cleared store already has a new game when the second place answers."""
    second, new = MemoryStore(), MemoryStore()
    for _ in range(3):
        store_book(second, full(10))
    store_book(new, full(3, "new"))
    for text in second.texts.values():
        take_book(new, text)
    assert stored_book(new) == merged_books(full(10), full(3, "new"))
    assert not any(take_book(new, text) for text in second.texts.values())


def test_a_copy_that_did_not_include_the_other_is_not_read_alone() -> None:
    one, other = MemoryStore(), MemoryStore()
    store_book(one, full(10))
    for _ in range(2):
        store_book(other, full(3, "new"))
    mixed = MemoryStore({BOOK_KEYS[0]: one.texts[BOOK_KEYS[0]], BOOK_KEYS[1]: other.texts[BOOK_KEYS[1]]})
    assert stored_book(mixed) == merged_books(full(10), full(3, "new"))


def store_and(store: MemoryStore, each: BookRow) -> MemoryStore:
    store_book(store, with_row(stored_book(store), each, people(*NAMES)))
    return store


# --- Files ---


def test_a_file_of_one_device_merges_into_another() -> None:
    known = full(30)
    assert read_book_file(book_json(known)).book == known
    assert merged_books(known, read_book_file(book_json(known)).book) == known


@pytest.mark.parametrize("text", ["", "[]", "{", '{"format": "streets-record"}', "[" * 50_000])
def test_a_text_that_is_no_book_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_book_file(text)


def test_damaged_games_in_a_file_leave_the_others() -> None:
    data = json.loads(book_json(full(5)))
    data["games"][0]["seats"][0]["money"] = "much"
    data["games"][1]["edition"] = "<b>"
    data["games"][2] = None
    assert len(read_book_file(json.dumps(data)).book.rows) == 2


ROW_DAMAGES: dict[str, list[object]] = {
    "id": ["", "a b", 7, 'x",1', "x" * 41],
    "at": ["2026-02-30T10:00", "today", None],
    "app": [3, None, ["1"]],
    "edition": ["2031", 2021, ""],
    "business": ["yes", 2, None],
    "difficulty": ["brutal", 1],
    "daily": ["2026-13-01", "today", 5],
    "seed": [5, None],
    "turns": [-1, 1.5, "9", True, 10**5],
    "deal": ["xyz", 5, "0" * 9],
    "sights": [{"street": -1}, {"street": "1"}, {"street": 0.5}, 5],
    "seats": [[], [{}], "ab", 3, None],
    "flags": [None, 4],
}
SEAT_DAMAGES: dict[str, list[object]] = {
    "player": ["me", 5, "0123456", "01234567 @89abcdef"],
    "card": ["wizard", 3, None],
    "money": [1.5, "9", [], 10**9],
    "best": [1.5, "9", [], 10**9],
}


@pytest.mark.parametrize(("field", "wrong"), [(each, w) for each in ROW_DAMAGES for w in ROW_DAMAGES[each]])
def test_an_impossible_value_in_a_file_is_refused(field: str, wrong: object) -> None:
    data = json.loads(book_json(full(1)))
    assert read_book_file(json.dumps(data)).book.rows
    data["games"][0][field] = wrong
    assert read_book_file(json.dumps(data)).book.rows == {}


@pytest.mark.parametrize(("field", "wrong"), [(each, w) for each in SEAT_DAMAGES for w in SEAT_DAMAGES[each]])
def test_an_impossible_seat_in_a_file_is_refused(field: str, wrong: object) -> None:
    data = json.loads(book_json(full(1)))
    data["games"][0]["seats"][0][field] = wrong
    assert read_book_file(json.dumps(data)).book.rows == {}


@pytest.mark.parametrize("kind", ["human", "a bot", "b" * 25, ""])
def test_an_impossible_kind_in_a_file_is_refused(kind: str) -> None:
    data = json.loads(book_json(full(1)))
    data["games"][0]["seats"][0] |= {"player": "", "kind": kind}
    assert read_book_file(json.dumps(data)).book.rows == {}


# --- Statistics ---


def game(number: int, *money: int, flags: tuple[str, ...] = (), card: str = "") -> BookRow:
    seats = tuple(
        BookSeat(player_id(name), "human", card, dollars, dollars, 0, 0)
        for name, dollars in zip(NAMES, money, strict=False)
    )
    return BookRow(f"g{number}", f"2026-01-0{number}T00:00", "", "2021", False, "", "", "", seats, 9, flags)


def book_of(*rows: BookRow) -> ResultsBook:
    return ResultsBook({row.id: row_line(row) for row in rows}, people(*NAMES))


def test_a_player_is_compared_with_the_best_of_the_others() -> None:
    rows = (game(1, 50, 20), game(2, 30, 40), game(3, 90, 10, 80, card="hacker"))
    totals = player_totals(rows, player_id("Ana"))
    assert (totals.played, totals.won) == (3, 2)
    assert totals.margins == ((2, Average(2, 20)), (3, Average(1, 10)))
    assert totals.largest == rows[0] and totals.cards == (("hacker", 1, 1),)


def test_the_best_street_of_a_player_is_found() -> None:
    rows = tuple(
        row._replace(seats=(row.seats[0]._replace(best=best), *row.seats[1:]))
        for row, best in ((game(1, 50, 20), 31), (game(2, 30, 40), 12), (game(3, 9, 1), 0))
    )
    assert player_totals(rows, ANA).street == (31, rows[0])
    assert player_totals(rows, BEN).street is None


def test_games_with_practice_or_hints_do_not_count() -> None:
    rows = (game(1, 50, 20, flags=("practice",)), game(2, 30, 40, flags=("hints",)))
    assert player_totals(rows, player_id("Ana")).played == 0
    assert duels(rows, player_id("Ana")) == ()


def test_head_to_head_is_pairwise() -> None:
    rows = (game(3, 50, 50, 90), game(2, 30, 40), game(1, 70, 40))
    met = duels(rows, player_id("Ana"))
    assert met[0] == (player_id("Бен"), Duel(1, 1, 1, 20, ("tied", "lost", "won")))
    assert [other for other, _ in met] == [player_id("Бен"), player_id("Cleo")]


def test_rows_are_listed_latest_first() -> None:
    rows = [game(1, 1, 2), game(3, 1, 2), game(2, 1, 2)]
    known = ResultsBook({each.id: row_line(each) for each in rows})
    assert [each.id for each in rows_of(known)] == ["g3", "g2", "g1"]
    assert replace(known, filled=True).filled


# --- Alone ---


def alone(
    number: int, mine: int, card: str = "", *, business: bool = False, flags: tuple[str, ...] = ()
) -> BookRow:
    seats = (BookSeat(ANA, "human", card, mine, mine, 0, 0), BookSeat("", "grifter", "", 50, 50, 0, 0))
    return game(number, 1, 1, flags=flags)._replace(seats=seats, difficulty="hard", business=business)


def test_the_best_solo_game_is_kept_for_each_card_and_difficulty() -> None:
    rows = (
        alone(1, 60),
        alone(2, 80, business=True),
        alone(3, 70),
        alone(4, 40, "hacker", business=True),
        alone(5, 99, flags=("practice",)),
        game(6, 90, 10),
    )
    best = solo_bests(rows, ANA)
    assert {key: (found.row.id, found.margin, found.business) for key, found in best.items()} == {
        ("", "hard"): ("g2", 30, True),
        ("hacker", "hard"): ("g4", -10, False),
    }
    assert solo_bests(rows, BEN) == {}


def test_a_sight_leads_to_the_first_game_with_it() -> None:
    seen = Sight("street", 12), Sight("kept", 40)
    rows = (
        alone(3, 60)._replace(sights=seen[:1]),
        alone(2, 60)._replace(sights=seen),
        alone(1, 60, flags=("hints",))._replace(sights=seen),
    )
    assert sights_seen(rows, ANA) == {"street": (rows[1], 12), "kept": (rows[1], 40)}
    for each in rows:
        assert line_row(row_line(each)) == each
    assert read_book_file(book_json(book_of(*rows))).book.rows == book_of(*rows).rows


# --- Earlier versions ---


def test_the_book_of_an_earlier_version_opens() -> None:
    known = stored_book(MemoryStore({BOOK_KEYS[1]: (HERE / "fixtures" / "book-1.txt").read_text("utf-8")}))
    assert known.filled and sorted(known.names.values()) == ["Ana", "Ben", "Ben"]
    later, first = rows_of(known)
    assert (later.daily, later.difficulty) == ("2026-11-27", "hard")
    assert [(seat.money, seat.best) for seat in later.seats] == [(70, 31), (90, 22)]
    assert (later.deal, later.sights) == ("0f3c9a1b", (Sight("street", 31),))
    assert first.flags == ("practice",) and first.seats[1].card == "hacker" and first.seed == "a town"
    assert known.people[player_id("Ana")] == Person("Ana", 1, "star", 1_700_000_000_000)
    assert known.person(player_id("Benny")) == player_id("Ben")
    file = read_book_file((HERE / "fixtures" / "book-1.json").read_text("utf-8")).book
    assert file == replace(known, filled=False)
