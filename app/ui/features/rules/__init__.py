"""The rules, and the pictures in them."""
