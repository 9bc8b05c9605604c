"""Commands that undo and redo steps, and the bound of what undo keeps."""
