"""A game with the real box in the model: messages, state, the open question and the tray's input."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from app.engine.actions import Swap
from app.engine.box import (
    DrawnTile,
    LiftedTile,
    TileBack,
    catches_up,
    ended_early,
    last_entry,
    nameable,
    nameable_drawn,
    nameable_lifted,
    names_draws,
    open_question,
    without_last_entry,
)
from app.engine.deck import SYMBOLS
from app.engine.deck_file import standard_deck
from app.engine.session import Session
from app.engine.state import State
from app.engine.values import Value
from app.ui.core.messages import Message
from app.ui.core.model import Model, Slice
from app.ui.table.model import FINDER, FinderState, Table
from app.ui.table.views.finder import Finder


class BeginBox(Message):
    """Begin the game with the real box that the form describes."""

    once = True


class SetBegun(Message):
    """Choose whether the game on the table has already begun."""

    on: bool


class CatchUp(Message):
    """Begin or end catching up with turns that were already played."""

    on: bool


class AnswerAll(Message):
    """Let the page answer all open questions of a turn that was already played."""


class TypeAgain(Message):
    """Restart the lesson."""


class NameDraws(Message):
    """Choose whether a solo player names each tile on drawing it."""

    on: bool


class NameFirst(Message):
    """Name the first tile that the search has found."""


class NameTile(Message):
    """Name a tile: the one to build, the Grifter's, the one drawn, or the one to score."""

    tile: str


class TellBack(Message):
    """Answer the tray's question about a back."""

    back: str


class ScoreNone(Message):
    """Score no tile from hand."""


class ChooseAction(Message):
    """Open an action to correct it, counted from 1; 0 closes it."""

    number: int


class CorrectAction(Message):
    """Replace an action by another one, given as text."""

    number: int
    action: str


class CorrectBack(Message):
    """Replace the back of a tile in the Hacker's hand, by the index of its question."""

    index: int
    back: str


class CorrectLifted(Message):
    """Replace the tile that the Grifter lifted in an action."""

    number: int
    tile: str


class CorrectTile(Message):
    """Replace the tile that was built in an action."""

    number: int
    tile: str


class ForgetTile(Message):
    """Take back the name of a tile in hand."""

    tile: str


class GoBackTo(Message):
    """Take back an action and all later ones."""

    number: int


class SetMoney(Message):
    """Correct a seat's money."""

    seat: int
    dollars: str


class ConfirmMoney(Message):
    """Set the unlikely amount of money that the page asks about, or keep the money as it is."""

    yes: bool


class FlipMoney(Message):
    """Change the sign of a seat's money; the keypads of phones have no minus."""

    seat: int


class CorrectName(Message):
    """Correct the name of a seat."""

    seat: int
    name: str


class CorrectCard(Message):
    """Correct the card of a seat."""

    seat: int
    card: str


class CorrectFirst(Message):
    """Correct which seat began."""

    seat: int


class GoOnShort(Message):
    """Make the refused correction all the same, and go on from the turn in its way."""


class EndHere(Message):
    """End the game here, because the table stops early."""


BoxQuestion = Literal["build", "grifter", "lifted", "back", "drawn", "swap", ""]
"""The question: a tile to build, the Grifter's spot, his tile, a back, a tile drawn, or one to score."""

BEFORE_PLAY: Final = ("lifted", "back", "drawn")
"""Questions that the table answers before anybody acts."""

NO_TILES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({})


class BoxTray(Value):
    """The tray: its question and the possible tiles by back.

    `session` is the session that it was made for. `number` is that of the action in which the Grifter lifted
    a tile, or of the asked back, or of the tiles in hand that have no name yet. `scored` is the tile that the
    Entrepreneur wants to score.
    """

    session: Session | None = None
    question: BoxQuestion = ""
    tiles: Mapping[str, tuple[str, ...]] = NO_TILES
    seat: int = 0
    number: int = 0
    scored: str = ""


BOX_TRAY: Final[Slice[BoxTray]] = Slice("box tray", BoxTray())
"""The tray of the game on the table."""

GAME_BEGUN: Final[Slice[bool]] = Slice("game begun", False)
"""Whether the form begins games whose first turns were already played."""

