"""The interface saves every game, reports honestly whether it did, and loses none."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from app.saves.copies import unseal
from app.saves.links import link_data
from app.ui.core.messages import (
    Dismiss,
    LoadAnyway,
    Message,
    NotNow,
    Replaced,
    RouteChanged,
    TakeUpdate,
    UpdateWaits,
)
from app.ui.core.model import Route
from app.ui.core.registry import AcceptUpdate, Download
from app.ui.core.texts import say
from app.ui.features.saves.service import SaveService
from app.ui.features.saves.state import (
    ARRIVAL,
    LIBRARY,
    LISTED,
    Adopted,
    AskPromise,
    CarryOn,
    Changed,
    DamagedSaveRead,
    Delete,
    Export,
    FileRead,
    FileRefused,
    KeepAgain,
    Loaded,
    LockResult,
    Missing,
    MoreGames,
    Promised,
    Raw,
    Returned,
    SaveResult,
    TakeOver,
)
from app.ui.table.messages import Act, Hold, Open, Paint, Think, Undo
from app.ui.table.model import KEEPING, TABLE
from tests.saves.desk import (
    Desk,
    at_the_table,
    desk_that_cannot_keep,
    how,
    linked,
    offered,
    service_of,
    session,
    shown,
    text,
)
from tests.saves.support import MemoryStore, finished, played, started
from tests.ui.playing import table_of


def test_every_action_is_saved() -> None:
    store = MemoryStore()
    desk = at_the_table(store)
    for _ in range(4):
        desk.act()
        assert desk.model[KEEPING] == "saved"
        loaded = service_of(store).load("g")
        assert desk.model[TABLE] is not None
        assert isinstance(loaded, Loaded) and loaded.text == table_of(desk.model).session.text()
    assert any(isinstance(effect, Hold) for effect in desk.others)
    assert isinstance(desk.others[-1], Paint)


def test_play_continues_when_saving_fails() -> None:
    store = MemoryStore()
    desk = at_the_table(store)
    store.room = 10
    desk.act()
    assert (desk.model[KEEPING], desk.actions()) == ("full", 6)
    desk.send(Export())
    assert isinstance(desk.others[-1], Download)
    assert len(json.loads(desk.others[-1].text)["actions"]) == 6
    assert desk.others[-1].name.startswith("streets-ben-ana-turn-")
    store.room = 10**9
    desk.act()
    assert desk.model[KEEPING] == "saved"


def test_a_watching_tab_sees_everything_and_does_nothing() -> None:
    store = MemoryStore()
    desk = at_the_table(store)
    desk.send(LockResult("g", False, False))
    assert (
        desk.model[TABLE] is not None
        and table_of(desk.model).viewing.follows
        and table_of(desk.model).decision is None
    )
    desk.send(Act(str(session().state.decision.options[0])))  # type: ignore[union-attr]
    desk.send(Think(5))
    desk.send(Undo())
    assert desk.actions() == 5
    writer = service_of(store)
    writer.load("g")
    writer.keep("g", session(9))
    desk.send(Changed("game.g.b"))
    assert desk.actions() == 9
    desk.send(TakeOver())
    assert desk.others[-1] == Hold("g", force=True)
    writer.keep("g", session(11))
    desk.send(LockResult("g", True, False))
    assert desk.actions() == 11 and desk.notice() == say("saves.took_over")
    desk.act()
    assert desk.model[KEEPING] == "saved"


def test_a_watching_tab_shows_no_hand_and_no_hand_over() -> None:
    store = MemoryStore()
    service_of(store).keep("g", played(started("keeper"), 5, random.Random(1)))
    desk = Desk(store)
    desk.send(RouteChanged("#/game/g"))
    assert desk.model[TABLE] is not None and table_of(desk.model).viewing.awaiting is not None
    desk.send(LockResult("g", False, False))
    table = desk.model[TABLE]
    assert table is not None and (table.viewing.viewer, table.viewing.awaiting) == (None, None)
    assert all(tile.startswith("?") for seat in table_of(desk.model).shown.seats for tile in seat.hand)
    desk.send(LockResult("g", True, False))
    assert table_of(desk.model).viewing.awaiting is not None


def test_without_locks_the_faster_tabs_game_counts() -> None:
    store = MemoryStore()
    desk = at_the_table(store)
    writer = service_of(store)
    writer.load("g")
    writer.keep("g", session(9))
    desk.act()
    assert desk.actions() == 9 and desk.model[KEEPING] == "other_tab"


def test_a_link_opens_without_disturbing_the_running_game() -> None:
    store = MemoryStore()
    desk = at_the_table(store)
    desk.send(RouteChanged(f"#/play/{link_data(finished('link').text())}"))
    assert desk.model[TABLE] is not None and table_of(desk.model).session.state.over
    assert desk.notice() == say("share.opened_link")
    assert service_of(store).load("g") == Loaded("g", False, session().text())
    assert service_of(store).load("id0") == Missing("id0") and say("saves.linked") in shown(desk)
    desk.send(KeepAgain())
    assert desk.model.route == Route("game", "id0") and say("saves.linked") not in shown(desk)
    assert isinstance(service_of(store).load("id0"), Loaded)


def test_a_linked_game_is_saved_once_played() -> None:
    store = MemoryStore()
    desk = Desk(store)
    desk.send(RouteChanged(linked()))
    for elsewhere in ("#/settings", "#/"):
        desk.send(RouteChanged(elsewhere))
        desk.send(RouteChanged(linked()))
    assert desk.actions() == 5 and store.texts == {}
    desk.act()
    assert desk.model.route == Route("game", "id0") and how(desk) == "saved"
    assert service_of(store).load("id0") == Loaded("id0", False, text(desk))


def test_a_link_reopens_its_game_however_far_it_was_played() -> None:
    store = MemoryStore()
    desk = Desk(store)
    for number in range(27):
        desk.send(RouteChanged(linked()))
        desk.send(RouteChanged("#/"))
        desk.send(RouteChanged(linked()))
        desk.act()
        assert desk.actions() == 6 + number and desk.model.route == Route("game", "id0")
        desk = Desk(store)  # as after a reload
    desk.send(RouteChanged(linked()))
    assert desk.notice() == say("share.opened_again")
    desk.send(RouteChanged("#/"))
    assert len(desk.model[LIBRARY].entries) == 1

    # Another link has another game.
    desk.send(RouteChanged(linked(4)))
    desk.act()
    desk.send(RouteChanged("#/"))
    assert len(desk.model[LIBRARY].entries) == 2


def test_bot_actions_do_not_save_a_linked_game() -> None:
    store = MemoryStore()
    desk = Desk(store)
    bots = replace(started("bots"), extra={"table": {"trust": True}})
    seats = [{**seat, "kind": "greedy"} for seat in json.loads(bots.text())["seats"]]
    record = json.dumps({**json.loads(bots.text()), "seats": seats})
    desk.send(RouteChanged(f"#/play/{link_data(record)}"))
    desk.send(Think(0))
    assert desk.actions() == 1 and store.texts == {}


def test_a_link_waits_if_the_running_game_would_be_lost() -> None:
    store = MemoryStore()
    desk = at_the_table(store)
    store.off = True
    desk.act()
    desk.send(RouteChanged(f"#/play/{link_data(finished('link').text())}"))
    assert desk.actions() == 6 and desk.model[ARRIVAL] is not None
    desk.send(CarryOn())
    assert desk.model[TABLE] is not None and table_of(desk.model).session.state.over


@pytest.mark.parametrize("source", ["file", "save"])
def test_a_damaged_record_is_explained_and_continues_as_a_new_game(source: str) -> None:
    store = MemoryStore()
    desk = at_the_table(store)
    record = json.loads(session(8).text())
    record["actions"][6] = "build art-gallery 50,50 N"
    text = json.dumps(record)
    before = dict(store.texts)
    desk.send(FileRead(text) if source == "file" else DamagedSaveRead("game.g.a", text))
    arrival = desk.model[ARRIVAL]
    assert arrival is not None and arrival.reading.problem is not None
    assert arrival.reading.problem.number == 7
    desk.send(Raw())
    assert desk.others[-1] == Download("streets-raw.txt", text)
    assert store.texts == before
    desk.send(CarryOn())
    assert desk.actions() == 6 and desk.model[TABLE] is not None and table_of(desk.model).id == "id0"
    assert before.items() <= store.texts.items()


def test_a_file_opens_as_a_new_game_or_is_explained() -> None:
    desk = Desk(MemoryStore())
    desk.send(FileRead(session(6).text()))
    assert desk.actions() == 6 and desk.notice() == say("share.opened_file")
    desk.send(FileRefused("large"))
    assert desk.notice() == say("errors.file_too_large")


def test_deleting_the_game_on_the_table_clears_it() -> None:
    store = MemoryStore()
    desk = at_the_table(store)
    desk.send(RouteChanged("#/"))
    desk.send(Delete("g"))
    assert desk.model[TABLE] is None and desk.model[LIBRARY].entries == ()
    assert desk.model[LIBRARY].deleted == "Ben and Ana"


def test_an_older_copy_is_reported() -> None:
    store = MemoryStore()
    service = service_of(store)
    service.keep("g", session())
    service.keep("g", session(6))
    store.texts["game.g.b"] = store.texts["game.g.b"][:-5]
    desk = Desk(store)
    desk.send(RouteChanged("#/game/g"))
    assert desk.actions() == 5 and desk.notice() == say("saves.used_copy")


def test_adopting_keeps_the_seating() -> None:
    desk = Desk(MemoryStore())
    desk.send(Adopted("x", session(), False))
    assert desk.model[TABLE] is not None and table_of(desk.model).viewing.trust


def test_persistent_storage_is_requested_once_a_game_is_worth_it() -> None:
    desk = at_the_table(MemoryStore())
    desk.send(Promised(False, False))
    desk.send(RouteChanged(linked(0)))
    for asked in (0, 0, 0, 0, 1, 1):
        desk.act()
        assert desk.others.count(AskPromise()) == asked
    desk.send(Promised(True, False))
    desk.send(RouteChanged("#/settings"))
    assert say("saves.persistent") in shown(desk)


# --- Many games ---


def test_a_long_list_shows_the_last_games_and_dates_them_once() -> None:
    store = MemoryStore()
    writer = service_of(store)
    for number in range(30):
        writer.keep(f"g{number:02}", session(1))
    dated: list[int] = []
    desk = Desk(store)

    def date(time: int) -> str:
        dated.append(time)
        return str(time)

    desk.service = SaveService(store, lambda: 1, lambda: "id", date)
    desk.send(RouteChanged("#/games"))
    assert len(dated) == 30 and [f'id="game-g{n:02}"' in shown(desk) for n in range(30)] == [
        *[False] * (30 - LISTED),
        *[True] * LISTED,
    ]

    # A change by another tab updates one entry and moves it to the top.
    writer.rename("g03", "Three")
    desk.send(Changed("game.g03.a"))
    assert len(dated) == 31 and desk.model[LIBRARY].entries[26].name == "Three"
    for _ in range(3):
        desk.send(MoreGames())
    assert all(f'id="game-g{n:02}"' in shown(desk) for n in range(30)) and len(dated) == 31
    assert str(MoreGames()) not in shown(desk)


# --- No game is lost ---


@pytest.mark.parametrize("message", [TakeUpdate(), Replaced()], ids=str)
def test_a_new_version_waits_for_an_unsaved_game(message: Message) -> None:
    store = MemoryStore()
    desk = desk_that_cannot_keep(store)
    desk.send(message)
    assert offered(desk) == "unsaved" and say("update.unsaved") in shown(desk)
    assert not any(isinstance(effect, AcceptUpdate) for effect in desk.others)

    # Once there is room, the action that saves the game brings the offer back.
    store.room = 10**9
    desk.act()
    assert how(desk) == "saved" and offered(desk) == "available"
    desk.send(message)
    assert desk.others[-1] == AcceptUpdate() and offered(desk) == "taking"
    assert say("update.taking") in shown(desk)


def test_a_new_version_stays_on_offer() -> None:
    desk = at_the_table(MemoryStore())
    desk.send(UpdateWaits())
    for happens in (
        FileRefused("large"),
        Dismiss(),
        RouteChanged("#/settings"),
        RouteChanged("#/"),
        RouteChanged("#/game/g"),
    ):
        desk.send(happens)
        assert say("update.available") in shown(desk), happens
    desk.act()
    assert say("update.available") in shown(desk)

    # Once postponed, only the menu and some pages offer it.
    desk.send(NotNow())
    desk.send(Open("menu"))
    for address in ("#/game/g", "#/settings", "#/"):
        desk.send(RouteChanged(address))
        assert say("update.available") not in shown(desk) and say("update.take") in shown(desk), address
    desk.send(TakeUpdate())
    assert desk.others[-1] == AcceptUpdate()


def test_accepting_a_postponed_version_says_what_prevents_it() -> None:
    desk = desk_that_cannot_keep(MemoryStore())
    desk.send(UpdateWaits())
    desk.send(NotNow())
    assert say("update.unsaved") not in shown(desk)
    desk.send(TakeUpdate())
    assert say("update.unsaved") in shown(desk)


def test_a_new_version_can_be_accepted_anyway() -> None:
    desk = desk_that_cannot_keep(MemoryStore())
    desk.send(TakeUpdate())
    desk.send(LoadAnyway())
    assert desk.others[-1] == AcceptUpdate(anyway=True) and offered(desk) == "taking"


def test_a_saved_game_follows_a_new_version_at_once() -> None:
    desk = at_the_table(MemoryStore())
    desk.act()
    desk.send(Replaced())
    assert desk.others[-1] == AcceptUpdate()


def test_a_restored_page_shows_what_other_tabs_wrote() -> None:
    store = MemoryStore()
    desk = at_the_table(store)
    desk.send(RouteChanged("#/"))
    other = service_of(store)
    other.load("g")
    other.keep("g", session(7))
    other.keep("h", session())
    before = {entry.id: entry.summary for entry in desk.model[LIBRARY].entries}
    desk.send(Returned())
    after = {entry.id: entry.summary for entry in desk.model[LIBRARY].entries}
    assert before["g"] == after["h"] != after["g"]
    desk.send(RouteChanged("#/game/g"))
    assert desk.actions() == 7


def test_a_game_deleted_in_another_tab_stays_on_the_table_with_a_warning() -> None:
    store = MemoryStore()
    desk = at_the_table(store)
    desk.act()
    desk.act()
    kept = dict(store.texts)
    newest, older = sorted(kept, key=lambda key: -unseal(kept[key])[0])  # type: ignore[operator]
    for key in (newest, older):  # the other tab deletes them one by one
        del store.texts[key]
        desk.send(Changed(key))
        assert (desk.actions(), desk.model[KEEPING]) == (7, "deleted_elsewhere")
    assert say("saves.deleted_elsewhere") in shown(desk)

    # The page does not lose it, and the next action or a request saves it again.
    desk.send(TakeUpdate())
    assert offered(desk) == "unsaved"
    desk.send(KeepAgain())
    assert how(desk) == "saved"
    assert service_of(store).load("g") == Loaded("g", False, text(desk))
    store.texts.clear()
    desk.send(Changed("game.g.a"))
    assert how(desk) == "deleted_elsewhere"
    desk.act()
    assert how(desk) == "saved"
    assert service_of(store).load("g") == Loaded("g", False, text(desk))


def test_a_restored_deletion_is_followed() -> None:
    store = MemoryStore()
    desk = at_the_table(store)
    desk.act()
    kept = dict(store.texts)
    store.texts.clear()
    desk.send(Changed("game.g.a"))
    assert how(desk) == "deleted_elsewhere"
    store.texts.update(kept)
    desk.send(Changed("game.g.a"))
    assert (desk.actions(), desk.model[KEEPING]) == (6, "saved")


def test_a_game_found_late_opens_on_the_waiting_table() -> None:
    store = MemoryStore()
    at_the_table(store)
    kept = dict(store.texts)
    store.texts.clear()
    desk = Desk(store)
    desk.send(RouteChanged("#/game/g"))
    assert say("errors.address_unknown") in shown(desk)
    store.texts.update(kept)
    desk.send(Changed("game.other.a"))
    assert desk.actions() == -1
    for key in kept:
        desk.send(Changed(key))
    assert (desk.actions(), desk.model[KEEPING], desk.model.problem) == (5, "saved", "")


def test_failed_saves_are_retried_when_there_is_room() -> None:
    store = MemoryStore()
    desk = desk_that_cannot_keep(store)
    desk.send(RouteChanged("#/"))
    assert how(desk) == "full"
    store.room = 10**9
    desk.send(RouteChanged("#/"))
    assert how(desk) == "saved"
    assert service_of(store).load("g") == Loaded("g", False, text(desk))


def test_a_warning_disappears_with_its_cause() -> None:
    store = MemoryStore(off=True)
    desk = Desk(store)
    desk.send(RouteChanged("#/"))
    assert how(desk) == "disabled"
    store.off = False
    desk.send(RouteChanged("#/"))
    assert how(desk) == "saved"


def test_failures_of_other_stored_values_say_nothing_of_the_game() -> None:
    desk = at_the_table(MemoryStore())
    desk.act()
    desk.send(SaveResult("", "full"))
    assert how(desk) == "saved" and desk.notice() == say("saves.full")
