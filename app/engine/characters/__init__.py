"""Character sheets as commands, views and queries read them."""
