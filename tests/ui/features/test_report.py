"""The page of a game's report: its computations, stored verdicts, and contents."""

from __future__ import annotations

import json
from dataclasses import replace
from math import inf, nan
from random import Random
from typing import Any

import pytest

from app.bots.reasons import Reason
from app.bots.tasks import TASKS
from app.bots.verdict import Verdict
from app.bots.verdict_text import encode_judgement
from app.engine.state import parse_action
from app.ui.core.jobs import SPARE_MEMORY, jobs, needs_worker
from app.ui.core.messages import RouteChanged, parse_message
from app.ui.core.model import Model, Route
from app.ui.core.registry import After, Navigate
from app.ui.core.texts import signed_money
from app.ui.core.update import update
from app.ui.features.book.state import EnterJudged
from app.ui.features.report.box import BOX
from app.ui.features.report.judging import (
    AHEAD,
    COSTLIEST,
    early_judgements,
    new_report,
    shares_of,
    with_early_losses,
)
from app.ui.features.report.kept import kept_text, with_kept
from app.ui.features.report.moments import MOST, window_around
from app.ui.features.report.state import (
    EARLY,
    REPORT,
    EarlyReport,
    KeepReport,
    ReadReport,
    Report,
    ReportEarly,
    ReportFrom,
    ShowChoice,
)
from app.ui.features.saves.state import Load
from app.ui.table.handlers.settling import put_on_table
from app.ui.table.model import TABLE
from app.ui.words.names import seat_name
from tests.ui.markup import find, page_of, read
from tests.ui.playing import Player, new_session, reached, there
from tests.ui.reports import Reader, finished


def test_the_report_opens_from_the_end_of_a_game() -> None:
    model, _ = put_on_table(Model(route=Route("game", "g")), "g", finished())
    assert find(page_of(model), "button", data_message="report")
    _, effects = update(model, Report())
    assert effects == (Navigate("#/report/g"),)


def test_a_report_reads_its_game_first() -> None:
    model, effects = update(Model(), RouteChanged("#/report/abc"))
    assert effects == (Load("abc"),)
    assert model[REPORT] is None


def test_a_running_game_has_no_report() -> None:
    model, _ = put_on_table(Model(route=Route("game", "g")), "g", new_session(2))
    assert update(model, Report()) == (model, ())
    model, effects = update(model, RouteChanged("#/report/g"))
    assert model[REPORT] is None and effects == () and jobs(model) == ()
    assert "You’ll get the report when the game is over." in page_of(model)


def test_few_computations_are_requested_at_a_time_and_peoples_choices_come_first() -> None:
    reader = Reader(finished())
    assert len(reader.wanted()) == AHEAD
    people = [number for number, choice in reader.report.choices.items() if choice.seat == 0]
    assert reader.estimate() == people[::-1]
    order = []
    while (wanted := reader.wanted()) and wanted[0].task == "judge-choice":
        assert len(wanted) <= AHEAD and wanted[0].task in TASKS
        order.append(reader.judge(0.0))
    assert order[: len(people)] == people[::-1], "the last ones first, as they are quick"
    assert sorted(order) == sorted(reader.report.choices)
    assert reader.wanted()[0].task == "judge-draw"


def test_the_choices_that_roughly_cost_most_are_judged_first() -> None:
    reader = Reader(finished())
    people = [number for number, choice in reader.report.choices.items() if choice.seat == 0]
    losses = {people[2]: 9.5, people[0]: 20.0, people[4]: 4.0}
    assert set(reader.estimate(losses)) == set(people), "only people's choices are estimated"
    assert [reader.judge(0.0) for _ in range(3)] == [people[0], people[2], people[4]]


def answered_early(player: Player) -> list[str]:
    """Answer what the page wants to know of a running game: choices cost as many dollars as their numbers."""
    done = []
    while wanted := [job for job in jobs(player.model) if job.id.startswith("early ")]:
        job = wanted[0]
        number = int(job.done.split()[-1])
        text = str(number)
        if job.task == "judge-choice":
            played, best = parse_action(job.texts[1]), parse_action("abandon 0,0")
            verdict = Verdict(played, best, float(number), 1.5, 2, (best,), 70, 16, 4.0)
            text = encode_judgement(verdict, (Reason("sum", 0),))
        player.send(parse_message(f"{job.done} {text}"))
        done.append(f"{job.task} {number}")
    return done


