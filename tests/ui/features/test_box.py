"""Games with the real box, typed in through the controls that the page shows."""

from __future__ import annotations

from dataclasses import replace
from html import unescape

import pytest

from app.engine.box import catches_up, entered_backs, is_box, money_by_hand, open_question
from app.engine.city import SYMBOLS
from app.engine.deck_file import standard_deck
from app.engine.events import Drew, TileLifted
from app.engine.game import legal_actions, new_game
from app.engine.geometry import Cell
from app.engine.record import decode
from app.engine.rng import Rng
from app.engine.session import Session, replay
from app.engine.setup import Setup, deal
from app.engine.state import (
    Abandon,
    Action,
    Build,
    Claim,
    Move,
    Renovate,
    Score,
    State,
    Swap,
    Token,
    parse_action,
)
from app.saves.links import read_link
from app.saves.marks import marks_of
from app.saves.reading import read_record
from app.ui.core.messages import Message, RouteChanged, Seeded, parse_message
from app.ui.core.model import Helps, Model, Settings
from app.ui.core.pieces import mark
from app.ui.core.registry import Download, StayAwake
from app.ui.core.update import update
from app.ui.features.box.correcting import amount_of
from app.ui.features.box.handlers import BOX_TRAY, CORRECTING, LESSON, TO_TYPE, BeginBox
from app.ui.features.new_game.form import form_of
from app.ui.features.report.handlers import has_report
from app.ui.features.saves.state import LockResult
from app.ui.table.handlers.settling import put_on_table
from app.ui.table.links import table_link
from app.ui.table.messages import Keep, Pick, Undo
from app.ui.table.model import BOX_HELPS, TABLE, Table
from app.ui.table.model import helps as helps_of
from app.ui.words.log import accounts, money_over_time, turns
from tests.engine.follow_box import public
from tests.engine.support import played, setups
from tests.ui.markup import find, page_of, read, text_of
from tests.ui.playing import attributes, seeded, table_of

DECK = standard_deck()


class Typist:
    """Somebody at a real table who enters public information, and counts the taps of each build."""

    def __init__(self, chosen: Setup, *, draws: bool = False) -> None:
        real = deal(chosen, DECK)
        self.draws = draws
        people = real.seats[:1] if real.rules.solo else real.seats
        self.state = new_game(real).state
        self.taps: list[int] = []
        self.tapped = 0
        self.saved = ""
        self.model = seeded(Model(settings=Settings(show="off")))
        self.send(RouteChanged("#/realbox"))
        self.fill_in(chosen, [(seat.name, seat.consultant) for seat in people])
        if draws:
            self.send(parse_message("name-draws yes"))
        self.send(BeginBox())
        self.send(RouteChanged(str(self.table.route)))
        hackers = [n for n, seat in enumerate(self.state.seats) if seat.consultant == "hacker"]
        self.tell_backs([str(DECK[tile].back) for n in hackers for tile in self.state.seats[n].hand])
        self.tell_draws()

    def fill_in(self, chosen: Setup, people: list[tuple[str, str | None]]) -> None:
        self.send(parse_message(f"set-game mode {chosen.mode}"))
        while len(people) > 2 and len(form_of(self.model).places) < len(people):
            self.send(parse_message("add-place"))
        entries = {
            "difficulty": chosen.difficulty,
            "edition": chosen.edition,
            "business": "yes" if chosen.business else "no",
            "consultants": "yes" if chosen.consultants else "no",
            "first": "0",
        }
        for name, value in entries.items():
            self.send(parse_message(f"set-game {name} {value}"))
        for number, (name, card) in enumerate(people):
            self.send(parse_message(f"set-place {number} name {name}"))
            if card is not None:
                self.send(parse_message(f"set-place {number} consultant {card}"))

    def send(self, message: Message) -> None:
        self.model, effects = update(self.model, message)
        for effect in effects:
            if isinstance(effect, Keep):
                self.saved = effect.session.text()

    @property
    def table(self) -> Table:
        return table_of(self.model)

    def region(self, name: str) -> str:
        return unescape(page_of(self.model, name))

    def page(self) -> str:
        """Return the markup of all regions."""
        return page_of(self.model)

    def tap(self, message: str, *places: str) -> None:
        offered = {each for place in places for each in attributes(self.region(place), "data-message")}
        assert message in offered, (message, sorted(offered))
        self.send(parse_message(message))
        self.tapped += 1

    def act(self, action: Action, *places: str) -> None:
        offered = {each for place in places for each in attributes(self.region(place), "data-action")}
        assert str(action) in offered, (str(action), sorted(offered))
        self.send(parse_message(f"act {action}"))

    def name_tile(self, tile: str) -> None:
        if f"name-tile {tile}" not in attributes(self.region("tray"), "data-message"):
            self.tap(f"open-back {DECK[tile].back}", "tray")
        self.tap(f"name-tile {tile}", "tray")

    def tell_backs(self, backs: list[str]) -> None:
        for back in backs:
            assert self.model[BOX_TRAY].question == "back"
            self.tap(f"tell-back {back}", "tray")
        assert self.model[BOX_TRAY].question != "back"

    def tell_draws(self) -> None:
        """Name the tiles of the real hand that the page does not know yet."""
        while self.draws and self.model[BOX_TRAY].question == "drawn":
            offered = {tile for tiles in self.model[BOX_TRAY].tiles.values() for tile in tiles}
            left = self.model[BOX_TRAY].number
            asked = f"{left} to go" if left > 1 else "Draw a tile. Which one is it?"
            assert asked in self.region("prompt")
            self.name_tile(next(tile for tile in self.state.seats[0].hand if tile in offered))

    def build(self, action: Build | Renovate) -> None:
        self.tapped = 0
        self.name_tile(action.tile)
        draft = self.table.attention.draft
        assert draft is not None and draft.tile == action.tile
        for _ in range(5):
            self.send(parse_message(f"tap {action.cell[0]},{action.cell[1]}"))
            draft = self.table.attention.draft
            assert draft is not None
            if isinstance(action, Renovate) or draft.facing == action.facing:
                break
        else:
            raise AssertionError(f"not offered: {action}")
        self.act(action, "prompt")
        self.taps.append(self.tapped + 2)  # and turns

    def answer(self, before: State, action: Action) -> None:
        if self.model[BOX_TRAY].question == "swap" and not isinstance(action, Swap):
            self.tap("score-none", "prompt")
        match action:
            case Build() if before.lifted is not None:
                self.send(parse_message(f"act {action}"))
            case Build() | Renovate():
                self.build(action)
            case Swap(tile) if self.model[BOX_TRAY].question == "swap":
                if tile is None:
                    self.tap("score-none", "prompt")
                else:
                    self.name_tile(tile)
                    self.act(action, "prompt")
            case Swap():
                assert action == Swap()
            case Claim() | Token():
                self.act(action, "prompt")
            case Score() | Abandon() | Move():
                self.act(action, "options")

    def follow(self, chosen: Setup) -> None:
        """Type in a whole random game and compare the public parts after each action."""
        dense = chosen.seed.endswith("5")
        for before, action, after, events in played(self.state, Rng(f"play/{chosen.seed}"), dense=dense):
            self.answer(before, action)
            self.state = after
            hackers = {n for n, seat in enumerate(self.state.seats) if seat.consultant == "hacker"}
            for event in events:
                if isinstance(event, TileLifted):
                    assert self.model[BOX_TRAY].question == "lifted"
                    assert event.tile not in {
                        site.building.id for site in self.table.seen.city.sites.values()
                    }
                    self.name_tile(event.tile)
            self.tell_backs(
                [event.back for event in events if isinstance(event, Drew) and event.seat in hackers]
            )
            self.tell_draws()
            asked = self.state.decision is not None and self.state.decision.kind == "swap"
            if self.model[BOX_TRAY].question == "swap" and not asked:
                self.tap("score-none", "prompt")
            assert (self.model[BOX_TRAY].question == "swap") <= asked
            if (self.model[BOX_TRAY].question == "swap") == asked:
                assert public(self.table.session.state) == public(self.state), str(action)


