"""Keep the list of files in `pyscript.toml` up to date.

python3 tools/files.py            rewrites the list if it is stale
python3 tools/files.py --check    only reports a stale list, with exit status 1
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

from environment import ROOT, run_main

CONFIG = ROOT / "pyscript.toml"

# Python modules and the data they read. `app/main.py` is missing because the page names it, and the terminal
# and the command line because the page does not use them.
PATTERNS = ("app/**/*.py", "assets/decks/*.toml", "assets/texts/*.toml")
MAIN = "app/main.py"
TERMINAL = "app/terminal/"
COMMAND_LINE = "/__main__.py"
MARK = "[files]"


def wanted_files() -> list[str]:
    """Return the paths, relative to the root, of all files for Python's file system in the page."""
    found = {path.relative_to(ROOT).as_posix() for pattern in PATTERNS for path in ROOT.glob(pattern)}
    found = {name for name in found - {MAIN} if not name.startswith(TERMINAL)}
    unwanted = ("/.", "__pycache__", COMMAND_LINE)
    return sorted(name for name in found if not any(part in name for part in unwanted))


def files_table(names: Iterable[str]) -> str:
    """Return the `[files]` table: addresses relative to the page, and paths in Python's file system."""
    return "\n".join([MARK, *(f'"./{name}" = "./{name}"' for name in names)]) + "\n"


def listed_files(config: Path = CONFIG) -> list[str]:
    """Return the paths listed in a configuration."""
    return [target.removeprefix("./") for target in tomllib.loads(config.read_text())["files"].values()]


def refresh() -> bool:
    """Rewrite the table if it is stale; return whether it was."""
    text = CONFIG.read_text(encoding="utf-8")
    fresh = text[: text.index(MARK)] + files_table(wanted_files())
    if fresh == text:
        return False
    CONFIG.write_text(fresh, encoding="utf-8")
    return True


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        difference = sorted(set(wanted_files()) ^ set(listed_files()))
        if difference:
            print(f"pyscript.toml is stale ({', '.join(difference)}): run python3 tools/files.py")
        return bool(difference)
    if refresh():
        print("pyscript.toml rewritten")
    return 0


if __name__ == "__main__":
    run_main(main)
