"""Trying a told choice again, and the box of choices to try."""
