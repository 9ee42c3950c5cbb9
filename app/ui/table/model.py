"""The table: the game on it and what the player is doing with it, such as a build, as frozen data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypedDict, Unpack

from app.engine.state import Build, Renovate
from app.engine.values import Value
from app.saves.marks import PLAIN, Looks, has_rival, marks_of
from app.ui.core.model import Helps, Model, Route, Setting, Slice
from app.ui.core.registry import M, Update, handles
from app.ui.table.input.camera import Camera
from app.ui.table.origins import SAVED, Origin

if TYPE_CHECKING:
    from app.engine.events import TileLifted
    from app.engine.forecast import Preview
    from app.engine.geometry import Cell, Facing
    from app.engine.session import Session
    from app.engine.state import Decision, State
    from app.ui.table.messages import OverlayName
    from app.ui.table.phones import CoveredHand, TurnWord
    from app.ui.table.playback.steps import Flight, Playback

    class AttentionChanges(TypedDict, total=False):
        """Fields of `Attention`."""

        draft: BuildDraft | None
        lifting: int | None
        lifted: str
        refusal: Refused | None
        playback: Playback | None
        flights: tuple[Flight, ...]
        subject: str
        close: bool
        turned: bool
        pulled: bool
        lit: tuple[Cell, ...]
        good: tuple[Cell, ...]
        traced: tuple[Cell, ...]
        hovered: Cell | None
        focus_words: str

    class BoardChanges(TypedDict, total=False):
        """Fields of `BoardView`."""

        camera: Camera
        turns: bool
        focus: Cell
        overlay: OverlayName | Literal[""]
        drawer: str


NUMBERED: Final = ("expected", "full")
"""The levels of assistance with numbers on the board."""


class Numbers(NamedTuple):
    """The board's numbers for a placement, in dollars.

    `worth` is what the building could earn, `None` if it is not shown. `mine` and `rival` are paid at
    once to the seat that chooses and to its best rival; `mine` is `None` where no street closes. `expected`
    is the bots' estimate, `None` unless the player wants it.
    """

    worth: int | None
    mine: int | None = None
    rival: int = 0
    expected: int | None = None

    @property
    def rank(self) -> tuple[int, int]:
        """The sort key of placements: the estimate if there is one; else profits first, losses last."""
        if self.expected is not None:
            return 0, self.expected
        if self.mine is None:
            return 0, self.worth or 0
        net = self.mine - self.rival
        return (1 if net > 0 else -1), net


@dataclass(frozen=True, slots=True)
class BuildDraft:
    """A build in progress: a tile picked up, perhaps held over a cell in a facing.

    `places` are the legal facings by cell, best first. `covers` are the cells that a Renovator may build on,
    and `doubles` those that allow two signs. `worths` is each placement's current worth, and `numbers` what
    the board shows `seat` of it. `preview` is the outcome of the ghost, and `doubled` the same with two
    signs. `judged` is the Grifter's valuation of its tile.
    """

    tile: str
    places: Mapping[Cell, tuple[Facing, ...]]
    worths: Mapping[tuple[Cell, Facing], int]
    covers: Set[Cell] = frozenset()
    doubles: bool = False
    cell: Cell | None = None
    facing: Facing = "S"
    preview: Preview | None = None
    doubled: Preview | None = None
    judged: TileLifted | None = None
    seat: int = 0
    numbers: Mapping[tuple[Cell, Facing], Numbers] = field(default_factory=dict)

    def rank(self, cell: Cell, facing: Facing) -> tuple[int, int]:
        """Return the sort key of placements; higher is better."""
        numbers = self.numbers.get((cell, facing))
        return numbers.rank if numbers is not None else (0, 0)

    def without_ghost(self) -> BuildDraft:
        """Return the draft with the tile picked, but not over a cell."""
        return replace(self, cell=None, preview=None, doubled=None)

    @property
    def judgement(self) -> int | None:
        """The dollars that the Grifter counts for the ghost, or `None`."""
        if self.judged is None or self.judged.rule != "valuation":
            return None
        return next(
            (
                dollars
                for cell, facing, dollars in self.judged.worths
                if (cell, facing) == (self.cell, self.facing)
            ),
            None,
        )

    @property
    def action(self) -> Build | Renovate | None:
        """The action that builds the ghost, or `None` without one."""
        if self.cell is None:
            return None
        if self.cell in self.covers:
            return Renovate(self.tile, self.cell)
        return Build(self.tile, self.cell, self.facing)

    @property
    def double(self) -> Build | None:
        """The action that builds the ghost with two signs, where legal."""
        action = self.action
        if not self.doubles or not isinstance(action, Build):
            return None
        return Build(action.tile, action.cell, action.facing, double=True)


BOT_PAUSES: Final[Mapping[str, int]] = {"off": 30, "fast": 250, "normal": 900, "slow": 2000}
"""Milliseconds before a bot acts, by speed."""


CALLED_KINDS: Final = ("claim", "token")
"""Decisions that players call out across the table, so nobody passes the device."""


class Refused(Value):
    """A refused tap: the kind of problem, the cells in the way and the reason in one sentence.

    `anchor` is the rule's section of the rules page. Without an anchor it is a hint, not a refusal.
    """

    cell: Cell
    facing: Facing
    problem: str
    cells: tuple[Cell, ...]
    words: str
    anchor: str


class Thinking(Value):
    """A bot's search: its number, the bot, its seat and the text of the seat's observation.

    `shown`: the search is long enough to show it.
    """

    number: int
    bot: str
    seat: int
    observation: str
    shown: bool = False


class Typed(Value):
    """A typed line and the lines of its answer."""

    line: str
    answer: str


class Viewing(Value):
    """The viewers of the table. Looking at other moments does not change them."""

    viewer: int | None = None
    """The seat whose hand is open, or `None`."""
    awaiting: int | None = None
    """The seat that must get the device first."""
    looks: Looks = PLAIN
    """The looks of the seats, by seat."""
    trust: bool = False
    """The players trust each other, so nobody passes the device to hide a hand."""
    follows: bool = False
    """Another tab plays the game and this one watches."""
    seat: int | None = None
    """In a game by post, the seat of the person at this device."""
    covered: CoveredHand | None = None
    """The hand on a phone of the seat whose turn it is."""
    word: TurnWord | None = None
    """The last word for a phone."""

    @property
    def observer(self) -> int:
        """The seat whose knowledge the table shows; -1 knows only what is public."""
        return -1 if self.viewer is None else self.viewer

    @property
    def next_viewer(self) -> int | None:
        """The seat whose hand opens next, or is open."""
        return self.viewer if self.awaiting is None else self.awaiting


class Attention(Value):
    """The player's preparation and focus of attention. A change of the game resets all of it."""

    draft: BuildDraft | None = None
    """The build in progress."""
    lifting: int | None = None
    """The slot of a hand on a phone that is about to be turned face up."""
    lifted: str = ""
    """The tile of that hand that is face up."""
    refusal: Refused | None = None
    """The last refusal."""
    playback: Playback | None = None
    """The playback of the last action's events."""
    flights: tuple[Flight, ...] = ()
    """Flights over the board without a playback; their results are already in place."""
    subject: str = ""
    """The subject being explained (see `app.ui.table.views.explain`)."""
    close: bool = False
    """Whether the view is close to the held tile or to a choice, as buildings are small on this screen."""
    turned: bool = False
    """Whether the map has just turned by itself."""
    pulled: bool = False
    """Whether the explanation is pulled up to its full height."""
    lit: tuple[Cell, ...] = ()
    """The highlighted cells."""
    good: tuple[Cell, ...] = ()
    """The cells with a star before a tile is picked, which stay in view."""
    traced: tuple[Cell, ...] = ()
    """The outlined cells: changed by others, or part of the choice in focus."""
    hovered: Cell | None = None
    """The cell under the mouse: at once where the picked tile fits, else after a short rest."""
    focus_words: str = ""
    """The announcement about the focused cell, besides its name."""

    @property
    def held(self) -> Cell | None:
        """The cell over which the picked tile is held, or `None`."""
        return self.draft.cell if self.draft is not None else None


