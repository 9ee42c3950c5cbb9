"""Puzzles: the collection, the pages, a puzzle on the table, its answers, runs and results."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis.strategies import DataObject, data, integers, permutations, sampled_from, sets

from app.bots.reasons import Reason
from app.bots.verdict import Verdict
from app.bots.verdict_text import encode_judgement
from app.engine.forecast import preview, worths
from app.engine.game import observe
from app.engine.record import encode
from app.engine.session import Session
from app.engine.state import Build, State, parse_action
from app.saves.puzzle_results import (
    BEGINNING,
    FIRST_STEP,
    MISSES,
    RESULTS,
    FirstAnswer,
    PuzzleResults,
    Run,
    answers_text,
    merged_answers,
    read_answers,
)
from app.ui.core.jobs import jobs
from app.ui.core.messages import Message, RouteChanged, StoredLoaded, TodayIs, parse_message
from app.ui.core.model import Model, draw_word
from app.ui.core.registry import AskToday, Navigate, OfferLink, StoreText
from app.ui.core.texts import passage, say
from app.ui.core.update import update
from app.ui.features.puzzles.collection import (
    EXACT_KINDS,
    FIRST_PUZZLE_DAY,
    FORMER_KINDS,
    NEAR,
    THEMES,
    Collection,
    Puzzle,
    Valued,
    pack_record,
    unpack_action,
    unpack_record,
    value_of,
    value_with_tile,
)
from app.ui.features.puzzles.handlers import FETCH_PUZZLES, reply, solving_of
from app.ui.features.puzzles.state import (
    RUN_STEP,
    SIMILAR,
    AnswerCompared,
    BeginRun,
    FetchPuzzlesAgain,
    NextPuzzle,
    Puzzles,
    PuzzlesFetched,
    PuzzlesNotFetched,
    SharePuzzle,
    ShowAnswer,
    Solving,
    next_puzzle_id,
    puzzles_of,
    run_of,
)
from app.ui.table.messages import Act, Undo
from app.ui.table.model import TABLE, helps, table_in_sight
from app.ui.table.places import undoable
from environment import ROOT
from puzzling.packing import with_days
from tests.ui.markup import find, page_of
from tests.ui.playing import chosen, new_session, seeded, table_of
from tests.ui.puzzles import COLLECTION, FILE, JUDGED, TEXT, TODAY, at, opened, sent

PUZZLE_DAYS = ROOT / "tests" / "ui" / "puzzle_days.txt"
"""The date and the id of each published puzzle of the day."""

LARGEST = 150_000
"""The largest compressed size of the file in bytes."""


def solving(model: Model) -> Solving:
    assert model[TABLE] is not None
    found = solving_of(table_of(model))
    assert found is not None
    return found


def session(model: Model) -> Session:
    assert model[TABLE] is not None
    return table_of(model).session


def wrong(puzzle: Puzzle) -> str:
    """Return a legal action that is not an answer."""
    decision = puzzle.session().state.decision
    assert decision is not None
    return next(str(each) for each in decision.options if puzzle.outcome(str(each)) == "no")


def seen_at(puzzle: Puzzle) -> State:
    """Return the position as the deciding seat knows it."""
    return observe(puzzle.session().state, puzzle.seat)


# --- The collection ---


def test_there_are_enough_puzzles_of_every_kind() -> None:
    judged = sum(puzzle.exact is None for puzzle in COLLECTION.puzzles)
    assert judged >= 280
    assert {kind for kind in EXACT_KINDS if len(COLLECTION.themed(kind)) < 40} == set()
    assert {puzzle.theme for puzzle in COLLECTION.puzzles} == set(THEMES)
    assert len({puzzle.id for puzzle in COLLECTION.puzzles}) == len(COLLECTION)


def test_puzzles_are_of_all_levels() -> None:
    levels = [puzzle.level for puzzle in COLLECTION.puzzles]
    assert sum(level >= 1300 for level in levels) >= 40
    assert sum(level >= 1500 for level in levels) >= 20
    assert sum(bool(puzzle.near) for puzzle in COLLECTION.puzzles) >= 60


def test_the_collection_is_small() -> None:
    assert len(gzip.compress(FILE.read_bytes())) <= LARGEST


def test_every_answer_is_one_of_several_legal_ones_of_the_only_person() -> None:
    for puzzle in COLLECTION.puzzles:
        state = puzzle.session().state
        assert state.decision is not None, puzzle.id
        assert state.decision.seat == puzzle.seat, puzzle.id
        legal = {str(action) for action in state.decision.options}
        listed = [*puzzle.answers, *puzzle.near, *(each.action for each in puzzle.comparisons)]
        assert set(listed) <= legal, puzzle.id
        assert len(set(listed)) == len(listed) < len(legal) and len(legal) >= 4, puzzle.id
        assert [n for n, seat in enumerate(state.seats) if seat.kind == "human"] == [puzzle.seat]


def test_every_judged_puzzle_says_what_a_mistake_costs_and_why() -> None:
    for puzzle in COLLECTION.puzzles:
        if puzzle.exact is None:
            assert puzzle.comparisons, puzzle.id
            assert all(each.loss >= 3 and each.reasons for each in puzzle.comparisons), puzzle.id
        else:
            assert not puzzle.comparisons, puzzle.id


def test_dollars_in_reasons_are_the_engines() -> None:
    """Reasons about streets that close at once and about worths repeat what a preview says."""
    checked = 0
    for puzzle in COLLECTION.puzzles[::3]:
        for compared in puzzle.comparisons:
            state = observe(puzzle.session().state, puzzle.seat)
            best, other = parse_action(puzzle.answers[0]), parse_action(compared.action)
            assert isinstance(best, Build) and isinstance(other, Build)
            for reason in compared.reasons:
                paid = {
                    "closes": (reason.dollars, best),
                    "trapped": (reason.dollars, best),
                    "waits": (reason.instead, other),
                    "patience": (reason.instead, other),
                    "pays": (reason.instead, other),
                }.get(reason.kind)
                if paid is not None:
                    closed = preview(state, paid[1]).enclosed
                    assert paid[0] in [scoring.dollars[reason.seat] for scoring in closed], puzzle.id
                    checked += 1
                if reason.kind in ("worth", "other_tile"):
                    told = [worths(state, each.tile)[each.cell, each.facing] for each in (best, other)]
                    assert told == [reason.dollars, reason.instead], puzzle.id
                    checked += 1
    assert checked >= 50


def test_the_answers_of_close_it_now_close_a_street_of_the_player() -> None:
    for puzzle in COLLECTION.themed("closing"):
        answer = parse_action(puzzle.answers[0])
        assert isinstance(answer, Build)
        closed = preview(seen_at(puzzle), answer).enclosed
        assert any(scoring.dollars[puzzle.seat] for scoring in closed), puzzle.id


def test_exact_answers_have_the_best_value_of_all_legal_actions() -> None:
    """The second referee checks the same answers without the engine (`tests/second_opinion`)."""
    for kind in EXACT_KINDS:
        for puzzle in COLLECTION.themed(kind)[::12]:
            seen = observe(puzzle.session().state, puzzle.seat)
            assert seen.decision is not None
            values = {str(action): value_of(kind, seen, action) or 0 for action in seen.decision.options}
            best = max(values.values())
            assert {action for action, value in values.items() if value == best} == set(puzzle.answers)


def test_records_survive_packing() -> None:
    tiles = JUDGED.tiles
    for puzzle in COLLECTION.puzzles[::20]:
        record = unpack_record(puzzle.packed, tiles, ("Ana", "Ben", "Cleo"), puzzle.seat)
        assert pack_record(record, tiles) == puzzle.packed
    with pytest.raises(ValueError, match="not a packed action"):
        unpack_action("x1,2", tiles)


@pytest.mark.parametrize(
    ("mode", "cards", "seed"),
    [
        ("multiplayer", ("investor", "entrepreneur"), "a"),
        ("multiplayer", ("renovator", "contractor", "hacker"), "b"),
        ("solo", ("location-scout",), "c"),
    ],
)
def test_records_with_consultants_survive_packing(mode: str, cards: tuple[str, ...], seed: str) -> None:
    """Doubled signs, renovated buildings, exchanged tiles and the Grifter's advantage stay."""
    session, rng = new_session(len(cards), mode=mode, cards=cards), Random(seed)
    while (decision := session.state.decision) is not None:
        session = session.act(rng.choice(list(decision.options)))
    record = json.loads(encode(session.record))
    packed = pack_record(record, JUDGED.tiles)
    again = unpack_record(packed, JUDGED.tiles, ("Ana", "Ben", "Cleo"), 0)
    for key in ("mode", "consultants", "difficulty", "hands", "stack", "grifter_stack", "actions"):
        assert again[key] == record[key]
    told = [[(seat["consultant"], seat["money"]) for seat in each["seats"]] for each in (again, record)]
    assert told[0] == told[1]
    verbs = {"investor": " double", "renovator": "renovate ", "entrepreneur": "swap "}
    for card in cards:
        assert any(verbs.get(card, "") in action for action in record["actions"]), card


