"""The first page without Python: the build renders it with the app's views, in every language.

    python3 tools/first_page.py

prints it as JSON. A separate process renders it, so a server that runs for days shows every edit.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from environment import ROOT, ToolError, run_main
from languages import SOURCE, languages
from texts import ensure_texts

COMPILED: Final = ROOT / "runtime" / "texts"
ART: Final = ("buildings", "icons")
PARTS: Final = ("language", "frame", "waiting", "rival")
"""The pages of each language, and the attributes of their templates."""

DAY: Final = "2000-12-28"
"""The date of the rendered pages: a newcomer's page is the same on every day."""

NAME, MONEY = "\ue000", "\ue001"
"""The places in the page of a challenge."""

_APP: Final = '<div id="app"></div>'
_ART: Final = '<div id="art" hidden></div>'
_PAGES: Final = '<script type="application/json" id="boot-pages">{}</script>'
_SLOT: Final = r'(<(\w+) id="{}" data-region[^>]*>)(</\2>)'


def with_first_page(page: str) -> str:
    """Return the loading page with the first page in all languages, rendered by another process.

    The source language is in the body, the others are in templates. The texts of other screens are data. The
    drawings are in a template too, because they come with the second frame.
    """
    command = [sys.executable, str(Path(__file__).resolve())]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode:
        raise ToolError(f"The first page cannot be rendered:\n{done.stderr}")
    return with_pages(page, json.loads(done.stdout))


def with_pages(page: str, rendered: Mapping[str, Mapping[str, Any]]) -> str:
    """Return the loading page with rendered pages, which `render` made for each language."""
    templates = [
        f'<template data-{part}="{code}">{pages[part]}</template>\n'
        for code, pages in rendered.items()
        for part in PARTS
        if (code, part) != (SOURCE, "language")
    ]
    first = rendered[SOURCE]["language"]
    told = {
        code: {"titles": pages["titles"], "somebody": pages["somebody"]} for code, pages in rendered.items()
    }
    data = json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    symbols = symbols_of("".join(pages[part] for pages in rendered.values() for part in PARTS))
    for place, filled in (
        (_APP, f'<div id="app" data-prerendered="{SOURCE}">{first}</div>\n{"".join(templates)}'.rstrip()),
        (_ART, f'{_ART}\n<template id="drawings"><svg>{symbols}</svg></template>'),
        (_PAGES, _PAGES.replace("{}", data)),
    ):
        if page.count(place) != 1:
            raise ToolError(f"index.html should have {place} once: adapt tools/first_page.py")
        page = page.replace(place, filled)
    return page


def symbols_of(markup: str) -> str:
    """Return the drawings in markup as symbols, with the ids of the page."""
    drawn = dict.fromkeys(re.findall(r'href="#art-([\w-]+)"', markup))
    known: dict[str, str] = {}
    for sheet in ART:
        text = (ROOT / f"assets/art/{sheet}.svg").read_text(encoding="utf-8")
        known |= {
            name: symbol
            for symbol, name in re.findall(r'(<symbol id="([\w-]+)".*?</symbol>)', text, re.DOTALL)
        }
    renamed = (known[name].replace('<symbol id="', '<symbol id="art-', 1) for name in drawn)
    return "".join(re.sub(r">\s+<", "><", symbol) for symbol in renamed)


def render(code: str) -> dict[str, Any]:
    """Return the pages of a language.

    `language` is the first page of a newcomer, `frame` a page with an empty title, `waiting` the page that
    waits for a game, and `titles` the titles of the screens. `rival` is the page of a challenge, with `NAME`
    and `MONEY` for assets/first/first.js to fill in, and `somebody` the name of a friend without one.
    """
    from app.ui.core import texts
    from app.ui.core.html import el
    from app.ui.core.page_parts import WAITING, page_head, screens
    from app.ui.features.rival.views import asking

    texts.use(texts.read_catalogue((COMPILED / f"{code}.json").read_text(encoding="utf-8")))
    model = newcomer(DAY)
    return {
        "language": shown(model),
        "frame": str(el("main", page_head(""), class_="page")),
        "waiting": compose(WAITING, model),
        "rival": str(el("main", asking(NAME, texts.say("table.money", dollars=MONEY)), class_="page rival")),
        "somebody": texts.say("same_tiles.somebody"),
        "titles": {name: texts.say(row.title) for name, row in screens().items() if row.title},
    }


def newcomer(today: str) -> Any:
    """Return the model of a first visit."""
    from app.ui.core.messages import RouteChanged, TodayIs
    from app.ui.core.model import Model
    from app.ui.core.update import update
    from app.ui.features.saves.state import GamesListed, Library

    model = Model()
    for message in (RouteChanged(""), TodayIs(today), GamesListed(Library())):
        model, _ = update(model, message)
    return model


def shown(model: Any) -> str:
    """Return the contents of the page that the app shows for a model."""
    from app.ui.core.page_parts import screen_of

    return compose(screen_of(model), model)


def compose(screen: Any, model: Any) -> str:
    """Return the markup of a screen: its frame with the regions in their slots."""
    page = str(screen.frame.view(*screen.frame.parts(model)))
    for region in screen.regions:
        markup = str(region.view(*region.parts(model)))
        page, slots = re.subn(_SLOT.format(region.id), partial(_fill_slot, markup), page)
        if slots != 1:
            raise ToolError(f"The page has no slot for {region.id}, or several.")
    return page


def _fill_slot(markup: str, slot: re.Match[str]) -> str:
    return f"{slot[1]}{markup}{slot[3]}"


def rendered_pages(codes: Iterable[str]) -> dict[str, dict[str, Any]]:
    """Return the pages of languages by their codes."""
    return {code: render(code) for code in codes}


def main(arguments: list[str]) -> None:
    """Print the pages of all languages."""
    ensure_texts()
    sys.path.insert(0, str(ROOT))
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    print(json.dumps(rendered_pages(languages()), ensure_ascii=False))


if __name__ == "__main__":
    run_main(main)