def test_the_costliest_choices_are_judged_before_the_end_so_the_report_begins_with_cards() -> None:
    near = reached(new_session(1, mode="solo"), "build", lambda s: len(s.stack) + len(s.grifter_stack) < 9)
    player, rng = Player(near), Random("early")
    assert not needs_worker(player.model), "the board is not changed yet"
    done: list[str] = []
    while (decision := player.table.decision) is not None:
        player.choose(rng.choice(list(decision.options)))
        player.ready()
        if not player.table.session.state.over:
            assert needs_worker(player.model), "it stays for the next choice"
            player.send(ReportEarly())
            done += answered_early(player)
    assert len(done) == len(set(done)), "nothing is computed twice"
    report = there(player.model, REPORT)
    people = {number for number, choice in report.choices.items() if choice.seat == 0}
    assert len(people) > 10 and set(report.rough) <= people
    assert {f"rough-loss {number}" for number in report.rough} <= set(done)
    assert {f"judge-choice {number}" for number in report.judged} <= set(done)
    assert set(report.judged) >= set(sorted(report.rough)[-COSTLIEST:]), "the costliest come first"
    assert [moment.number for moment in report.reported] == sorted(report.judged, reverse=True)
    assert {choice.number for choice in player.model[BOX]} == set(report.judged)
    assert player.model[EARLY] is None
    player.send(Report())
    player.send(RouteChanged("#/report/g"))
    assert read(player.markup()).find("article", class_="moment-card")


def test_what_was_found_of_a_choice_taken_back_is_not_used() -> None:
    report = new_report("g", finished(1, "solo"))
    number, other = list(report.choices)[:2]
    rough = {(number, report.choices[number].action): 5.0, (other, parse_action("abandon 9,9")): 9.0}
    judged = {(number, parse_action("abandon 9,9")): "one", (other, report.choices[other].action): "two"}
    early = EarlyReport("g", report.session, rough=rough, judged=judged)
    assert with_early_losses(report, early).rough == {number: 5.0}
    assert list(early_judgements(report, early)) == [(other, "two")]


def test_nothing_is_judged_early_in_a_game_with_two_people_or_without_memory() -> None:
    late = reached(new_session(2), "build", lambda state: len(state.stack) < 3)
    alone = reached(new_session(1, mode="solo"), "build", lambda state: len(state.stack) < 3)
    for session, roomy in ((new_session(1, mode="solo"), True), (late, True), (alone, False)):
        player = Player(session)
        player.ready()
        player.model = player.model.with_(SPARE_MEMORY, roomy)
        assert player.table.decision is not None
        player.choose(next(iter(player.table.decision.options)))
        assert not any(isinstance(e, After) and e.message == ReportEarly() for e in player.effects)
        assert player.model[EARLY] is None


def test_the_bars_and_the_players_wait_for_the_whole_report() -> None:
    reader = Reader(finished())
    reader.judge(0.0)
    assert find(reader.page(), "progress") and not find(reader.page(), "table", class_="report-table")
    reader.answer_all()
    page = reader.page()
    assert not find(page, "progress") and find(page, "table", class_="report-table")


def test_the_book_gets_one_number_when_all_choices_of_people_are_judged() -> None:
    reader = Reader(finished())
    people = [number for number, choice in reader.report.choices.items() if choice.seat == 0]
    reader.estimate()
    for _ in people[1:]:
        reader.judge(0.0)
    assert not [effect for effect in reader.effects if isinstance(effect, EnterJudged)]
    reader.judge(5.0)
    (entered,) = (effect for effect in reader.effects if isinstance(effect, EnterJudged))
    assert entered == EnterJudged("g", ((len(people) - 1, len(people)), (0, 0)))
    assert f"{len(people) - 1} of {len(people)} moves were among the best." in reader.page()


def test_leaving_the_page_cancels_the_computations_and_coming_back_resumes_them() -> None:
    reader = Reader(finished())
    reader.judge(5.0)
    wanted = reader.wanted()
    reader.send(RouteChanged("#/settings"))
    assert jobs(reader.model) == ()
    reader.send(RouteChanged("#/report/g"))
    assert reader.wanted() == wanted


