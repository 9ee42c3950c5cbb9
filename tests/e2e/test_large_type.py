"""Large type on a narrow screen: no page is wider than the window, in French, which has long words."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import BrowserContext

from app.saves.copies import write_copy
from app.saves.save import Header, save_of, write_save
from tests.e2e.support import answered, start, wait_until
from tests.e2e.test_report import GAME, stored_but_one
from tests.saves.support import MemoryStore
from tests.ui.reports import finished

PAGES = (
    "",
    "new",
    "rules",
    "aid",
    "learn",
    "puzzles",
    "puzzles/days",
    "daily",
    "book",
    "box",
    "settings",
    "credits",
    "drill/legal",
    "drill/worth",
    "games",
    "journey",
    "more",
    "score",
    "train",
    f"report/{GAME}",
)
EXCESS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_no_page_is_wider_than_the_window(new_context: Callable[..., BrowserContext], address: str) -> None:
    kept, _ = stored_but_one()
    store = MemoryStore()
    write_copy(store, GAME, write_save(save_of(finished(), Header())))
    texts = {f"streets.{key}": text for key, text in store.texts.items()}
    texts[f"streets.verdicts.{GAME}"] = kept
    page = new_context(viewport={"width": 320, "height": 740}, locale="fr-FR").new_page()
    page.add_init_script(
        f"for (const [key, text] of Object.entries({json.dumps(texts)})) localStorage.setItem(key, text)"
    )
    start(page, address)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    wide = {}
    for name in PAGES:
        page.evaluate("address => { location.hash = address }", f"#/{name}")
        wait_until(page, f"() => location.hash === '#/{name}'")
        answered(page)
        wide[name] = page.evaluate(EXCESS)
    assert {name: excess for name, excess in wide.items() if excess > 0} == {}