def test_some_puzzles_have_three_players_and_some_have_consultants() -> None:
    starts = [puzzle.session().start for puzzle in COLLECTION.puzzles if puzzle.packed.count("/") > 5]
    assert len(starts) >= 12 and {len(start.seats) for start in starts} == {3}
    assert sum(puzzle.packed.partition("/")[0].count("+") for puzzle in COLLECTION.puzzles) >= 12


def dates(count: int) -> list[str]:
    """Return the first dates with a puzzle, more than there are puzzles."""
    return [(FIRST_PUZZLE_DAY + timedelta(days=number)).isoformat() for number in range(count)]


def calendar(puzzles: Iterable[Puzzle], count: int) -> dict[str, str]:
    """Return the id of each date's puzzle."""
    collection = Collection(tuple(puzzles))
    return {date: collection.of_day(date).id for date in dates(count)}


def test_each_puzzle_is_once_the_puzzle_of_the_day_before_any_comes_again() -> None:
    days = {puzzle.day: puzzle.id for puzzle in COLLECTION.puzzles}
    assert len(days) == len(COLLECTION)
    shown = calendar(COLLECTION.puzzles, max(days) + 1)
    assert {number: shown[date] for number, date in enumerate(shown) if number in days} == days


def test_published_and_near_dates_keep_their_puzzles() -> None:
    """The file gets a line for each new date before a release; no line ever changes."""
    published = dict(line.split() for line in PUZZLE_DAYS.read_text(encoding="utf-8").splitlines())
    assert {date: COLLECTION.of_day(date).id for date in published} == published
    assert list(published) == dates(len(published))
    assert COLLECTION.of_day("2027-06-30").id == "c1864f"