class BoardView(Value):
    """The player's view of the board. Only the player changes it."""

    camera: Camera = Camera()
    turns: bool = True
    """Whether the map may still turn by itself to enlarge the city."""
    focus: Cell = (0, 0)
    """The cell with the keyboard focus."""
    overlay: OverlayName | Literal[""] = ""
    """The overlay of the city, or empty."""
    drawer: str = ""
    """The name of the drawer's open page, or empty."""


class ReplayState(Value):
    """Looking at earlier moments of the game."""

    position: int | None = None
    """The number of actions before the moment shown, or `None` for the present."""
    running: bool = False
    """Whether the replay runs on from `position` by itself."""


class TypedPlay(Value):
    """Typed play. It belongs to one person, so a new viewer does not see it."""

    line: str = ""
    """The text of the input line."""
    exchanges: tuple[Typed, ...] = ()
    """The lines typed and their answers, oldest first."""


@dataclass(frozen=True, slots=True)
class Table:
    """The game on the table and what the player is doing with it.

    Three methods reset parts of it: `after_change` when the game changes, `at_moment` for looking
    at another moment, `for_viewer` for another person at the device.
    """

    id: str
    session: Session
    shown: State
    """The moment shown, as the viewer may know it: the present or `replay.position`."""
    origin: Origin = SAVED
    viewing: Viewing = field(default_factory=Viewing)
    attention: Attention = field(default_factory=Attention)
    board: BoardView = field(default_factory=BoardView)
    replay: ReplayState = field(default_factory=ReplayState)
    typed: TypedPlay = field(default_factory=TypedPlay)
    hint: str = ""
    """The name of the first game's current hint; the first-game hook removes it."""
    thinking: Thinking | None = None
    """The search of the bot to move."""
    celebrating: bool = False
    """Whether the end is being celebrated: the money is counted, and the winner is named."""

    def with_attention(self, **changes: Unpack[AttentionChanges]) -> Table:
        """Return the table with changed fields of its attention."""
        return replace(self, attention=self.attention.replace(**changes))

    def with_board(self, **changes: Unpack[BoardChanges]) -> Table:
        """Return the table with changed fields of its board."""
        return replace(self, board=self.board.replace(**changes))

    # --- Resets ---

    def after_change(self) -> Table:
        """Return the table after the session changed; reset attention, replay and search."""
        return replace(self, attention=Attention(), replay=ReplayState(), thinking=None, celebrating=False)

    def at_moment(self, position: int | None, traced: tuple[Cell, ...]) -> Table:
        """Return the table at a moment or in the present; only the pointer and a pulled-up card stay."""
        before = self.attention
        attention = Attention(traced=traced, pulled=before.pulled, hovered=before.hovered)
        return replace(
            self, attention=attention, replay=ReplayState(position), thinking=None, celebrating=False
        )

    def for_viewer(self, viewing: Viewing) -> Table:
        """Return the table for other viewers; a new viewer does not see what the last one typed."""
        typed = self.typed if viewing.viewer == self.viewing.viewer else TypedPlay()
        return replace(self, viewing=viewing, typed=typed)

    # --- Derived values ---

    @property
    def route(self) -> Route:
        """The address of this table."""
        return self.origin.route(self.id)

    @property
    def seen(self) -> State:
        """The state on the board: that of the current step, else `shown`."""
        return self.shown if self.attention.playback is None else self.attention.playback.step.state

    @property
    def flying(self) -> tuple[Flight, ...]:
        """The current flights. The tuple stays the same object as long as they do."""
        return (
            self.attention.flights
            if self.attention.playback is None
            else self.attention.playback.step.flights
        )

    @property
    def awaiting_hand_over(self) -> int | None:
        """The seat that the hand-over waits for, once the playback is over."""
        return self.viewing.awaiting if self.attention.playback is None else None

    @property
    def ended(self) -> bool:
        """Whether to show the end: the game is over, and nothing else is open."""
        return (
            self.origin.played
            and self.session.state.over
            and self.replay.position is None
            and self.attention.playback is None
        )

    @property
    def resting(self) -> bool:
        """Whether the game is at rest: the player has answered a puzzle or ended a lesson."""
        return self.origin.rests(len(self.session.history))

    @property
    def decision(self) -> Decision | None:
        """The decision that can be answered here now.

        `None` while the hand-over or another moment is shown, and after the answer to a puzzle.
        """
        if (
            self.resting
            or self.replay.position is not None
            or self.viewing.awaiting is not None
            or self.viewing.follows
        ):
            return None
        decision = self.session.state.decision
        if decision is None or self.session.state.seats[decision.seat].kind != "human":
            return None
        if self.viewing.seat not in (None, decision.seat):
            return None
        return decision

    @property
    def question(self) -> Decision | None:
        """The decision on show: `None` during playback."""
        return self.decision if self.attention.playback is None else None

    @property
    def drafted(self) -> BuildDraft | None:
        """The draft on show: `None` during playback."""
        return self.attention.draft if self.attention.playback is None else None


