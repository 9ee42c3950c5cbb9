"""Hands: the code that brings a seat's whole hand to a phone, and the turn words.

`#/hand/DATA` holds the phone's data for the rest of the game: the player, the tiles in the slots, and the
tiles still to draw. It is a number in base 32: version, kind of deck and salt, then the rest and a checksum,
masked by the salt. The mask hides tiles from people, not from programs.

A custom deck adds `-` and the names of the tiles, deflated. The length of the first part follows from its
fields, so hyphens elsewhere, such as from a line break, do no harm.
"""

from __future__ import annotations

import unicodedata
from binascii import crc32
from collections.abc import Iterable
from itertools import product
from typing import Final

from app.engine.city import Deck
from app.engine.editions import EDITIONS
from app.engine.rng import Rng, fnv1a
from app.engine.setup import clean_name
from app.engine.slots import Slots
from app.engine.state import HAND
from app.engine.values import Value
from app.saves.cleaning import with_dashes, without_invisible
from app.saves.marks import SALT_BITS

HAND_VERSION: Final = 1
NAME_BYTES: Final = 12
"""The most bytes of a player's name in a code. More would make the code hard to scan."""

MOST_NAMES: Final = 4_000
"""The most characters of a custom deck's names in a code."""

MAX_TILE_NAME: Final = 60
"""The most characters of a tile's name in a code."""

_DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_DIGIT: Final = 5
_TILE: Final = 6
_CHECK: Final = 24
_NO_TILE: Final = (1 << _TILE) - 1

_HEAD: Final = (("version", 3), ("custom", 1), ("salt", SALT_BITS))
_BODY: Final = (
    ("deck", 8),
    ("seat", 3),
    ("colour", 3),
    ("shape", 3),
    ("edition", 2),
    ("business", 1),
    ("pace", 1),
    ("turns", 5),
    *((f"slot{n}", _TILE) for n in range(HAND)),
    ("length", 4),
    ("count", 5),
)


class HandError(ValueError):
    """Unreadable data of a hand: `damaged`, or from `another` version of the page."""


class HandCode(Value):
    """A seat's hand for the rest of a game.

    `slots` holds the tiles in hand and `draws` those to come, by id, with a custom deck by name. The seat has
    drawn in `turns` turns so far, `pace` tiles each time. `salt` distinguishes games. `shape` is a number.
    """

    salt: int
    seat: int
    slots: Slots
    draws: tuple[str, ...]
    name: str = ""
    colour: int = 0
    shape: int = 0
    edition: str = "2021"
    business: bool = False
    pace: int = 1
    turns: int = 0
    custom: bool = False


# --- Turn words ---

_CONSONANTS: Final = "BCHKMPT"
_VOWELS: Final = "AEO"
LETTERS: Final = tuple(sorted(_CONSONANTS + _VOWELS))
"""The letters of turn words. Each has a twin in Cyrillic, and all but C in Greek."""

TURN_WORDS: Final = tuple(
    word
    for letters in product(_CONSONANTS, _VOWELS, _CONSONANTS)
    if (word := "".join(letters)) not in ("CAC", "CAK", "COC", "COK", "KAC", "KAK", "KOC", "KOK")
)
WORD_LENGTH: Final = 3
_ALIKE: Final = str.maketrans("АВСЕНКМОРТ" + "ΑΒΕΗΚΜΟΡΤΣϹ", "ABCEHKMOPT" + "ABEHKMOPTCC")
"""Cyrillic and Greek capitals that look like the letters of turn words; a sigma stands for C."""


def turn_word(salt: int, seat: int, turn: int) -> str:
    """Return the word that ends a seat's turn; `turn` counts turns with a draw from 0."""
    return Rng(f"words/{salt}/{seat}").shuffled(TURN_WORDS)[turn % len(TURN_WORDS)]


def read_word(text: str) -> str:
    """Return a typed word in Latin capitals only.

    Letters may be Latin, Cyrillic or Greek, of any width and case, and have accents.
    """
    letters = unicodedata.normalize("NFKD", text).upper().translate(_ALIKE)
    return "".join(letter for letter in letters if letter in LETTERS)[:WORD_LENGTH]


# --- The code ---


def hand_data(code: HandCode, deck: Deck) -> str:
    """Encode a hand for a link."""
    tiles = [tile for tile in (*code.slots, *code.draws) if tile is not None]
    names = tuple(dict.fromkeys(tiles)) if code.custom else tuple(deck.buildings)
    number = {tile: at for at, tile in enumerate(names)}
    name = _shortened(code.name)
    fields = {
        "version": HAND_VERSION,
        "custom": int(code.custom),
        "salt": code.salt,
        "deck": _fingerprint(names),
        "seat": code.seat,
        "colour": code.colour,
        "shape": code.shape,
        "edition": list(EDITIONS).index(code.edition),
        "business": int(code.business),
        "pace": code.pace - 1,
        "turns": code.turns,
        **{f"slot{n}": _NO_TILE if tile is None else number[tile] for n, tile in enumerate(code.slots)},
        "length": len(name),
        "count": len(code.draws),
    }
    body = [(fields[field], width) for field, width in _BODY]
    body += [(number[tile], _TILE) for tile in code.draws]
    body += [(byte, 8) for byte in name]
    head = [(fields[field], width) for field, width in _HEAD]
    packed, width = _packed([*body, (_check(head, body), _CHECK)])
    fill = -(width + sum(wide for _, wide in head)) % _DIGIT
    packed, width = packed << fill, width + fill
    data = _digits(*_packed([*head, (packed ^ _mask(code.salt, width), width)]))
    return f"{data}-{_names_data(names)}" if code.custom else data


