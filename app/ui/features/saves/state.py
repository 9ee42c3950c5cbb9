"""Saved games: messages, effects, the list, a record from outside, and the service behind them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal, TypeVar

from app.engine.values import Value
from app.saves import index
from app.saves.copies import ASIDE, GAME, SLOTS, Overtaken, Unverified, slot_key, write_copy
from app.saves.marks import SEATING_KEY, Looks, marks_of, read_seating
from app.saves.save import Header, PostLine, save_of, write_save
from app.saves.store import Store, StoreError, StoreOff
from app.ui.core.messages import Message
from app.ui.core.model import Route, Slice
from app.ui.core.registry import Download, Effect, Outside, perform, performs
from app.ui.core.texts import language, listed
from app.ui.table.messages import Keep
from app.ui.table.model import Keeping
from app.ui.words.names import moment_words, names_in_list

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.saves.marks import Looks
    from app.saves.reading import Reading
    from app.saves.save import Summary


class Renaming(Message):
    """Open the title field of a game in the list; an empty id closes it."""

    game: str


class Rename(Message):
    """Change a game's title."""

    game: str
    title: str


class Pasting(Message):
    """The field for a link changed to this text."""

    text: str


class OpenPasted(Message):
    """Open the game whose link is in the field."""


class Duplicate(Message):
    """Save a copy of a game."""

    game: str


class Delete(Message):
    """Delete a game."""

    once = True

    game: str


class DeleteDamaged(Message):
    """Delete a damaged save, by its key."""

    once = True

    key: str


class Restore(Message):
    """Restore the last deleted game or text."""


class CarryOn(Message):
    """Continue with the intact part of the explained record, as a new game."""

    once = True


class Raw(Message):
    """Download the explained text unchanged."""


class KeepAgain(Message):
    """Save the game on the table, which came from a link or was deleted in another tab."""


class TakeOver(Message):
    """Play in this tab; the other tab watches."""

    once = True


class Loaded(Message):
    """The page read a saved game's record; `older`: the newest copy was damaged."""

    game: str
    older: bool
    text: str


class Missing(Message):
    """Nothing is stored under an id or a key."""

    game: str


class DamagedSaveRead(Message):
    """Only a damaged save is stored there."""

    key: str
    text: str


class SaveResult(Message):
    """The result of saving a game (`Keeping`); without a game, of saving in general."""

    game: str
    how: Keeping


class LockResult(Message):
    """Whether this tab writes a game or another one does; `lost`: it did until now."""

    game: str
    here: bool
    lost: bool


class Changed(Message):
    """Another tab wrote under a key."""

    key: str


class Returned(Message):
    """The browser restored the page unchanged; it missed what other tabs wrote meanwhile."""


class GamesListed(Message):
    """The page read the list of games."""

    library: Library


class Adopted(Message):
    """A game from outside got an id; `others`: the list has unfinished games."""

    game: str
    session: Session
    others: bool


class MoreGames(Message):
    """Show more of the saved games."""


class AlreadySaved(Message):
    """A game from outside is already saved."""

    game: str


class FileRead(Message):
    """The page read a chosen file."""

    text: str


class FileRefused(Message):
    """A chosen file is too `large` or `unreadable`."""

    why: str


class Promised(Message):
    """Whether storage is `persistent`, and whether this is a Safari tab."""

    persistent: bool
    home_screen: bool


class Export(Message):
    """Download the record of the game on the table."""


class ExportGame(Message):
    """Download the record of a listed game."""

    game: str


class LookedUp(Message):
    """The page read the saved copy of a game that came by post; without one, the text is empty."""

    game: str
    text: str


class Load(Effect):
    """Read a saved game; send `Loaded`, `DamagedSaveRead` or `Missing`."""

    game: str


class Inspect(Effect):
    """Read the text under a key; send `DamagedSaveRead` or `Missing`."""

    key: str


class LookUp(Effect):
    """Read the saved copy of a game by post that arrived; send `LookedUp`."""

    game: str


class LookAgain(Effect):
    """Read a saved game that another tab changed; send the same as `Load`, or `SaveResult` if it is gone."""

    game: str


class NoteWritten(Effect):
    """Note that another tab wrote under a key, so that the next listing reads it again.

    An empty key means that any text may have changed.
    """

    key: str = ""


class ListGames(Effect):
    """Read the changes in the list of games; send `GamesListed`."""


class Retitle(Effect):
    """Change a saved game's title."""

    game: str
    title: str