CHOSEN = [*setups("typed")]


def picked(**wanted: object) -> Setup:
    """Return a set-up with the wanted options."""
    return next(
        each for each in CHOSEN if all(getattr(each, name) == value for name, value in wanted.items())
    )


@pytest.mark.parametrize("number", range(0, len(CHOSEN), 8))
def test_a_whole_game_is_typed_in(number: int) -> None:
    typist = Typist(CHOSEN[number])
    typist.follow(CHOSEN[number])
    session = typist.table.session
    assert session.state.over and is_box(session)
    assert "so it can’t analyse this game" in typist.page()
    assert 'data-message="report"' not in typist.page()
    (main,) = find(typist.page(), class_="primary")
    assert main["href"] == "#/realbox" and "Another game" in text_of(typist.page())
    assert not {"rematch", "same-deal"} & {*attributes(typist.page(), "data-message")}
    assert not has_report(typist.table) and not marks_of(session).judged
    assert max(typist.taps) <= 4
    replayed = replay(decode(typist.saved, DECK))
    assert replayed.error is None and replayed.session.state == session.state


def test_a_report_judges_a_solo_game_whose_draws_were_named() -> None:
    chosen = picked(mode="solo", business=False, consultants=False, edition="2021")
    typist = Typist(chosen, draws=True)
    assert typist.model[BOX_TRAY].question == "build" and typist.table.shown.seats[0].hand == (
        typist.state.seats[0].hand
    )
    assert attributes(typist.region("tray"), "data-message") >= {
        f"name-tile {tile}" for tile in typist.state.seats[0].hand
    }
    typist.follow(chosen)
    assert typist.table.session.state.over and has_report(typist.table)
    assert "so a report can analyse this game" in typist.page()
    assert "report" in attributes(typist.page(), "data-message")
    assert max(typist.taps) <= 3
    assert not marks_of(typist.table.session).judged


def test_a_draw_that_was_named_wrongly_is_taken_back() -> None:
    chosen = picked(mode="solo", business=False, consultants=False, edition="2021")
    typist = Typist(chosen, draws=True)
    hand = typist.state.seats[0].hand
    typist.send(RouteChanged("#/realbox/fix"))
    assert {f"forget-tile {tile}" for tile in hand} <= attributes(typist.page(), "data-message")
    typist.send(parse_message(f"forget-tile {hand[0]}"))
    typist.send(RouteChanged(str(typist.table.route)))
    assert typist.model[BOX_TRAY].question == "drawn"
    session = typist.table.session
    typist.send(parse_message(f"act build {hand[1]} 1,0 S"))
    assert typist.table.session is session, "nobody builds before the tile is named"
    other = next(
        tile for tiles in typist.model[BOX_TRAY].tiles.values() for tile in tiles if tile not in hand
    )
    typist.name_tile(other)
    assert set(typist.table.shown.seats[0].hand) == {other, *hand[1:]}
    typist.send(Undo())
    assert typist.model[BOX_TRAY].question == "drawn"
    typist.name_tile(hand[0])
    assert typist.table.shown.seats[0].hand == hand
    record = decode(typist.saved, DECK)
    assert record.actions == () and {*hand} <= {*record.extra["box"]["named"]}


