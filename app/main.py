"""Start: attach the app to the page."""

from app.browser import language
from app.browser.page import Page
from app.browser.storage import BrowserStore, SecondPlace


def start() -> None:
    """Make the page, and show it once all games that are kept have come together."""
    store = BrowserStore()
    page = Page(store)
    SecondPlace(store, page.send).bring_back(then=page.start)


language.begin_language(then=start)
