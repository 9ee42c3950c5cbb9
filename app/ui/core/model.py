"""The model: all the interface knows, as frozen data. `update` makes the next one, views show it."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, Literal

from app.engine.actions import Build, Renovate
from app.engine.values import Value, fields
from app.ui.core.origins import SAVED, GuidedLesson, Origin
from app.ui.core.routes import HOME, Route
from app.ui.features.learn.progress import Progress
from app.ui.features.new_game.form import NewGame, fresh
from app.ui.features.saves.library import LISTED, Library
from app.ui.table.input.camera import Camera
from app.ui.table.playback.steps import Pace
from app.ui.table.seating import PLAIN, Looks

if TYPE_CHECKING:  # nothing of these is made here, and a start need not wait for them
    from typing import TypedDict, Unpack

    from app.engine.events import TileLifted
    from app.engine.forecast import Preview
    from app.engine.geometry import Cell, Facing
    from app.engine.session import Session
    from app.engine.state import Decision, State
    from app.ui.core.messages import DrawerPage, OverlayName
    from app.ui.features.drills.drills import Drill
    from app.ui.features.learn.course import Course
    from app.ui.features.learn.tutor import HeldGhost, Tutoring
    from app.ui.features.rules.album import Album
    from app.ui.features.saves.library import Arrival, Keeping
    from app.ui.table.playback.steps import Flight, Show

    class AttentionChanges(TypedDict, total=False):
        """Fields of `Attention`."""

        draft: BuildDraft | None
        refusal: Refused | None
        playback: Show | None
        flights: tuple[Flight, ...]
        subject: str
        pulled: bool
        lit: tuple[Cell, ...]
        traced: tuple[Cell, ...]
        hovered: Cell | None
        told: str

    class BoardChanges(TypedDict, total=False):
        """Fields of `BoardView`."""

        camera: Camera
        focus: Cell
        overlay: OverlayName | Literal[""]
        drawer: DrawerPage | Literal[""]


Helps = Literal["full", "legal", "none"]

Newer = Literal["none", "waits", "later", "taking"]
"""A newer version of the app: there is none, it waits to be taken, it was put off, it is being loaded."""

Offer = Literal["none", "available", "unsaved", "later", "taking"]
"""What is said of it: that it can be taken, that a game which is not kept is in its way, and so on."""

BOT_PAUSES: Final[Mapping[str, int]] = {"off": 30, "fast": 250, "normal": 900, "slow": 2000}
"""Milliseconds a bot takes before it acts, by pace."""

CALLED_KINDS: Final = ("claim", "token")
"""Decisions that are called across the table: the device stays with whom it is."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player chose once for all games."""

    language: str = "system"
    """The code of a language, or `system`: the first of the browser's that there is."""

    theme: Literal["system", "light", "dark"] = "system"
    helps: Helps = "full"
    show: Pace = "normal"
    bots: Pace = "normal"
    contrast: Literal["normal", "more"] = "normal"
    swaps: Literal["gaining", "always"] = "gaining"
    """Whether the Entrepreneur is asked also where every swap would lose."""

    speech: Literal["short", "full"] = "short"
    """How much a screen reader is told of what happens and what would."""

    keys: Literal["on", "off"] = "on"
    """Whether single letters and digits mean something."""

    hints: Literal["on", "off"] = "on"
    """Whether the first game gives hints."""

    sound: Literal["off", "quiet", "normal"] = "off"
    haptics: Literal["off", "on"] = "off"
    """Whether a device that can shake does so, where something is built or scored."""

    start: Literal["fast", "plain"] = "fast"
    """Whether the page starts from a snapshot that the browser keeps, or from scratch each time."""

    still: bool = False
    """The device asks for reduced motion; read by the page, not stored."""


