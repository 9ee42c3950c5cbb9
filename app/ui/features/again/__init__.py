"""Trying a costly choice again, and the box of choices to try."""
