"""Views: pure functions from parts of the model to markup, one module a region of the page."""
