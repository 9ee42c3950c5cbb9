"""Drills: short questions that the engine answers."""