def test_verdicts_are_stored_and_not_computed_again_after_a_reload() -> None:
    reader = Reader(finished())
    for loss in (6.0, 0.0, 3.5):
        reader.judge(loss)
    kept = [effect.text for effect in reader.effects if isinstance(effect, KeepReport)][-1]
    again = Reader(finished(), kept)
    assert again.report.judged == reader.report.judged
    left = [each.number for each in reader.report.choices.values() if each.seat == 0]
    assert sorted(again.estimate()) == [number for number in left if number not in reader.report.judged]
    assert [job.id for job in again.wanted()] == [job.id for job in reader.wanted()]


def test_a_complete_report_is_small_and_needs_no_worker() -> None:
    reader = Reader(finished())
    reader.answer_all(6.0)
    kept = kept_text(reader.report)
    assert len(kept) < 8_000
    again = Reader(finished(), kept)
    assert again.wanted() == [] and again.page() == reader.page()
    assert "The report is complete." in reader.model.spoken


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"judge":1}', "null", "{" * 500])
def test_a_damaged_text_counts_as_none(damage: str) -> None:
    fresh = Reader(finished()).report
    assert with_kept(fresh.replace(kept=False), damage).judged == {}


def test_verdicts_of_another_game_are_left_out() -> None:
    reader = Reader(finished())
    reader.judge(6.0)
    assert Reader(finished(3), kept_text(reader.report)).report.judged == {}


ACTIONS, DOLLARS, COUNTS, REASONS = range(4)
"""The parts of a stored judgement."""


def reason_data_of(*values: object) -> list[list[object]]:
    """Return the stored data of reasons with these first values."""
    return [[*values, *["sum", 0, "", "", "", 0, 0, 0, 0, 0][len(values) :]]]


WRONG: list[tuple[int, list[Any]]] = [
    (ACTIONS, [7, [], ["", "", []], ["build castle 0,9 S", "build castle 0,9 S", []]]),
    (DOLLARS, [[nan, 1, 1], [6, inf, 1], [6, 1, 99_999], ["6", 1, 1], [6, 1], None]),
    (COUNTS, [[1.5, 1, 1], [1, -1, 1], [1, 1, True], {}]),
    (REASONS, ["sum", [[]], [3], reason_data_of("other"), reason_data_of(["sum"])]),
    (REASONS, [reason_data_of("sum", seat) for seat in (2, -1, "0", None)]),
    (REASONS, [reason_data_of("sum", 0, street) for street in ("90,90", "here", 1)]),
    (REASONS, [reason_data_of("sum", 0, "", tile) for tile in ("castle", 5)]),
    (REASONS, [reason_data_of("sum", 0, "", "", "", dollars) for dollars in (0.5, "1", 99_999)]),
]
"""Impossible values of each part."""


@pytest.mark.parametrize(("part", "wrong"), [(part, wrong) for part, all_ in WRONG for wrong in all_])
def test_impossible_verdicts_are_left_out(part: int, wrong: object) -> None:
    reader = Reader(finished())
    number = reader.judge(6.0)
    kept = json.loads(kept_text(reader.report))
    assert Reader(finished(), json.dumps(kept)).report.judged.keys() == {number}
    kept["choices"][str(number)][part] = wrong
    assert Reader(finished(), json.dumps(kept)).report.judged == {}


@pytest.mark.parametrize(
    ("column", "wrong"), [(0, "castle"), (0, 7), (1, nan), (1, "1"), (2, None), (3, -8), (3, 0.5)]
)
def test_impossible_luck_is_left_out(column: int, wrong: object) -> None:
    reader = Reader(finished())
    reader.answer_all(6.0)
    kept = json.loads(kept_text(reader.report))
    draw = next(iter(reader.report.luck))
    kept["draws"][draw][column] = wrong
    assert Reader(finished(), json.dumps(kept)).report.luck.keys() == reader.report.luck.keys() - {draw}


def test_a_reported_choice_has_its_number_its_loss_and_the_reason() -> None:
    reader = Reader(finished())
    number = reader.judge(7.6, Reason("sum", 0))
    page = reader.page()
    (moment,) = find(page, "article", data_choice=str(number))
    assert moment["data-loss"] == "8"
    assert "cost about $8" in page and "Several small things add up." in page


