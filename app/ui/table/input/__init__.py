"""Input: the meaning of keys, fingers and the camera, without a browser."""
