"""Play at a table without a page: messages in, markup out."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from random import Random

from app.bots import Budget, search
from app.engine.deck_file import standard_deck
from app.engine.observation import decode_state
from app.engine.session import Session, begin
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import Action, Build, Renovate, State
from app.ui.core.html import Region, same_parts
from app.ui.core.messages import Message, Seeded
from app.ui.core.model import Held, Model, Route, Settings, Slice
from app.ui.core.page_parts import screen_of
from app.ui.core.registry import After, Effect
from app.ui.core.update import update
from app.ui.features.settings.stored import declared_settings
from app.ui.table.handlers.settling import put_on_table
from app.ui.table.messages import Act, Pick, Reveal, ShowNext, Tap, Thought, Turn
from app.ui.table.model import TABLE, Table, Thinking

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")


def new_session(
    players: int = 2,
    *,
    mode: str = "multiplayer",
    business: bool = False,
    cards: tuple[str | None, ...] = (),
    kinds: tuple[str, ...] = (),
    seed: str = "table",
    edition: str = "2021",
) -> Session:
    """Return a new session; `cards` and `kinds` are by seat, with the defaults none and human."""
    seats = tuple(
        SeatChoice(
            NAMES[n],
            kinds[n] if n < len(kinds) else "human",
            (cards[n] if n < len(cards) else "random") if cards else None,
        )
        for n in range(players)
    )
    setup = Setup(
        seats,
        "solo" if mode == "solo" else "multiplayer",
        edition=edition,
        business=business,
        consultants=bool(cards),
        difficulty="normal" if mode == "solo" else None,
        seed=seed,
        first=0,
    )
    return begin(deal(setup, standard_deck()))


def chosen(**values: object) -> Settings:
    """Return settings, those of features too, by name."""
    settings = Settings(still=bool(values.pop("still", False)))
    for name, value in values.items():
        setting = declared_settings()[name]
        assert value in setting.values
        settings = settings.with_(setting, str(value))
    return settings


def there(model: Model, slice: Slice[Held | None]) -> Held:
    """Return a part of a model; fails if there is none."""
    part = model[slice]
    assert part is not None
    return part


def seeded(model: Model | None = None) -> Model:
    """Return a model whose draws are always the same."""
    return update(Model() if model is None else model, Seeded("tests"))[0]


def table_of(model: Model) -> Table:
    """Return the table of a model; fails without one."""
    return there(model, TABLE)


class Player:
    """Sends messages and inspects the views."""

    def __init__(self, session: Session, **settings: object) -> None:
        model = seeded(Model(route=Route("game", "g"), settings=chosen(**{"show": "off", **settings})))
        self.effects: list[Effect] = []
        self._seen: dict[object, tuple[tuple[object, ...], str]] = {}
        self.model, effects = put_on_table(model, "g", session)
        self.effects += effects

    @property
    def table(self) -> Table:
        """The table; fails without one."""
        return table_of(self.model)

    def send(self, message: Message) -> None:
        """Send a message."""
        self.model, effects = update(self.model, message)
        self.effects += effects

    def regions(self) -> dict[str, str]:
        """Return the markup of all regions; as in the browser, only changed ones render again."""
        screen = screen_of(self.model)
        return {region.id: self._region(region) for region in (screen.frame, *screen.regions)}

    def _region(self, region: Region) -> str:
        parts = region.parts(self.model)
        seen, markup = self._seen.get(region.view, ((), None))
        if markup is None or not same_parts(seen, parts):
            markup = str(region.view(*parts))
            self._seen[region.view] = parts, markup
        return markup

    def markup(self) -> str:
        """Return the whole page's markup."""
        return "".join(self.regions().values())

    def offered(self) -> set[str]:
        """Return the actions that one tap would commit now."""
        return attributes(self.markup(), "data-action")

    def ready(self) -> None:
        """End the playback, reveal hands and let bots play until a person must decide or the game ends."""
        while True:
            if self.table.attention.playback is not None:
                self.send(ShowNext(self.table.attention.playback.choice, -1))
            elif self.table.viewing.awaiting is not None:
                self.send(Reveal())
            elif self.table.thinking is not None:
                self.send(Thought(self.table.thinking.number, choice_without_time(self.table.thinking)))
            else:
                waiting = [e.message for e in self.effects if isinstance(e, After)]
                self.effects = []
                thinking = [m for m in waiting if type(m).__name__ == "Think"]
                if not thinking:
                    return
                self.send(thinking[-1])

    def choose(self, action: Action) -> None:
        """Commit an action through the page, as a person would."""
        if isinstance(action, Build | Renovate):
            if self.table.attention.draft is None or self.table.attention.draft.tile != action.tile:
                assert action.tile in attributes(self.markup(), "data-tile")
                self.send(Pick(action.tile))
            assert f"{action.cell[0]},{action.cell[1]}" in attributes(self.markup(), "data-cell")
            self.send(Tap(action.cell))
            if isinstance(action, Build):
                for _ in range(4):
                    if str(action) in self.offered():
                        break
                    self.send(Turn())
        assert str(action) in self.offered(), (str(action), self.offered())
        self.send(Act(str(action)))

    def play(self, rng: Random) -> None:
        """Play random actions to the end."""
        self.ready()
        while (decision := self.table.decision) is not None:
            self.choose(rng.choice(list(decision.options)))
            self.ready()


def reached(
    session: Session, kind: str, where: Callable[[State], bool] = lambda state: True, seed: str = "reached"
) -> Session:
    """Play random actions up to a decision of a kind that satisfies a condition.

    The same seed gives the same position. Fails if the game ends first.
    """
    rng = Random(seed)
    while (decision := session.state.decision) is not None:
        if decision.kind == kind and where(session.state):
            return session
        session = session.act(rng.choice(decision.options))
    raise AssertionError(f"the game of seed {seed!r} ends without such a {kind}")


def choice_without_time(thinking: Thinking) -> str:
    """Return a bot's choice without any time to think."""
    return str(search.best_action(decode_state(thinking.observation), Budget(playouts=0)))


def attributes(markup: str, name: str) -> set[str]:
    """Return the values of an attribute in markup; parsing whole pages takes ten times as long."""
    tags = rf'<\w+(?:\s+[\w-]+(?:="[^"]*")?)*?\s+{name}(?:="([^"]*)")?(?=[\s/>])'
    return {unescape(value) for value in re.findall(tags, markup)}
