"""Commands: their registry, who may send them, and what they decide. One package per noun."""
