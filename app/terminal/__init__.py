"""The game in a terminal: the model of the interface, driven by lines and drawn in characters."""