class CopyGame(Effect):
    """Save a copy of a game under this title."""

    game: str
    title: str


class Remove(Effect):
    """Delete a game (by id) or a damaged text (by `key`), and remember its name for undoing."""

    name: str
    game: str = ""
    key: str = ""


class BringBack(Effect):
    """Restore the last deleted game or text."""


class Adopt(Effect):
    """Find an id for a game from outside; send `Adopted`, or `AlreadySaved` with its existing id.

    `origin` is the checksum of the record in the game's link, or empty.
    """

    session: Session
    origin: str = ""


class AskPromise(Effect):
    """Ask the browser for persistent storage; send `Promised`."""


class ExportKept(Effect):
    """Download the record of a saved game."""

    game: str


ALL_GAMES: Final = Route("games")
"""The address of the list of games."""

LISTING: Final = ("home", "games", "train")
"""The screens that show listed games."""

LISTED: Final = 12
"""The number of games shown at first."""

MORE: Final = 12
"""The number of games added at the end of the list."""

PASTE_FIELD: Final = "pasted-link"
"""The id of the field for a link."""

TITLE_FIELD: Final = "game-title"
"""The id of the field in which a game is renamed."""


class GameEntry(Value):
    """A game in the list; `title` is empty unless the player set one, `date` is localized."""

    id: str
    title: str
    date: str
    summary: Summary
    looks: Looks
    practice: bool
    post: PostLine | None = None

    @property
    def name(self) -> str:
        """The game's title, or the players' names."""
        return self.title or listed(names_in_list(self.summary.seats))


class Library(Value):
    """The list of games: entries, keys of damaged saves, and the name of the last deleted game."""

    entries: tuple[GameEntry, ...] = ()
    damaged: tuple[str, ...] = ()
    deleted: str = ""
    results: bool = False
    """Whether there is a results book."""


Source = Literal["file", "link", "save"]


class Arrival(Value):
    """A record from a `file`, a `link` or a damaged `save`, with the result of reading it."""

    source: Source
    raw: str
    reading: Reading
    key: str = ""
    """The storage key of a damaged save."""
    day: str = ""
    """The date of a daily deal that it would spoil, because the player has not finished that deal."""


LIBRARY: Final[Slice[Library]] = Slice("library", Library())
"""The saved games."""


LIST_LENGTH: Final[Slice[int]] = Slice("listed", LISTED)
"""The number of games shown in the list, most recently played first."""


RENAMED_GAME: Final[Slice[str]] = Slice("renaming", "")
"""The listed game whose title is being edited."""


PASTED: Final[Slice[str]] = Slice("pasted", "")
"""The text of the field for a link."""


PASTE_PROBLEM: Final[Slice[str]] = Slice("paste_problem", "")
"""Why that link could not be opened."""


ARRIVAL: Final[Slice[Arrival | None]] = Slice("arrival", None)
"""The record from outside, or the damaged one, that the page explains."""


PERSISTENT: Final[Slice[bool | None]] = Slice("persistent", None)
"""Whether the browser promises persistent storage, once it has answered."""


PROMISE_ASKED: Final[Slice[bool]] = Slice("promise_asked", False)
"""Whether the page has asked the browser for that promise."""


FORGETFUL_TAB: Final[Slice[bool]] = Slice("home_screen", False)
"""Whether this is a Safari tab, which deletes data unless the page is on the home screen."""


IDS: Final = 20
"""Attempts to draw a free id; only a broken generator needs this many."""


_OTHER: Final = re.compile(r"[^a-z0-9]+")


class _Known(Value):
    """The last known version of a game."""

    count: int
    header: Header


