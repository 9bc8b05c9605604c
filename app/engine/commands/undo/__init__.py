"""Commands that undo and redo steps, and the limit of what undo keeps."""
