"""Features: a folder for each, with its handlers, views and data.

A feature with an address has a module `screen` with `arrive` and `show` (see `app.ui.core.screens.Feature`).
The table of screens names it. Nothing of a feature is imported before somebody goes there.
"""
