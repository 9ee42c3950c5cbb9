"""The game on the table: its handlers, views, playback and input."""
