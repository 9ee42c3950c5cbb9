"""The drawings: files are well-formed, names are unique, and each sign is used."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from app.saves.marks import FACES
from app.ui.core.pieces import PORTRAYED
from environment import ROOT

DRAWN = sorted(ROOT.glob("assets/**/*.svg"))
IN_THE_PAGE = sorted(ROOT.glob("assets/art/*.svg"))
MODULES = [path.read_text(encoding="utf-8") for path in ROOT.glob("app/ui/**/*.py")]


@pytest.mark.parametrize("path", DRAWN, ids=lambda path: path.name)
def test_a_drawing_is_well_formed(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    stray = [element.tail for element in root.iter()] + [root.text]
    assert not [text for text in stray if (text or "").strip()]


def test_drawing_names_are_unique() -> None:
    names = [name for path in IN_THE_PAGE for name in _ids(path)]
    assert len(names) > 100
    assert sorted(names) == sorted(set(names))


def test_every_sign_exists_and_is_used() -> None:
    shown = {name for text in MODULES for name in re.findall(r'"(ui-[a-z-]+)"', text)}
    drawn = {name for path in IN_THE_PAGE for name in _ids(path) if name.startswith("ui-")}
    assert shown == drawn


def test_every_seat_has_a_face() -> None:
    drawn = {name for path in IN_THE_PAGE for name in _ids(path) if name.startswith("face-")}
    assert drawn == {f"face-{who}" for who in (*PORTRAYED, "robot", *FACES)}


def _ids(path: Path) -> list[str]:
    return [name for element in ElementTree.parse(path).iter() if (name := element.get("id"))]
