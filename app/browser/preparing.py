"""Preparation of a snapshot: runs in a worker without a page, before its Python is captured.

Imports must not use the page or the time; they only name the page's objects. Restoring the snapshot connects
the real ones.
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
from app.ui.core.page_parts import screen_of, window_title
from app.ui.core.update import update

WARM: Final = 3
"""How often to render the first page, so that Python specializes its code."""


def prepare(modules: Sequence[str], catalogue: str) -> None:
    """Import all modules, use a catalogue, and release everything that the snapshot does not need."""
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
    """Provide the parts of PyScript that the app uses; a restored start runs without it."""
    pyscript: Any = ModuleType("pyscript")
    pyscript.js_import = streetsParts.js_import
    idiomorph: Any = ModuleType("pyscript.js_modules.idiomorph")
    idiomorph.Idiomorph = streetsParts.Idiomorph
    js_modules = ModuleType("pyscript.js_modules")
    sys.modules |= {module.__name__: module for module in (pyscript, js_modules, idiomorph)}


def _make_first_page() -> None:
    model, _ = update(Model(), RouteChanged(""))
    window_title(model)
    screen = screen_of(model)
    for region in (screen.frame, *screen.regions):
        str(region.view(*region.parts(model)))
