"""Begin a feature: a page with its state, message, handler, texts and test, to be replaced by yours.

    python3 tools/feature.py new NAME [TITLE]    a new feature: `new tides "High tide"`

It writes the folder in `app/ui/features`, its line in `FEATURES`, its row in `docs/interface.md`, its texts
in English, and a test. In the other languages its texts are left open, and appear in English until somebody
translates them (`tools/translate.py status`).
"""

from __future__ import annotations

import argparse
import keyword
import re
from pathlib import Path
from typing import Final

import files
import translate
from environment import ROOT, ToolError, run_main
from languages import SOURCE, TEXTS

FEATURES: Final = ROOT / "app/ui/features"
LIST: Final = ROOT / "app/ui/__init__.py"
DOCUMENT: Final = ROOT / "docs/interface.md"
TESTS: Final = ROOT / "tests/ui/features"

ROW_BEFORE: Final = "\nThe browser, `app/browser`:"
"""What follows the table of features in the document."""

PACKAGE: Final = '''"""{title}."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow
from app.ui.core.model import Route
from app.ui.core.places import Door

FEATURE: Final = (
    Handlers(("features.{name}.handlers",)),
    Door("more", Route("{name}"), "ui-help", "{name}.title", order=9),
    ScreenRow("{name}", "features.{name}.views:SCREEN", title="{name}.title"),
)
'''

HANDLERS: Final = '''"""{title}: its state, its message and its handler."""

from __future__ import annotations

from typing import Final

from app.ui.core.messages import Message
from app.ui.core.model import Model, Slice
from app.ui.core.registry import Update, handles

{constant}: Final[Slice[int]] = Slice("{name}", 0)
"""The number of taps so far."""


class Count{camel}(Message):
    """Count a tap."""


@handles(Count{camel})
def count_{name}(model: Model, message: Count{camel}) -> Update:
    """Count a tap."""
    return model.with_({constant}, model[{constant}] + 1), ()
'''

VIEWS: Final = '''"""{title}: its page."""

from __future__ import annotations

from typing import Final

from app.ui.core.html import Markup, el
from app.ui.core.model import MORE_PAGE, Model, Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import button
from app.ui.core.texts import say
from app.ui.features.{name}.handlers import {constant}, Count{camel}
from app.ui.table.model import unfinished_game


def _parts(model: Model) -> tuple[int, Route | None]:
    return model[{constant}], unfinished_game(model)


def _page(count: int, game: Route | None) -> Markup:
    return el(
        "main",
        page_head(say("{name}.title"), game, MORE_PAGE),
        el("p", say("{name}.count", count=count)),
        button(Count{camel}(), say("{name}.button")),
        class_="page",
    )


SCREEN: Final = page(_parts, _page)
'''

ENGLISH: Final = """### {title}. Plain text only: everything is escaped.
###
### Variables:
###
### $count - a number of things

## {title}

{key}-title = {title}
{key}-count =
    {{ $count ->
        [one] One tap so far.
       *[other] {{ $count }} taps so far.
    }}
{key}-button = Tap
"""

TEST: Final = '''"""{title}."""

from __future__ import annotations

from app.ui.core.messages import RouteChanged
from app.ui.core.update import update
from app.ui.features.{name}.handlers import Count{camel}
from tests.ui.markup import page_of
from tests.ui.playing import attributes, seeded


def test_a_tap_is_counted() -> None:
    model, _ = update(seeded(), RouteChanged("#/{name}"))
    assert str(Count{camel}()) in attributes(page_of(model), "data-message")
    model, _ = update(model, Count{camel}())
    assert "One tap so far." in page_of(model)
'''


def new(name: str, title: str = "") -> list[Path]:
    """Begin a feature, and return its files; raises `ToolError` if the name is no good or taken."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name):
        raise ToolError(f"{name} is no name for a feature, such as tides or high_tide.")
    if (FEATURES / name).exists() or (TEXTS / SOURCE / f"{name}.ftl").exists():
        raise ToolError(f"There is a feature {name} already.")
    words = {
        "name": name,
        "key": name,
        "title": title or name.replace("_", " ").capitalize(),
        "constant": name.upper(),
        "camel": "".join(part.capitalize() for part in name.split("_")),
    }
    parts = {
        FEATURES / name / "__init__.py": PACKAGE,
        FEATURES / name / "handlers.py": HANDLERS,
        FEATURES / name / "views.py": VIEWS,
        TEXTS / SOURCE / f"{name}.ftl": ENGLISH,
        TESTS / f"test_{name}.py": TEST,
    }
    (FEATURES / name).mkdir()
    for path, text in parts.items():
        path.write_text(text.format(**words), encoding="utf-8")
    _insert(LIST, '\n)\n"""The features', f'\n    "features.{name}",')
    _insert(DOCUMENT, ROW_BEFORE, f"| `{name}` | {words['title']} | |\n")
    for language in translate.others():
        translate.fill(language)
    files.main([])
    return [*parts, LIST, DOCUMENT]


def _insert(path: Path, before: str, text: str) -> None:
    """Insert a text before another one, which the file has once."""
    whole = path.read_text(encoding="utf-8")
    if whole.count(before) != 1:
        raise ToolError(f"{path.relative_to(ROOT)} has no place for the feature.")
    path.write_text(whole.replace(before, text + before), encoding="utf-8")


def main(given: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="feature.py", description="Begin a feature.")
    commands = parser.add_subparsers(dest="command", required=True)
    begin = commands.add_parser("new", help="write its folder, texts and test")
    begin.add_argument("name")
    begin.add_argument("title", nargs="?", default="")
    chosen = parser.parse_args(given)
    for path in new(chosen.name, chosen.title):
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    run_main(main)
