"""Conversion of Python values for the browser, and its optional interfaces."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from js import Object
from pyodide.ffi import JsException, to_js


def js_object(values: Mapping[str, object]) -> Any:
    """Return a JavaScript object with these properties, converted deeply."""
    return to_js(values, dict_converter=Object.fromEntries)


def optional(use: Callable[[], Any]) -> Any:
    """Return the result of using an interface that the browser may lack or refuse; `None` if it does."""
    try:
        return use()
    except (AttributeError, TypeError, JsException):
        return None