def test_small_and_unsure_losses_are_not_reported() -> None:
    reader = Reader(finished())
    for loss in (2.9, 0.0, -1.0):
        reader.judge(loss)
    assert find(reader.page(), data_choice=None) == []


def test_only_three_cards_have_pictures() -> None:
    reader = Reader(finished())
    kinds = ("sum", "pays", "begins", "hinders", "last_sign", "worth")
    losses = zip((4.0, 9.0, 8.0, 7.0, 6.0, 5.0), kinds, strict=True)
    numbers = [reader.judge(loss, Reason(kind, 0)) for loss, kind in losses]
    page = reader.page()
    shown = [int(each["data-choice"]) for each in find(page, "article", data_choice=None)]
    assert shown == [numbers[1], numbers[2], numbers[3]]
    lines = [int(each["data-choice"]) for each in find(page, "li", data_choice=None)]
    assert lines == [numbers[4], numbers[5], numbers[0]]


def test_one_sentence_says_what_all_moves_cost_and_names_the_costliest() -> None:
    reader = Reader(finished())
    costly = reader.judge(30.0)
    assert not find(reader.page(), class_="report-cost")
    reader.answer_all(4.0)
    own = [choice for choice in reader.report.choices.values() if choice.seat == 0]
    dollars, turn = 30 + 4 * (len(own) - 1), reader.report.session.history[costly - 1].turn
    (words,) = find(reader.page(), class_="report-cost")
    assert words.text.startswith(f"{len(own)} moves cost you about ${dollars}.")
    assert f"turn {turn}." in words.text
    page = reader.page()
    assert signed_money(-dollars) in page and f"<td>${dollars}</td>" in page, "the bar and the table agree"


def test_everything_but_the_sentences_and_the_cards_is_folded() -> None:
    reader = Reader(finished())
    reader.answer_all(4.0)
    page = read(reader.page())
    folded = [each for each in page.find("details") if "open" not in each.attributes]
    for part in ("shares", "report-table"):
        (found,) = page.find(class_=part)
        assert any(found.text in each.text for each in folded)
    assert any(each.find("svg", role="img") for each in folded)


def test_both_spots_of_a_card_are_cropped_to_the_same_window() -> None:
    assert window_around([(0, 0), (2, 1)]) == (-1, -2, 5)
    assert window_around([(4, 7)]) == (3, 6, 3)
    reader = Reader(finished())
    for loss in (9.0, 8.0, 7.0):
        reader.judge(loss)
    for card in find(reader.page(), "article", data_choice=None):
        styles = {each["style"] for each in card.find("div", class_="both")[0].find("span", class_="plan")}
        number = int(card["data-choice"])
        verdict = reader.report.judged[number].verdict
        cells = [getattr(action, "cell", (0, 0)) for action in (verdict.played, verdict.best)]
        assert len(styles) == (1 if window_around(cells).across <= MOST else 2)


def test_reasons_say_you_to_the_only_person_and_name_the_others() -> None:
    reader = Reader(finished())
    reader.judge(9.0, Reason("begins", 0, about=9))
    reader.judge(8.0, Reason("hinders", 1, about=8))
    page = reader.page()
    assert "After this, new streets are worth about $9 more to you." in page
    rival = seat_name(reader.report.session.start, 1)
    assert f"It gets in {rival}’s way, which is worth about $8." in page


def test_choices_with_one_reason_about_one_street_share_a_card() -> None:
    reader = Reader(finished())
    street = ((0, 0),)
    numbers = [
        reader.judge(loss, Reason("closes", 0, street, dollars=dollars))
        for loss, dollars in ((6.0, 13), (9.0, 53), (7.0, 20))
    ]
    other = reader.judge(5.0, Reason("grows", 0, street, dollars=9))
    page = reader.page()
    worst, single = find(page, "article", data_choice=None)
    assert (worst["data-choice"], single["data-choice"]) == (str(numbers[1]), str(other))
    turns = sorted(reader.report.session.history[number - 1].turn for number in numbers)
    assert f"Turns {turns[0]} to {turns[-1]}: cost up to about $9" in worst.text
    assert "for $13 to $53" in worst.text
    assert len(worst.find("li")) == len(numbers), "a small picture of each"
    assert len(worst.find("a")) == 1, "one try"
    assert "cost about $5" in single.text and not single.find("li")


