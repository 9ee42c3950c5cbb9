"""Input without a browser: the meaning of keys, fingers and the camera."""
