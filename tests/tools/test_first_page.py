"""The first page of the published document equals the views' page in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import first_page
from app.ui.core.html import Screen, el, region, slot
from app.ui.core.model import Model
from environment import ROOT, ToolError
from languages import languages


@pytest.mark.parametrize("code", languages())
def test_the_document_has_the_page_that_the_views_show(code: str, built: Path) -> None:
    pages = first_page.render(code)
    document = (built / "index.html").read_text("utf-8")
    element = 'div id="app" data-prerendered' if code == "en" else "template data-language"
    assert f'<{element}="{code}">{pages["language"]}</' in document
    for part in ("frame", "waiting"):
        assert f'<template data-{part}="{code}">{pages[part]}</template>' in document


def test_every_drawing_of_the_first_page_is_in_the_document(built: Path) -> None:
    document = (built / "index.html").read_text("utf-8")
    drawn = set(re.findall(r'href="#(art-[\w-]+)"', document))
    symbols = re.findall(r'<symbol id="([\w-]+)"', document)
    assert drawn == set(symbols) and len(symbols) == len(drawn) > 10


def test_the_page_of_a_newcomer_is_the_same_on_every_day() -> None:
    first_page.render("en")
    one, other = (first_page.shown(first_page.newcomer(day)) for day in ("2000-12-28", "2026-05-03"))
    assert one == other


def test_a_region_stands_in_its_slot() -> None:
    frame = region("app", lambda model: (), lambda: el("main", slot("games", "section", class_="list")))
    games = region("games", lambda model: (), lambda: el("p", r"\1 & more"))
    assert first_page.compose(Screen(frame, (games,)), Model()) == (
        r'<main><section id="games" data-region class="list"><p>\1 &amp; more</p></section></main>'
    )
    with pytest.raises(ToolError, match="no slot for games"):
        first_page.compose(Screen(games, (games,)), Model())


def test_a_page_without_a_place_for_it_is_refused() -> None:
    page = (ROOT / "index.html").read_text("utf-8").replace('id="app"', 'id="other"')
    with pytest.raises(ToolError, match="should have"):
        first_page.with_pages(page, {"en": first_page.render("en")})
