"""The page for an unknown address."""