class SaveService:
    """Keeps games in a store; each method returns a message with its result."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        draw: Callable[[], str],
        date: Callable[[int], str],
    ) -> None:
        self._store = store
        self._now = now
        self._draw = draw
        self._date = date
        self._index = index.SaveIndex(store)
        self._entries: dict[tuple[str, str], tuple[index.IndexEntry, GameEntry]] = {}
        self._known: dict[str, _Known] = {}
        self._deleted: tuple[str, index.DeletedTexts] | None = None

    # --- One game ---

    def keep(self, game: str, session: Session) -> SaveResult:
        """Save a game after an action."""
        now = self._now()
        last = self._known.get(game) or _Known(0, Header(created=now))
        seats = read_seating(session.extra, len(session.state.seats)).looks
        looks = tuple((look.colour, look.shape) for look in seats)  # thumbnails show no faces
        post = _post_line(session) if marks_of(session).post else None
        header = replace(last.header, updated=now, practice=session.practice, looks=looks, post=post)
        self._index.mark_changed(slot_key(game, SLOTS[0]))
        try:
            count = write_copy(self._store, game, write_save(save_of(session, header)), last.count)
        except StoreError as error:
            return SaveResult(game, failure_of(error))
        self._known[game] = _Known(count, header)
        return SaveResult(game, "saved")

    def load(self, game: str) -> Message:
        """Read a game: `Loaded`, `DamagedSaveRead` or `Missing`."""
        try:
            opened = index.open_game(self._store, game)
            if opened is not None:
                self._known[game] = _Known(opened.count, opened.save.header)
                return Loaded(game, opened.older, opened.save.record)
            left = index.damaged_saves_of(self._store, game)
            return (
                DamagedSaveRead(left[0].key, index.raw_text(self._store, left[0])) if left else Missing(game)
            )
        except StoreOff:
            return Missing(game)

    def look_up(self, game: str) -> LookedUp:
        """Read the saved copy of a game that came by post, if there is an intact one."""
        loaded = self.load(game)
        return LookedUp(game, loaded.text if isinstance(loaded, Loaded) else "")

    def look_again(self, game: str) -> Message:
        """Read a game that another tab changed; return `SaveResult` if it is gone."""
        last = self._known.get(game)
        try:
            opened = index.open_game(self._store, game)
        except StoreOff:
            return SaveResult(game, "disabled")
        if last is not None and (opened is None or opened.count < last.count):
            return SaveResult(game, "deleted_elsewhere")
        return self.load(game)

    def inspect(self, key: str) -> Message:
        """Read a damaged save; return `Missing` if the key cannot be one."""
        try:
            text = (
                index.raw_text(self._store, index.DamagedSave(key)) if key.startswith((GAME, ASIDE)) else ""
            )
        except StoreOff:
            text = ""
        return DamagedSaveRead(key, text) if text else Missing(key)

    def adopt(self, session: Session, origin: str = "") -> Adopted | AlreadySaved:
        """Find an id for a game from outside, or the id under which it is already saved.

        The service recognizes a game by its record, and a linked game also by `origin` after further play.
        """
        text = session.text()
        saved = self._saved_games()
        for game in saved:
            if origin and game.header.origin == origin:
                return AlreadySaved(game.id)
            opened = index.open_game(self._store, game.id)
            if opened is not None and opened.save.record == text:
                return AlreadySaved(game.id)
        new = self._free_id()
        self._known[new] = _Known(0, Header(created=self._now(), origin=origin))
        return Adopted(new, session, any(not game.summary.over for game in saved))

    def _free_id(self) -> str:
        used = {game.id for game in self._saved_games()}
        return next(game for _ in range(IDS) if (game := self._draw()) not in used)

    def _saved_games(self) -> tuple[index.IndexEntry, ...]:
        """Return all saved games, or none without storage."""
        try:
            return self._index.refresh().games
        except StoreOff:
            return ()

    def export(self, game: str) -> tuple[str, str] | None:
        """Return the name and text of a game's file, or `None` if it cannot be read."""
        try:
            opened = index.open_game(self._store, game)
        except StoreOff:
            return None
        if opened is None:
            return None
        summary = opened.save.summary
        return file_name((seat.name for seat in summary.seats), summary.turn), opened.save.record

    # --- The list ---

    def mark_changed(self, key: str) -> None:
        """Note that another tab wrote under a key, or under any if it is empty."""
        self._index.mark_changed(key)

    def list_games(self) -> Message:
        """Return the list of games."""
        try:
            self._index.refresh()
        except StoreOff:
            return SaveResult("", "disabled")
        before, self._entries = self._entries, {}
        for game in self._index.games:
            key = game.id, language()  # dates are localized
            listed, entry = before.get(key, (None, None))
            if entry is None or listed is not game:
                entry = self._entry(game)
            self._entries[key] = (game, entry)
        entries = tuple(entry for _, entry in self._entries.values())
        deleted = self._deleted[0] if self._deleted is not None else ""
        damaged = tuple(save.key for save in self._index.damaged)
        return GamesListed(Library(entries, damaged, deleted, self._index.has_results))

    def _entry(self, game: index.IndexEntry) -> GameEntry:
        header = game.header
        looks = _looks(header, len(game.summary.seats))
        date = self._date(header.updated)
        return GameEntry(game.id, header.title, date, game.summary, looks, header.practice, header.post)

    def rename(self, game: str, title: str) -> Message:
        """Change a game's title."""
        return self._change(lambda: index.rename_game(self._store, game, title), game)

    def duplicate(self, game: str, title: str) -> Message:
        """Save a copy of a game."""
        return self._change(
            lambda: index.duplicate_game(self._store, game, self._free_id(), title, self._now())
        )

    def delete(self, name: str, game: str) -> Message:
        """Delete a game, and remember it until the next deletion or the end of the visit."""
        return self._delete(name, index.game_keys(game))

    def delete_damaged(self, name: str, key: str) -> Message:
        """Delete a damaged save, and remember it in the same way."""
        return self._delete(name, (key,))

    def _delete(self, name: str, keys: tuple[str, ...]) -> Message:
        def take() -> None:
            self._deleted = (name, index.delete_game(self._store, keys))

        return self._change(take)

    def restore(self) -> Message:
        """Restore the last deleted game or text."""

        def bring() -> None:
            if self._deleted is not None:
                index.restore_game(self._store, self._deleted[1])
                self._deleted = None

        return self._change(bring)

    def _change(self, change: Callable[[], object], game: str | None = None) -> Message:
        """Apply a change to a game's copies, or to the set of keys, and list the games again."""
        if game is not None:
            self._index.mark_changed(slot_key(game, SLOTS[0]))
        try:
            change()
            if game is not None and game in self._known and (opened := index.open_game(self._store, game)):
                self._known[game] = _Known(opened.count, opened.save.header)
        except StoreError as error:
            return SaveResult("", failure_of(error))
        return self.list_games()


