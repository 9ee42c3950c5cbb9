"""Games by post."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, Stored, when
from app.ui.core.places import GameWay, HomeSection
from app.ui.features.saves.places import AddressReader, RecordReader
from app.ui.table.model import by_post
from app.ui.table.places import DrawerPage, EndButton, EndNote, MenuEntry, OwnSeat, PromptCover

FEATURE: Final = (
    Handlers(("features.post.handlers",)),
    Stored("post", "features.post.state:STORED"),
    AddressReader("post", "features.post.handlers:read_post_address"),
    RecordReader("features.post.handlers:take_record", ("link", "file", "save")),
    GameWay("post", "ui-post", "features.post.handlers:start_post", order=1),
    HomeSection("features.post.rows:POST_GAMES", order=-1),
    # #/post/DATA: a game by post
    ScreenRow("post", "features.post.views:SCREEN", "features.post.handlers:visit_post", "post.title"),
    OwnSeat("features.post.views:seat_here"),
    PromptCover("features.post.views:cover_parts", "features.post.views:post_prompt", by_post),
    DrawerPage(
        "features.post.views:panel_parts", "features.post.views:panel", name="post", title="post.title"
    ),
    MenuEntry(50, "ui-post", "post.title", message="open post", while_=by_post),
    EndNote("table.views.end:no_parts", "features.post.views:post_note", by_post, above=True),
    EndButton(
        "table.views.end:session_parts",
        "features.post.views:send_button",
        by_post,
        position=0,
        main=when("features.post.views:game_unsent"),
    ),
)