def test_former_puzzles_are_in_no_set_and_no_run_but_open_from_dates_and_links() -> None:
    former = {puzzle.id for puzzle in COLLECTION.former}
    listed = {puzzle.id for theme in THEMES for puzzle in COLLECTION.themed(theme)}
    assert former and former.isdisjoint(listed | set(run_of(COLLECTION, "seed", PuzzleResults()).puzzles))
    assert {puzzle.theme for puzzle in COLLECTION.former} >= set(FORMER_KINDS)
    for kind in FORMER_KINDS:
        puzzle = next(each for each in COLLECTION.former if each.theme == kind)
        date = FIRST_PUZZLE_DAY + timedelta(days=puzzle.day)
        assert f'href="#/puzzle/{puzzle.id}"' in page_of(sent(opened("#/puzzles"), TodayIs(date.isoformat())))
        model = sent(at(puzzle), Act(puzzle.answers[0]))
        assert say("puzzles.right") in page_of(model) and solving(model).settled
        assert update(model, NextPuzzle())[1]


def test_former_exact_answers_have_the_best_value_of_all_legal_actions() -> None:
    for puzzle in COLLECTION.former:
        if puzzle.exact is not None:
            seen = seen_at(puzzle)
            values = {str(each): value_of(puzzle.exact, seen, each) or 0 for each in puzzle.options()}
            best = max(values.values())
            assert {each for each in values if values[each] == best} == set(puzzle.answers), puzzle.id


@given(data())
@settings(max_examples=60, deadline=None)
def test_adding_or_removing_puzzles_changes_no_other_date(drawn: DataObject) -> None:
    """Some puzzles leave, some come later than all dates of others; every other date keeps its puzzle."""
    every = COLLECTION.puzzles[:40]
    days = drawn.draw(permutations(range(len(every))))
    every = tuple(puzzle.replace(day=day) for puzzle, day in zip(every, days, strict=True))
    today = drawn.draw(integers(1, len(every)))
    before = tuple(puzzle for puzzle in every if puzzle.day < today)
    gone = drawn.draw(sets(sampled_from([puzzle.id for puzzle in before]), max_size=len(before) - 1))
    after = tuple(puzzle for puzzle in every if puzzle.id not in gone)
    new = {puzzle.id for puzzle in every if puzzle.day >= today}
    old, now = calendar(before, 60), calendar(after, 60)
    for number, date in enumerate(old):
        if old[date] in gone:
            assert now[date] not in gone
        elif now[date] in new:
            assert number >= today  # only future dates get a new puzzle
        else:
            assert now[date] == old[date], date


def test_new_puzzles_get_free_future_days_and_others_keep_theirs() -> None:
    before = {"aa": 0, "bb": 7, "gone": 6}
    assert with_days(["dd", "bb", "cc", "aa"], before, 6) == {"aa": 0, "bb": 7, "cc": 6, "dd": 8}
    assert with_days(["cc", "aa"], before, 200) == {"aa": 0, "cc": 200}


# --- The pages ---


def test_the_page_fetches_the_collection_and_says_how_many_there_are() -> None:
    model, effects = update(seeded(), RouteChanged("#/puzzles"))
    assert effects == (AskToday(), FETCH_PUZZLES)
    assert 'role="status"' in page_of(model)
    model = opened("#/puzzles")
    (main,) = find(page_of(model), "main")
    assert main["data-puzzles"] == str(len(COLLECTION))
    links = [each.attributes.get("href") for each in find(page_of(model), "a")]
    assert f"#/puzzle/{COLLECTION.of_day(TODAY).id}" in links
    assert {f"#/puzzles/{theme}" for theme in THEMES} <= set(links)


def test_a_collection_that_fails_to_load_can_be_fetched_again() -> None:
    for address in ("#/puzzles", f"#/puzzle/{JUDGED.id}"):
        model = sent(seeded(), RouteChanged(address), PuzzlesNotFetched())
        assert 'role="alert"' in page_of(model)
        model, effects = update(model, FetchPuzzlesAgain())
        assert effects == (FETCH_PUZZLES,)
        assert 'role="alert"' not in page_of(model)


@pytest.mark.parametrize("theme", THEMES)
def test_a_set_links_to_its_puzzles(theme: str) -> None:
    links = {each.attributes.get("href") for each in find(page_of(opened(f"#/puzzles/{theme}")), "a")}
    assert {f"#/puzzle/{puzzle.id}" for puzzle in COLLECTION.themed(theme)} <= links


def test_earlier_days_keep_their_puzzles() -> None:
    shown = page_of(opened("#/puzzles/days"))
    assert f"#/puzzle/{COLLECTION.of_day('2026-11-20').id}" in shown


@pytest.mark.parametrize("address", ["#/puzzles/nothing", "#/puzzle/zzzzzz"])
def test_unknown_addresses_lead_to_the_page(address: str) -> None:
    model = sent(seeded(), RouteChanged("#/puzzles"), PuzzlesFetched(TEXT))
    _, effects = update(model, RouteChanged(address))
    assert effects == (Navigate("#/puzzles", replacing=True),)


# --- A puzzle on the table ---


def test_a_puzzle_opens_from_a_link_with_the_hand_of_its_seat() -> None:
    model, effects = update(seeded(), RouteChanged(f"#/puzzle/{JUDGED.id}"))
    assert effects == (FETCH_PUZZLES,)
    model = at(JUDGED)
    table = table_in_sight(model)
    assert table is not None and table.viewing.viewer == JUDGED.seat
    assert "data-solved" not in page_of(model)
    assert model.spoken == "Find the best move."


def test_the_question_says_what_the_consultant_does() -> None:
    """On a phone no picture of the card is in sight."""
    puzzle = next(each for each in COLLECTION.themed("payday") if each.packed.startswith("+hacker"))
    card = puzzle.session().start.seats[puzzle.seat].consultant
    model = at(puzzle)
    asked = f"Which move pays you the most right now? {say(f'help.consultants.{card}.name')}: "
    assert model.spoken.startswith(asked)
    assert say(f"help.consultants.{card}.line") in page_of(model)


