"""The handlers: what each message does, a module for each concern."""
