"""The results book in the model: its messages, its effects and its state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from app.engine.values import Value
from app.ui.core.messages import Message
from app.ui.core.model import Model, Slice
from app.ui.core.registry import Effect, Update
from app.ui.features.saves.state import LIBRARY

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.saves.book import Person, ResultsBook


class JoinPlayer(Message):
    """Record that a player is the same person as another."""

    player: str
    person: str


class SeparatePlayer(Message):
    """Record that a joined player is a separate person."""

    player: str


class ForgetPlayer(Message):
    """Remove a player's name from the book."""

    player: str


class RecallPlayer(Message):
    """Restore the name that was forgotten last."""


class EraseResults(Message):
    """Erase the book."""


class RestoreResults(Message):
    """Restore the erased book."""


class OpenMoment(Message):
    """Open a saved game after a number of actions."""

    game: str
    position: int


class BookRead(Message):
    """The results book was read; `left`: saved games still to enter. Without `left` the number stays.

    An import added `new` games; it could read `intact` entries, and not the `damaged` ones. `changed`: it
    changed the book.
    """

    book: ResultsBook
    left: tuple[str, ...] | None = None
    new: int | None = None
    intact: int = 0
    damaged: int = 0
    changed: bool = False


class BookRefused(Message):
    """A file holds no results book."""


class FillBook(Message):
    """Enter the next of the saved games in the results book."""


class FilterBook(Message):
    """Show all games of the results book, the solo ones, or the others."""

    kind: str


class MoreResults(Message):
    """Show more games of the results book."""


class ExportBook(Message):
    """Offer the results book as a file: `json`, `csv` or `text`."""

    form: str


class BookEffect(Effect):
    """An effect on the results book. Each sends `BookRead`, or `SaveResult` if storage fails."""


class NotePeople(BookEffect):
    """Store the names and looks of players; an empty name forgets the player."""

    people: Mapping[str, Person]


class NoteJoin(BookEffect):
    """Record that a player is the same person as another, or a separate person if `person` is empty."""

    player: str
    person: str


class EraseBook(BookEffect):
    """Erase the book, and remember it until the end of the visit."""


class RestoreBook(BookEffect):
    """Bring the erased book back."""


class OpenBook(BookEffect):
    """Read the book; with `fill`, the first reading also lists the finished games to enter."""

    fill: bool = False


class EnterResult(BookEffect):
    """Enter a finished game."""

    game: str
    session: Session


class EnterJudged(BookEffect):
    """Enter the counts of a game's report (`app.saves.book.JudgedGame.seats`)."""

    game: str
    seats: tuple[tuple[int, int], ...]


class EnterOld(BookEffect):
    """Enter the first of some saved games."""

    games: tuple[str, ...]


class ImportBook(BookEffect):
    """Merge a book from another device; send `BookRefused` if the text is not a book."""

    text: str


class Forgotten(Value):
    """A forgotten name that the player can restore, and the players with that name."""

    player: str
    people: Mapping[str, Person]

    @property
    def name(self) -> str:
        """The name that was forgotten."""
        return self.people[self.player].name


class BookState(Value):
    """The results book, once read, and the view of it on its pages."""

    results: ResultsBook | None = None
    left: tuple[str, ...] = ()
    """The finished games not entered yet."""
    filter: str = "all"
    shown: int = 0
    """The number of games shown."""
    forgotten: Forgotten | None = None
    """The player who was forgotten last, until the page changes."""
    erased: bool = False
    """Whether the book was erased and can still be restored."""


RESULTS_BOOK: Final[Slice[BookState]] = Slice("book", BookState())
"""The results book."""


def results_of(model: Model) -> ResultsBook | None:
    """Return the results, once read."""
    return model[RESULTS_BOOK].results


def games_of_several(model: Model) -> int:
    """Return the number of games of several people: a bench each on the street."""
    book = model[RESULTS_BOOK].results
    return sum(len(set(head.players)) > 1 for head in book.heads) if book is not None else 0


def read_book_at_home(before: Model, message: Message, result: Update) -> Update:
    """Read the book for the first page, once the list of games shows that one exists."""
    model, effects = result
    if model.route.screen != "home" or not model[LIBRARY].results or model[RESULTS_BOOK].results is not None:
        return result
    return model, (*effects, OpenBook())
