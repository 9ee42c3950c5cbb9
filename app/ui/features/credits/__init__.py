"""The credits."""
