"""The kinds of generated maps, one module each."""
