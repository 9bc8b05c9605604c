"""Frame State: the rules that belong to this game alone, as pure functions."""
