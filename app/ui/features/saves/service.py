"""The save service: it carries out effects on saved games and answers with messages.

It uses the store, the clock and randomness, but no browser; `app/browser/saves.py` connects it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from app.engine.values import Value
from app.saves import index, marks
from app.saves.copies import ASIDE, GAME, SLOTS, Overtaken, Unverified, slot_key, write_copy
from app.saves.marks import marks_of
from app.saves.save import Header, PostLine, save_of, write_save
from app.saves.store import Store, StoreError, StoreOff
from app.ui.core.messages import Message
from app.ui.core.registry import Download, Effect, Outside, perform, performs
from app.ui.core.texts import language
from app.ui.features.saves import state as saves
from app.ui.table.messages import Keep
from app.ui.table.model import Keeping
from app.ui.words.dates import moment_words

if TYPE_CHECKING:
    from app.engine.session import Session


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
        self._entries: dict[tuple[str, str], tuple[index.IndexEntry, saves.GameEntry]] = {}
        self._known: dict[str, _Known] = {}
        self._deleted: tuple[str, index.DeletedTexts] | None = None

    # --- One game ---

    def keep(self, game: str, session: Session) -> saves.SaveResult:
        """Save a game after an action."""
        now = self._now()
        last = self._known.get(game) or _Known(0, Header(created=now))
        seats = marks.read_seating(session.extra, len(session.state.seats)).looks
        looks = tuple((look.colour, look.shape) for look in seats)  # thumbnails show no faces
        post = _post_line(session) if marks_of(session).post else None
        header = replace(last.header, updated=now, practice=session.practice, looks=looks, post=post)
        self._index.mark_changed(slot_key(game, SLOTS[0]))
        try:
            count = write_copy(self._store, game, write_save(save_of(session, header)), last.count)
        except StoreError as error:
            return saves.SaveResult(game, failure_of(error))
        self._known[game] = _Known(count, header)
        return saves.SaveResult(game, "saved")

    def load(self, game: str) -> Message:
        """Read a game: `Loaded`, `DamagedSaveRead` or `Missing`."""
        try:
            opened = index.open_game(self._store, game)
            if opened is not None:
                self._known[game] = _Known(opened.count, opened.save.header)
                return saves.Loaded(game, opened.older, opened.save.record)
            left = index.damaged_saves_of(self._store, game)
            return (
                saves.DamagedSaveRead(left[0].key, index.raw_text(self._store, left[0]))
                if left
                else saves.Missing(game)
            )
        except StoreOff:
            return saves.Missing(game)

    def look_up(self, game: str) -> saves.LookedUp:
        """Read the saved copy of a game that came by post, if there is an intact one."""
        loaded = self.load(game)
        return saves.LookedUp(game, loaded.text if isinstance(loaded, saves.Loaded) else "")

    def look_again(self, game: str) -> Message:
        """Read a game that another tab changed; return `SaveResult` if it is gone."""
        last = self._known.get(game)
        try:
            opened = index.open_game(self._store, game)
        except StoreOff:
            return saves.SaveResult(game, "disabled")
        if last is not None and (opened is None or opened.count < last.count):
            return saves.SaveResult(game, "deleted_elsewhere")
        return self.load(game)

    def inspect(self, key: str) -> Message:
        """Read a damaged save; return `Missing` if the key cannot be one."""
        try:
            text = (
                index.raw_text(self._store, index.DamagedSave(key)) if key.startswith((GAME, ASIDE)) else ""
            )
        except StoreOff:
            text = ""
        return saves.DamagedSaveRead(key, text) if text else saves.Missing(key)

    def adopt(self, session: Session, origin: str = "") -> saves.Adopted | saves.AlreadySaved:
        """Find an id for a game from outside, or the id under which it is already saved.

        The service recognizes a game by its record, and a linked game also by `origin` after further play.
        """
        text = session.text()
        saved = self._saved_games()
        for game in saved:
            if origin and game.header.origin == origin:
                return saves.AlreadySaved(game.id)
            opened = index.open_game(self._store, game.id)
            if opened is not None and opened.save.record == text:
                return saves.AlreadySaved(game.id)
        new = self._free_id()
        self._known[new] = _Known(0, Header(created=self._now(), origin=origin))
        return saves.Adopted(new, session, any(not game.summary.over for game in saved))

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
            return saves.SaveResult("", "disabled")
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
        return saves.GamesListed(saves.Library(entries, damaged, deleted, self._index.has_results))

    def _entry(self, game: index.IndexEntry) -> saves.GameEntry:
        header = game.header
        looks = _looks(header, len(game.summary.seats))
        date = self._date(header.updated)
        return saves.GameEntry(game.id, header.title, date, game.summary, looks, header.practice, header.post)

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
            return saves.SaveResult("", failure_of(error))
        return self.list_games()


def file_name(names: Iterable[str], turn: int) -> str:
    """Return the file name of a game: the players and the turn."""
    words = (_OTHER.sub("-", name.lower()).strip("-") for name in names)
    return "-".join(["streets", *(word for word in words if word), f"turn-{turn}"]) + ".json"


def _post_line(session: Session) -> PostLine | None:
    from app.saves.post import post_line  # few games are played by post

    return post_line(session)


def _looks(header: Header, seats: int) -> marks.Looks:
    return marks.read_seating({marks.SEATING_KEY: {"looks": list(header.looks)}}, seats).looks


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
_sends(saves.Load, lambda service, effect: service.load(effect.game))
_sends(saves.LookUp, lambda service, effect: service.look_up(effect.game))
_sends(saves.LookAgain, lambda service, effect: service.look_again(effect.game))
_sends(saves.Inspect, lambda service, effect: service.inspect(effect.key))
_sends(saves.ListGames, lambda service, effect: service.list_games())
_sends(saves.Retitle, lambda service, effect: service.rename(effect.game, effect.title))
_sends(saves.CopyGame, lambda service, effect: service.duplicate(effect.game, effect.title))
_sends(saves.BringBack, lambda service, effect: service.restore())
_sends(saves.Adopt, lambda service, effect: service.adopt(effect.session, effect.origin))


@performs(saves.NoteWritten)
def note_written(effect: saves.NoteWritten, outside: Outside) -> None:
    """Note that another tab wrote under a key."""
    outside.service(saved_games).mark_changed(effect.key)


@performs(saves.Remove)
def remove(effect: saves.Remove, outside: Outside) -> None:
    """Delete a game or a damaged text."""
    service, name = outside.service(saved_games), effect.name
    by_id = bool(effect.game)
    outside.send(service.delete(name, effect.game) if by_id else service.delete_damaged(name, effect.key))


@performs(saves.ExportKept)
def export_kept(effect: saves.ExportKept, outside: Outside) -> None:
    """Download the record of a saved game."""
    file = outside.service(saved_games).export(effect.game)
    if file is not None:
        perform(Download(*file), outside)
