### Texts of drawing on the map.

drawings-drawing = Drawing on the map
drawings-tool = Tool
drawings-draw = Draw
drawings-erase = Erase
drawings-only-for-handlers = Only for Handlers
drawings-close-the-tool = Close the tool
drawings-colour = Colour
drawings-red = Red
drawings-amber = Amber
drawings-green = Green
drawings-blue = Blue
drawings-violet = Violet
drawings-white = White
drawings-width = Width
drawings-thin = Thin
drawings-medium = Medium
drawings-thick = Thick
drawings-how = Drag on the map. By keyboard, Enter sets a corner, and Enter again in the same hex ends the line.
drawings-how-touch = Draw with one finger, move the map with two.
drawings-how-to-erase = Drag over lines of yours, or click them.
drawings-how-to-erase-all = Drag over lines, or click them.
drawings-corner =
    { $n ->
        [one] The line begins here
       *[other] Corner { $n }
    }
drawings-next-corner = Enter sets the next corner, and Enter again in the same hex ends the line. Esc gives it up.
drawings-drawn = The line is on the map
drawings-take-back = Take back my last line
drawings-none-of-yours = There is no line of yours on this map
drawings-clear-mine = Clear mine
drawings-clear-mine-sure =
    { $n ->
        [one] Clear your line?
       *[other] Clear your { $n } lines?
    }
drawings-clear-all = Clear all
drawings-clear-all-sure =
    { $n ->
        [one] Clear the line?
       *[other] Clear the { $n } lines of everybody?
    }