def plain_data(data: str) -> str:
    """Return the data of a hand as in its link, regardless of typed case, width and hyphens.

    Raises `HandError`.
    """
    typed = with_dashes(without_invisible(unicodedata.normalize("NFKC", data))).upper()
    digits = "".join(sign for sign in typed if sign != "-" and not sign.isspace())
    bits = _Bits(digits)
    head = {field: bits.take(width) for field, width in _HEAD}
    if not head["custom"]:
        return digits
    bits.unmask(head["salt"])
    body = {field: bits.take(width) for field, width in _BODY}
    bits.take(body["count"] * _TILE + body["length"] * 8 + _CHECK)
    first = len(digits) - bits.left // _DIGIT
    return f"{digits[:first]}-{digits[first:]}"


def read_hand(data: str, deck: Deck) -> HandCode:
    """Decode a hand from a link, however it was typed (`plain_data`); raises `HandError`."""
    first, dash, names = plain_data(data).partition("-")
    bits = _Bits(first)
    head = {field: bits.take(width) for field, width in _HEAD}
    if head["version"] != HAND_VERSION:
        raise HandError("another")
    bits.unmask(head["salt"])
    body = {field: bits.take(width) for field, width in _BODY}
    draws = [bits.take(_TILE) for _ in range(body["count"])]
    name = bytes(bits.take(8) for _ in range(body["length"]))
    written = [(body[field], width) for field, width in _BODY]
    written += [*((tile, _TILE) for tile in draws), *((byte, 8) for byte in name)]
    check = bits.take(_CHECK)
    if check != _check([(head[field], width) for field, width in _HEAD], written) or not bits.at_end():
        raise HandError("damaged")
    tiles = _read_names(names) if head["custom"] else tuple(deck.buildings)
    if body["deck"] != _fingerprint(tiles):
        raise HandError("damaged" if head["custom"] else "another")
    if bool(head["custom"]) != bool(dash):
        raise HandError("damaged")
    try:
        return HandCode(
            salt=head["salt"],
            seat=body["seat"],
            slots=tuple(None if (n := body[f"slot{at}"]) == _NO_TILE else tiles[n] for at in range(HAND)),
            draws=tuple(tiles[tile] for tile in draws),
            name=clean_name(name.decode()),
            colour=body["colour"],
            shape=body["shape"],
            edition=list(EDITIONS)[body["edition"]],
            business=bool(body["business"]),
            pace=body["pace"] + 1,
            turns=body["turns"],
            custom=bool(head["custom"]),
        )
    except (IndexError, UnicodeDecodeError):
        raise HandError("damaged") from None


def _shortened(name: str) -> bytes:
    """Return a name of at most `NAME_BYTES` bytes; a cut name ends in a point."""
    if len(name.encode()) <= NAME_BYTES:
        return name.encode()
    while len(name.encode()) >= NAME_BYTES:
        name = name[:-1]
    return f"{name.rstrip()}.".encode()


def _fingerprint(tiles: Iterable[str]) -> int:
    return fnv1a(" ".join(tiles)) & 0xFF


def _check(*parts: Iterable[tuple[int, int]]) -> int:
    """Return the checksum of fields, given with their widths."""
    text = " ".join(f"{value}" for part in parts for value, _ in part)
    return crc32(text.encode()) & ((1 << _CHECK) - 1)


def _mask(salt: int, width: int) -> int:
    stream, mask = Rng(f"hand/{salt}"), 0
    for _ in range(0, width, 64):
        mask = mask << 64 | stream.next()
    return mask >> (-width % 64)


def _packed(fields: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """Return a number that contains the fields one after the other, and its width in bits."""
    packed = total = 0
    for value, width in fields:
        packed, total = packed << width | value, total + width
    return packed, total


def _digits(number: int, width: int) -> str:
    """Write a number of a given width in base 32, with zeros to fill the last digit."""
    number <<= -width % _DIGIT
    count = -(-width // _DIGIT)
    return "".join(_DIGITS[number >> _DIGIT * at & 31] for at in reversed(range(count)))


class _Bits:
    """Reads fields from digits in base 32; raises `HandError` at the end or at a strange character."""

    def __init__(self, digits: str) -> None:
        try:
            values = [_DIGITS.index(digit) for digit in digits]
        except ValueError:
            raise HandError("damaged") from None
        self._number, self._width = _packed((value, _DIGIT) for value in values)

    def take(self, width: int) -> int:
        """Return the next field."""
        if width > self._width:
            raise HandError("damaged")
        self._width -= width
        return self._number >> self._width & ((1 << width) - 1)

    def unmask(self, salt: int) -> None:
        """Remove the mask from the remaining digits."""
        self._number = (self._number & ((1 << self._width) - 1)) ^ _mask(salt, self._width)

    @property
    def left(self) -> int:
        """The number of bits that are left."""
        return self._width

    def at_end(self) -> bool:
        """Return whether only the padding of the last digit is left."""
        return self._width < _DIGIT and not self._number & ((1 << self._width) - 1)


def _names_data(names: tuple[str, ...]) -> str:
    from zlib import compress  # only custom decks need it

    packed = compress("\n".join(names).encode(), 9)
    return _digits(int.from_bytes(packed, "big"), 8 * len(packed))


def _read_names(digits: str) -> tuple[str, ...]:
    from zlib import decompressobj, error

    bits, packed = _Bits(digits), bytearray()
    for _ in range(len(digits) * _DIGIT // 8):
        packed.append(bits.take(8))
    try:
        names = decompressobj().decompress(bytes(packed), MOST_NAMES).decode().split("\n")
        return tuple(clean_name(name, MAX_TILE_NAME) for name in names)
    except (error, UnicodeDecodeError):
        raise HandError("damaged") from None
