"""The browser layer: the only code that touches the document, storage or input devices."""
