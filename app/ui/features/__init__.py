"""The features: a module for each, with what happens when somebody arrives and what is shown then.

The table of screens (`app.ui.screens`) names them. What they have to offer is stated there, in `Feature`.
"""