def two() -> Typist:
    return Typist(picked(mode="multiplayer", business=False, consultants=False, edition="2021"))


def solo() -> Typist:
    return Typist(picked(mode="solo", business=False, consultants=False, edition="2021"))


def lay_a_tile(typist: Typist) -> tuple[str, Cell]:
    """Name the first possible tile, and tap its first spot; return both."""
    tile = next(tile for tiles in typist.model[BOX_TRAY].tiles.values() for tile in tiles)
    typist.name_tile(tile)
    draft = typist.table.attention.draft
    assert draft is not None
    cell = min(draft.places)
    typist.send(parse_message(f"tap {cell[0]},{cell[1]}"))
    return tile, cell


def first_builds(typist: Typist, count: int) -> list[Build]:
    """Type the first builds of a game in, in a row to the east of Central Station and its like."""
    builds = []
    for _ in range(count):
        lay_a_tile(typist)
        draft = typist.table.attention.draft
        assert draft is not None and isinstance(draft.action, Build)
        builds.append(draft.action)
        typist.act(draft.action, "prompt")
        while typist.table.decision is not None and typist.table.decision.kind != "build":
            typist.send(parse_message(f"act {typist.table.decision.options[0]}"))
    return builds


def test_nothing_invented_is_in_sight() -> None:
    typist = two()
    hands = {tile for seat in typist.table.session.state.seats for tile in seat.hand}
    assert hands and not any(tile in typist.page() for tile in hands)
    assert all(tile.startswith("?") for seat in typist.table.shown.seats for tile in seat.hand)
    assert set(typist.table.shown.stack) == {"?"}
    first_builds(typist, 1)
    assert not any("draws" in entry.text for turn in turns(typist.table.session) for entry in turn.entries)


def test_people_with_the_box_get_no_assistance() -> None:
    model = two().model
    assert model.settings.helps == "full" and helps_of(model) == "legal"


@pytest.mark.parametrize("mode", ["solo", "multiplayer"])
@pytest.mark.parametrize("helps", ["none", "legal", "full", "expected"])
def test_every_part_of_the_table_shows_a_game_with_the_box(mode: str, helps: Helps) -> None:
    typist = Typist(picked(mode=mode, business=True, consultants=True))
    typist.model = replace(typist.model, settings=typist.model.settings.with_(BOX_HELPS, helps))
    for page in ("", "log", "stack", "people", "streets", "help", "menu"):
        if page:
            typist.send(parse_message(f"open {page}"))
        assert read(typist.page()).within()
    tile = next(tile for tiles in typist.model[BOX_TRAY].tiles.values() for tile in tiles)
    typist.name_tile(tile)
    assert read(typist.page()).within()
    draft = typist.table.attention.draft
    assert draft is not None
    typist.send(parse_message(f"tap {min(draft.places)[0]},{min(draft.places)[1]}"))
    assert read(typist.page()).within()
    typist.send(parse_message(f"help tile {tile}"))
    assert read(typist.page()).within()


def test_a_tile_is_named_once() -> None:
    typist = two()
    (built,) = first_builds(typist, 1)
    assert all(built.tile not in tiles for tiles in typist.model[BOX_TRAY].tiles.values())
    typist.send(parse_message(f"name-tile {built.tile}"))
    notice = typist.model.notice
    assert notice is not None and "The map already has that tile: " in notice.text
    assert typist.table.attention.draft is None


def test_a_search_finds_a_tile_and_enter_names_it() -> None:
    typist = two()
    tile = typist.model[BOX_TRAY].tiles["hipster"][0]
    typist.send(parse_message(f"find-tile {DECK[tile].name}"))
    typist.send(parse_message("name-first"))
    assert typist.table.attention.draft is not None and typist.table.attention.draft.tile == tile
    (built,) = first_builds(typist, 1)
    typist.send(parse_message(f"find-tile {DECK[built.tile].name}"))
    assert "gone" in typist.region("tray")


def test_undo_goes_back_to_the_start() -> None:
    typist = two()
    first_builds(typist, 4)
    while typist.table.session.history:
        typist.send(Undo())
    assert typist.model[BOX_TRAY].question == "build"
    assert len(typist.table.session.undone) >= 4


def test_a_wrong_tile_is_corrected_in_place() -> None:
    typist = two()
    builds = first_builds(typist, 3)
    tile = typist.model[BOX_TRAY].tiles["shopper"][0]
    typist.send(RouteChanged("#/realbox/fix"))
    typist.send(parse_message("choose-action 1"))
    typist.send(parse_message(f"correct-tile 1 {tile}"))
    city = typist.table.session.state.city
    assert city.sites[builds[0].cell].building.id == tile
    assert city.sites[builds[1].cell].building.id == builds[1].tile
    assert typist.model[CORRECTING].number == 0
    assert decode(typist.saved, DECK).actions[0].startswith(f"build {tile} ")


