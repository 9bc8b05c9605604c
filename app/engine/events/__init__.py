"""Events, and their folds: the functions that apply an event to the state."""
