"""The core: the model, update, the registry of handlers, the table of screens, and what all views share."""
