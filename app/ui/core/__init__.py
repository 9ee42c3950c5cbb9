"""The core: model, update, handler registry, table of screens, and the parts that all views share."""
