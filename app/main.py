"""Start: attach the app to the page."""

from app.ui.page import Page
from app.ui.storage import BrowserStore

Page(BrowserStore()).start()
