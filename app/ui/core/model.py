"""The model: the interface's whole state, as frozen data. `update` returns the next one and views show it."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from app.engine.actions import Build, Renovate
from app.engine.values import Value, fields
from app.ui.core.origins import SAVED, GuidedLesson, Origin
from app.ui.core.routes import HOME, Route
from app.ui.features.book.state import BookState
from app.ui.features.learn.progress import Progress
from app.ui.features.new_game.form import NewGame, fresh
from app.ui.features.post.state import PostState
from app.ui.features.same_tiles.state import TilesState
from app.ui.features.saves.library import LISTED, Library
from app.ui.table.input.camera import Camera
from app.ui.table.playback.steps import Pace
from app.ui.table.seating import PLAIN, Looks

if TYPE_CHECKING:  # needed only for types, so a start need not wait for them
    from typing import TypedDict, Unpack

    from app.engine.events import TileLifted
    from app.engine.forecast import Preview
    from app.engine.geometry import Cell, Facing
    from app.engine.session import Session
    from app.engine.state import Decision, State
    from app.ui.core.messages import DrawerPage, OverlayName
    from app.ui.features.again.box import Box
    from app.ui.features.coach.state import Coaching
    from app.ui.features.drills.drills import Drill
    from app.ui.features.hand.state import PhoneHand
    from app.ui.features.learn.course import Course
    from app.ui.features.learn.tutor import HeldGhost, Tutoring
    from app.ui.features.puzzles.state import Puzzles
    from app.ui.features.report.state import ReportState
    from app.ui.features.rules.album import Album
    from app.ui.features.saves.library import Arrival, Keeping
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
        pulled: bool
        lit: tuple[Cell, ...]
        traced: tuple[Cell, ...]
        hovered: Cell | None
        told: str

    class BoardChanges(TypedDict, total=False):
        """Fields of `BoardView`."""

        camera: Camera
        turn_offered: bool
        focus: Cell
        overlay: OverlayName | Literal[""]
        drawer: DrawerPage | Literal[""]


Helps = Literal["expected", "full", "legal", "none"]
"""How much the board tells: what the bots expect of a build besides, what it would bring, where it fits."""

NUMBERED: Final = ("expected", "full")
"""The levels of assistance with numbers on the board."""

Newer = Literal["none", "waits", "later", "taking"]
"""A new version of the app: none, waiting, postponed, or loading."""

Offer = Literal["none", "available", "unsaved", "later", "taking"]
"""What to say about it: available, blocked by an unsaved game, and so on."""

BOT_PAUSES: Final[Mapping[str, int]] = {"off": 30, "fast": 250, "normal": 900, "slow": 2000}
"""Milliseconds before a bot acts, by speed."""

CALLED_KINDS: Final = ("claim", "token")
"""Decisions that players call out across the table, so nobody passes the device."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The player's choices for all games."""

    language: str = "system"
    """A language code, or `system` for the first available language of the browser."""

    theme: Literal["system", "light", "dark"] = "system"
    helps: Helps = "full"
    show: Pace = "normal"
    bots: Pace = "normal"
    contrast: Literal["normal", "more"] = "normal"
    swaps: Literal["gaining", "always"] = "gaining"
    """Whether to offer the Entrepreneur's swap even if every swap would lose money."""

    speech: Literal["short", "full"] = "short"
    """How much detail screen readers get about events and previews."""

    keys: Literal["on", "off"] = "on"
    """Whether single letters and digits are shortcuts."""

    hints: Literal["on", "off"] = "on"
    """Whether the first game gives hints."""

    coach: Literal["off", "alone", "always"] = "alone"
    """Whether the coach may speak: never, with one person at the device, or always."""

    think_again: Literal["never", "8", "4"] = "never"
    """From which loss on the coach warns before a build, in dollars."""

    book: Literal["on", "off"] = "on"
    """Whether results are entered in the book."""

    sound: Literal["off", "quiet", "normal"] = "off"
    life: Literal["on", "off"] = "on"
    """Whether people walk and cars drive in the closed streets."""

    map: Literal["upright", "turned"] = "upright"
    """Whether the map of a game is turned by a quarter: north is on the right."""

    haptics: Literal["off", "on"] = "off"
    """Whether the device vibrates when something is built or scored."""

    start: Literal["fast", "plain"] = "fast"
    """Whether the page starts from a snapshot that the browser keeps, or from scratch."""

    puzzle_rating: Literal["on", "off"] = "on"
    """Whether puzzles show the player's rating."""

    still: bool = False
    """Whether the device asks for reduced motion; read by the page, not stored."""


