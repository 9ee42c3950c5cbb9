"""Start: attach the app to the page."""

from app.browser.beginning import begin_app

begin_app()