class FinderState(Value):
    """The search for a tile on the page: the open back, or the words that narrow the list of all tiles."""

    back: str = ""
    words: str = ""


FINDER: Final[Slice[FinderState]] = Slice("finder", FinderState())
"""The search for a tile, in the tray of the real box or on another page."""


def without_words(model: Model) -> Model:
    """Return the model with an empty search field; the open back stays."""
    return model.with_(FINDER, model[FINDER].replace(words=""))


Keeping = Literal["saved", "full", "disabled", "unverified", "other_tab", "deleted_elsewhere"]
"""The result of the last save; each has a text in `[saves]`."""


TABLE: Final[Slice[Table | None]] = Slice("table", None)
"""The game on the table."""


PAUSED: Final[Slice[Table | None]] = Slice("paused", None)
"""The game that a lesson replaced on the table."""


SEARCHES: Final[Slice[int]] = Slice("thoughts", 0)
"""The number of bot searches started so far."""


KEEPING: Final[Slice[Keeping]] = Slice("keeping", "saved")
"""Whether the game on the table is saved, or why not."""


def shown_table(model: Model) -> Table:
    """Return the game on the table; raises `LookupError` without one."""
    table = model[TABLE]
    if table is None:
        raise LookupError("there is no game on the table")
    return table


def table_in_sight(model: Model) -> Table | None:
    """Return the table if the page shows it."""
    table = model[TABLE]
    return table if table is not None and table.route == model.route else None