def file_name(names: Iterable[str], turn: int) -> str:
    """Return the file name of a game: the players and the turn."""
    words = (_OTHER.sub("-", name.lower()).strip("-") for name in names)
    return "-".join(["streets", *(word for word in words if word), f"turn-{turn}"]) + ".json"


def _post_line(session: Session) -> PostLine | None:
    from app.saves.post import post_line  # few games are played by post

    return post_line(session)


def _looks(header: Header, seats: int) -> Looks:
    return read_seating({SEATING_KEY: {"looks": list(header.looks)}}, seats).looks


def failure_of(error: StoreError) -> Keeping:
    """Return how saving failed."""
    match error:
        case StoreOff():
            return "disabled"
        case Unverified():
            return "unverified"
        case Overtaken():
            return "other_tab"
        case _:
            return "full"


_Kind = TypeVar("_Kind", bound=Effect)


def saved_games(outside: Outside) -> SaveService:
    """Return the service of saved games."""

    def date(time: int) -> str:
        return moment_words(outside.stamp(time), outside.stamp(outside.now()))

    return SaveService(outside.store, outside.now, outside.draw, date)


def _sends(kind: type[_Kind], answer: Callable[[SaveService, _Kind], Message]) -> None:
    """Perform an effect by sending the message that the service answers."""

    @performs(kind)
    def send_answer(effect: _Kind, outside: Outside) -> None:
        outside.send(answer(outside.service(saved_games), effect))


_sends(Keep, lambda service, effect: service.keep(effect.game, effect.session))
_sends(Load, lambda service, effect: service.load(effect.game))
_sends(LookUp, lambda service, effect: service.look_up(effect.game))
_sends(LookAgain, lambda service, effect: service.look_again(effect.game))
_sends(Inspect, lambda service, effect: service.inspect(effect.key))
_sends(ListGames, lambda service, effect: service.list_games())
_sends(Retitle, lambda service, effect: service.rename(effect.game, effect.title))
_sends(CopyGame, lambda service, effect: service.duplicate(effect.game, effect.title))
_sends(BringBack, lambda service, effect: service.restore())
_sends(Adopt, lambda service, effect: service.adopt(effect.session, effect.origin))


@performs(NoteWritten)
def note_written(effect: NoteWritten, outside: Outside) -> None:
    """Note that another tab wrote under a key."""
    outside.service(saved_games).mark_changed(effect.key)


@performs(Remove)
def remove(effect: Remove, outside: Outside) -> None:
    """Delete a game or a damaged text."""
    service, name = outside.service(saved_games), effect.name
    by_id = bool(effect.game)
    outside.send(service.delete(name, effect.game) if by_id else service.delete_damaged(name, effect.key))


@performs(ExportKept)
def export_kept(effect: ExportKept, outside: Outside) -> None:
    """Download the record of a saved game."""
    file = outside.service(saved_games).export(effect.game)
    if file is not None:
        perform(Download(*file), outside)
