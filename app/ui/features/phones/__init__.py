"""Hands on phones: the pages at the table."""