def test_the_question_of_the_last_build_says_what_the_card_does_at_the_end() -> None:
    puzzle = next(
        each
        for each in COLLECTION.themed("finale")
        if each.session().state.seats[each.seat].consultant == "location-scout"
    )
    assert "The card has no effect at the end of the game." in at(puzzle).spoken


@pytest.mark.parametrize("puzzle", [JUDGED, *(COLLECTION.themed(kind)[0] for kind in EXACT_KINDS)])
def test_the_best_action_solves_it_and_stays_on_the_board(puzzle: Puzzle) -> None:
    model, effects = update(at(puzzle), Act(puzzle.answers[0]))
    assert solving(model).outcome == "yes"
    assert str(session(model).history[solving(model).start].action) == puzzle.answers[0]
    assert 'data-solved="yes"' in page_of(model)
    assert puzzles_of(model).results.outcome(puzzle.id) == "yes"
    assert any(isinstance(effect, StoreText) and effect.key == "puzzles" for effect in effects)
    assert model.spoken.startswith("Right!")


def test_an_answer_two_dollars_behind_is_nearly_right_and_says_so() -> None:
    puzzle = next(each for each in COLLECTION.themed("payday") if each.near)
    seen = observe(puzzle.session().state, puzzle.seat)
    best, near = (value_of("payday", seen, parse_action(each[0])) for each in (puzzle.answers, puzzle.near))
    assert best is not None and near is not None and 0 < best - near <= NEAR
    model = sent(at(puzzle), Act(puzzle.near[0]))
    assert 'data-solved="near"' in page_of(model)
    assert model.spoken.startswith("Nearly!")
    assert f"The best move is worth ${best - near} more." in page_of(model)
    assert str(session(model).history[solving(model).start].action) == puzzle.near[0], "it stays"
    (answer,) = puzzles_of(model).results.answers
    assert answer.points == 0.5


def test_every_exact_answer_two_dollars_behind_is_nearly_right() -> None:
    """Except against the Grifter, whose best spots differ by little more."""
    for puzzle in COLLECTION.puzzles[::9]:
        if puzzle.exact is not None and puzzle.exact != "steering":
            seen = observe(puzzle.session().state, puzzle.seat)
            values = {str(each): value_of(puzzle.exact, seen, each) or 0 for each in puzzle.options()}
            best = max(values.values())
            assert {each for each in values if best - NEAR <= values[each] < best} == set(puzzle.near)


def test_a_nearly_right_answer_is_no_miss_of_a_run() -> None:
    puzzle = next(each for each in COLLECTION.themed("payday") if each.near)
    results = PuzzleResults(run=Run((puzzle.id, JUDGED.id)))
    model = sent(opened("#/puzzles"), StoredLoaded("puzzles", answers_text(results)))
    model = sent(at(puzzle, model), Act(puzzle.near[0]))
    assert puzzles_of(model).run == Run((puzzle.id, JUDGED.id), 1, 0)


def test_a_wrong_action_is_taken_back_and_can_be_bettered() -> None:
    model = sent(at(JUDGED), Act(wrong(JUDGED)))
    assert solving(model).outcome == "no"
    assert len(session(model).history) == solving(model).start
    assert 'data-solved="no"' in page_of(model)
    assert model.spoken.startswith("Not the best.")
    model = sent(model, Act(JUDGED.answers[0]))
    assert solving(model).outcome == "yes"
    assert puzzles_of(model).results.outcome(JUDGED.id) == "no"  # the first answer counts


def test_a_listed_mistake_says_what_it_costs_and_what_is_wrong_but_not_the_answer() -> None:
    puzzle, compared = next(
        (puzzle, each)
        for puzzle in COLLECTION.themed("waiting")
        for each in puzzle.comparisons
        if each.reasons[0].kind == "patience"
    )
    reason = compared.reasons[0]
    model = sent(at(puzzle), Act(compared.action))
    shown = page_of(model)
    assert f"costs about ${round(compared.loss)}" in shown
    assert f"for ${reason.instead}. Left open, that street is worth about ${reason.dollars}." in shown
    model = sent(model, ShowAnswer())
    assert "This is the answer." in model.spoken
    assert f"Your earlier move costs about ${round(compared.loss)}." in model.spoken
    assert str(session(model).history[-1].action) == puzzle.answers[0]


def compared(puzzle: Puzzle, action: str, dollars: float) -> Message:
    """Return the worker's comparison of a wrong action with the answer."""
    verdict = Verdict(parse_action(action), parse_action(puzzle.answers[0]), dollars, 1.0, 2, (), 32, 16)
    done = f"{AnswerCompared.verb} {puzzle.id} {encode_judgement(verdict, [Reason('sum', puzzle.seat)])}"
    return parse_message(done)


def test_a_second_flaw_does_not_name_the_street_of_the_first_again() -> None:
    puzzle = next(
        each
        for each in COLLECTION.themed("stopping")
        if any(compared.reasons[0].kind == "trapped" for compared in each.comparisons)
    )
    listed = next(each for each in puzzle.comparisons if each.reasons[0].kind == "trapped")
    trapped = listed.reasons[0]
    closes = Reason("closes", puzzle.seat, trapped.street, dollars=13)
    ways = {
        (trapped, closes): ("It leaves ", "Closing it would pay you $13 now."),
        (closes, trapped): ("It leaves ", f"Left open, it’s worth about ${trapped.instead} to Ben."),
        (trapped, closes.replace(street=())): ("It leaves ", "It leaves "),
    }
    for reasons, starts in ways.items():
        wrong = Solving(puzzle, 0, answer=listed.action, outcome="no")
        _, _, *flaws = reply(wrong.replace(compared=listed._replace(reasons=reasons)), seen_at(puzzle))
        said = [flaw.replace("Ana", "Ben") for flaw in flaws]
        assert all(flaw.startswith(start) for flaw, start in zip(said, starts, strict=True)), flaws


