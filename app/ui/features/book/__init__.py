"""The results book."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Hook, Performers, ScreenRow, on_screen
from app.ui.core.model import Route, Setting
from app.ui.core.places import Door, KnownPeople, SettingRow, StreetThing, Visit
from app.ui.features.saves.places import FileReader, KeyReader
from app.ui.table.model import game_over
from app.ui.table.places import AtEnd, AtReport, EndNote

READERS: Final = ("book", "daily", "new", "home", "journey", "ladder", "train")
"""The screens that show results."""

BOOK_SETTING: Final = Setting("book", ("on", "off"))
"""Whether results are entered in the book."""

FEATURE: Final = (
    Handlers(("features.book.handlers",)),
    Performers(("features.book.handlers",)),
    AtEnd("features.book.handlers:enter_result"),
    AtReport("features.book.handlers:enter_report"),
    Hook("features.book.handlers:enter_arrived_result", game_over),
    Hook("features.book.state:read_book_at_home", on=("games-listed",)),
    FileReader("features.book.handlers:open_book_file", mark='"streets-book"'),
    EndNote("features.book.views:again_parts", "features.book.views:again_note"),
    KeyReader("features.book.handlers:read_book_again", on_screen(*READERS)),
    Visit("train", "features.book.handlers:visited_book"),
    Visit("new", "features.book.handlers:offer_people"),
    StreetThing("bench", "features.book.state:games_of_several", order=2),
    KnownPeople("features.book.state:results_of"),
    Door("home", Route("book"), "ui-coin", "book.title", order=3),
    SettingRow("rare", BOOK_SETTING),
    # #/book/PLAYER: a player
    ScreenRow("book", "features.book.views:book_screen", "features.book.handlers:visited_book", "book.title"),
)
