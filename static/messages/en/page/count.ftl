### Counts of things: “1 step”, “3 steps”.

count-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
count-steps-to = { $steps } to { $most } steps
count-energy = { $n } energy
count-recoil = { $n } recoil
count-free = free
count-units =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
count-hexes =
    { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }
count-levels =
    { $n ->
        [one] { $n } level
       *[other] { $n } levels
    }
count-credits =
    { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
count-changes =
    { $n ->
        [one] { $n } change
       *[other] { $n } changes
    }
count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-lines =
    { $n ->
        [one] { $n } line
       *[other] { $n } lines
    }
count-rolls =
    { $n ->
        [one] { $n } roll
       *[other] { $n } rolls
    }
count-things =
    { $n ->
        [one] { $n } thing
       *[other] { $n } things
    }
count-rules =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
count-found = { $n } found