class Numbers(NamedTuple):
    """What the board says of a placement, in dollars.

    `worth` is what the building could earn, `None` where that is not said. `mine` and `rival` are paid at
    once to the seat that chooses and to its best rival; `mine` is `None` where no street closes. `expected`
    is the bots' estimate, `None` unless the player wants it.
    """

    worth: int | None
    mine: int | None = None
    rival: int = 0
    expected: int | None = None

    @property
    def rank(self) -> tuple[int, int]:
        """What placements are ordered by: the estimate if there is one, else profits first, losses last."""
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
        """Return what placements are ordered by, the higher the better."""
        numbers = self.numbers.get((cell, facing))
        return numbers.rank if numbers is not None else (0, 0)

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

    def with_(self, **changes: Any) -> Thinking:
        """Return the same search with some fields changed."""
        now = {field: getattr(self, field) for field in fields(Thinking)}
        return Thinking(**(now | changes))


class Typed(Value):
    """A typed line and the lines of its answer."""

    line: str
    answer: str


class Viewing(Value):
    """Who looks at the table. Looking at other moments does not change it."""

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


class Attention(Value):
    """What the player is preparing or looking at. A change of the game resets all of it."""

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
    """The subject being explained (see `app.ui.table.views.subjects`)."""
    close: bool = False
    """Whether the view is close to the held tile, as buildings are small on this screen."""
    pulled: bool = False
    """Whether the explanation is pulled up to its full height."""
    lit: tuple[Cell, ...] = ()
    """The highlighted cells."""
    traced: tuple[Cell, ...] = ()
    """The outlined cells: changed by others, or part of the choice in focus."""
    hovered: Cell | None = None
    """The cell under the mouse: at once where the picked tile fits, else after a short rest."""
    told: str = ""
    """The announcement about the focused cell, besides its name."""


class BoardView(Value):
    """The player's view of the board. Only the player changes it."""

    camera: Camera = Camera()
    turn_offered: bool = False
    """Whether turning the map would make its buildings much larger."""
    focus: Cell = (0, 0)
    """The cell with the keyboard focus."""
    overlay: OverlayName | Literal[""] = ""
    """The overlay of the city, or empty."""
    drawer: DrawerPage | Literal[""] = ""
    """The drawer's open page, or empty."""


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

    Three methods state what is forgotten: `after_change` when the game changes, `at_moment` for looking at
    another moment, `for_viewer` for another person at the device.
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
    """The game has just ended here: its money is counted, and the winner is named."""

    def with_attention(self, **changes: Unpack[AttentionChanges]) -> Table:
        """Return the table with changed fields of its attention."""
        return replace(self, attention=self.attention.replace(**changes))

    def with_board(self, **changes: Unpack[BoardChanges]) -> Table:
        """Return the table with changed fields of its board."""
        return replace(self, board=self.board.replace(**changes))

    # --- What is forgotten ---

    def after_change(self) -> Table:
        """Return the table after the session changed, with attention, replay and search reset."""
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
    def tutoring(self) -> Tutoring | None:
        """The learner's progress, in a lesson."""
        return self.origin.tutoring if isinstance(self.origin, GuidedLesson) else None

    @property
    def held(self) -> HeldGhost:
        """The picked tile or ghost, as a tutor sees it."""
        from app.ui.features.learn.tutor import HeldGhost

        draft = self.attention.draft
        return (
            HeldGhost(draft.tile, draft.cell, draft.facing, draft.action)
            if draft is not None
            else HeldGhost()
        )

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
    def decision(self) -> Decision | None:
        """The decision that can be answered here now; none while the hand-over or another moment is shown."""
        if self.replay.position is not None or self.viewing.awaiting is not None or self.viewing.follows:
            return None
        decision = self.session.state.decision
        if decision is None or self.session.state.seats[decision.seat].kind != "human":
            return None
        if self.viewing.seat not in (None, decision.seat):
            return None
        return decision

    @property
    def question(self) -> Decision | None:
        """The decision that is shown: none while a story is told, which comes first."""
        return self.decision if self.attention.playback is None else None

    @property
    def drafted(self) -> BuildDraft | None:
        """The draft that is shown: none while a story is told."""
        return self.attention.draft if self.attention.playback is None else None


