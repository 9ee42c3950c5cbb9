"""The interface with a save service and a store, without a page."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from app.engine.session import Session
from app.saves.links import link_data
from app.ui.core.messages import Message, RouteChanged
from app.ui.core.model import Model
from app.ui.core.page_parts import update_offer
from app.ui.core.registry import Effect, Navigate
from app.ui.core.update import update
from app.ui.features.saves.service import SaveService
from app.ui.features.saves.state import Adopt, ListGames, Load, LookAgain, NoteWritten, Remove
from app.ui.table.messages import Act, Keep
from app.ui.table.model import KEEPING, TABLE
from tests.saves.support import MemoryStore, played, started
from tests.ui.markup import page_of
from tests.ui.playing import table_of


def service_of(store: MemoryStore) -> SaveService:
    ids: Iterator[str] = (f"id{n}" for n in range(100))
    clock: Iterator[int] = iter(range(1000, 10_000))
    return SaveService(store, lambda: next(clock), lambda: next(ids), lambda time: f"at {time}")


def session(actions: int = 5) -> Session:
    begun = replace(started("keeper"), extra={"table": {"trust": True}})
    return played(begun, actions, random.Random(1))


class Desk:
    """The interface with a save service; it carries out effects on saves at once, without a page."""

    def __init__(self, store: MemoryStore) -> None:
        self.service = service_of(store)
        self.model = Model()
        self.others: list[Effect] = []

    def send(self, message: Message) -> None:
        self.model, effects = update(self.model, message)
        for effect in effects:
            self.do(effect)

    def do(self, effect: Effect) -> None:
        match effect:
            case Keep(game, kept):
                self.send(self.service.keep(game, kept))
            case Load(game):
                self.send(self.service.load(game))
            case LookAgain(game):
                self.send(self.service.look_again(game))
            case ListGames():
                self.send(self.service.list_games())
            case NoteWritten(key):
                self.service.mark_changed(key)
            case Adopt(adopted, origin):
                self.send(self.service.adopt(adopted, origin))
            case Remove(name, game, _) if game:
                self.send(self.service.delete(name, game))
            case Navigate(fragment, _):
                self.send(RouteChanged(fragment))
            case _:
                self.others.append(effect)

    def actions(self) -> int:
        return len(table_of(self.model).session.history) if self.model[TABLE] else -1

    def act(self) -> None:
        decision = table_of(self.model).decision
        assert decision is not None
        self.send(Act(str(decision.options[0])))

    def notice(self) -> str:
        return self.model.notice.text if self.model.notice else ""


def at_the_table(store: MemoryStore) -> Desk:
    service_of(store).keep("g", session())
    desk = Desk(store)
    desk.send(RouteChanged("#/game/g"))
    assert desk.actions() == 5
    return desk


def how(desk: Desk) -> str:
    return desk.model[KEEPING]


def offered(desk: Desk) -> str:
    return update_offer(desk.model)


def text(desk: Desk) -> str:
    assert desk.model[TABLE] is not None
    return table_of(desk.model).session.text()


def shown(desk: Desk) -> str:
    return page_of(desk.model)


def linked(actions: int = 5) -> str:
    return f"#/play/{link_data(session(actions).text())}"


def desk_that_cannot_keep(store: MemoryStore) -> Desk:
    desk = at_the_table(store)
    store.room = 10
    desk.act()
    assert how(desk) == "full"
    return desk