@dataclass(frozen=True, slots=True)
class BuildDraft:
    """A half-made build: a tile taken up, perhaps held over a cell in a facing.

    `places` are the legal facings by cell, best first; `covers` the cells that a Renovator may build on;
    `doubles`: with two signs as well. `worths` is what each placement would be worth now; `preview` what
    the ghost would do, `doubled` the same with two signs. `judged` is how the Grifter looks at its tile.
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

    @property
    def judgement(self) -> int | None:
        """The dollars that the Grifter counts for the ghost; `None` where it counts none."""
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
        """What building the ghost means, or `None` without one."""
        if self.cell is None:
            return None
        if self.cell in self.covers:
            return Renovate(self.tile, self.cell)
        return Build(self.tile, self.cell, self.facing)

    @property
    def double(self) -> Build | None:
        """What building the ghost with two signs means, where that may be."""
        action = self.action
        if not self.doubles or not isinstance(action, Build):
            return None
        return Build(action.tile, action.cell, action.facing, double=True)


class Refused(Value):
    """A tap that the rules refuse: the kind of problem, the cells in the way, and the reason in one sentence.

    `anchor` is the section of the rules page that says so; without one it is no refusal but a hint.
    """

    cell: Cell
    facing: Facing
    problem: str
    cells: tuple[Cell, ...]
    words: str
    anchor: str


class Thinking(Value):
    """The search of a bot: its number, the bot, its seat, and the text of what that seat may know.

    `shown`: it has taken so long that the page says so. `percent` is how much of its time has passed.
    `finish`: it is to play the best found so far.
    """

    number: int
    bot: str
    seat: int
    observation: str
    shown: bool = False
    percent: int = 0
    finish: bool = False

    def with_(self, **changes: Any) -> Thinking:
        """Return the same search with some fields changed."""
        now = {field: getattr(self, field) for field in fields(Thinking)}
        return Thinking(**(now | changes))


class Typed(Value):
    """A line that was typed, and what was answered, a line for each thing."""

    line: str
    answer: str


class Viewing(Value):
    """Who looks at the table. It stays as it is while other moments are looked at."""

    viewer: int | None = None
    """The seat whose hand is open, `None`: no hand is."""
    awaiting: int | None = None
    """The seat that the device must be passed to first."""
    looks: Looks = PLAIN
    """How the seats look, by seat."""
    trust: bool = False
    """The players trust each other: no device is passed on to hide a hand."""
    follows: bool = False
    """The game is played in another tab; this one watches."""


class Attention(Value):
    """What the player is about to do or looks at. A change of the game resets it as a whole."""

    draft: BuildDraft | None = None
    """The half-made build."""
    refusal: Refused | None = None
    """The last refusal."""
    playback: Show | None = None
    """What the last action led to, step by step."""
    flights: tuple[Flight, ...] = ()
    """What travels over the board without a playback: what it becomes is there already."""
    subject: str = ""
    """What is being explained (see `views.table.subjects`)."""
    pulled: bool = False
    """The explanation is pulled up to its full height."""
    lit: tuple[Cell, ...] = ()
    """The cells that stand out from all others."""
    traced: tuple[Cell, ...] = ()
    """The cells that are outlined: what others changed, or the choice looked at."""
    hovered: Cell | None = None
    """The cell under the mouse: at once where the tile taken up may be built, else once the mouse rests."""
    told: str = ""
    """What a screen reader is told of the cell with the focus, besides its name."""


class BoardView(Value):
    """How the player has set up the board. Only the player changes it."""

    camera: Camera = Camera()
    focus: Cell = (0, 0)
    """The cell with the keyboard's focus."""
    overlay: OverlayName | Literal[""] = ""
    """What is laid over the city."""
    drawer: DrawerPage | Literal[""] = ""
    """The page of the drawer beside the board."""


class ReplayState(Value):
    """Looking at earlier moments of the game."""

    position: int | None = None
    """The number of actions before the moment shown, `None`: the present."""
    running: bool = False
    """The game plays on from `position` by itself."""


class TypedPlay(Value):
    """Typed play: of one person alone, so it is forgotten with the viewer."""

    line: str = ""
    """The text in the box."""
    exchanges: tuple[Typed, ...] = ()
    """What was typed and answered, the latest last."""


@dataclass(frozen=True, slots=True)
class Table:
    """The game on the table and what the player is doing with it.

    What is forgotten when something happens is stated here: `after_change` for the game, `at_moment` for
    looking at another moment, `for_viewer` for another person at the device.
    """

    id: str
    session: Session
    shown: State
    """The moment shown as the viewer may know it, now or at `replay.position`."""
    origin: Origin = SAVED
    viewing: Viewing = field(default_factory=Viewing)
    attention: Attention = field(default_factory=Attention)
    board: BoardView = field(default_factory=BoardView)
    replay: ReplayState = field(default_factory=ReplayState)
    typed: TypedPlay = field(default_factory=TypedPlay)
    hint: str = ""
    """The name of the hint that the first game gives now; the first-game hook takes it away."""
    thinking: Thinking | None = None
    """The search of the bot to move."""
    celebrating: bool = False
    """The game has just ended here: its money is counted, and the winner is named."""

    def with_attention(self, **changes: Unpack[AttentionChanges]) -> Table:
        """Return the table with some fields of its attention changed."""
        return replace(self, attention=self.attention.replace(**changes))

    def with_board(self, **changes: Unpack[BoardChanges]) -> Table:
        """Return the table with some fields of its board changed."""
        return replace(self, board=self.board.replace(**changes))

    # --- What is forgotten ---

    def after_change(self) -> Table:
        """Return the table after the session changed: attention, replay and search are of the old one."""
        return replace(self, attention=Attention(), replay=ReplayState(), thinking=None, celebrating=False)

    def at_moment(self, position: int | None, traced: tuple[Cell, ...]) -> Table:
        """Return the table at a moment, or in the present: only the pointer and a pulled-up card stay."""
        before = self.attention
        attention = Attention(traced=traced, pulled=before.pulled, hovered=before.hovered)
        return replace(
            self, attention=attention, replay=ReplayState(position), thinking=None, celebrating=False
        )

    def for_viewer(self, viewing: Viewing) -> Table:
        """Return the table with other people looking; a new viewer does not see what another one typed."""
        typed = self.typed if viewing.viewer == self.viewing.viewer else TypedPlay()
        return replace(self, viewing=viewing, typed=typed)

    # --- What follows ---

    @property
    def route(self) -> Route:
        """The address of this table."""
        return self.origin.route(self.id)

    @property
    def tutoring(self) -> Tutoring | None:
        """How far the learner is, in a lesson."""
        return self.origin.tutoring if isinstance(self.origin, GuidedLesson) else None

    @property
    def held(self) -> HeldGhost:
        """What is taken up, as a tutor sees it."""
        from app.ui.features.learn.tutor import HeldGhost

        draft = self.attention.draft
        return (
            HeldGhost(draft.tile, draft.cell, draft.facing, draft.action)
            if draft is not None
            else HeldGhost()
        )

    @property
    def seen(self) -> State:
        """The moment on the board: that of the beat being told, else what is shown."""
        return self.shown if self.attention.playback is None else self.attention.playback.beat.state

    @property
    def flying(self) -> tuple[Flight, ...]:
        """What travels now: a tuple stays the same object for as long as it is the same travelling."""
        return (
            self.attention.flights
            if self.attention.playback is None
            else self.attention.playback.beat.flights
        )

    @property
    def curtain(self) -> int | None:
        """The seat that the hand-over waits for; the show comes first."""
        return self.viewing.awaiting if self.attention.playback is None else None

    @property
    def decision(self) -> Decision | None:
        """What can be answered here now: nothing while another moment or the hand-over is shown."""
        if self.replay.position is not None or self.viewing.awaiting is not None or self.viewing.follows:
            return None
        decision = self.session.state.decision
        if decision is None or self.session.state.seats[decision.seat].kind != "human":
            return None
        return decision


