"""Start: attach the app to the page."""

from app.browser.page import Page
from app.browser.storage import BrowserStore

Page(BrowserStore()).start()
