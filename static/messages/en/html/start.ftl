
### Texts of templates/start.html.

html-start-your-tables = Your tables
html-start-open-a-table = Open a table
html-start-name-of-the-table = Name of the table
html-start-example-name = The dam at Kestrel Ridge
html-start-unnamed-table = A table
html-start-map = Map
html-start-demonstration = Demonstration
html-start-demonstration-about = Hills, cliffs, a canyon and a bridge, with units to play at once
html-start-from-a-file = From a file
html-start-from-a-file-about = A .board file of MegaMek, a map saved from Hexframe, or a whole table exported from it
html-start-blank = Blank
html-start-blank-about = Flat ground to shape with the brushes
html-start-file = Map or table file
html-start-most-hexes = Up to { $hexes } hexes
html-start-columns = Columns
html-start-rows = Rows
html-start-hexes = Hexes
html-start-flat-side-up = flat side up
html-start-point-up = point up
html-start-dice-systems = Dice systems
html-start-operators-key = Operator's key
html-start-needs-the-key = Only people with the key of this server may open tables.
html-start-open-the-table = Open the table
html-start-opens-no-tables = This server opens no tables from here
html-start-how-to-join = To join one, open the link that its Handler sent you. The operator of this server opens tables from the command line.
html-start-the-hangar = The hangar
html-start-the-hangar-about = Build a frame, or look at the ready ones. No table is needed.
html-start-the-guides = The guides
html-start-the-guides-about = How to play, how to run a table, and the rules.