def unsaved(model: Model) -> bool:
    """Return whether replacing the game on the table would lose it."""
    table = model[TABLE] if model[PAUSED] is None else model[PAUSED]
    return (
        table is not None
        and table.origin.played
        and bool(table.session.history)
        and model[KEEPING] not in ("saved", "other_tab")
    )


BOX_HELPS: Final[Setting[Helps]] = Setting("box_helps", ("legal", "full", "expected", "none"))
"""The assistance in games with the real box, where people do the sums themselves."""


GRIFTER_TIES: Final = Setting("ties", ("learning", "me", "page"))
"""Who decides for the Grifter: the page where one learns, always the player, or always the page."""


def helps(model: Model) -> Helps:
    """Return how much assistance the board gives: all of it in a lesson, else the player's choice.

    The real box has its own setting. Numbers would answer a puzzle for dollars, so there the board
    only says where a tile fits.
    """
    table = model[TABLE]
    if table is None or table.origin.played:
        return model.settings[BOX_HELPS] if box_on_table(model) else model.settings.helps
    return "legal" if table.origin.secret else "full"


def unfinished_game(model: Model) -> Route | None:
    """Return the address of the unfinished game on the table, or of one that a lesson replaced there."""
    tables = (table for table in (model[TABLE], model[PAUSED]) if table is not None)
    return next((t.route for t in tables if t.origin.played and not t.session.state.over), None)


def with_table(model: Model, change: Callable[[Table], Table]) -> Model:
    """Return the model with its table changed; without a table, the same model."""
    table = model[TABLE]
    return model.with_(TABLE, change(table)) if table is not None else model


# --- Conditions of contributions ---


def against_rival(model: Model) -> bool:
    """Return whether the game on the table has a rival, another game with the same tiles."""
    table = model[TABLE]
    return table is not None and has_rival(table.session)


