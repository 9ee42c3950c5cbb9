"""Start: attach the app to the page."""

from app.browser.page import Page
from app.browser.storage import BrowserStore, SecondPlace

store = BrowserStore()
page = Page(store)
SecondPlace(store, page.send).bring_back(then=page.start)
