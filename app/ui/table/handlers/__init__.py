"""Handlers of the table, one module per concern."""
