"""Course and Flow, a dice system in which every roll passes the baton (CF)."""
