"""Sharing a game: links, codes, files, pictures, bug reports."""