def test_a_flaw_is_followed_by_the_gain_elsewhere_of_the_wrong_answer() -> None:
    """Otherwise the flaws may cost more than the whole answer loses."""
    puzzle = COLLECTION.themed("closing")[0]
    price, hinders = Reason("forgoes", puzzle.seat, about=-11), Reason("hinders", 1 - puzzle.seat, about=15)
    gain = "On the plus side, it gains about $11 elsewhere."
    for reasons, said in (((hinders, price), True), ((hinders,), False), ((Reason("sum", 0), price), False)):
        compared = puzzle.comparisons[0]._replace(reasons=reasons)
        wrong = Solving(puzzle, 0, answer=compared.action, outcome="no", compared=compared)
        assert (gain in reply(wrong, seen_at(puzzle))) == said


def test_the_answer_is_compared_with_the_last_mistake() -> None:
    """Listed and compared mistakes in both orders; one that costs nothing leaves it to the most tempting."""
    puzzle = next(each for each in COLLECTION.themed("waiting") if len(each.comparisons) == 2)
    little, much = puzzle.comparisons
    known = {little.action, much.action}
    other = next(
        str(each) for each in puzzle.options() if puzzle.outcome(str(each)) == "no" and str(each) not in known
    )
    costs = {
        (little.action,): round(little.loss),
        (much.action, little.action): round(little.loss),
        (other, much.action): round(much.loss),
        (much.action, other): 99,
    }
    for actions, dollars in costs.items():
        model = at(puzzle)
        for action in actions:
            model = sent(model, Act(action))
            if action == other:
                model = sent(model, compared(puzzle, other, 99.0))
        assert f"Your earlier move costs about ${dollars}." in page_of(sent(model, ShowAnswer())), actions
    model = sent(at(puzzle), Act(other), compared(puzzle, other, 0.2))
    assert "less than a dollar" in page_of(model)
    model = sent(model, ShowAnswer())
    assert "earlier" not in page_of(model)
    assert f"tempting, but costs about ${round(much.loss)}." in page_of(model)


def test_one_reason_is_in_sight_and_the_others_open() -> None:
    puzzle = next(each for each in COLLECTION.themed("waiting") if each.comparisons[0].reasons)
    model = sent(at(puzzle), ShowAnswer())
    (words,), (more,) = find(page_of(model), id="coach-words"), find(page_of(model), "details", "why-more")
    solving = solving_of(table_of(model))
    assert solving is not None
    _, first, *others = reply(solving, seen_at(puzzle))
    assert words.text == first and more.text == f"Why? {passage(others)}"


def test_reasons_call_the_player_you() -> None:
    """Neither the flaw of a choice nor the reason for the answer contains the player's name."""
    for puzzle in COLLECTION.puzzles[::4]:
        seen = observe(puzzle.session().state, puzzle.seat)
        name = ("Ana", "Ben", "Cleo")[puzzle.seat]
        for compared in puzzle.comparisons:
            wrong = Solving(puzzle, 0, answer=compared.action, outcome="no", compared=compared)
            right = Solving(puzzle, 0, answer=puzzle.answers[0], outcome="yes")
            for words in (reply(wrong, seen), reply(right, seen), reply(wrong.replace(shown=True), seen)):
                assert name not in " ".join(words).split(), (puzzle.id, words)


def test_a_theme_shows_in_its_set_alone_before_the_answer() -> None:
    """*Not yet* and *Close it now* are answers."""
    puzzle = COLLECTION.themed("waiting")[0]
    assert "Not yet" in page_of(at(puzzle, opened("#/puzzles/waiting")))
    for model in (at(puzzle), at(puzzle, sent(opened("#/puzzles/waiting"), RouteChanged("#/train")))):
        assert "Not yet" not in page_of(model)
        assert "Not yet" in page_of(sent(model, Act(puzzle.answers[0])))
    run = PuzzleResults(run=Run((puzzle.id, JUDGED.id)))
    model = sent(opened("#/puzzles/waiting"), StoredLoaded("puzzles", answers_text(run)))
    assert "Not yet" not in page_of(at(puzzle, model))


def test_answers_to_puzzles_that_are_gone_do_not_count_on_the_page() -> None:
    gone = [FirstAnswer("aa", "yes", 600), FirstAnswer("bb", "near", 600)]
    answers = [*gone, FirstAnswer(JUDGED.id, "yes", 1000), FirstAnswer(COLLECTION.puzzles[1].id, "near", 900)]
    stored = answers_text(PuzzleResults(tuple(answers)))
    model = sent(Model(), StoredLoaded("puzzles", stored), RouteChanged("#/puzzles"), PuzzlesFetched(TEXT))
    words = f"1 of {len(COLLECTION)} solved at the first attempt. And 1 nearly solved."
    assert words in page_of(sent(model, TodayIs(TODAY)))
    assert len(puzzles_of(model).results.answers) == 4, "nothing stored is lost"


