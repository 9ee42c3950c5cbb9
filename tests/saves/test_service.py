"""The service reports the actual result of saving."""

from __future__ import annotations

import pytest

from app.ui.features.saves.state import GamesListed, Loaded, Missing, SaveResult
from tests.saves.desk import service_of, session
from tests.saves.support import MemoryStore


def test_a_saved_game_loads_unchanged() -> None:
    store = MemoryStore()
    service = service_of(store)
    assert service.keep("g", session()) == SaveResult("g", "saved")
    assert service.keep("g", session(6)) == SaveResult("g", "saved")
    assert service_of(store).load("g") == Loaded("g", False, session(6).text())
    assert service.load("other") == Missing("other")


@pytest.mark.parametrize(
    ("trouble", "how"), [("full", "full"), ("off", "disabled"), ("spoils", "unverified")]
)
def test_the_service_reports_failure_and_recovery(trouble: str, how: str) -> None:
    store = MemoryStore()
    service = service_of(store)
    service.keep("g", session())
    if trouble == "full":
        store.room = 100
    else:
        setattr(store, trouble, True)
    assert service.keep("g", session(6)) == SaveResult("g", how)  # type: ignore[arg-type]
    store.room, store.off, store.spoils = 10**9, False, False
    assert service.keep("g", session(7)) == SaveResult("g", "saved")
    assert service_of(store).load("g") == Loaded("g", False, session(7).text())


def test_of_two_services_the_slower_one_gets_a_conflict() -> None:
    store = MemoryStore()
    one, other = service_of(store), service_of(store)
    one.keep("g", session())
    other.load("g")
    one.keep("g", session(6))
    assert other.keep("g", session(5)) == SaveResult("g", "other_tab")
    other.load("g")
    assert other.keep("g", session(7)) == SaveResult("g", "saved")


def test_the_list_shows_title_date_and_seats() -> None:
    store = MemoryStore()
    service = service_of(store)
    service.keep("g", session())
    service.rename("g", "Evening")
    listing = service.duplicate("g", "Evening, copy")
    assert isinstance(listing, GamesListed)
    first, second = listing.library.entries
    assert (first.title, second.title) == ("Evening, copy", "Evening")
    assert second.date == "at 1000" and [seat.name for seat in second.summary.seats] == ["Ben", "Ana"]
    assert service.keep("g", session(6)) == SaveResult("g", "saved"), "a new title is no newer game"
    assert service.delete("Evening", "g") == service.list_games()
    listing = service.restore()
    assert isinstance(listing, GamesListed) and len(listing.library.entries) == 2


def test_the_same_game_is_saved_only_once() -> None:
    service = service_of(MemoryStore())
    service.keep("g", session())
    assert service.adopt(session()).game == "g"
    assert service.adopt(session(4)).game == "id0"


def test_renaming_reads_no_other_game(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    service = service_of(store)
    for number in range(30):
        service.keep(f"g{number}", session(1))
    service.list_games()
    read: list[str] = []
    get = store.get

    def noted(key: str) -> str | None:
        read.append(key)
        return get(key)

    monkeypatch.setattr(store, "get", noted)
    listing = service.rename("g7", "Evening")
    assert {key.split(".")[1] for key in read} == {"g7"}
    assert isinstance(listing, GamesListed) and listing.library.entries[-8].name == "Evening"


def test_without_storage_games_still_get_an_id() -> None:
    service = service_of(MemoryStore(off=True))
    assert service.adopt(session()).game == "id0"
    assert service.list_games() == SaveResult("", "disabled")
    assert service.load("g") == Missing("g")