def test_a_correction_that_breaks_a_later_build_changes_nothing() -> None:
    typist = two()
    builds = first_builds(typist, 3)
    session = typist.table.session
    typist.send(RouteChanged("#/realbox/fix"))
    kept, said = typist.model, set()
    for option in legal_actions(session.state_at(0)):
        if isinstance(option, Build) and option.tile == builds[0].tile:
            typist.model = kept
            typist.send(parse_message(f"correct-action 1 {option}"))
            if typist.model[CORRECTING].why:
                assert typist.table.session is session
                assert typist.model[CORRECTING].why in unescape(typist.page())
                said.add(typist.model[CORRECTING].why.partition(" (")[0])
    assert said & {"This can’t be changed because of turn 2", "This can’t be changed because of turn 3"}
    typist.model = kept
    typist.send(parse_message(f"correct-tile 1 {builds[1].tile}"))
    assert typist.table.session is session
    assert typist.model.notice is not None and typist.model.notice.kind == "problem"


def test_going_back_from_the_corrections() -> None:
    typist = two()
    first_builds(typist, 3)
    typist.send(RouteChanged("#/realbox/fix"))
    typist.send(parse_message("choose-action 2"))
    typist.send(parse_message("go-back-to 2"))
    assert len(typist.table.session.history) == 1
    assert typist.model[BOX_TRAY].question == "build"


def hacking() -> Typist:
    """Return a typist at a table of two on which a Hacker's card lies; its first backs are told."""
    chosen = next(
        each
        for each in CHOSEN
        if each.mode == "multiplayer" and len(each.seats) == 2 and each.consultants and not each.business
    )
    cards = ("hacker", "investor")
    seats = tuple(replace(seat, consultant=card) for seat, card in zip(chosen.seats, cards, strict=True))
    return Typist(replace(chosen, seats=seats))


def test_undo_takes_a_back_back_before_the_build() -> None:
    typist = hacking()
    assert entered_backs(typist.table.session).keys() == {0, 1, 2}
    typist.send(Undo())
    assert typist.model[BOX_TRAY].question == "back" and typist.model[BOX_TRAY].number == 2
    typist.tell_backs([entered_backs(typist.table.session)[0]])
    lay_a_tile(typist)
    draft = typist.table.attention.draft
    assert draft is not None and draft.action is not None
    typist.act(draft.action, "prompt")
    assert typist.model[BOX_TRAY].question == "back" and typist.model[BOX_TRAY].number == 3
    typist.tell_backs(["wild"])
    typist.send(Undo())
    assert typist.model[BOX_TRAY].question == "back" and typist.table.session.history
    typist.send(Undo())
    assert not typist.table.session.history, "with no back to take back, undo takes the build back"
    while typist.model[BOX_TRAY].question != "back" or typist.model[BOX_TRAY].number:
        typist.send(Undo())
    (undo,) = find(typist.region("history"), data_message="undo")
    assert "faded" in undo["class"].split()


def test_a_back_that_was_told_wrongly_is_corrected() -> None:
    typist = hacking()
    session = typist.table.session
    told = entered_backs(session)
    missing = next(back for back in SYMBOLS if back not in told.values())
    tile = DECK.stack(missing, five_players=False)[0]
    typist.send(parse_message(f"name-tile {tile}"))
    assert typist.model.notice is not None and "Is a back wrong? Correct it." in typist.model.notice.text
    typist.send(RouteChanged("#/realbox/fix"))
    assert f"correct-back 1 {missing}" in attributes(typist.page(), "data-message")
    typist.send(parse_message(f"correct-back 1 {missing}"))
    assert entered_backs(typist.table.session) == {**told, 1: missing}
    typist.send(RouteChanged(str(typist.table.route)))
    typist.send(parse_message(f"name-tile {tile}"))
    draft = typist.table.attention.draft
    assert draft is not None and draft.tile == tile
    for text in ("correct-back 9 wild", "correct-back 1 nothing"):
        before = typist.table.session
        typist.send(parse_message(text))
        assert typist.table.session is before


def test_money_is_corrected_with_a_line_in_the_log() -> None:
    typist = two()
    first_builds(typist, 2)
    typist.send(RouteChanged("#/realbox/fix"))
    before = typist.table.session.state.seats[0].money
    typist.send(parse_message(f"set-money 0 {before + 7}"))
    session = typist.table.session
    assert session.state.seats[0].money == before + 7
    assert [change.dollars for change in money_by_hand(session)] == [7]
    assert any("Corrected by hand" in entry.text for turn in turns(session) for entry in turn.entries)
    assert accounts(session)[0].by_hand == 7 and accounts(session)[0].start == 0
    assert money_over_time(session)[0][0] == 0
    typist.send(parse_message("set-money 1 －２"))
    session = typist.table.session
    assert session.state.seats[1].money == -2
    typist.send(parse_message("set-money 0 much"))
    assert typist.table.session is session
    assert typist.model.notice is not None and typist.model.notice.kind == "problem"


def test_a_killed_page_keeps_the_grifters_question() -> None:
    typist = solo()
    first_builds_until_lift(typist)
    held = typist.table.session
    again = reopened(typist)
    assert again.model[BOX_TRAY].question == "lifted"
    assert again.table.session.history == held.history and len(held.history) == 1
    assert again.table.shown == typist.table.shown
    tile = next(tile for tiles in again.model[BOX_TRAY].tiles.values() for tile in tiles)
    again.name_tile(tile)
    assert open_question(again.table.session) is None
    seen = {site.building.id for site in again.table.session.state.city.sites.values()}
    assert tile in seen | {again.table.session.state.lifted}