def test_a_wrong_action_that_the_puzzle_does_not_list_is_compared_by_the_worker() -> None:
    listed = {each.action for each in JUDGED.comparisons}
    decision = JUDGED.session().state.decision
    assert decision is not None
    mistakes = [str(each) for each in decision.options if JUDGED.outcome(str(each)) == "no"]
    action, other = [each for each in mistakes if each not in listed][:2]
    model = sent(at(JUDGED), Act(action))
    (job,) = (job for job in jobs(model) if job.task == "compare-choices")
    assert job.texts[1:] == (JUDGED.answers[0], action)
    verdict = Verdict(parse_action(action), parse_action(JUDGED.answers[0]), 7.4, 1.0, 2, (), 32, 16)
    done = parse_message(f"{job.done} {encode_judgement(verdict, [Reason('sum', JUDGED.seat)])}")
    assert sent(sent(at(JUDGED), Act(other)), done).spoken.startswith("Not the best."), "it came too late"
    model = sent(model, done)
    assert "costs about $7" in model.spoken and "costs about $7" in page_of(model)
    assert "Several small things" not in page_of(model), (
        "what says nothing of the mistake waits for the answer"
    )
    assert not [job for job in jobs(model) if job.task == "compare-choices"]
    assert "Several small things add up." in page_of(sent(model, ShowAnswer()))


def unlisted(puzzle: Puzzle) -> str:
    """Return a wrong action that the puzzle does not list."""
    options = map(str, puzzle.options())
    return next(each for each in options if puzzle.outcome(each) == "no" and puzzle.listed(each) is None)


def test_a_wrong_action_that_costs_nothing_counts_as_right_after_all() -> None:
    other = unlisted(JUDGED)
    model = sent(at(JUDGED), Act(other))
    missed = puzzles_of(model).results
    assert missed.outcome(JUDGED.id) == "no"
    model, effects = update(model, compared(JUDGED, other, -2.0))
    results = puzzles_of(model).results
    assert solving(model).settled and str(session(model).history[-1].action) == other
    assert say("puzzles.right") in page_of(model) and say("puzzles.as_good") in model.spoken
    assert results.outcome(JUDGED.id) == "yes" and results.rating > missed.rating
    assert any(isinstance(effect, StoreText) for effect in effects)
    before, after = answers_text(missed), answers_text(results)
    assert RESULTS.merge(before, before, after) == after == RESULTS.merge(after, before, before)


def test_only_the_first_answer_counts_as_right_after_all() -> None:
    model = sent(at(JUDGED), Act(JUDGED.comparisons[0].action), Act(unlisted(JUDGED)))
    model = sent(model, compared(JUDGED, unlisted(JUDGED), 0.0))
    assert solving(model).settled
    assert puzzles_of(model).results.outcome(JUDGED.id) == "no"


def test_a_run_takes_back_the_miss_of_an_answer_that_is_right_after_all() -> None:
    run = Run((JUDGED.id, *(puzzle.id for puzzle in COLLECTION.puzzles[:3])))
    model = sent(seeded(), StoredLoaded("puzzles", answers_text(PuzzleResults(run=run))))
    model = sent(at(JUDGED, model), Act(unlisted(JUDGED)))
    assert puzzles_of(model).run == run.replace(answered=1, misses=1)
    model = sent(model, compared(JUDGED, unlisted(JUDGED), 0.0))
    assert puzzles_of(model).run == run.replace(answered=1)
    assert puzzles_of(model).results.best_run == 1


def test_a_wrong_action_with_an_exact_value_needs_no_worker() -> None:
    puzzle = next(each for each in COLLECTION.puzzles if each.exact == "payday")
    model = sent(at(puzzle), Act(wrong(puzzle)))
    assert not [job for job in jobs(model) if job.task == "compare-choices"]
    assert "It pays you $" in page_of(model) or "It closes no street, so it pays you nothing" in page_of(
        model
    )


def test_a_build_that_pays_nothing_is_told_in_the_terms_of_the_game() -> None:
    """A build may close no street, or streets of others; in two turns it may leave both without pay."""
    payday = COLLECTION.themed("payday")[0]
    seen = observe(payday.session().state, payday.seat)
    builds = [each for each in payday.options() if isinstance(each, Build)]
    for action in builds:
        value = value_with_tile("payday", seen, action)
        assert value is not None and value.closes == bool(preview(seen, action).enclosed)
    idle = next(str(each) for each in builds if not preview(seen, each).enclosed)
    assert "It closes no street, so it pays you nothing at once." in page_of(sent(at(payday), Act(idle)))
    tempo = COLLECTION.themed("tempo")[0]
    base = Solving(tempo, 0, answer=wrong(tempo), outcome="no")
    words = {
        dollars: " ".join(reply(base.replace(value=Valued(dollars)), seen_at(tempo))) for dollars in (0, 5)
    }
    assert "It pays you nothing, now or next turn." in words[0]
    assert "It pays you $5 now, and nothing next turn." in words[5]


def test_showing_the_answer_counts_as_a_miss() -> None:
    model = sent(at(JUDGED), ShowAnswer())
    assert 'data-solved="no"' in page_of(model)
    assert puzzles_of(model).results.outcome(JUDGED.id) == "no"
    assert update(model, ShowAnswer()) == (model, ())


def test_the_moves_before_the_puzzle_cannot_be_undone() -> None:
    model = at(JUDGED)
    later = sent(model, Undo())
    assert len(session(later).history) == len(session(model).history)


def test_numbers_on_the_board_wait_for_an_exact_answer() -> None:
    puzzle = COLLECTION.themed("payday")[0]
    model = at(puzzle)
    assert helps(model) == "legal"
    assert helps(sent(model, Act(puzzle.answers[0]))) == "full"
    assert helps(at(JUDGED)) == "full"


