"""Build the API reference from docstrings: a page for each module of the engine, the bots and the saves.

    python3 tools/api.py [--out FOLDER]

The workflow runs this after `tools/build_site.py`, so the reference is published beside the game but is not
part of its offline copy.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from importlib import import_module
from pathlib import Path

from environment import PYTHON, ROOT, ToolError, ensure_packages, run_main

if __name__ == "__main__":
    try:
        ensure_packages("docs")
    except ToolError as problem:
        sys.exit(str(problem))
    if Path(sys.prefix) != PYTHON.parent.parent:
        os.execv(PYTHON, [str(PYTHON), *sys.argv])

PACKAGES = ("app.engine", "app.bots", "app.saves")
"""The packages for other programs. The interface is documented in its sources only."""


def modules() -> list[str]:
    """Return the modules to pass to pdoc, which finds a package's modules unless `__all__` hides them."""
    engine = sorted(f"app.engine.{path.stem}" for path in (ROOT / "app/engine").glob("[!_]*.py"))
    return [*PACKAGES, *engine]


def build(folder: Path) -> None:
    """Write the reference as static pages to a folder, replacing older ones."""
    import pdoc

    sys.path.insert(0, str(ROOT))
    for name in pdoc.extract.walk_specs(modules()):
        _drop_generated_docstrings(name)
    shutil.rmtree(folder, ignore_errors=True)
    pdoc.render.configure(
        docformat="markdown",
        include_undocumented=False,
        footer_text="Streets in the browser: rules engine, bots and saves",
    )
    pdoc.pdoc(*modules(), output_directory=folder)


def _drop_generated_docstrings(module: str) -> None:
    """Empty the docstrings that Python generates for named tuples ("Alias for field number 0")."""
    for value in vars(import_module(module)).values():
        if isinstance(value, type) and issubclass(value, tuple) and value.__module__ == module:
            for field in getattr(value, "_fields", ()):
                getattr(value, field).__doc__ = ""
            value.__new__.__doc__ = ""


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Build the API reference.")
    parser.add_argument("--out", type=Path, default=ROOT / "site/api", help="default: site/api/")
    folder = parser.parse_args(arguments).out.resolve()
    build(folder)
    print(f"{folder} has {len(list(folder.rglob('*.html')))} pages")


if __name__ == "__main__":
    run_main(main)
