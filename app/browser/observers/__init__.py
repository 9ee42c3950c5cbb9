"""Observers: each keeps one thing outside the markup up to date with the model."""