class Code(Value):
    """A link's QR code, a row for each line, `1` for dark.

    No rows if the link is too long, or if the library that makes codes is `missing`.
    """

    link: str
    rows: tuple[str, ...]
    missing: bool = False


class Notice(Value):
    """A short message over the page; `anchor` links to a rule.

    A notice of the kind `info` fades; a `problem` stays.
    """

    text: str
    kind: Literal["info", "problem"] = "info"
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Model:
    """The interface's whole state. `spoken` is the text of the live region, new for each announcement."""

    route: Route = HOME
    settings: Settings = Settings()
    table: Table | None = None
    form: NewGame = field(default_factory=fresh)
    notice: Notice | None = None
    spoken: str = ""
    code: Code | None = None
    """The QR code shown beside its link."""
    problem: str = ""
    """Why the address could not be followed (a damaged game, an unknown id)."""
    newer: Newer = "none"
    keeping: Keeping = "saved"
    library: Library = field(default_factory=Library)
    listed: int = LISTED
    """The number of games shown in the list, most recently played first."""
    renaming: str = ""
    """The listed game whose title is being edited."""
    pasted: str = ""
    """The text of the field for a link."""
    paste_problem: str = ""
    """Why that link could not be opened."""
    arrival: Arrival | None = None
    """A record from outside, or a damaged one, being explained."""
    persistent: bool | None = None
    """Whether the browser promises persistent storage, once it has answered."""
    promise_asked: bool = False
    """Whether the browser was asked for that promise."""
    course: Course | None = None
    """The lessons, once loaded."""
    album: Album | None = None
    """The rulebook's pictures and the player aids, once loaded."""
    drill: Drill | None = None
    sought: str = ""
    """The search text of the rules."""
    learned: Progress = field(default_factory=Progress)
    coach: Coaching | None = None
    """What the coach knows of the position on the table, and says."""
    report: ReportState | None = None
    """The report on a finished game, once it was opened."""
    box: Box = ()
    """The choices to try again, oldest first."""
    today: str = ""
    """The device's date, as in `2026-11-26`, since it was last read; empty before."""
    post: PostState = field(default_factory=PostState)
    """What the page knows of games by post."""
    hand: PhoneHand | None = None
    """The hand that this phone shows, once there is one."""
    book: BookState = field(default_factory=BookState)
    puzzles: Puzzles | None = None
    """The puzzles and what was solved of them; `None` before the first."""
    """The results book, once it has been read."""
    tiles: TilesState = field(default_factory=TilesState)
    """The results with the tiles in sight."""
    paused: Table | None = None
    """The game that a lesson replaced on the table."""
    thoughts: int = 0
    """The number of bot searches started so far."""
    home_screen: bool = False
    """Whether this is a Safari tab, which forgets data unless the page is on the home screen."""

    @property
    def table_in_sight(self) -> Table | None:
        """Return the table if the page shows it."""
        table = self.table
        return table if table is not None and table.route == self.route else None

    @property
    def unsaved(self) -> bool:
        """Return whether replacing the game on the table would lose it."""
        table = self.table if self.paused is None else self.paused
        return (
            table is not None
            and table.origin.played
            and bool(table.session.history)
            and self.keeping not in ("saved", "other_tab")
        )

    @property
    def offer(self) -> Offer:
        """Return what to say about a new version in the current situation."""
        if self.newer == "waits":
            return "unsaved" if self.unsaved else "available"
        return self.newer

    @property
    def helps(self) -> Helps:
        """How much assistance the board gives: all of it in a lesson, else the player's choice.

        Numbers would answer a puzzle for dollars, so there the board only says where a tile fits.
        """
        if self.table is None or self.table.origin.played:
            return self.settings.helps
        return "legal" if self.table.origin.secret else "full"

    @property
    def points(self) -> str:
        """The control that a lesson points to, as a stable hook's attribute and value."""
        tutoring = self.table.tutoring if self.table is not None else None
        return tutoring.points if tutoring is not None else ""

    def telling(self, text: str) -> Model:
        """Return the model with a text shown as a notice and announced."""
        return replace(self, notice=Notice(text)).saying(text)

    def saying(self, text: str) -> Model:
        """Return the model with an announcement; a repeated text differs invisibly, so it is heard again."""
        return replace(self, spoken=f"{text}\N{NO-BREAK SPACE}" if text == self.spoken else text)
