"""A game's report in a browser: the worker's verdict, keys alone, axe, and a choice tried again."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from app.bots.reasons import Reason
from app.saves.copies import write_copy
from app.saves.save import Header, save_of, write_save
from app.ui.features.report.kept import kept_text
from tests.e2e.axe import DEVICES, Inspector
from tests.e2e.device import Device
from tests.e2e.support import answered, start, wait_until
from tests.saves.support import MemoryStore
from tests.ui.reports import Reader, finished

GAME = "abcdefgh"


def stored_but_one() -> tuple[str, int]:
    """Return the stored text of a report without its last judgement, and the number of a reported choice."""
    reader = Reader(finished())
    told = reader.judge(7.0, Reason("sum", 0))
    reader.answer_all(2.0)
    judged = dict(reader.report.judged)
    del judged[max(judged)]
    return kept_text(reader.report.replace(judged=judged)), told


def press_until(page: Page, selector: str) -> None:
    """Press Tab until the focus is on an element."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def test_a_report_by_keys_alone(new_context: Callable[..., BrowserContext], address: str) -> None:
    kept, told = stored_but_one()
    store = MemoryStore()
    write_copy(store, GAME, write_save(save_of(finished(), Header())))
    texts = {f"streets.{key}": text for key, text in store.texts.items()}
    texts |= {f"streets.verdicts.{GAME}": kept, "streets.settings": json.dumps({"show": "off"})}
    page = new_context().new_page()
    page.add_init_script(
        f"for (const [key, text] of Object.entries({json.dumps(texts)}))"
        " localStorage.getItem(key) ?? localStorage.setItem(key, text)"
    )
    start(page, f"{address}#/report/{GAME}")
    expect(page.locator(f'[data-choice="{told}"]')).to_have_attribute("data-loss", "7")
    wait_until(page, "() => !document.querySelector('.report-progress')")
    assert len(page.evaluate(f"localStorage.getItem('streets.verdicts.{GAME}')")) > len(kept)
    inspector = Inspector(Device(page))
    inspector.begin()
    for _ in DEVICES:
        inspector.look("report")
    assert inspector.found == {}
    press_until(page, f'a[href="#/again/{told}-{GAME}"]')
    page.keyboard.press("Enter")
    expect(page.locator(".coach .words")).to_contain_text("Find a better move")
    answered(page)
    press_until(page, '[data-message="show-better"]')
    page.keyboard.press("Enter")
    expect(page.locator(".coach .words")).to_contain_text("Better:")
