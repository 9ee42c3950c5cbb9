"""The table's contributions: its screen, the bots' searches, and the end of a game."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ANNOUNCE, Cover, Handlers, Hook, Jobs, Unsaved, WorkerSoon, always
from app.ui.core.model import Setting
from app.ui.core.places import SettingRow
from app.ui.table.model import (
    GRIFTER_TIES,
    TABLE,
    fixed_deal,
    free_deal,
    has_origin,
    practised,
    solo,
    solo_lost,
    unsaved_matters,
)
from app.ui.table.places import DrawerPage, EndButton, EndNote, Guide, MenuEntry

REMATCH: Final = EndButton(icon="ui-turn", text="buttons.rematch", message="rematch")
SAME_DEAL: Final = EndButton(icon="ui-copy", text="buttons.same_deal", message="same-deal")

FEATURE: Final = (
    Handlers(
        (
            "table.handlers.playing",
            "table.handlers.building",
            "table.handlers.drafts",
            "table.handlers.camera",
            "table.handlers.settling",
            "table.handlers.looking",
        )
    ),
    Cover("table.hook:screen_in_sight", "table.hook:title_in_sight", TABLE.is_set),
    Unsaved("table.model:unsaved", unsaved_matters, rescue="export"),
    Jobs("table.hook:searches", TABLE.is_set),
    WorkerSoon("table.hook:expects_search", TABLE.is_set),
    Hook("table.hook:leave_page", on=("route-changed",)),
    Hook("table.hook:call_end_hooks", TABLE.is_set),
    Hook("table.handlers.looking:follow_playback_end", TABLE.is_set),
    Hook("table.handlers.speaking:announce", lambda model: True, phase=ANNOUNCE),
    DrawerPage("table.views.drawer:log_parts", "table.views.log:log", name="log", title="table.log"),
    DrawerPage(
        "table.views.drawer:stack_parts", "table.views.drawer:stack_page", name="stack", title="table.stack"
    ),
    DrawerPage(
        "table.views.drawer:help_parts", "table.views.drawer:help_page", name="help", title="buttons.help"
    ),
    DrawerPage("table.views.drawer:menu_parts", "table.views.drawer:menu", name="menu", title="buttons.menu"),
    DrawerPage(
        "table.views.drawer:view_parts", "table.views.drawer:view_page", name="view", title="tools.eye"
    ),
    DrawerPage(
        "table.views.drawer:streets_parts",
        "table.views.drawer:streets",
        name="streets",
        title="buttons.overlay_streets",
    ),
    DrawerPage(
        "table.views.drawer:people_parts", "table.views.drawer:people", name="people", title="fomo.title"
    ),
    Guide(
        "table.views.strip:position_parts",
        "table.views.strip:position_strip",
        has_origin("picture", "street"),
        last=True,
    ),
    MenuEntry(10, "ui-eye", "tools.eye", message="open view"),
    MenuEntry(15, "ui-log", "table.log", message="open log"),
    MenuEntry(20, "ui-stack", "table.stack", message="open stack"),
    MenuEntry(40, "ui-help", "buttons.help", message="open help"),
    EndNote("table.views.end:no_parts", "table.views.end:practice_note", practised, above=True),
    REMATCH.replace(position=10, main=always, while_=lambda model: free_deal(model) and not solo(model)),
    REMATCH.replace(
        position=15, text="buttons.again", main=always, while_=lambda model: free_deal(model) and solo(model)
    ),
    SAME_DEAL.replace(position=10, main=always, while_=lambda model: free_deal(model) and solo_lost(model)),
    SAME_DEAL.replace(position=10, main=always, while_=fixed_deal),
    EndButton(position=30, icon="ui-play", text="buttons.play_again", message="play-from 0"),
    SAME_DEAL.replace(position=50, while_=lambda model: free_deal(model) and not solo_lost(model)),
    REMATCH.replace(position=55, text="buttons.other_deal", while_=fixed_deal),
    MenuEntry(130, "ui-home", "buttons.leave", screen="home"),
    SettingRow("look", Setting("map", ("upright", "turned")), order=2),
    SettingRow("look", Setting("turning", ("on", "off")), order=3),
    SettingRow("look", Setting("life", ("on", "off")), order=3),
    SettingRow("help", Setting("helps", ("expected", "full", "legal", "none"))),
    SettingRow("pace", Setting("sound", ("off", "quiet", "normal"))),
    SettingRow("pace", Setting("show", ("off", "fast", "normal", "slow")), "speed", "speed", order=1),
    SettingRow("pace", Setting("bots", ("off", "fast", "normal", "slow")), "bot_speed", "speed", order=2),
    SettingRow("device", Setting("haptics", ("off", "on"))),
    SettingRow("device", Setting("speech", ("short", "full")), order=1),
    SettingRow("rare", Setting("swaps", ("gaining", "always"))),
    SettingRow("rare", GRIFTER_TIES),
    SettingRow("rare", Setting("keys", ("on", "off")), order=3),
)
