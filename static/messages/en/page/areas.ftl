### Texts of area templates.

areas-area-templates = Area templates
areas-shape = Shape
areas-radius = Radius
areas-line = Line
areas-cone = Cone
areas-name = Name (optional)
areas-only-for-me = Only for Handlers
areas-smoke = Smoke
areas-smoke-why = Smoke, { $levels } levels high: nobody sees through it
areas-is-smoke = { $name } is smoke
areas-no-smoke = Nobody sees through it. Make it an area only
areas-hides = Nobody sees through it, { $levels ->
        [one] 1 level
       *[other] { $levels } levels
    } high.
areas-close-the-tool = Close the tool
areas-how = Drag from its first hex, or click its first and its last hex. Drag a dot to move or turn one.
areas-how-touch = Drag from its first hex, or tap its first and its last hex. Drag a dot to move or turn one.
areas-second-click = Click how far it reaches.
areas-second-tap = Tap how far it reaches.
areas-on-the-map = On the map
areas-of-radius =
    Radius { $reach ->
        [one] 1 hex
       *[other] { $reach } hexes
    }
areas-of-length =
    { $shape }, { $reach ->
        [one] 1 hex long
       *[other] { $reach } hexes long
    }
areas-hexes-nobody =
    { $hexes ->
        [one] 1 hex, no unit in it
       *[other] { $hexes } hexes, no unit in them
    }
areas-hexes-units =
    { $hexes ->
        [one] 1 hex, { $names }
       *[other] { $hexes } hexes, { $units ->
            [one] 1 unit
           *[other] { $units } units
        }: { $names }
    }
areas-show-on-the-map = Show { $name } on the map
areas-players-see = Players see { $name }
areas-only-you-see-it = Only Handlers see it. Show it to the players
areas-everybody-sees-it = Everybody sees it. Hide it from the players
areas-make-a-zone-of = Make a zone of { $name }
areas-remove = Remove { $name }
