"""The rules as ordinary pages: complete, without scripts, with valid addresses."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import rules_pages
from app.ui.core.page_parts import parse_route
from app.ui.words import handbook
from environment import ROOT, ToolError
from languages import languages

CODES = tuple(languages())


@pytest.fixture(params=CODES)
def page(request: pytest.FixtureRequest, built: Path) -> str:
    return (built / f"rules/{request.param}/index.html").read_text("utf-8")


def test_a_page_has_every_section_with_an_anchor_and_the_pictures(page: str) -> None:
    ids = set(re.findall(r'<h3 id="([\w-]+)"', page))
    assert ids == {handbook.anchor_id(anchor) for anchor in handbook.sections()}
    assert page.count("<figure") > 20


def test_every_address_leads_to_an_anchor_a_file_or_a_screen(page: str, built: Path) -> None:
    anchors = set(re.findall(r'\sid="([\w-]+)"', page))
    addresses = re.findall(r'\b(?:href|src)="([^"]*)"', page)
    assert len(addresses) > 200
    for address in addresses:
        inside, _, fragment = address.partition("#")
        if not inside:
            assert fragment in anchors, address
            continue
        assert inside.startswith("../../"), address
        target = built / inside.removeprefix("../../")
        assert (target / "index.html").is_file() or target.is_file(), address
        if inside == "../../" and fragment:
            assert parse_route(f"#{fragment}").screen != "lost", address


def test_a_page_needs_no_script(page: str) -> None:
    assert not re.search(r"<script|\son[a-z]+=|javascript:|data-(?:message|input|action)", page)
    assert "script-src" not in page and "default-src 'none'" in page


def test_a_page_says_what_it_is_in_its_language() -> None:
    told = [rules_pages.render_page(code, "https://a.example/") for code in CODES]
    for code, page in zip(CODES, told, strict=True):
        assert f'<html lang="{code}"' in page
        assert f'<link rel="canonical" href="https://a.example/rules/{code}/">' in page
        assert re.findall('hreflang="(..)"', page) == list(CODES)
        assert '<link rel="alternate" hreflang="x-default" href="https://a.example/rules/en/">' in page
        description = re.search('name="description" content="([^"]+)"', page)
        assert description and 40 < len(description[1]) <= rules_pages.LONGEST
    assert len({re.search("<title>(.*?)</title>", page)[1] for page in told}) == len(CODES)  # type: ignore[index]


def test_the_dark_theme_has_the_colours_of_the_tokens() -> None:
    tokens = (ROOT / "assets/styles/tokens.css").read_text("utf-8")
    night = rules_pages.night(tokens)
    assert "prefers-color-scheme: dark" in night and night.count("--bg:") == 1
    assert night.count("{") == night.count("}")
    with pytest.raises(ToolError):
        rules_pages.night("")


def test_the_loading_page_leads_to_the_rules_where_scripts_are_off(built: Path) -> None:
    unable = re.search("<noscript>.*?</noscript>", (built / "index.html").read_text("utf-8"))
    assert unable and [f'href="./rules/{code}/"' in unable[0] for code in CODES] == [True] * len(CODES)


def test_a_sitemap_lists_the_page_and_the_rules() -> None:
    places = [
        each.text
        for each in ElementTree.fromstring(rules_pages.sitemap("https://a.example/")).iter()
        if each.text and each.text.strip()
    ]
    assert places == ["https://a.example/", *(f"https://a.example/rules/{code}/" for code in CODES)]
