"""Combat as commands, views and queries read it: fighters, attacks, reactions, conditions."""