class Code(Value):
    """A link's QR code, a row for each line, `1` for what is dark; no rows where the link is too long."""

    link: str
    rows: tuple[str, ...]


class Notice(Value):
    """A short message over the page; `anchor` is a rule it links to.

    `kind`: `info` goes by itself, `problem` stays.
    """

    text: str
    kind: Literal["info", "problem"] = "info"
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Model:
    """All of it. `spoken` is what the live region says; a new text each time something happens."""

    route: Route = HOME
    settings: Settings = Settings()
    table: Table | None = None
    form: NewGame = field(default_factory=fresh)
    notice: Notice | None = None
    spoken: str = ""
    code: Code | None = None
    """The code that is shown beside the link it is of."""
    problem: str = ""
    """Why the address could not be followed (a damaged game, an unknown id)."""
    newer: Newer = "none"
    keeping: Keeping = "saved"
    library: Library = field(default_factory=Library)
    listed: int = LISTED
    """How many games of the list are shown, the last played first."""
    renaming: str = ""
    """The game of the list whose title is being changed."""
    pasted: str = ""
    """What the field for a link holds."""
    paste_problem: str = ""
    """Why that could not be opened."""
    arrival: Arrival | None = None
    """A record that came from elsewhere or is damaged, being explained."""
    persistent: bool | None = None
    """Whether the browser promises to keep what is stored, once it has been asked."""
    promise_asked: bool = False
    """Whether the browser was asked to promise that."""
    course: Course | None = None
    """The lessons, once they were asked for."""
    album: Album | None = None
    """The rulebook's pictures and the player aids, likewise."""
    drill: Drill | None = None
    sought: str = ""
    """What is looked for in the rules."""
    learned: Progress = field(default_factory=Progress)
    paused: Table | None = None
    """The game that a lesson took the place of."""
    thoughts: int = 0
    """How many thoughts of bots have been begun."""
    home_screen: bool = False
    """Whether this is Safari's tab, which forgets unless the page is on the home screen."""

    @property
    def table_in_sight(self) -> Table | None:
        """Return the table if it is what the page shows."""
        table = self.table
        return table if table is not None and table.route == self.route else None

    @property
    def unsaved(self) -> bool:
        """Whether the game on the table would be lost if another took its place."""
        table = self.table if self.paused is None else self.paused
        return (
            table is not None
            and table.origin.played
            and bool(table.session.history)
            and self.keeping not in ("saved", "other_tab")
        )

    @property
    def offer(self) -> Offer:
        """What is to be said of a newer version, as long as it is so."""
        if self.newer == "waits":
            return "unsaved" if self.unsaved else "available"
        return self.newer

    @property
    def helps(self) -> Helps:
        """How much the board tells: everything in a lesson, else what the player chose."""
        return "full" if self.table is not None and not self.table.origin.played else self.settings.helps

    @property
    def points(self) -> str:
        """The control that a lesson means next, as an attribute of the stable hooks and its value."""
        tutoring = self.table.tutoring if self.table is not None else None
        return tutoring.points if tutoring is not None else ""

    def telling(self, text: str) -> Model:
        """Return the model that shows a text as a notice, and says it."""
        return replace(self, notice=Notice(text)).saying(text)

    def saying(self, text: str) -> Model:
        """Return the model that says a text; said twice in a row it differs unseen, and is heard again."""
        return replace(self, spoken=f"{text}\N{NO-BREAK SPACE}" if text == self.spoken else text)
