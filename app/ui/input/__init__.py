"""Input: what keys, fingers and the camera mean, without a browser."""