def reopened(typist: Typist, session: Session | None = None) -> Typist:
    """Return a typist who opens what the page has saved, after a reload, or another session."""
    session = session or read_record(typist.saved, DECK).session
    assert session is not None
    again = Typist.__new__(Typist)
    again.model, _ = put_on_table(seeded(Model(settings=typist.model.settings)), "g", session)
    again.saved, again.taps, again.tapped = typist.saved, [], 0
    again.send(RouteChanged("#/game/g"))
    return again


def test_a_build_stands_before_the_grifters_tile_is_named() -> None:
    typist = solo()
    first_builds_until_lift(typist)
    (built,) = typist.table.session.history
    assert isinstance(built.action, Build)
    site = typist.table.shown.city.sites[built.action.cell]
    assert (site.building.id, site.owner) == (built.action.tile, 0)
    assert typist.table.drafted is None, "nothing is held any more"
    assert not any(isinstance(event, TileLifted) for event in built.events), "no invented tile shows"
    assert typist.table.shown.stack == ("?",) * len(typist.table.session.state.stack)
    typist.send(parse_message("tap 9,9"))
    assert typist.table.session.history == (built,) and typist.table.drafted is None


def test_links_and_files_hold_the_build_before_the_grifters_tile_is_named() -> None:
    typist = solo()
    first_builds_until_lift(typist)
    (built,) = decode(typist.saved, DECK).actions
    assert typist.table.session.record.actions == (built,)
    _, effects = update(typist.model, parse_message("export"))
    (file,) = (effect for effect in effects if isinstance(effect, Download))
    assert decode(file.text, DECK).actions == (built,)
    link = table_link(typist.table)
    there = read_record(read_link(link.rpartition("/")[2]), DECK).session
    assert there is not None
    again = reopened(typist, there)
    assert again.model[BOX_TRAY].question == "lifted"
    assert again.table.session.history == typist.table.session.history


@pytest.mark.parametrize("message", ["set-money 0 3", "catch-up yes"])
def test_an_open_question_about_the_grifter_keeps_the_build_before_it(message: str) -> None:
    typist = solo()
    first_builds_until_lift(typist)
    (built,) = decode(typist.saved, DECK).actions
    typist.send(RouteChanged("#/realbox/fix"))
    typist.send(parse_message(message))
    typist.send(RouteChanged(str(typist.table.route)))
    assert typist.model[BOX_TRAY].question == "lifted"
    assert decode(typist.saved, DECK).actions == (built,)
    typist.name_tile(next(tile for tiles in typist.model[BOX_TRAY].tiles.values() for tile in tiles))
    assert str(typist.table.session.history[0].action) == built
    assert catches_up(typist.table.session) == (message == "catch-up yes")


def test_money_set_before_the_grifters_tile_is_named_is_what_the_table_has() -> None:
    typist = solo()
    first_builds_until_lift(typist)
    typist.send(parse_message("set-money 0 7"))
    assert typist.table.session.state.seats[0].money == 7


def test_undo_is_offered_where_it_takes_something_back() -> None:
    typist = solo()

    def faded() -> bool:
        (undo,) = find(typist.region("history"), data_message="undo")
        return "faded" in undo["class"].split()

    assert faded()
    first_builds_until_lift(typist)
    assert not faded(), "undo takes the held build back"
    typist.send(Undo())
    assert faded()


def test_the_player_on_the_form_starts() -> None:
    for game in range(8):
        model, _ = update(Model(settings=Settings(show="off")), Seeded(f"first/{game}"))
        model, _ = update(model, RouteChanged("#/realbox"))
        model, _ = update(model, parse_message("set-game mode multiplayer"))
        model, _ = update(model, BeginBox())
        assert table_of(model).session.state.seats[0].name == "Player 1"


def first_builds_until_lift(typist: Typist) -> None:
    lay_a_tile(typist)
    draft = typist.table.attention.draft
    assert draft is not None and draft.action is not None
    typist.act(draft.action, "prompt")
    assert typist.model[BOX_TRAY].question == "lifted"


def test_the_screen_stays_on() -> None:
    model, _ = update(seeded(), RouteChanged("#/realbox"))
    _, effects = update(model, BeginBox())
    assert effects.count(StayAwake()) == 1


def test_undo_takes_a_held_build_back() -> None:
    typist = solo()
    first_builds_until_lift(typist)
    typist.send(Undo())
    assert typist.model[BOX_TRAY].question == "build" and not typist.table.session.history
    assert decode(typist.saved, DECK).actions == ()


def test_nobody_acts_while_a_tile_or_back_is_asked_for() -> None:
    typist = solo()
    first_builds_until_lift(typist)
    session = typist.table.session
    option = session.state.decision.options[0] if session.state.decision else None
    typist.send(parse_message(f"act {option}"))
    assert typist.table.session is session and typist.model[BOX_TRAY].question == "lifted"


def test_an_ordinary_table_stays_unchanged() -> None:
    from tests.ui.playing import Player, new_session

    player = Player(new_session(2))
    hand = player.table.shown.seats[0].hand
    player.send(parse_message("reveal"))
    player.send(Pick(player.table.session.state.seats[0].hand[0]))
    assert hand and player.model[BOX_TRAY] == BOX_TRAY.default
    before = player.table.session
    for text in ("set-money 0 5", "go-back-to 1", "correct-tile 1 museum", "tell-back wild", "name-first"):
        player.send(parse_message(text))
    assert player.table.session is before


