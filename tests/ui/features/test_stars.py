"""Stars: where the board has them, what they mark and say, and the suggestion after a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from app.bots import BOTS
from app.bots.stars import HandEstimates, mark_build, tiles_for
from app.engine.deck_file import standard_deck
from app.engine.events import Abandoned, StreetScored
from app.engine.fixed_deals import JOURNEY
from app.engine.game import observe
from app.engine.geometry import cell_text
from app.engine.people import Placement
from app.engine.receipts import Line, Receipt
from app.engine.session import Played, Session, begin
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import Build, parse_action
from app.saves.marks import FIRST_GAME, PLAIN, Seating, write_seating
from app.ui.core.messages import ChangeSetting
from app.ui.core.registry import After, StoreText
from app.ui.core.texts import say
from app.ui.features.learn.progress import (
    LEARNED,
    PROGRESS,
    STARRED_WINS,
    Progress,
    read_progress,
    write_progress,
)
from app.ui.features.stars.state import BUILD_MARK, STANDING_LINE, SeekStars, ShowClosing, ShowMarked
from app.ui.features.stars.views import lesson_needed, needed_lesson_button, needed_lesson_parts
from app.ui.table.good_spots import GOOD_SPOTS
from app.ui.table.messages import Act, Drop, Pick, ShowNext, Tap, Undo
from app.ui.words.sentences import building_name
from tests.ui.markup import Element, find, read
from tests.ui.playing import Player, attributes, new_session, there
from tests.ui.pupil import ALL_LESSONS, Pupil

NO_EXTRA: Mapping[str, object] = {}


def solo(difficulty: str = "easy", seed: str = "stars", extra: Mapping[str, object] = NO_EXTRA) -> Session:
    setup = Setup(
        (SeatChoice("Ana", "human", None),),
        mode="solo",
        difficulty=difficulty,
        seed=seed,
    )
    session = begin(deal(setup, standard_deck()))
    return replace(session, extra={**session.extra, **extra})


def playing(session: Session | None = None, *, won: bool = False, **settings: object) -> Player:
    """Return a player after the first picture and the search for stars."""
    player = Player(session or solo(), **settings)
    player.model = player.model.with_(PROGRESS, Progress(easy=STARRED_WINS + 1 if won else 0))
    player.send(ChangeSetting("hints", "off"))
    settle(player)
    return player


def settle(player: Player) -> None:
    """Send the messages that wait for the picture."""
    for effect in player.effects:
        if isinstance(effect, After) and isinstance(effect.message, SeekStars):
            player.send(effect.message)
    player.effects = []


def stars_on(player: Player) -> list[Element]:
    """Return the elements with a star."""
    return read(player.markup()).find(data_star=None)


def starred_tiles(player: Player) -> set[str]:
    return {each["data-tile"] for each in stars_on(player) if "data-tile" in each.attributes}


def starred_cells(player: Player) -> set[str]:
    return {each["data-cell"] for each in stars_on(player) if "data-cell" in each.attributes}


def act(player: Player, bot: str = "greedy") -> None:
    """Have a bot choose for the player."""
    decision = player.table.decision
    assert decision is not None
    player.send(Act(str(BOTS[bot].choose(observe(player.table.session.state, decision.seat)))))
    if player.table.attention.playback is not None:
        player.send(ShowNext(player.table.attention.playback.choice, -1))


# --- Where ---


@pytest.mark.parametrize(
    ("difficulty", "extra", "won", "setting", "has"),
    [
        ("easy", {}, False, "learning", True),
        ("easy", {}, True, "learning", False),
        ("easy", {}, True, "on", True),
        ("easy", {}, False, "off", False),
        ("normal", {}, False, "on", False),
        ("easy", FIRST_GAME, True, "learning", True),
        ("easy", FIRST_GAME, False, "off", False),
        ("easy", {"daily": "2026-11-27"}, False, "on", False),
        ("easy", {"post": {}}, False, "on", False),
        ("easy", {"box": {}}, False, "on", False),
    ],
)
def test_learners_see_stars(
    difficulty: str, extra: dict[str, object], won: bool, setting: str, has: bool
) -> None:
    player = playing(solo(difficulty, extra=extra), won=won, stars=setting)
    assert bool(stars_on(player)) is has
    assert (player.model[GOOD_SPOTS] is not None) is has


def test_only_the_first_stops_of_the_journey_have_stars() -> None:
    assert stars_on(playing(solo(seed=JOURNEY[1].seed)))
    assert stars_on(playing(solo(seed=JOURNEY[2].seed), stars="on")) == []


def test_games_of_several_people_have_no_stars() -> None:
    assert stars_on(playing(new_session(2), stars="on")) == []


def test_a_board_without_assistance_has_no_stars() -> None:
    assert stars_on(playing(helps="none", stars="on")) == []


def test_switching_the_setting_takes_effect_at_once() -> None:
    player = playing()
    assert stars_on(player)
    player.send(ChangeSetting("stars", "off"))
    assert stars_on(player) == [] and player.model[GOOD_SPOTS] is None
    player.send(ChangeSetting("stars", "on"))
    settle(player)
    assert stars_on(player)


def test_lessons_have_stars_only_where_any_build_solves_the_step() -> None:
    free = 0
    for lesson in ALL_LESSONS.lessons:
        pupil = Pupil(lesson)
        for _ in range(60):
            for effect in pupil.effects:
                if isinstance(effect, After) and isinstance(effect.message, SeekStars):
                    pupil.send(effect.message)
            pupil.effects = []
            tutoring = pupil.tutoring
            expected = not tutoring.waits and "build *" in tutoring.step.meant
            assert ("data-star" in pupil.page()) is expected, (lesson.id, tutoring.number)
            free += expected
            if tutoring.over:
                break
            pupil.follow()
    assert free


# --- What ---


def test_the_whole_hand_has_stars_before_a_tile_is_picked() -> None:
    player = playing()
    known = there(player.model, GOOD_SPOTS)
    best = known.stars.tiles[0]
    assert starred_tiles(player) == set(known.stars.tiles)
    assert starred_cells(player) == {cell_text(cell) for cell, _ in known.stars.spots[best]}


def test_a_picked_tile_shows_its_own_spots_and_lies_first_in_the_best_facing() -> None:
    player = playing()
    known = there(player.model, GOOD_SPOTS)
    for tile in player.table.shown.seats[0].hand:
        player.send(Pick(tile))
        assert starred_cells(player) == {cell_text(cell) for cell, _ in known.stars.spots[tile]}
        draft = player.table.attention.draft
        assert draft is not None
        for cell, facing in known.stars.spots[tile]:
            assert draft.places[cell][0] == facing


def test_stars_stay_the_same_when_a_tile_is_picked_and_put_back() -> None:
    player = playing()
    tiles, cells, known = starred_tiles(player), starred_cells(player), player.model[GOOD_SPOTS]
    for tile in player.table.shown.seats[0].hand:
        player.send(Pick(tile))
        assert starred_tiles(player) == tiles
        player.send(Pick(tile))
        assert starred_cells(player) == cells
    assert player.model[GOOD_SPOTS] is known
    assert not any(isinstance(effect, After) for effect in player.effects)


def test_stars_belong_to_one_position() -> None:
    player = playing()
    act(player)
    assert stars_on(player) == []  # until the new ones are found
    settle(player)
    while player.table.decision is None or player.table.decision.kind != "build":
        act(player)
        settle(player)
    assert stars_on(player)


def test_screen_readers_name_a_star() -> None:
    player = playing()
    labels = [each["aria-label"] for each in stars_on(player)]
    assert labels and all("A good tile." in each or each.startswith("A good spot.") for each in labels)
    cells = read(player.markup()).find(role="gridcell")
    others = [each["aria-label"] for each in cells if "data-star" not in each.attributes]
    assert others and not any("A good spot" in each for each in others)


# --- The standing line ---


def closing() -> Player:
    """Return a player with a street that one tile closes."""
    for seed in range(40):
        player = playing(solo(seed=f"closing/{seed}"))
        for _ in range(40):
            if player.model[STANDING_LINE] is not None and str(ShowClosing()) in attributes(
                player.markup(), "data-message"
            ):
                return player
            if player.table.decision is None:
                break
            act(player)
            settle(player)
    raise AssertionError("no street is worth a line")


def test_the_line_states_the_pay_of_a_street_and_highlights_its_spot() -> None:
    player = closing()
    line = there(player.model, STANDING_LINE)
    assert line.closing.dollars >= 8
    assert say("stars.closing", dollars=line.closing.dollars) in player.markup()
    player.send(ShowClosing())
    assert player.table.attention.lit == (line.closing.spots[0][0],)
    assert player.model.spoken == say("stars.lit", count=1)
    player.send(ShowClosing())
    assert not player.table.attention.lit


def test_the_line_disappears_with_the_stars() -> None:
    player = closing()
    player.send(ChangeSetting("stars", "off"))
    assert str(ShowClosing()) not in attributes(player.markup(), "data-message")


# --- Which tile fits? ---


def a_spot(player: Player) -> tuple[int, int]:
    return next(iter(player.table.shown.city.places))


def fitting(player: Player) -> list[str]:
    """Return the messages of the tiles offered."""
    return [
        each["data-message"]
        for card in read(player.markup()).find(class_="fitting")
        for each in card.find("button")
    ]


def test_a_tap_on_a_spot_without_a_tile_offers_the_tiles_best_first() -> None:
    player = playing()
    cell = a_spot(player)
    player.send(Tap(cell))
    known = there(player.model, GOOD_SPOTS)
    ordered = tiles_for(known.estimates, cell)
    assert fitting(player) == [str(Drop(tile, cell)) for tile in ordered]
    assert player.model.spoken == say("fitting.title")
    player.send(Drop(ordered[0], cell))
    draft = player.table.attention.draft
    assert draft is not None and (draft.tile, draft.cell) == (ordered[0], cell)
    assert fitting(player) == []


def test_a_second_tap_closes_the_tiles() -> None:
    player = playing()
    player.send(Tap(a_spot(player)))
    player.send(Tap(a_spot(player)))
    assert fitting(player) == []


@pytest.mark.parametrize("helps", ["full", "legal"])
def test_without_stars_the_tiles_are_offered_too(helps: str) -> None:
    player = playing(solo("normal"), helps=helps)
    cell = a_spot(player)
    player.send(Tap(cell))
    hand = player.table.shown.seats[0].hand
    assert sorted(fitting(player)) == sorted(str(Drop(tile, cell)) for tile in hand)
    assert stars_on(player) == []
    if helps == "legal":
        assert fitting(player) == [str(Drop(tile, cell)) for tile in hand]


def test_a_spot_where_nothing_fits_says_what_to_do() -> None:
    player = playing()
    player.send(Tap((9, 9)))
    assert fitting(player) == [] and player.model.spoken == say("hints.take_up")


# --- The end ---


def finished(session: Session) -> Player:
    """Return a player at the end of a game that a bot played."""
    player = playing(session)
    while player.table.decision is not None:
        act(player)
    return player


def test_wins_are_counted_and_the_stars_have_a_switch() -> None:
    player = finished(solo())
    assert player.table.session.state.winners == (0,)
    assert player.model[PROGRESS] == Progress(won=True, easy=1)
    assert [e.key for e in player.effects if isinstance(e, StoreText) and e.key == "learned"] == ["learned"]
    assert switches(player) == ["true"]
    player.send(ChangeSetting("stars", "off"))
    assert switches(player) == ["false"]


def switches(player: Player) -> list[str]:
    """Return the state of the switch of the stars at the end, if there is one."""
    return [each.attributes["aria-checked"] for each in find(player.regions()["end"], class_="switching")]


@pytest.mark.parametrize(
    ("extra", "helps"), [({"daily": "2026-11-27"}, "full"), (NO_EXTRA, "none")], ids=["daily", "no help"]
)
def test_a_win_without_stars_has_no_switch(extra: Mapping[str, object], helps: str) -> None:
    player = playing(solo(extra=extra), helps=helps)
    while player.table.decision is not None:
        act(player)
    assert player.table.session.state.winners == (0,)
    assert switches(player) == []


@pytest.mark.parametrize(("wins", "shown"), [(2, ["false"]), (3, [])])
def test_the_third_win_turns_the_stars_off(wins: int, shown: list[str]) -> None:
    player = playing()
    player.model = player.model.with_(PROGRESS, Progress(easy=wins))
    while player.table.decision is not None:
        act(player)
    assert player.table.session.state.winners == (0,)
    assert switches(player) == shown and player.model[PROGRESS].easy == wins + 1


def test_a_win_in_one_tab_counts_in_the_other() -> None:
    before, won = write_progress(Progress()), write_progress(Progress(easy=1, normal=True))
    for merged in (LEARNED.merge(won, before, before), LEARNED.merge(before, before, won)):
        assert (read_progress(merged).easy, read_progress(merged).normal) == (1, True)
    assert read_progress('{"won": true}').wins_on_easy == 1, "former versions noted only the first win"
    assert read_progress('{"won": 1}') == Progress()


def lost(*, abandoned: int = 0, closed: int = 0) -> Session:
    """Return a lost first game in which the player abandoned buildings and closed streets."""
    session = solo(extra=FIRST_GAME)
    me, grifter = session.state.seats
    state = replace(
        session.state, seats=(me._replace(money=10), grifter._replace(money=50)), decision=None, over=True
    )
    paid = StreetScored((), (Receipt(0, "street", (Line("people", 5),)),), ())
    events = (Abandoned(0, (0, 1), "cinema", 1),) * abandoned + (paid,) * closed
    return replace(session, history=(Played(parse_action("score 0,1"), 0, 1, events, state, False),))


@pytest.mark.parametrize(
    ("abandoned", "closed", "lesson"),
    [(8, 5, "abandon"), (8, 0, "abandon"), (7, 1, "scoring"), (0, 0, "scoring"), (7, 2, "")],
)
def test_a_lost_game_shows_which_lesson_it_needed(abandoned: int, closed: int, lesson: str) -> None:
    assert lesson_needed(lost(abandoned=abandoned, closed=closed)) == lesson


@pytest.mark.parametrize(
    ("session", "leads"),
    [(lost(abandoned=8), ("abandon",)), (lost(closed=5), None), (replace(lost(), extra={}), None)],
    ids=["first game", "nothing needed", "another game"],
)
def test_only_a_lost_first_game_leads_to_a_lesson(session: Session, leads: tuple[str] | None) -> None:
    player = playing()
    assert needed_lesson_parts(player.model, replace(player.table, session=session)) == leads


def test_the_way_to_a_lesson_names_it() -> None:
    (link,) = read(str(needed_lesson_button(False, "abandon"))).find("a")
    assert link["href"] == "#/learn/abandon" and say("lesson.abandon.title") in link.text


# --- The mark after a build ---


def marked(player: Player) -> tuple[str, str]:
    """Return the kind of the mark in sight and its words; empty without one."""
    marks = read(player.markup()).find(data_mark=None)
    assert len(marks) <= 1
    return (marks[0]["data-mark"], marks[0].text) if marks else ("", "")


def built_as(player: Player, kind: str) -> Placement:
    """Build so that the mark is of a kind; return the place of the best build."""
    estimates = there(player.model, GOOD_SPOTS).estimates
    builds = [(tile, place) for tile, values in estimates.items() for place in values]
    marks = {build: mark_build(estimates, *build) for build in builds}
    tile, (cell, facing) = next(build for build, mark in marks.items() if mark and mark.kind == kind)
    player.send(Act(str(Build(tile, cell, facing))))
    mark = marks[tile, (cell, facing)]
    assert mark is not None
    return mark.place


@pytest.mark.parametrize("kind", ["best", "more"])
def test_each_build_gets_a_mark_of_at_most_six_words(kind: str) -> None:
    player = playing(show="normal")
    built_as(player, kind)
    seen, words = marked(player)
    assert seen == kind and 1 <= len(words.split()) <= 6
    settle(player)
    player.send(Pick(player.table.shown.seats[0].hand[0]))
    assert marked(player)[0] == ""


def test_a_tap_on_the_mark_shows_where_more_was_possible_and_another_clears_it() -> None:
    player = playing()
    cell, _ = built_as(player, "more")
    player.send(ShowMarked())
    assert player.table.attention.lit == (cell,)
    mark = there(player.model, BUILD_MARK).mark
    shown = say("stars.mark_shown", tile=building_name(player.table.shown, mark.tile), dollars=mark.dollars)
    assert marked(player)[1] == shown
    player.send(ShowMarked())
    assert not player.table.attention.lit


def test_the_mark_is_that_of_the_estimates() -> None:
    estimates: HandEstimates = {
        "a": {((0, 1), "N"): 5.0, ((0, 2), "N"): 2.5},
        "b": {((0, 1), "N"): 4.5, ((0, 1), "S"): 0.6},
    }
    kinds = {
        (tile, place): (mark.kind, mark.dollars)
        for tile, values in estimates.items()
        for place in values
        if (mark := mark_build(estimates, tile, place)) is not None
    }
    assert list(kinds.values()) == [("best", 0), ("fine", 2), ("best", 0), ("more", 4)]
    assert mark_build(estimates, "c", ((0, 1), "N")) is None


@pytest.mark.parametrize(
    "session", [solo("normal"), solo(extra={"daily": "2026-11-27"}), solo(seed="ladder/1")]
)
def test_builds_have_no_mark_where_there_are_no_stars(session: Session) -> None:
    player = playing(session, stars="on")
    act(player)
    assert player.model[BUILD_MARK] is None and marked(player)[0] == ""


def test_undo_takes_the_mark_back() -> None:
    player = playing(solo(extra=write_seating(Seating(PLAIN[:2], practice=True))))
    built_as(player, "more")
    assert player.model[BUILD_MARK] is not None
    player.send(Undo())
    assert player.model[BUILD_MARK] is None


def test_the_line_waits_unless_the_star_closes_the_street() -> None:
    seen = False
    for seed in range(6):
        player = playing(solo(seed=f"line/{seed}"))
        while player.table.decision is not None:
            line, good = player.model[STANDING_LINE], player.model[GOOD_SPOTS]
            if line is not None and good is not None and line.shown is player.table.shown:
                seen = True
                assert set(line.closing.spots) & set(good.stars.spots[good.stars.tiles[0]])
            act(player)
            settle(player)
    assert seen


def test_the_tiles_for_a_spot_have_stars_only_with_the_hand() -> None:
    player = playing()
    known = there(player.model, GOOD_SPOTS)
    for tile in player.table.shown.seats[0].hand:
        for cell, _ in known.stars.spots[tile]:
            player.send(Tap(cell))
            starred = {
                each["data-message"]
                for card in read(player.markup()).find(class_="fitting")
                for each in card.find("button")
                if each.find("svg", class_="good-star")
            }
            assert starred <= {str(Drop(good, cell)) for good in known.stars.tiles}
            player.send(Tap(cell))