def test_an_exact_answer_is_stated_in_dollars() -> None:
    puzzle = COLLECTION.themed("payday")[0]
    seen = observe(puzzle.session().state, puzzle.seat)
    dollars = value_of("payday", seen, parse_action(puzzle.answers[0]))
    assert f"It pays you ${dollars} at once." in page_of(sent(at(puzzle), Act(puzzle.answers[0])))


def test_a_puzzle_is_shared_by_its_address() -> None:
    assert update(at(JUDGED), SharePuzzle())[1] == (OfferLink(f"#/puzzle/{JUDGED.id}"),)


# --- The next puzzle ---


def test_next_goes_through_a_set_and_skips_answered_puzzles() -> None:
    these = COLLECTION.themed("payday")
    model = sent(opened("#/puzzles/payday"), RouteChanged(f"#/puzzle/{these[0].id}"))
    model = sent(model, Act(these[0].answers[0]))
    assert update(model, NextPuzzle())[1] == (Navigate(f"#/puzzle/{these[1].id}"),)
    known = puzzles_of(model)
    results = known.results.having(FirstAnswer(these[1].id, "no", 800))
    assert next_puzzle_id(known.replace(results=results), solving(model)) == these[2].id


def test_next_without_a_set_suits_the_players_rating() -> None:
    known = Puzzles(COLLECTION)
    chosen = COLLECTION.named(next_puzzle_id(known, Solving(JUDGED, 0)))
    assert chosen is not None and chosen is not JUDGED
    distance = abs(chosen.level - known.results.rating)
    assert distance == min(abs(puzzle.level - known.results.rating) for puzzle in COLLECTION.puzzles)


def test_when_all_are_answered_they_come_again() -> None:
    results = PuzzleResults(tuple(FirstAnswer(p.id, "yes", p.level) for p in COLLECTION.puzzles))
    assert next_puzzle_id(Puzzles(COLLECTION, results), Solving(JUDGED, 0)) not in ("", JUDGED.id)


def test_a_run_gets_harder_and_ends_with_the_third_miss() -> None:
    model = opened("#/puzzles")
    seed = draw_word(model)[1]
    model, effects = update(model, BeginRun())
    run = puzzles_of(model).run
    assert run is not None
    levels = [puzzle.level for id in run.puzzles if (puzzle := COLLECTION.named(id)) is not None]
    assert levels == sorted(levels)
    first = COLLECTION.named(run.puzzles[0])
    assert first is not None
    assert isinstance(effects[0], StoreText) and effects[1:] == (Navigate(f"#/puzzle/{first.id}"),)
    model = sent(at(first, model), Act(first.answers[0]))
    for _ in range(MISSES):
        (effect,) = update(model, NextPuzzle())[1]
        assert isinstance(effect, Navigate)
        model = sent(model, RouteChanged(effect.fragment), ShowAnswer())
    run = puzzles_of(model).run
    assert run is not None and run.over and run.solved == 1
    assert puzzles_of(model).results.best_run == 1
    assert "End of the run: 1 solved" in page_of(model)
    assert update(model, NextPuzzle())[1] == (Navigate("#/puzzles"),)
    assert run_of(COLLECTION, seed, PuzzleResults()).puzzles == run.puzzles


