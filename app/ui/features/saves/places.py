"""The places that saved games offer to features: what reads records from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.feature import Contribution, always

if TYPE_CHECKING:
    from app.ui.core.feature import Condition


class FileReader(Contribution):
    """A function that opens a file: it takes the model and the text, and returns an update or `None`.

    It gets the files that have `mark` near their beginning; without a mark, all that no other reader takes.
    """

    read: str
    mark: str = ""


class PasteReader(Contribution):
    """A function that opens a pasted text: it takes the model and the text, returns an update or `None`."""

    read: str


class AddressReader(Contribution):
    """A function that reads the data of a screen's address in a pasted text: it returns whole, clean data.

    It takes the data up to the first blank and the text from there on, since a chat may have broken it into
    lines. It raises `LinkError` for damage, which the text with the key `damaged` explains. `bare`: the
    address may also begin without its `#`.
    """

    screen: str
    read: str
    damaged: str = "errors.link_damaged"
    bare: bool = True


class RecordReader(Contribution):
    """A function that takes a record over: it gets the model and the `Arrival`, returns an update or `None`.

    It gets the records of some sources that hold a game.
    """

    read: str
    sources: tuple[str, ...]


class KeyReader(Contribution):
    """A function that follows a key of the storage: it takes the model and the key, and returns effects.

    The key is empty if another tab may have written under any.
    """

    read: str
    while_: Condition = always
