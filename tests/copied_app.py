"""Copies of the app with other features, and a program that plays in one.

A copy consists of links to the files of the repository, except where it differs, so it costs little.
Run as a program in a copy, this module plays a solo game and prints nothing if all went well.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = Path("app/ui/__init__.py")
"""The module with the list of features."""


def copy_app(folder: Path, *without: str) -> Path:
    """Create a copy of the app in a folder, without some features and their lines in the list."""
    features = folder / "app/ui/features"
    features.mkdir(parents=True)
    link_all("app", folder, {"ui"})
    link_all("app/ui", folder, {"features", LIST.name})
    link_all("app/ui/features", folder, set(without))
    lines = (ROOT / LIST).read_text(encoding="utf-8").splitlines(keepends=True)
    gone = {f'    "features.{name}",\n' for name in without}
    assert gone <= set(lines)
    (folder / LIST).write_text("".join(line for line in lines if line not in gone), encoding="utf-8")
    return folder


def with_feature(folder: Path, name: str, source: Path) -> Path:
    """Add a folder of a feature and its line in the list to a copy."""
    (folder / "app/ui/features" / name).symlink_to(source)
    text = (folder / LIST).read_text(encoding="utf-8")
    lines = text.replace("\n)\n", f'\n    "features.{name}",\n)\n', 1)
    (folder / LIST).write_text(lines, encoding="utf-8")
    return folder


def link_all(place: str, folder: Path, besides: set[str]) -> None:
    """Link all files of a folder of the repository, except some names."""
    for path in (ROOT / place).iterdir():
        if path.name not in {*besides, "__pycache__"}:
            (folder / place / path.name).symlink_to(path)


def play_in(folder: Path, program: Path = Path(__file__)) -> str:
    """Run a program with the app of a folder, and return its error output."""
    paths = os.pathsep.join((str(folder), str(ROOT)))
    done = subprocess.run(
        [sys.executable, str(program)],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stderr


def use_english() -> None:
    """Use the English texts."""
    from app.ui.core import texts  # late: the copy's app

    texts.use(json.loads((ROOT / "runtime/texts/en.json").read_text(encoding="utf-8")))


def _play() -> None:
    from app.engine.deck_file import standard_deck
    from app.engine.session import begin
    from app.engine.setup import SeatChoice, Setup, deal
    from app.engine.values import fields
    from app.ui import FEATURES
    from app.ui.core.feature import PACKAGE, contributions, declared, load, load_all_handlers
    from app.ui.core.messages import RouteChanged, Seeded, parse_message
    from app.ui.core.model import Model, Settings
    from app.ui.core.page_parts import screens
    from app.ui.core.registry import HANDLERS
    from app.ui.core.update import update
    from app.ui.features.saves.state import GamesListed, Library
    from app.ui.table.handlers.settling import start_game
    from app.ui.table.messages import Act, Keep, Open
    from app.ui.table.model import TABLE
    from app.ui.table.places import DrawerPage
    from tests.ui.markup import page_of, read

    use_english()
    load_all_handlers()
    for folder in FEATURES:
        for part in declared(folder):
            for field in fields(type(part)):
                value: object = getattr(part, field)
                if isinstance(value, str) and ":" in value:
                    load(value)
                elif field == "modules":
                    for module in getattr(part, field):
                        import_module(f"{PACKAGE}.{module}")

    def look(model: Model) -> None:
        elements = [each.attributes for each in read(page_of(model)).within()]
        for written in {each["data-message"] for each in elements if "data-message" in each}:
            assert type(parse_message(written)) in HANDLERS, written
        for address in {each["href"] for each in elements if "href" in each}:
            if address.startswith("#/"):
                name = address[2:].partition("/")[0]
                assert not name or name in screens(), address

    model, _ = update(Model(settings=Settings(show="off")), Seeded("copy"))
    for name in screens():
        visited, _ = update(model, RouteChanged(f"#/{name}"))
        look(visited)
    model, _ = update(model, RouteChanged("#/"))
    look(model)
    look(update(model, GamesListed(Library(results=True)))[0])
    setup = Setup((SeatChoice("Ana", "human", None),), "solo", difficulty="normal", seed="copy", first=0)
    model, effects = start_game(model, begin(deal(setup, standard_deck())), {}, "copy")
    assert any(isinstance(effect, Keep) for effect in effects)
    model, _ = update(model, RouteChanged("#/game/copy"))
    look(model)
    for page in contributions(DrawerPage):
        opened, _ = update(model, Open(page.name))
        look(opened)
    while (table := model[TABLE]) is not None and not table.session.state.over:
        decision = table.decision
        assert decision is not None
        model, effects = update(model, Act(str(decision.options[0])))
        assert any(isinstance(effect, Keep) for effect in effects)
    look(model)
    assert table is not None and table.ended


if __name__ == "__main__":
    _play()
