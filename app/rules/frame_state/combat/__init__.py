"""Frames that fight: what they are built of, what follows from it, and how an attack is resolved.

`model` has the values, `content` the data with their small hooks (a chassis, a generator, a weapon
tag is one entry there), `numbers` what a build comes to, `exchange` and `attack` one attack on one
target, `odds` its exact chances. Rules: frame-state-combat.
"""
