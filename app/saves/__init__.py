"""Saved and shared games: saves in two copies, their index, links, and reading of untrusted records."""
