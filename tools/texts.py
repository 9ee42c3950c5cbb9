"""Build `runtime/texts/`: the catalogues as the page reads them, a file for each language.

    python3 tools/texts.py

Does nothing while the catalogues are those that the files were made from.
"""

from __future__ import annotations

import json
import os
import sys
import tomllib
from pathlib import Path
from typing import Final

from environment import ROOT, ToolError, digest

TEXTS: Final = ROOT / "assets" / "texts"
SOURCE: Final = "en"
"""The language that the others are translated from."""

COMPILED: Final = ROOT / "runtime" / "texts"
RECIPE: Final = tuple(
    ROOT / name for name in ("tools/texts.py", "tools/catalogues.py", "requirements/texts.txt")
)


def languages() -> dict[str, dict[str, str]]:
    """Return the languages by code, English first: what each calls itself, and its locale in the CLDR."""
    folders = sorted(TEXTS.glob("*/language.toml"), key=lambda path: (path.parent.name != SOURCE, path))
    return {path.parent.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in folders}


def files(language: str) -> list[Path]:
    """Return the files of a catalogue."""
    return sorted((TEXTS / language).glob("*.ftl"))


def ensure_texts() -> Path:
    """Make sure that the compiled catalogues are current; return their folder."""
    stamp = COMPILED / ".stamp"
    known = languages()
    sources = [*RECIPE, *(path for code in known for path in sorted((TEXTS / code).iterdir()))]
    names = "\n".join(path.relative_to(ROOT).as_posix() for path in sources)
    fingerprint = digest(names.encode(), *sources)
    if stamp.is_file() and stamp.read_text() == fingerprint:
        return COMPILED
    import catalogues  # its libraries are only needed here

    made = {f"{code}.json": catalogues.compiled(code) for code in known}
    COMPILED.mkdir(parents=True, exist_ok=True)
    for path in COMPILED.glob("*.json"):
        if path.name not in made:
            path.unlink()
    for name, catalogue in made.items():
        _write(COMPILED / name, json.dumps(catalogue, ensure_ascii=False, separators=(",", ":")))
    _write(stamp, fingerprint)
    return COMPILED


def _write(path: Path, text: str) -> None:
    """Write a file all at once: others may be reading it, or making it too."""
    fresh = path.with_name(f".{path.name}-{os.getpid()}")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


if __name__ == "__main__":
    try:
        ensure_texts()
    except ToolError as error:
        sys.exit(str(error))
