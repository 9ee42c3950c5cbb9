"""Preparing: what is done in a worker, without a page, before a snapshot of its Python is made.

Nothing that is imported looks at the page or at the time: it takes the page's objects by name only. The real
ones are found when the snapshot is restored.
"""

from __future__ import annotations

import builtins
import gc
import importlib
import sys
from collections.abc import Sequence
from types import ModuleType, SimpleNamespace
from typing import Any, Final

import _pyodide
from js import streetsParts

import __main__
from app.browser.language import use_catalogue
from app.ui.core.messages import RouteChanged
from app.ui.core.model import Model
from app.ui.core.screens import screen_of, title_of
from app.ui.core.update import update

WARM: Final = 3
"""How often the first page is made, so that Python has its shortcuts through that code."""


def prepare(modules: Sequence[str], catalogue: str) -> None:
    """Import all modules, use the texts of a catalogue, and leave nothing behind that need not be kept."""
    _stand_in_for_pyscript()
    for name in modules:
        importlib.import_module(name)
    use_catalogue(catalogue)
    for _ in range(WARM):
        _make_first_page()
    # A restored start takes these from here and compiles nothing (GLUE in tools/trim.mjs).
    _pyodide.kept = SimpleNamespace(
        internals={}, importlib=importlib, main=__main__.__dict__, builtins=builtins.__dict__
    )
    gc.collect()
    gc.freeze()


def _stand_in_for_pyscript() -> None:
    """Provide what the app has from PyScript, which takes no part in a restored start."""
    pyscript: Any = ModuleType("pyscript")
    pyscript.js_import = streetsParts.js_import
    idiomorph: Any = ModuleType("pyscript.js_modules.idiomorph")
    idiomorph.Idiomorph = streetsParts.Idiomorph
    js_modules = ModuleType("pyscript.js_modules")
    sys.modules |= {module.__name__: module for module in (pyscript, js_modules, idiomorph)}


def _make_first_page() -> None:
    model, _ = update(Model(), RouteChanged(""))
    title_of(model)
    screen = screen_of(model)
    for region in (screen.frame, *screen.regions):
        str(region.view(*region.parts(model)))
