"""The game in a terminal: the interface's model, driven by typed lines and drawn in characters."""
