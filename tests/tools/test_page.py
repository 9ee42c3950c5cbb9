"""The page's files: named, present, and without inline code."""

from __future__ import annotations

import base64
import hashlib
import json
import re

import pytest

from environment import ROOT

PAGE = (ROOT / "index.html").read_text(encoding="utf-8")


def test_every_style_sheet_is_linked() -> None:
    linked = re.findall(r'<link rel="stylesheet" href="\./(assets/styles/[^"]+)">', PAGE)
    assert sorted(linked) == sorted(p.relative_to(ROOT).as_posix() for p in ROOT.glob("assets/styles/*.css"))


def test_every_address_is_relative_and_leads_to_a_file() -> None:
    addresses = re.findall(r'(?:src|href|config)="([^"#]+)', PAGE)
    assert len(addresses) > 10
    for address in addresses:
        assert address.startswith("./"), address
        assert (ROOT / address).is_file(), address


def test_the_page_has_no_inline_script_or_style() -> None:
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", PAGE)
    data = 'type="application/json"'  # data, never executed
    assert all("src=" in tag or data in tag for tag in re.findall(r"<script[^>]*>", PAGE))


def test_the_page_of_unknown_addresses_runs_only_its_own_script_and_style() -> None:
    """It refers to no files, because hosts serve it at any address."""
    lost = (ROOT / "404.html").read_text(encoding="utf-8")
    assert not re.search(r"\s(src|style)=|\son[a-z]+=|javascript:|<link", lost)
    for kind in ("script", "style"):
        (inline,) = re.findall(rf"<{kind}>(.*?)</{kind}>", lost, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in lost, f"the hash of the {kind} is sha256-{digest}"


def test_the_scripts_of_the_second_frame_wait_for_the_whole_document() -> None:
    """On a slow line the first frame comes before the end of the document, which names them."""
    script = (ROOT / "assets/head/frame.js").read_text(encoding="utf-8")
    made = re.search(r"function made\(\) \{.*?\n  \}\n", script, re.DOTALL)
    assert made and made[0].index('"DOMContentLoaded", made') < made[0].index("addScripts()")
    assert "defer" not in PAGE, "a deferred script would delay that event"


def test_the_manifest_names_existing_files() -> None:
    manifest = json.loads((ROOT / "assets/manifest.webmanifest").read_text(encoding="utf-8"))
    for icon in manifest["icons"]:
        assert (ROOT / "assets" / icon["src"]).is_file()
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


def test_the_app_is_identified_by_its_folder() -> None:
    """Copies in several folders of an origin are several apps; an absent id is the address of the start."""
    for place, folder in (("assets", "../"), ("runtime/texts", "../../")):
        for path in (ROOT / place).glob("*.webmanifest"):
            manifest = json.loads(path.read_text(encoding="utf-8"))
            assert "id" not in manifest and manifest["start_url"] == manifest["scope"] == folder


def test_the_stand_in_is_as_tall_as_the_typeface() -> None:
    styles = (ROOT / "assets/styles/tokens.css").read_text(encoding="utf-8")
    number = r"(?:[^}]*?%s: ([\d.]+)%%;)"
    faces = re.findall(
        "Stand-in" + "".join(number % f"{n}" for n in ("size-adjust", "ascent-override", "descent-override")),
        styles,
    )
    assert len(faces) == 3
    for size, ascent, descent in faces:
        assert float(size) * float(ascent) == pytest.approx(10110, rel=0.003)  # Nunito: 1011 and 353 of 1000
        assert float(size) * float(descent) == pytest.approx(3530, rel=0.003)


def test_a_tap_by_finger_transforms_nothing_before_its_answer() -> None:
    """Browsers would lay out and paint the page between the finger and the click."""
    for path in ROOT.glob("assets/styles/*.css"):
        styles = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        styles = re.sub(r"@media \(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}", "", styles)
        moved = re.findall(r"[^{}]*:(?:hover|active)[^{}]*\{[^}]*\b(?:transform|translate|scale):", styles)
        assert not moved, path.name


def test_locks_have_hashes_and_no_addresses() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    for name, package in lock["packages"].items():
        assert not name or package["integrity"].startswith("sha512-")
        assert "resolved" not in package
    wanted = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
    for path in ROOT.glob("requirements/*.txt"):
        text = path.read_text(encoding="utf-8")
        assert "--hash=sha256:" in text
        assert "://" not in text
