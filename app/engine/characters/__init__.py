"""Character sheets as commands, views and queries see them."""