NAMING_DRAWS: Final[Slice[bool]] = Slice("naming draws", False)
"""Whether the form begins solo games in which the player names each tile on drawing it."""


class Correcting(Value):
    """The page of corrections: the number of the open action, or 0, and the last correction that was refused.

    `of` is the session that was to be corrected, `why` the reason for the refusal, and `short` the corrected
    session up to the turn in the way, if the table may go on from there. `asked` is a seat with an unlikely
    amount of money to confirm.
    """

    number: int = 0
    of: Session | None = None
    why: str = ""
    short: Session | None = None
    asked: tuple[int, int] | None = None


CORRECTING: Final[Slice[Correcting]] = Slice("correcting", Correcting())
"""The page of corrections."""


def tray_for(session: Session) -> BoxTray:
    """Return the tray of a session."""
    match open_question(session):
        case LiftedTile(number):
            return BoxTray(session, "lifted", nameable_lifted(session, number), number=number)
        case TileBack(seat, index):
            return BoxTray(session, "back", seat=seat, number=index)
        case DrawnTile(seat, unnamed):
            return BoxTray(session, "drawn", nameable_drawn(session, seat), seat, unnamed)
    decision = session.state.decision
    if decision is not None and decision.kind == "grifter":
        return BoxTray(session, "grifter")
    if decision is not None and decision.kind in ("build", "swap"):
        tiles = nameable(session, decision.seat)
        return BoxTray(session, "build" if decision.kind == "build" else "swap", tiles, decision.seat)
    return BoxTray(session)


def with_default_answers(session: Session) -> Session:
    """Return the session after the first possible answer to each question up to the next build.

    Nothing is scored from hand. The Grifter's spot and anything that the table must name stay open.
    """
    while open_question(session) is None and (decision := session.state.decision) is not None:
        if decision.kind in ("build", "grifter"):
            break
        session = session.act(Swap() if decision.kind == "swap" else decision.options[0])
    return session


BoxTrayParts = tuple[BoxTray, FinderState, State, str, bool]
BoxPromptParts = tuple[BoxTray, State, Session, bool]


def tray_parts(model: Model, table: Table) -> BoxTrayParts:
    """Return the inputs of the tray."""
    tray = model[BOX_TRAY]
    draft = table.drafted
    answers = not tray.question and table.question is not None and catches_up(table.session)
    return tray, model[FINDER], table.shown, draft.tile if draft is not None else "", answers


def step_waits(model: Model, table: Table) -> bool:
    """Return whether undo takes back what the table has entered since the last action."""
    return last_entry(table.session) is not None


def without_step(model: Model, table: Table) -> Session:
    """Return the session without what the table has entered last."""
    return without_last_entry(table.session)


def prompt_parts(model: Model, table: Table) -> BoxPromptParts | None:
    """Return the inputs of a question that only the box asks; `None` if there is none."""
    tray = model[BOX_TRAY]
    if table.attention.playback is not None or table.replay.position is not None:
        return None
    catching_up = catches_up(table.session)
    asks_build = catching_up and tray.question == "build" and table.attention.held is None
    if asks_build or tray.question in (*BEFORE_PLAY, "swap"):
        return tray, table.shown, table.session, catching_up
    return None


def kind_parts(model: Model, table: Table) -> tuple[bool]:
    """Return whether the table stopped early."""
    return (ended_early(table.session),)


def note_parts(model: Model, table: Table) -> tuple[bool]:
    """Return whether a report judges the game."""
    return (names_draws(table.session),)


def finder_of(tray: BoxTray, search: FinderState, picked: str = "") -> Finder:
    """Return the list of tiles to choose from; a search also shows impossible tiles.

    A known hand is the whole list.
    """
    deck = standard_deck()
    if tray.question == "build" and tray.session is not None and names_draws(tray.session):
        hand = tuple(tile for tiles in tray.tiles.values() for tile in tiles)
        return Finder({"": hand}, FinderState(), NameTile, picked)
    every = (tile for symbol in SYMBOLS for tile in deck.stack(symbol, five_players=True))
    on_table = {tile for tiles in tray.tiles.values() for tile in tiles}
    return Finder(
        tray.tiles,
        search,
        NameTile,
        picked,
        others=tuple(tile for tile in every if tile not in on_table),
        submit=str(NameFirst()),
    )
