"""Conversion of Python values for the browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from js import Object
from pyodide.ffi import to_js


def js_object(values: Mapping[str, object]) -> Any:
    """Return a JavaScript object with these properties, converted deeply."""
    return to_js(values, dict_converter=Object.fromEntries)
