"""The places of the catalogues: a folder for each language, `assets/texts/CODE/`, and its files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from environment import ROOT

TEXTS: Final = ROOT / "assets" / "texts"
SOURCE: Final = "en"
"""The language that others are translated from."""


def languages() -> dict[str, dict[str, Any]]:
    """Return the languages by code, English first, each with the values of its `language.toml`."""
    folders = sorted(TEXTS.glob("*/language.toml"), key=lambda path: (path.parent.name != SOURCE, path))
    return {path.parent.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in folders}


def files(language: str) -> list[Path]:
    """Return the files of a catalogue."""
    return sorted((TEXTS / language).glob("*.ftl"))
