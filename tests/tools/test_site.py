"""The built site: complete, relative, and versioned by its contents."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import tomllib
import zipfile
from pathlib import Path

import build_site
import files


def listed(site: Path) -> dict[str, str]:
    """Return the service worker's table of files and hashes."""
    table = re.search(r"^const FILES = (\{.*?\});", (site / "sw.js").read_text(), re.MULTILINE | re.DOTALL)
    assert table
    return dict(json.loads(table[1]))


def test_the_worker_lists_every_file_with_its_hash(built: Path) -> None:
    table = listed(built)
    assert table.pop("./") == table["./index.html"]
    assert sorted(table) == [f"./{name}" for name in build_site.site_files(built) if name != "sw.js"]
    for name, expected in table.items():
        digest = hashlib.sha256((built / name).read_bytes()).digest()
        assert base64.b64encode(digest).decode() == expected


def test_modules_are_compiled_and_data_is_unchanged(built: Path) -> None:
    config = tomllib.loads((built / "pyscript.toml").read_text())
    assert config["interpreter"].startswith("./")
    data = [name for name in files.wanted_files() if not name.endswith(".py")]
    assert [name.removeprefix("./") for name in config["files"]] == [build_site.ARCHIVE, *data]
    assert all((built / name).is_file() for name in config["files"])
    with zipfile.ZipFile(built / build_site.ARCHIVE) as outer, outer.open("modules.zip") as inner:
        assert outer.namelist() == ["unpack.py", "modules.zip"]
        modules = [name.removesuffix("c") for name in zipfile.ZipFile(inner).namelist()]
    assert modules == [name for name in files.wanted_files() if name.endswith(".py")]
    assert [path.name for path in (built / "app").rglob("*")] == ["main.py"]


def test_the_version_follows_the_contents(built: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(built, copy)
    first = build_site.seal(copy)
    assert f'data-version="{first}"' in (built / "index.html").read_text(), "sealing again changes nothing"
    (copy / "LICENSE").write_text("another")
    assert build_site.seal(copy) != first


def test_the_build_is_reproducible(built: Path, tmp_path: Path) -> None:
    build_site.build(tmp_path / "again")
    assert listed(tmp_path / "again") == listed(built)
