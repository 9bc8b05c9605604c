"""Combat of frames: builds, the numbers of a build, and attacks (docs/rules.md, FS C).

`model` has the values, `content` the data with their small hooks (a chassis, a generator, a weapon
tag is one entry there), `numbers` what a build comes to, `exchange` and `attack` one attack on one
target, `odds` its exact chances.
"""
