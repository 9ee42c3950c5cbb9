"""Games by post."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, Stored, when
from app.ui.core.places import GameWay, HomeSection
from app.ui.features.saves.places import AddressReader, RecordReader
from app.ui.table.model import by_post
from app.ui.table.places import DrawerPage, EndButton, EndNote, MenuEntry, OwnSeat, PromptCover

FEATURE: Final = (
    Handlers(
        (
            "features.post.handlers",
            "features.post.opening",
        )
    ),
    Stored("post", "features.post.state:STORED"),
    AddressReader("post", "features.post.opening:read_post_address"),
    RecordReader("features.post.opening:take_record", ("link", "file", "save")),
    GameWay("post", "ui-post", "features.post.handlers:start_post", order=1),
    HomeSection("features.post.rows:POST_GAMES", order=-1),
    # #/post/DATA: a game by post
    ScreenRow("post", "features.post.views:SCREEN", "features.post.opening:visit_post", "post.title"),
    OwnSeat("features.post.turn:seat_here"),
    PromptCover("features.post.turn:cover_parts", "features.post.turn:post_prompt", by_post),
    DrawerPage(
        "features.post.panel:panel_parts", "features.post.panel:panel", name="post", title="post.title"
    ),
    MenuEntry(50, "ui-post", "post.title", message="open post", while_=by_post),
    EndNote("table.views.end:no_parts", "features.post.turn:post_note", by_post, above=True),
    EndButton(
        "table.views.end:session_parts",
        "features.post.turn:send_button",
        by_post,
        position=0,
        main=when("features.post.turn:game_unsent"),
    ),
)
