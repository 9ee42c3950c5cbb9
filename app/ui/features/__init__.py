"""Features: one folder each, whose package declares what it contributes (`app.ui.core.feature`)."""
