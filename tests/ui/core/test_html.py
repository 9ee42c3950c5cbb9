"""Markup is always escaped."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ui.core.html import Markup, el, group, side_by_side


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "a & b", "'"]
)
def test_text_is_escaped_in_children_and_attributes(text: str) -> None:
    markup = str(el("p", text, title=text))
    assert "<script" not in markup and "<img" not in markup
    assert markup.count("<") == 2 and markup.count(">") == 2


@given(st.text(), st.text())
def test_text_never_becomes_an_element(child: str, attribute: str) -> None:
    markup = str(el("p", child, aria_label=attribute))
    assert markup.startswith("<p aria-label=") and markup.endswith("</p>")
    assert markup.count("<") == 2
    assert markup.count('"') == 2


def test_attributes() -> None:
    assert str(
        el("button", class_="a", data_tile="x", disabled=True, hidden=False, title=None, tabindex=-1)
    ) == ('<button class="a" data-tile="x" disabled tabindex="-1"></button>')


def test_attributes_of_aria_have_texts_for_yes_and_no() -> None:
    assert str(el("button", aria_pressed=True, aria_expanded=False, aria_checked=None)) == (
        '<button aria-pressed="true" aria-expanded="false"></button>'
    )


def test_children_are_flattened() -> None:
    assert str(el("ul", [el("li", n) for n in (1, 2)], None, "x", group("y", el("br")))) == (
        "<ul><li>1</li><li>2</li>xy<br></ul>"
    )


def test_joined_elements_are_known_by_id() -> None:
    tiles = [(id, el("div", id, id=id)) for id in ("b", "a")]
    markup = side_by_side(tiles)
    assert markup == group(tile for _, tile in tiles)
    assert list(markup.elements.items()) == [(id, str(tile)) for id, tile in tiles]
    assert not group(tile for _, tile in tiles).elements


@pytest.mark.parametrize(
    "address", ["javascript:alert(1)", "JavaScript:alert(1)", "//evil.example", "data:text/html,x", " #"]
)
def test_unsafe_addresses_are_refused(address: str) -> None:
    with pytest.raises(ValueError, match="not a safe address"):
        el("a", href=address)


@pytest.mark.parametrize(
    "address", ["#/rules/aim", "./assets/art/icons.svg#sign", "blob:x", "https://example.org"]
)
def test_safe_addresses(address: str) -> None:
    assert address in str(el("a", href=address))


@pytest.mark.parametrize("tag", ["script", "SCRIPT", "style", "iframe", "p onclick", "p>", ""])
def test_unsafe_tags_are_refused(tag: str) -> None:
    with pytest.raises(ValueError, match="not a tag"):
        el(tag)


def test_event_handler_attributes_are_refused() -> None:
    with pytest.raises(ValueError, match="not an attribute"):
        el("p", onclick="x")


def test_markup_cannot_be_made_from_text() -> None:
    with pytest.raises(TypeError):
        Markup("<b>")  # type: ignore[call-arg]
