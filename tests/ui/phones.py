"""A friend's phone without a browser: the interface, a save service and a store, and links that leave it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from app.engine.session import Session
from app.ui.core.messages import LinkLeft, Message, RouteChanged, Seeded, StoredLoaded, TodayIs, parse_message
from app.ui.core.model import Model, Settings
from app.ui.core.registry import (
    After,
    AskToday,
    CopyLink,
    Effect,
    MakeCode,
    Navigate,
    OfferLink,
    StoreText,
)
from app.ui.core.stored import stored_keys
from app.ui.core.update import update
from app.ui.features.book.handlers import BookService
from app.ui.features.book.state import BookEffect
from app.ui.features.new_game.form import Begin
from app.ui.features.post.state import POST, IAm, SendTurn
from app.ui.features.saves.service import SaveService
from app.ui.features.saves.state import ListGames, Load, LookAgain, LookUp
from app.ui.table.messages import Act, Keep, Think, Thought
from app.ui.table.model import TABLE, Table
from tests.saves.support import MemoryStore
from tests.ui.markup import page_of
from tests.ui.playing import choice_without_time, table_of


class Phone:
    """The page on a friend's phone. `outbox` holds the links that have left it."""

    def __init__(self, name: str, store: MemoryStore | None = None) -> None:
        self.name = name
        self.store = MemoryStore() if store is None else store
        self.outbox: list[str] = []
        self.asked = 0
        self.done: list[Effect] = []
        self._numbers: Iterator[int] = iter(range(10_000))
        self.start()

    def start(self) -> None:
        """Reload the page with its stored texts."""
        self.service = SaveService(
            self.store, lambda: 1000 + next(self._numbers), lambda: "freeid22", lambda time: f"at {time}"
        )
        self.book = BookService(self.store, lambda: 1000, lambda _: "2026-12-03T18:55", "1")
        self.model = Model(settings=Settings(show="off", bots="off"))
        for key in stored_keys():
            text = self.store.get(key) if not self.store.off else None
            if text is not None:
                self.send(StoredLoaded(key, text))
        self.model = replace(self.model, settings=Settings(show="off", bots="off"))
        self.send(Seeded(f"{self.name} {next(self._numbers)}"))
        self.send(RouteChanged("#/"))

    def wipe(self) -> None:
        """Lose everything stored in the browser."""
        self.store.texts.clear()
        self.start()

    @property
    def table(self) -> Table:
        """The table; fails without one."""
        return table_of(self.model)

    @property
    def session(self) -> Session:
        """The session on the table."""
        return self.table.session

    def send(self, message: Message) -> None:
        """Send a message and carry out its effects."""
        self.model, effects = update(self.model, message)
        for effect in effects:
            self.do(effect)
        table = self.model[TABLE]
        if table is not None and table.thinking is not None:
            self.send(Thought(table.thinking.number, choice_without_time(table.thinking)))

    def do(self, effect: Effect) -> None:
        """Carry out an effect."""
        self.done.append(effect)
        match effect:
            case Keep(game, kept):
                self.send(self.service.keep(game, kept))
            case Load(game):
                self.send(self.service.load(game))
            case LookAgain(game):
                self.send(self.service.look_again(game))
            case LookUp(game):
                self.send(self.service.look_up(game))
            case ListGames():
                self.send(self.service.list_games())
            case StoreText(key, text) if not self.store.off:
                self.store.set(key, text)
            case BookEffect() if not self.store.off:
                self.send(self.book.do(effect))
            case AskToday():
                self.send(TodayIs("2026-12-03"))
            case Navigate(fragment, _):
                self.send(RouteChanged(fragment))
            case OfferLink(link, _) | CopyLink(link):
                self.outbox.append(link)
                self.send(LinkLeft(link))
            case MakeCode(link, _):
                self.outbox.append(link)
            case After(_, Think() as think):
                self.send(think)

    def open(self, link: str) -> None:
        """Open a link; answer who plays here if the page asks."""
        self.send(RouteChanged(link))
        letter = self.model[POST].letter
        if letter is not None and letter.session is not None and letter.relation not in ("fork", "foreign"):
            seat = [s.name for s in letter.session.start.seats].index(self.name)
            self.asked += 1
            self.send(IAm(seat))

    def markup(self) -> str:
        """Return the whole page's markup."""
        return page_of(self.model)

    def take_turn(self, rng: random.Random) -> None:
        """Answer every question that this phone asks, at random."""
        while (decision := self.table.decision) is not None:
            self.send(Act(str(rng.choice(list(decision.options)))))

    def pass_on(self) -> str:
        """Send the game and return its link."""
        self.send(SendTurn())
        return self.outbox[-1]


def new_game_by_post(
    phone: Phone,
    names: tuple[str, ...],
    *,
    business: bool = False,
    consultants: bool = False,
    seed: str = "post",
) -> None:
    """Set up a game by post on a phone, as its owner would in the form."""
    phone.send(RouteChanged("#/new"))
    messages = ["set-game mode post", *["add-place"] * (len(names) - 2)]
    messages += [f"set-place {n} name {name}" for n, name in enumerate(names)]
    messages += [f"set-game business {'yes' if business else 'no'}"]
    messages += [f"set-game consultants {'yes' if consultants else 'no'}"]
    messages += [f"set-game me {names.index(phone.name)}", f"set-game seed {seed}"]
    for text in messages:
        phone.send(parse_message(text))
    phone.send(Begin())
