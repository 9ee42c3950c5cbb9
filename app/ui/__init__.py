"""The interface: messages change a frozen model, views turn the model into markup, the page shows it."""
