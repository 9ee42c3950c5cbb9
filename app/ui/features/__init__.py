"""Features: one folder each, with handlers, views and data.

A feature with an address has a module `screen` with `arrive` and `show` (see `app.ui.core.screens.Feature`)
and a row in the table of screens. It is imported on the first visit.
"""
