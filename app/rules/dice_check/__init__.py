"""Verification of the dice of an exported log, apart from the server that rolled them."""
