"""A snapshot restores Python exactly or not at all, and modules in it never access the page."""

from __future__ import annotations

import contextlib
import io
import json
import shutil
from pathlib import Path

import pytest

from app.engine.__main__ import main
from build_site import ARCHIVE, snapshot_contents
from environment import ROOT, node, run
from files import wanted_files
from runtime import compile_with_pyodide
from tests.pyodide.command_line import command_line_modules

pytestmark = pytest.mark.thorough

GAME = ["selfplay", "--games", "1", "--seed", "snapshot", "--players", "3", "--business", "--consultants"]


@pytest.fixture(scope="module")
def restored(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """Return what `snapshot.mjs` reports about the app, saved as a snapshot and restored."""
    folder = tmp_path_factory.mktemp("snapshot")
    names = [*wanted_files(), "app/engine/__main__.py"]
    (folder / "contents.json").write_text(json.dumps(snapshot_contents(names)))
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    for name, text in command_line_modules().items():
        (folder / name).write_text(text)
    modules = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*.py"))]
    compile_with_pyodide("modules", folder, folder / ARCHIVE, *modules)
    told = run([node(), ROOT / "tests/pyodide/snapshot.mjs", folder, *GAME], "Making a snapshot").stdout
    result: dict[str, object] = json.loads(told.splitlines()[-1])
    return result


def test_a_game_in_a_restored_python_is_the_same(restored: dict[str, object]) -> None:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        assert main(GAME) == 0
    assert restored["printed"] == printed.getvalue().strip()
    assert restored["of"] == ["1", "en", "Node"]


def test_modules_in_the_snapshot_do_not_access_the_page(restored: dict[str, object]) -> None:
    assert restored["looks"] == []


DAMAGES = (ROOT / "tests/pyodide/damages.mjs", "1000")


def test_no_damaged_snapshot_is_used() -> None:
    told = json.loads(run([node(), *DAMAGES], "Damaging snapshots").stdout)
    assert told == {"whole": True, "damaged": int(DAMAGES[1]), "taken": 0}


DEVICES: dict[str, tuple[dict[str, object], bool]] = {
    "tells nothing": ({}, False),
    "roomy": ({"deviceMemory": 8, "room": 10**9}, False),
    "full": ({"deviceMemory": 8, "room": 10**7}, True),
    "small": ({"deviceMemory": 1}, True),
    "saves data": ({"connection": {"saveData": True}}, True),
    "low": ({"battery": {"charging": False, "level": 0.1}}, True),
    "charging": ({"battery": {"charging": True, "level": 0.1}}, False),
}


def test_some_devices_are_spared() -> None:
    devices = json.dumps([device for device, _ in DEVICES.values()])
    told = json.loads(run([node(), ROOT / "tests/pyodide/sparing.mjs", devices], "Asking").stdout)
    assert dict(zip(DEVICES, told, strict=True)) == {name: spared for name, (_, spared) in DEVICES.items()}


def test_the_contents_list_every_module_and_its_globals_from_the_page(tmp_path: Path) -> None:
    contents = snapshot_contents(wanted_files())
    modules, globals_ = contents["modules"], contents["globals"]
    assert isinstance(modules, list) and isinstance(globals_, list)
    assert {"app", "app.engine.turn", "app.browser.beginning"} <= set(modules)
    assert not [name for name in modules if "__" in name or "/" in name]
    assert {"window", "document", "Promise"} <= set(globals_)
