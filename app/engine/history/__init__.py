"""Undo, redo and the view of past moments."""
