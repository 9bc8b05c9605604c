### Texts of pictures.

pictures-picture = Picture
pictures-choose-why = The picture on its token: choose, paste or drop one
pictures-of = The picture of { $name }
pictures-how = Choose a PNG, JPEG or WebP file. You can also drop it on the unit's card, or paste it while the unit is selected.
pictures-how-touch = Choose a PNG, JPEG or WebP file.
pictures-who-sees = Everybody who sees the unit sees its picture.
pictures-choose = Choose a file
pictures-choose-another = Another file
pictures-remove = Take it away
pictures-part = The part that its token shows. Arrow keys move it.
pictures-drag = Drag the picture until the token shows what you want.
pictures-zoom = Zoom
pictures-shape = Shape
pictures-square = Square
pictures-round = Round
pictures-whole = All of it
pictures-use = Use it
pictures-sending = Sending
pictures-not-a-picture = { $name } is no picture that can be used: PNG, JPEG and WebP are.
pictures-too-many-bytes = { $name } is larger than 8 MB.
pictures-cannot-be-read = { $name } cannot be read: the file is damaged.
pictures-background = Background picture
pictures-background-what = A picture under the grid, such as a painted map. Choose a file, or drop it on the page. Players see of it only the hexes that they know.
pictures-opacity = Opacity { $percent } %: the colours of the ground show through the rest
pictures-align = Align it
pictures-align-layer = The picture that is aligned. Drag its points onto hexes.
pictures-align-first = Drag a place of the picture that you know onto its hex. The picture moves.
pictures-align-second = Drag a second place, far from the first, onto its hex. The picture gets its size.
pictures-point-lies-beside = The picture is neither turned nor stretched: this point now lies in { $hex }. Drag a place that lies farther along the same line, or start over.
pictures-align-unit = In hundredths of a hex's width, from the upper left corner of the map.
pictures-left = Left
pictures-top = Top
pictures-width = Width
pictures-start-over = Start over
pictures-cancel = Cancel
pictures-no-picture-inside = { $name } has no picture that can be used, or it is larger than 64 MB.
pictures-unused =
    { $count ->
        [one] One picture of this table is
       *[other] { $count } pictures of this table are
    } shown nowhere ({ $kilobytes } KB).
pictures-remove-unused = Remove for good
pictures-remove-unused-sure = Sure? Undo cannot show them again
