"""Playback: what an action led to, told step by step, with sounds."""