def test_places_are_only_read_aloud() -> None:
    reader = Reader(finished())
    reader.judge(7.0)
    captions = find(reader.page(), "figcaption")
    assert captions
    for caption in captions:
        assert caption.find("span", "visually-hidden") and caption.find("span", aria_hidden="true")


def test_choices_surely_better_than_the_experts_are_finds() -> None:
    reader = Reader(finished())
    reader.judge(-4.0)
    assert "It beats the expert’s move by about $4" in reader.page()


def test_bars_take_the_margin_apart_and_leave_a_rest() -> None:
    reader = Reader(finished())
    assert shares_of(reader.report, 0)[1:] == (None, None, None, None)
    reader.answer_all(loss=2.0, luck=1.0)
    parts = shares_of(reader.report, 0)
    own = sum(choice.seat == 0 for choice in reader.report.choices.values())
    others = len(reader.report.choices) - own
    assert parts.own == pytest.approx(-2.0 * own)
    assert parts.theirs == pytest.approx(2.0 * others)
    draws = [draw.seat for draw in reader.report.draws.values()]
    assert parts.tiles == pytest.approx(draws.count(0) - draws.count(1))
    assert parts.margin == pytest.approx(sum(part for part in parts[1:] if part is not None))
    money = [seat.money for seat in finished().state.seats]
    assert parts.margin == money[0] - money[1]


def test_the_only_person_is_addressed_and_rivals_are_named() -> None:
    reader = Reader(finished())
    assert "You finished" in reader.page()
    reader.send(ReportFrom(1))
    assert "You finished" not in reader.page() and "Ben finished" in reader.page()


def test_alone_there_are_no_rivals_choices() -> None:
    reader = Reader(finished(1, "solo"))
    assert {choice.seat for choice in reader.report.choices.values()} == {0}
    reader.answer_all()
    parts = shares_of(reader.report, 0)
    assert parts.theirs is None and parts.rest is not None
    assert "Rivals’ moves" not in reader.page()


def test_the_report_can_be_seen_by_each_player() -> None:
    reader = Reader(finished())
    reader.judge(6.0)
    assert find(reader.page(), "article", data_choice=None)
    reader.send(ReportFrom(1))
    assert find(reader.page(), "article", data_choice=None) == []
    reader.send(ReportFrom(9))
    assert reader.report.seat == 1


def test_a_choice_is_shown_on_the_board_with_both_spots() -> None:
    reader = Reader(finished())
    number = reader.judge(6.0)
    reader.send(ShowChoice(number))
    table = reader.model[TABLE]
    assert table is not None and table.replay.position == number - 1
    verdict = reader.report.judged[number].verdict
    cells = {getattr(action, "cell", None) for action in (verdict.played, verdict.best)}
    assert set(table.attention.traced) == cells
    assert Navigate("#/game/g") in reader.effects


def test_results_for_another_game_are_ignored() -> None:
    reader = Reader(finished())
    model = reader.model
    for text in (
        "judged other 1 x",
        "estimated other 1 2.00",
        "estimated g 999 2.00",
        "judged g 999 x",
        "weighed g 9/9/none x",
        "weighed other 1/0/x x",
    ):
        assert update(model, parse_message(text)) == (model, ())


def test_a_game_that_was_read_again_keeps_its_report_and_another_one_does_not() -> None:
    reader = Reader(finished())
    reader.judge(6.0)
    table = reader.model[TABLE]
    assert table is not None
    for session, judged in ((replace(table.session), 1), (finished(3), 0)):
        model = reader.model.with_(TABLE, replace(table, session=session))
        model, effects = update(model, RouteChanged("#/report/g"))
        assert len(there(model, REPORT).judged) == judged
        assert (ReadReport("g") in effects) is (judged == 0)


def test_the_course_marks_large_moves_and_has_a_table() -> None:
    reader = Reader(finished())
    for loss in (0.0, 8.0, 0.0, 0.0):
        reader.judge(loss)
    page = reader.page()
    assert "How the game went" in page
    marked = read(page)
    assert sum("moved" in each.attributes.get("class", "").split() for each in marked.within()) >= 1
