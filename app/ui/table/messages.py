"""The messages of the table, and its effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, get_args

from app.engine.geometry import Cell
from app.ui.core.messages import Message
from app.ui.core.registry import Effect

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.engine.state import State
    from app.saves.marks import Looks


OverlayName = Literal["owners", "streets", "people"]
"""The overlays of the city."""

SubjectKind = Literal[
    "cell", "spot", "tile", "consultant", "token", "symbol", "person", "back", "topic", "seat"
]
"""The first word of a subject (`cell 0,1`, an empty `spot 0,2`, `tile cinema`, `topic sign`)."""


def read_subject(text: str) -> tuple[SubjectKind, str] | None:
    """Parse a subject into its kind and name; return `None` for an unknown kind."""
    kind, _, name = text.partition(" ")
    kinds: tuple[SubjectKind, ...] = get_args(SubjectKind)
    return next(((each, name) for each in kinds if each == kind), None)


class OpenBack(Message):
    """List the tiles with a back."""

    back: str


class FindTile(Message):
    """List the tiles that match the search text."""

    words: str


class Pull(Message):
    """Pull the explanation up to its full height, or down to one line; phones only."""


class Pick(Message):
    """Pick up a tile from the hand, or put it down again."""

    tile: str


class Tap(Message):
    """Tap a cell of the board."""

    cell: Cell


class Drop(Message):
    """Drop a tile from the hand on a cell."""

    tile: str
    cell: Cell


class CarryOver(Message):
    """Drag the picked tile over a cell."""

    cell: Cell


class Turn(Message):
    """Turn the ghost to the next legal facing."""


class Face(Message):
    """Turn the ghost to a facing; if it is illegal, say why."""

    facing: str


class Cancel(Message):
    """Step back: close what is open, then remove the ghost, then put the tile down."""


class Act(Message):
    """Commit an action, given as text."""

    once = True

    action: str


class MoveAll(Message):
    """Send this person and the other moving people of its colour to the same building."""

    once = True

    action: str


class TakeBack(Message):
    """Take back one person who was just sent to a building (the action); the others stay sent."""

    action: str


class Undo(Message):
    """Undo the last action."""


class Redo(Message):
    """Redo the undone action."""


class UndoTurn(Message):
    """Undo the whole turn."""


class Think(Message):
    """Ask the bot whose turn it is to choose, at this position number."""

    position: int


class StillThinking(Message):
    """The search with this number has taken long enough to show that the bot is thinking."""

    number: int


class Thought(Message):
    """The search with this number has chosen an action."""

    number: int
    action: str


class Reveal(Message):
    """The next player has the device: show their hand."""

    once = True


class ShowNext(Message):
    """Show a step of the playback of an action, by the action's number; -1 ends the playback."""

    once = True

    choice: int
    step: int


class ShowOn(Message):
    """A playback step's time is over: show the next step of this action's playback, unless it is paused."""

    choice: int
    step: int


class Celebrated(Message):
    """The celebration at the end of the game is over; the game had `choices` actions."""

    choices: int


class ShowRichest(Message):
    """The winner has been named: show the best street of the only person; the game had `choices` actions."""

    choices: int


class HoldShow(Message):
    """Pause the playback at its step, or resume it."""

    held: bool


class HurryShow(Message):
    """Speed up the playback, or reset its speed."""

    fast: bool


class Open(Message):
    """Open the drawer on a page (`log`, `stack`, …); close it if that page is already open."""

    page: str


class Close(Message):
    """Close the drawer."""


class Overlay(Message):
    """Show the overlay `owners`, `streets` or `people` on the city, or hide it."""

    name: OverlayName


class Light(Message):
    """Highlight cells (texts separated by spaces); an empty text clears the highlight."""

    cells: str


class LookAt(Message):
    """Look at the game after a number of actions; -1 returns to the present."""

    position: int


class PlayFrom(Message):
    """Replay the game from a number of actions on, step by step."""

    position: int


class Speak(Message):
    """Announce the `scores` of all seats, or the `street` of the focused cell, to screen readers."""

    subject: str


class Ask(Message):
    """Focus the control that answers the current question, and announce the question again."""


class Replay(Message):
    """Replay what the others did since the seat at the device last acted."""


class Help(Message):
    """Explain a subject (`tile art-gallery`, `cell 0,1`, `consultant hacker`, …); an empty one closes it."""

    subject: str


class Hover(Message):
    """The mouse entered a cell."""

    cell: Cell


class Leave(Message):
    """The mouse left all cells that respond to it."""


class Resized(Message):
    """The board's area of the page changed to this size, in pixels."""

    width: float
    height: float


class Pan(Message):
    """Move the city by an offset in pixels."""

    dx: float
    dy: float


class Zoom(Message):
    """Scale the city by a factor around a point of the board, in pixels."""

    x: float
    y: float
    factor: float


class DoubleTap(Message):
    """Zoom in at a double-tapped point of the board, in pixels, or back to the whole city."""

    x: float
    y: float


class Approach(Message):
    """Go close to a point of the board, in pixels, where the cells are too small to choose one."""

    x: float
    y: float


class ZoomBy(Message):
    """Scale the city by a factor around the centre."""

    factor: float


LARGER: Final = ZoomBy(1.3)


SMALLER: Final = ZoomBy(1 / 1.3)
"""Zoom one step out, or in."""


class Scroll(Message):
    """Scroll the view in a direction: N, E, S or W."""

    direction: str


class TurnMap(Message):
    """Turn the map by a quarter, or back."""


class Fit(Message):
    """Show the whole city, and keep it in view as it grows."""


class Focus(Message):
    """Move the keyboard focus to a cell of the board."""

    cell: Cell


class Rematch(Message):
    """Begin another game with the same people and options; its new seed is also its id."""

    once = True


class SameDeal(Message):
    """Begin the game on the table again with the same deal."""

    once = True


class Hand(Message):
    """Put a seat's hand on a phone: show its code."""

    seat: int


class Lift(Message):
    """Choose the tile in a slot of the hand on a phone, counted from 0; the second time, turn it face up."""

    slot: int


class Daily(Message):
    """Play the deal of a date, as in `2026-11-26`."""

    once = True

    date: str


class Keep(Effect):
    """Save a game after an action; send `SaveResult`."""

    game: str
    session: Session


class Hold(Effect):
    """Become the only tab that writes a game, if no other is (or with `force`); send `LockResult`."""

    game: str
    force: bool = False


class Paint(Effect):
    """Store a picture of the city for the next start; `None` removes it."""

    state: State | None
    looks: Looks = ()