def has_origin(*kinds: str) -> Callable[[Model], bool]:
    """Return the condition that the origin of the table has one of these kinds."""

    def condition(model: Model) -> bool:
        table = model[TABLE]
        return table is not None and table.origin.kind in kinds

    return condition


def alone_on_easy(model: Model) -> bool:
    """Return whether the game on the table is a solo game on Easy."""
    table = model[TABLE]
    if table is None:
        return False
    rules = table.session.state.rules
    return rules.solo and rules.difficulty == "easy"


def has_hint(model: Model) -> bool:
    """Return whether the table shows a hint, or its record asks for hints."""
    table = model[TABLE]
    return table is not None and (bool(table.hint) or marks_of(table.session).first_game)


def by_post(model: Model) -> bool:
    """Return whether the game on the table is played by post."""
    table = model[TABLE]
    return table is not None and marks_of(table.session).post


def game_over(model: Model) -> bool:
    """Return whether the game on the table is over."""
    table = model[TABLE]
    return table is not None and table.session.state.over


LAST_TILES: Final = 8
"""The most tiles on the stacks of a game that nears its end."""


def one_person_nears_end(model: Model) -> bool:
    """Return whether the game in sight nears its end and has one person, without the real box."""
    table = table_in_sight(model)
    if table is None or not table.origin.played or table.viewing.follows:
        return False
    state = table.session.state
    if state.over or len(state.stack) + len(state.grifter_stack) > LAST_TILES:
        return False
    return len(state.people) == 1 and not box_on_table(model)


def unsaved_matters(model: Model) -> bool:
    """Return whether a game is open, which may be unsaved."""
    return TABLE.is_set(model) or PAUSED.is_set(model)


def box_on_table(model: Model) -> bool:
    """Return whether a game with the real box is on the table."""
    table = model[TABLE]
    return table is not None and marks_of(table.session).box


def daily_on_table(model: Model) -> bool:
    """Return whether a daily deal is on the table."""
    table = model[TABLE]
    return table is not None and bool(marks_of(table.session).daily)


def follows(model: Model) -> bool:
    """Return whether another tab plays the game on the table, and this one watches."""
    table = model[TABLE]
    return table is not None and table.viewing.follows


def fixed_deal(model: Model) -> bool:
    """Return whether the game on the table is a daily deal or a rung, whose tiles never change."""
    table = model[TABLE]
    return table is not None and (marks := marks_of(table.session)).compared and not marks.post


def free_deal(model: Model) -> bool:
    """Return whether the page dealt the tiles at random, so that another game would have others."""
    return not box_on_table(model) and not fixed_deal(model)


def solo(model: Model) -> bool:
    """Return whether the game on the table is solo."""
    table = model[TABLE]
    return table is not None and table.session.state.rules.solo


def practised(model: Model) -> bool:
    """Return whether the game on the table is practice, with the page's tiles."""
    table = model[TABLE]
    return table is not None and marks_of(table.session).practice and not box_on_table(model)


def solo_won(model: Model) -> bool:
    """Return whether a person has won the solo game on the table."""
    return _solo_ended(model, won=True)


def solo_lost(model: Model) -> bool:
    """Return whether a person has lost the solo game on the table."""
    return _solo_ended(model, won=False)


def _solo_ended(model: Model, *, won: bool) -> bool:
    table = model[TABLE]
    if table is None or not (state := table.session.state).rules.solo or not state.over:
        return False
    return state.seats[0].kind == "human" and (0 in state.winners) == won


def handles_table(
    kind: type[M],
) -> Callable[[Callable[[Model, Table, M], Update]], Callable[[Model, Table, M], Update]]:
    """Register the decorated function for a kind of message that needs a game on the table.

    Without one, the message does nothing.
    """

    def register(handler: Callable[[Model, Table, M], Update]) -> Callable[[Model, Table, M], Update]:
        @handles(kind)
        def on_table(model: Model, message: M) -> Update:
            table = model[TABLE]
            return handler(model, table, message) if table is not None else (model, ())

        return handler

    return register
