"""The page starts by itself, quietly, and without foreign content."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.support import start


@pytest.mark.parametrize(
    "wrong", ["%23/learn/1", "index.html%23/learn/1", "%23%2Flearn%2F1", "%2523%252flearn%252f1"]
)
def test_a_link_that_a_scanner_has_rewritten_leads_to_its_page(
    new_context: Callable[..., BrowserContext], address: str, wrong: str
) -> None:
    """It writes the # as %23, and the host shows its page for unknown addresses."""
    page = new_context().new_page()
    page.goto(f"{address}{wrong}", wait_until="commit")
    page.wait_for_url(f"{address}#/learn/1", wait_until="commit")


@pytest.mark.parametrize(
    ("languages", "title"), [(["en-GB"], "This page doesn’t exist"), (["cy", "ru-RU"], "Такой страницы нет")]
)
def test_an_unknown_address_shows_a_page_with_a_link_home(
    new_context: Callable[..., BrowserContext], address: str, languages: list[str], title: str
) -> None:
    page = new_context().new_page()
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ value: {languages} }})")
    response = page.goto(f"{address}nonsense/deeper/page")
    assert response is not None and response.status == 404
    expect(page.get_by_role("heading")).to_have_text(title)
    expect(page.get_by_role("link")).to_have_attribute("href", "/")


def test_the_start_is_quiet_and_contacts_no_other_host(new_page: Callable[..., Page], sources: str) -> None:
    page = new_page()
    start(page, sources)
    assert page.title() == "Streets"
    assert page.evaluate("document.documentElement.dataset.app") == "ready"
    assert page.evaluate("window.streets.version") == "dev"
    assert page.evaluate("window.streets.owing()") == "0"
    page.evaluate(
        "document.querySelector('a[href^=\"#/new\"]').click(), void (window.told = streets.owing())"
    )
    assert page.evaluate("told") == "1 link address"


def test_the_policy_refuses_foreign_and_inline_content(
    new_context: Callable[..., BrowserContext], address: str
) -> None:
    page = new_context().new_page()
    sent: list[str] = []
    page.on("requestfinished", lambda request: sent.append(request.url))
    page.on("requestfailed", lambda request: sent.append(request.url) if request.failure != "csp" else None)
    start(page, address)
    page.evaluate("""() => {
        window.refused = [];
        document.addEventListener('securitypolicyviolation', event => refused.push(event.effectiveDirective));
        const make = (name, properties) => Object.assign(document.createElement(name), properties);
        const add = (name, properties) => document.body.append(make(name, properties));
        add('script', { textContent: 'window.inline = true' });
        add('script', { src: 'https://example.org/a.js' });
        add('style', { textContent: 'body { display: none }' });
        add('link', { rel: 'stylesheet', href: 'https://example.org/a.css' });
        add('img', { src: 'https://example.org/a.png' });
        add('iframe', { src: 'https://example.org/' });
        add('form', { action: 'https://example.org/' });
        document.body.lastChild.submit();
        fetch('https://example.org/').catch(() => {});
        new WebSocket('wss://example.org/');
    }""")
    directives = {"script-src-elem", "style-src-elem", "img-src", "frame-src", "form-action", "connect-src"}
    page.wait_for_function("wanted => wanted.every(each => refused.includes(each))", arg=sorted(directives))
    assert page.evaluate("window.inline") is None
    assert page.locator("body").is_visible()
    assert [url for url in sent if "example.org" in url] == []
    assert any(url.startswith(address) for url in sent)
