"""Giving hands to phones, at the table."""
