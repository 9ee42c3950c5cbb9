"""The browser: all that knows the document, storage or a pointer; everything else is pure."""
