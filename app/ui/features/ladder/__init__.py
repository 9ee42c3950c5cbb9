"""The ladder: twelve fixed deals."""
