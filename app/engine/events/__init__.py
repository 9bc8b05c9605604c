"""Events and their folds: how an event changes the state."""