def test_a_new_run_begins_with_puzzles_not_solved_or_not_seen_lately() -> None:
    lowest = min(puzzle.level for puzzle in COLLECTION.puzzles) // SIMILAR
    latest, second, third, *_, missed, new = (p for p in COLLECTION.puzzles if p.level // SIMILAR == lowest)
    solved = [p for p in COLLECTION.puzzles if p not in (missed, new)]
    answers = [FirstAnswer(p.id, "yes", p.level) for p in solved]
    answers.append(FirstAnswer(missed.id, "no", missed.level))
    results = PuzzleResults(tuple(answers), run=Run((latest.id,), 1))
    for seed in "abc":
        assert {*run_of(COLLECTION, seed, results).puzzles[:RUN_STEP]} == {
            p.id for p in (new, missed, second, third)
        }


def reloaded(model: Model, address: str) -> Model:
    """Return the model of a page that starts again with what is stored."""
    stored = answers_text(puzzles_of(model).results)
    return sent(seeded(), StoredLoaded("puzzles", stored), RouteChanged(address), PuzzlesFetched(TEXT))


def test_a_run_continues_after_a_reload() -> None:
    """Before its first answer, between an answer and *Next*, on the next puzzle, and on the page."""
    model = sent(opened("#/puzzles"), BeginRun())
    run = puzzles_of(model).run
    assert run is not None
    first, second = (COLLECTION.named(id) for id in run.puzzles[:2])
    assert first is not None and second is not None
    model = reloaded(model, f"#/puzzle/{first.id}")
    assert solving(model).running
    model = sent(model, Act(first.answers[0]))
    assert "1 solved, 0 of 3 misses" in page_of(model)
    again = reloaded(model, f"#/puzzle/{first.id}")
    assert update(again, NextPuzzle())[1] == update(model, NextPuzzle())[1]
    again = sent(again, Act(wrong(first)))
    assert puzzles_of(again).run == puzzles_of(model).run  # only the first answer counts
    model = sent(reloaded(again, f"#/puzzle/{second.id}"), ShowAnswer())
    assert puzzles_of(model).run == run.replace(answered=2, misses=1)
    assert f'href="#/puzzle/{run.puzzles[2]}"' in page_of(reloaded(model, "#/puzzles"))


def test_a_run_skips_puzzles_that_a_new_version_left_out() -> None:
    run = run_of(COLLECTION, "seed", PuzzleResults()).replace(answered=1)
    model = sent(seeded(), StoredLoaded("puzzles", answers_text(PuzzleResults(run=run))))
    file = json.loads(TEXT)
    file["puzzles"] = [each for each in file["puzzles"] if each[0] not in run.puzzles[:3]]
    model = sent(model, PuzzlesFetched(json.dumps(file)))
    assert puzzles_of(model).run == run.replace(puzzles=(run.puzzles[0], *run.puzzles[3:]))


def test_of_two_runs_the_one_that_went_on_last_is_stored() -> None:
    old, new = Run(("aa", "bb"), 1, 0), Run(("cc", "dd"))
    begun = PuzzleResults(run=new)
    text, before = (
        answers_text(PuzzleResults(run=old.replace(answered=2))),
        answers_text(PuzzleResults(run=old)),
    )
    assert read_answers(RESULTS.merge(text, before, answers_text(begun))).run == new
    assert read_answers(RESULTS.merge(text, before, before)).run == old.replace(answered=2)
    assert merged_answers(PuzzleResults(run=new), PuzzleResults(run=old)).run == old
    assert merged_answers(PuzzleResults(run=new), PuzzleResults()).run == new
    assert merged_answers(PuzzleResults(run=old), PuzzleResults(run=old.replace(answered=0))).run == old


@pytest.mark.parametrize(
    "run", ["5", '["aa", 2, 0]', '["aa bb", 1, 2]', '["aa", true, 0]', '["A!", 0, 0]', '["aa", -1, -1]']
)
def test_a_damaged_run_is_none(run: str) -> None:
    assert read_answers(f'{{"answers": [], "run": {run}}}').run is None


# --- Results ---


def test_the_rating_rises_with_solved_puzzles_and_falls_with_missed_ones() -> None:
    assert PuzzleResults().rating == BEGINNING
    up = PuzzleResults().having(FirstAnswer("a", "yes", 1000))
    assert up.rating == BEGINNING + 24
    assert PuzzleResults().having(FirstAnswer("a", "near", 1000)).rating == BEGINNING
    assert up.having(FirstAnswer("b", "no", 1000)).rating < up.rating
    hard, easy = (PuzzleResults().having(FirstAnswer("a", "yes", level)).rating for level in (1400, 600))
    assert hard > easy


def test_the_rating_can_be_switched_off() -> None:
    model = sent(at(JUDGED), Act(JUDGED.answers[0]))
    assert "Rating 1" in page_of(model)
    off = replace(model, settings=chosen(puzzle_rating="off"))
    assert "Rating" not in page_of(off)
    assert "Your rating" not in page_of(sent(off, RouteChanged("#/puzzles")))


def test_results_are_stored_and_merged() -> None:
    one = PuzzleResults((FirstAnswer("aa", "yes", 800), FirstAnswer("bb", "no", 1000)), 3)
    assert read_answers(answers_text(one)) == one
    other = PuzzleResults((FirstAnswer("bb", "yes", 1000), FirstAnswer("cc", "near", 1250)), 1)
    both = merged_answers(one, other)
    assert both.outcome("aa") == "yes" and both.outcome("bb") == "yes" and both.outcome("cc") == "near"
    assert both.best_run == 3
    model = sent(seeded(), StoredLoaded("puzzles", answers_text(one)))
    assert puzzles_of(model).results == one


def test_answers_from_before_numbers_were_hidden_stay_but_are_not_rated() -> None:
    """Exact puzzles once showed their answers, so ratings restart, also after further saves."""
    old = read_answers('{"answers": [["aa", "yes", 1400], ["bb", "no", 600]], "best_run": 7}')
    assert [old.outcome("aa"), old.outcome("bb"), old.best_run] == ["yes", "no", 7]
    assert old.rating == BEGINNING
    later = old.having(FirstAnswer("cc", "yes", 1000))
    assert later.rating == BEGINNING + FIRST_STEP / 2
    again = read_answers(answers_text(later))
    assert again == later
    assert merged_answers(again, old) == merged_answers(later, PuzzleResults())
    assert again.having(FirstAnswer("aa", "no", 1400)) == again


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "{",
        '{"answers": 5}',
        '{"answers": [["A!", "yes", 800], ["a", "maybe", 1], 3], "best_run": true}',
    ],
)
def test_damaged_results_count_as_none(text: str) -> None:
    model = sent(seeded(), StoredLoaded("puzzles", text))
    assert puzzles_of(model).results == PuzzleResults()


def test_all_messages_of_the_pages_can_be_read() -> None:
    for message in (BeginRun(), NextPuzzle(), ShowAnswer(), SharePuzzle(), FetchPuzzlesAgain()):
        assert parse_message(str(message)) == message


def test_the_file_is_valid_and_holds_no_names() -> None:
    file = json.loads(TEXT)
    assert set(file) == {"tiles", "puzzles", "former"}


def test_no_puzzle_offers_to_replay_the_game_before_it() -> None:
    for puzzle in COLLECTION.puzzles[::20]:
        assert find(page_of(at(puzzle)), data_message="replay") == []


def test_an_answered_puzzle_asks_nothing_until_the_answer_is_undone() -> None:
    model = at(JUDGED)
    assert table_of(model).decision is not None
    assert not undoable(model, table_of(model)), "the position is the beginning"
    model = sent(model, ShowAnswer())
    assert table_of(model).decision is None
    assert find(page_of(model), data_action=None) == []
    assert undoable(model, table_of(model))
    model = sent(model, Undo())
    assert table_of(model).decision is not None, "the player may look at other builds"
