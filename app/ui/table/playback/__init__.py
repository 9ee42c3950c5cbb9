"""Playback: the events of an action, shown step by step, with sounds."""
