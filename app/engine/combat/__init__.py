"""Combat as commands, views and queries see it: fighters, attacks, reactions and conditions."""
