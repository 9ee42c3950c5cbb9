"""The games that are kept, as far as the interface knows them, and what is done about them."""
