"""Extension points of saved games: readers of files, texts, addresses, records and storage keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.feature import Contribution, always

if TYPE_CHECKING:
    from app.ui.core.feature import Condition


class FileReader(Contribution):
    """A function that opens a file: it takes the model and the text, and returns an update or `None`.

    It gets files with `mark` near their beginning; without a mark, files that no other reader takes.
    """

    read: str
    mark: str = ""


class PasteReader(Contribution):
    """A function that opens a pasted text: it takes the model and the text, returns an update or `None`."""

    read: str


class AddressReader(Contribution):
    """A function that reads the data of an address in a pasted text and returns it complete and clean.

    It takes the data up to the first blank and the text after it, because a chat may break the data into
    lines. It raises `LinkError` for damage, which the text `damaged` explains. `bare`: the address may omit
    its `#`.
    """

    screen: str
    read: str
    damaged: str = "errors.link_damaged"
    bare: bool = True


class RecordReader(Contribution):
    """A function that opens records itself: it takes the model and the `Arrival`; update or `None`.

    It gets records with a game from the given sources.
    """

    read: str
    sources: tuple[str, ...]


class KeyReader(Contribution):
    """A function that follows a storage key: it takes the model and the key, and returns effects.

    An empty key means that any text may have changed.
    """

    read: str
    while_: Condition = always