def test_the_corrections_list_every_action() -> None:
    typist = two()
    first_builds(typist, 3)
    typist.send(RouteChanged("#/realbox/fix"))
    page = typist.page()
    count = len(typist.table.session.history)
    assert attributes(page, "data-message") == {
        "catch-up yes",
        "end-here",
        "flip-money 0",
        "flip-money 1",
        *(f"choose-action {n}" for n in range(1, count + 1)),
    }
    typist.send(parse_message("choose-action 1"))
    page = typist.page()
    offered = attributes(page, "data-message")
    assert any(each.startswith("open-back ") for each in offered) and "go-back-to 1" in offered
    assert read(page).within()


def test_without_a_box_game_there_is_nothing_to_correct() -> None:
    model, effects = update(seeded(), RouteChanged("#/realbox/fix"))
    assert model[TABLE] is None and "#/" in str(effects)


def test_the_record_is_ordinary() -> None:
    typist = two()
    first_builds(typist, 3)
    record = decode(typist.saved, DECK)
    plain = replace(record, extra={key: value for key, value in record.extra.items() if key != "box"})
    assert replay(plain).error is None
    assert replay(plain).session.state == typist.table.session.state


# --- Catching up ---


def begun(mode: str) -> Typist:
    """Return a typist at a table that has already begun."""
    chosen = picked(mode=mode, business=False, consultants=False, edition="2021")
    typist = Typist(chosen)
    typist.send(parse_message("catch-up yes"))
    return typist


def test_the_form_begins_a_game_that_has_begun() -> None:
    typist = two()
    typist.send(RouteChanged("#/realbox"))
    typist.send(parse_message("set-begun yes"))
    typist.send(BeginBox())
    typist.send(RouteChanged(str(typist.table.route)))
    assert catches_up(typist.table.session)
    assert "what did you build?" in typist.region("prompt")
    typist.tap("catch-up no", "prompt")
    assert not catches_up(typist.table.session)


@pytest.mark.parametrize("mode", ["solo", "multiplayer"])
def test_catching_up_takes_two_taps_a_build(mode: str) -> None:
    typist = begun(mode)
    typist.model = replace(typist.model, settings=replace(typist.model.settings, show="slow"))
    for count in range(1, 7):
        builders = len(typist.table.session.state.city)
        tile, cell = lay_a_tile(typist)
        if mode == "solo":
            assert typist.model[BOX_TRAY].question == "lifted"
            lifted = next(tile for tiles in typist.model[BOX_TRAY].tiles.values() for tile in tiles)
            typist.name_tile(lifted)
        while typist.table.decision is not None and typist.table.decision.kind != "build":
            typist.send(parse_message(f"act {typist.table.decision.options[0]}"))
        assert typist.table.attention.playback is None
        assert typist.table.session.state.city.sites[cell].building.id == tile
        assert len(typist.table.session.state.city) > builders, count


@pytest.mark.parametrize("mode", ["solo", "multiplayer"])
def test_another_tap_turns_the_building(mode: str) -> None:
    typist = begun(mode)
    tile = next(tile for tiles in typist.model[BOX_TRAY].tiles.values() for tile in tiles)
    typist.name_tile(tile)
    draft = typist.table.attention.draft
    assert draft is not None
    cell, facings = next((cell, each) for cell, each in draft.places.items() if len(each) > 1)
    seen = []
    for _ in facings:
        typist.send(parse_message(f"tap {cell[0]},{cell[1]}"))
        session = typist.table.session
        seen.append(session.state.city.sites[cell].facing)
        assert len([played for played in session.history if not played.unasked]) == 1
        assert decode(typist.saved, DECK).actions[0] == f"build {tile} {cell[0]},{cell[1]} {seen[-1]}"
    assert sorted(seen) == sorted(facings)


@pytest.mark.parametrize("mode", ["solo", "multiplayer"])
def test_a_killed_page_goes_on_catching_up(mode: str) -> None:
    typist = begun(mode)
    _, cell = lay_a_tile(typist)
    again = reopened(typist)
    assert catches_up(again.table.session)
    assert cell in again.table.shown.city.sites
    assert (again.model[BOX_TRAY].question == "lifted") == (mode == "solo")


def test_the_page_answers_what_nobody_remembers() -> None:
    chosen = picked(mode="multiplayer", business=True, consultants=False, edition="2021")
    typist = Typist(chosen)
    for before, action, after, _ in played(typist.state, Rng(f"play/{chosen.seed}")):
        decision = before.decision
        assert decision is not None
        if decision.kind in ("move", "token", "claim"):
            break
        typist.answer(before, action)
        typist.state = after
    assert "answer-all" not in attributes(typist.region("tray"), "data-message")
    typist.send(parse_message("answer-all"))
    question = typist.table.decision
    assert question is not None and question.kind != "build", "only a table that catches up is answered for"
    typist.send(parse_message("catch-up yes"))
    typist.tap("answer-all", "tray")
    question = typist.table.decision
    assert question is not None and question.kind == "build"
    assert decode(typist.saved, DECK).actions == typist.table.session.record.actions
    assert "answer-all" not in attributes(typist.region("tray"), "data-message")


def test_another_game_begins_at_its_usual_pace() -> None:
    typist = begun("multiplayer")
    typist.send(RouteChanged("#/realbox"))
    typist.send(BeginBox())
    assert not catches_up(typist.table.session)


# --- The lesson ---


