"""Standard library modules that only the engine's command line imports; the page does not ship them."""

from __future__ import annotations

import zipfile

from runtime import MODULES


def command_line_modules() -> dict[str, str]:
    """Return the sources of those modules by their file names, from Pyodide's package."""
    with zipfile.ZipFile(MODULES / "pyodide/python_stdlib.zip") as archive:
        return {name: archive.read(name).decode() for name in ("argparse.py", "gettext.py")}
