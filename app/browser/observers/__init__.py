"""Observers: each keeps one thing beside the markup up to date with the model."""