def test_the_lesson_leads_through_a_turn() -> None:
    typist = Typist.__new__(Typist)
    typist.model = seeded(Model(settings=Settings(show="off")))
    typist.saved, typist.taps, typist.tapped = "", [], 0
    typist.send(RouteChanged(str(LESSON)))

    def told() -> str:
        (words,) = find(typist.page(), "p", "words")
        return words.text

    assert "at the right end of the street" in told() and "hipster" in told()
    typist.tap("open-back hipster", "tray")
    assert told() == "Now tap the Record Shop."
    typist.tap("name-tile record-shop", "tray")
    assert told().startswith("Tap its spot")
    typist.send(parse_message("tap 2,0"))
    draft = typist.table.attention.draft
    assert draft is not None
    if draft.facing != TO_TYPE.facing:
        assert "again to turn it" in told()
        typist.send(parse_message("tap 2,0"))
    assert told().endswith("Tap Build.")
    typist.act(TO_TYPE, "prompt")
    assert [seat.money for seat in typist.table.session.state.seats] == [5, 0]
    assert told() == "The page has scored the street. Now answer its question."
    while (decision := typist.table.decision) is not None and decision.kind == "move":
        typist.act(decision.options[0], "options", "prompt")
    assert told().endswith("Tap Undo.")
    typist.send(Undo())
    assert told().startswith("That’s all.") and typist.saved == ""
    assert "#/realbox" in {each["href"] for each in find(typist.page(), "a", "primary")}
    typist.send(parse_message("type-again"))
    assert "at the right end of the street" in told()


def test_the_lesson_may_be_left_and_another_tile_typed() -> None:
    typist = Typist.__new__(Typist)
    typist.model = seeded(Model(settings=Settings(show="off")))
    typist.saved, typist.taps, typist.tapped = "", [], 0
    typist.send(RouteChanged(str(LESSON)))
    first_builds(typist, 1)
    assert typist.table.session.history and typist.saved == ""
    typist.send(RouteChanged("#/realbox"))
    assert 'type="submit"' in typist.page()


# --- Corrections at the table ---


def lift_and_name(typist: Typist) -> None:
    """Build, name the Grifter's tile, and answer everything up to the next build or tie."""
    first_builds_until_lift(typist)
    typist.name_tile(next(tile for tiles in typist.model[BOX_TRAY].tiles.values() for tile in tiles))


def test_the_spot_of_the_grifter_is_marked_until_the_next_build() -> None:
    typist = solo()
    assert "traced" not in typist.region("marks")
    lift_and_name(typist)
    while typist.table.decision is not None and typist.table.decision.kind != "build":
        typist.send(parse_message(f"act {typist.table.decision.options[0]}"))
    (cell,) = typist.table.attention.traced
    assert typist.table.session.state.city.sites[cell].owner == 1 and "traced" in typist.region("marks")
    lay_a_tile(typist)
    assert typist.table.attention.traced == (cell,)
    assert "replay" not in attributes(typist.region("prompt"), "data-message")


def test_equal_spots_show_their_dollars_and_the_tray_leads_to_the_corrections() -> None:
    typist = solo()
    for _ in range(12):
        lift_and_name(typist)
        draft = typist.table.drafted
        if typist.model[BOX_TRAY].question == "grifter" and draft is not None and draft.judged is not None:
            assert 'href="#/realbox/fix"' in typist.region("tray")
            if draft.judged.rule == "valuation":
                assert {cell for cell, _ in draft.numbers} == {*draft.places}
                typist.send(RouteChanged("#/realbox/fix"))
                typist.send(RouteChanged(str(typist.table.route)))
                assert "$" in typist.region("places")
                break
        while typist.table.decision is not None and typist.table.decision.kind != "build":
            typist.send(parse_message(f"act {typist.table.decision.options[0]}"))
    else:
        raise AssertionError("no tie")


def test_redo_stays_while_money_is_set() -> None:
    typist = two()
    first_builds(typist, 4)
    actions = typist.table.session.record.actions
    for _ in range(3):
        typist.send(Undo())
    typist.send(parse_message("set-money 0 12"))
    for _ in range(3):
        typist.send(parse_message("redo"))
    assert typist.table.session.record.actions == actions


def test_undo_takes_money_before_the_build() -> None:
    typist = two()
    first_builds(typist, 1)
    typist.send(parse_message("set-money 1 90"))
    count = len(typist.table.session.history)
    typist.send(Undo())
    assert len(typist.table.session.history) == count and money_by_hand(typist.table.session) == ()
    typist.send(Undo())
    assert typist.table.session.history == ()


@pytest.mark.parametrize(
    ("text", "dollars"),
    [
        ("$7", 7),
        ("7 $", 7),
        ("7", 7),
        ("1 000", 1000),
        ("1\N{NARROW NO-BREAK SPACE}000", 1000),
        ("1,000", 1000),
        ("1.000", 1000),
        ("+5", 5),
        ("-$3", -3),
        ("$-3", -3),
        ("−3 $", -3),
        ("＄１２", 12),
        ("12.5", None),
        ("1,00", None),
        ("5 5", None),
        ("--3", None),
        ("", None),
        ("$", None),
        ("9999999", None),
    ],
)
def test_amounts_are_read_as_people_write_them(text: str, dollars: int | None) -> None:
    assert amount_of(text) == dollars


def test_an_unlikely_amount_is_asked_about() -> None:
    typist = two()
    first_builds(typist, 1)
    typist.send(RouteChanged("#/realbox/fix"))
    typist.send(parse_message("set-money 0 999999"))
    assert typist.table.session.state.seats[0].money == 0
    assert "999,999" in typist.page()
    typist.send(parse_message("confirm-money no"))
    assert typist.table.session.state.seats[0].money == 0
    typist.send(parse_message("set-money 0 600"))
    typist.tap("confirm-money yes", "app")
    assert typist.table.session.state.seats[0].money == 600
    typist.send(parse_message("confirm-money yes"))
    assert len(money_by_hand(typist.table.session)) == 1


