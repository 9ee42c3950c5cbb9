"""Handlers of the table: a module for each concern."""