def test_a_button_changes_the_sign_of_money() -> None:
    typist = two()
    first_builds(typist, 1)
    typist.send(RouteChanged("#/realbox/fix"))
    typist.send(parse_message("set-money 0 8"))
    typist.tap("flip-money 0", "app")
    assert typist.table.session.state.seats[0].money == -8


def test_a_following_tab_changes_nothing() -> None:
    typist = two()
    first_builds(typist, 2)
    typist.send(LockResult(typist.table.id, here=False, lost=True))
    assert typist.table.viewing.follows
    session = typist.table.session
    for text in (
        "set-money 0 5",
        "go-back-to 1",
        "catch-up yes",
        "end-here",
        "correct-name 0 Zoe",
        "undo",
        f"name-tile {typist.model[BOX_TRAY].tiles['wild'][0]}",
    ):
        typist.saved = ""
        typist.send(parse_message(text))
        assert typist.table.session is session and typist.saved == "", text
    assert typist.model.notice is not None and "Another tab" in typist.model.notice.text
    typist.send(RouteChanged("#/realbox/fix"))
    assert "take-over" in attributes(typist.page(), "data-message")
    assert "end-here" not in attributes(typist.page(), "data-message")


def test_a_table_that_stops_early_ends_the_game() -> None:
    typist = two()
    first_builds(typist, 3)
    typist.send(RouteChanged("#/realbox/fix"))
    typist.tap("end-here", "app")
    typist.send(RouteChanged(str(typist.table.route)))
    assert typist.table.session.state.over and typist.table.ended
    assert "stopped early" in typist.page()
    again = reopened(typist)
    assert again.table.ended, "also after a reload"
    again.send(Undo())
    assert not again.table.session.state.over
    assert again.table.session.record.actions == typist.table.session.record.actions


def test_a_wrong_spot_is_corrected_on_a_small_map() -> None:
    typist = two()
    first_builds(typist, 3)
    typist.send(RouteChanged("#/realbox/fix"))
    number = max(n for n, p in enumerate(typist.table.session.history, 1) if isinstance(p.action, Build))
    typist.send(parse_message(f"choose-action {number}"))
    build = typist.table.session.history[number - 1].action
    assert isinstance(build, Build)
    spots = [
        each["data-message"].removeprefix(f"correct-action {number} ")
        for each in find(typist.region("app"), class_="box-spot")
    ]
    moved = next(
        each for each in map(parse_action, spots) if isinstance(each, Build) and each.cell != build.cell
    )
    typist.tap(f"correct-action {number} {moved}", "app")
    assert typist.table.session.history[number - 1].action == moved


def test_a_name_a_card_and_the_first_player_are_corrected() -> None:
    typist = hacking()
    typist.send(RouteChanged("#/realbox/fix"))
    names = [seat.name for seat in typist.table.session.state.seats]
    looks = typist.table.viewing.looks
    typist.send(parse_message("correct-name 0 Zoe"))
    assert typist.table.session.state.seats[0].name == "Zoe"
    for wrong in ("correct-name 0 ", f"correct-name 0 {names[1].upper()}", "correct-name 9 Kim"):
        typist.send(parse_message(wrong))
        assert typist.table.session.state.seats[0].name == "Zoe"
    typist.send(parse_message("correct-card 0 location-scout"))
    assert typist.table.session.state.seats[0].consultant == "location-scout"
    typist.send(parse_message("correct-first 1"))
    seats = typist.table.session.state.seats
    assert [seat.name for seat in seats] == [names[1], "Zoe"]
    assert typist.table.viewing.looks[:2] == (looks[1], looks[0])
    assert reopened(typist).table.viewing.looks[:2] == (looks[1], looks[0])


def test_a_refused_correction_offers_a_way_on() -> None:
    typist = two()
    builds = first_builds(typist, 3)
    typist.send(RouteChanged("#/realbox/fix"))
    first = typist.table.session.state_at(0)
    for option in legal_actions(first):
        if isinstance(option, Build) and option.tile == builds[0].tile:
            typist.send(parse_message(f"correct-action 1 {option}"))
            if typist.model[CORRECTING].short is not None:
                break
            typist.send(parse_message(f"correct-action 1 {builds[0]}"))
    typist.tap("go-on-short", "app")
    actions = typist.table.session.record.actions
    assert actions[0] == str(option) and len(actions) < 3
    assert typist.model[CORRECTING].short is None
    typist.send(parse_message("go-on-short"))
    assert typist.table.session.record.actions == actions


def test_the_grifters_builds_bear_his_sign() -> None:
    typist = solo()
    for _ in range(12):
        lift_and_name(typist)
        if typist.model[BOX_TRAY].question == "grifter":
            break
        while typist.table.decision is not None and typist.table.decision.kind != "build":
            typist.send(parse_message(f"act {typist.table.decision.options[0]}"))
    typist.send(parse_message(f"act {legal_actions(typist.table.session.state)[0]}"))
    typist.send(RouteChanged("#/realbox/fix"))
    chosen = len(typist.table.session.history)
    while not isinstance(typist.table.session.history[chosen - 1].action, Build):
        chosen -= 1
    (row,) = find(typist.region("app"), data_message=f"choose-action {chosen}")
    looks = typist.table.viewing.looks
    assert str(mark(looks[1])) in typist.region("app").split(f"choose-action {chosen}")[1].split("</li>")[0]
    assert row.text
