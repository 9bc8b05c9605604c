
### Texts of templates/about.html.

html-about-credits = Credits
html-about-the-rules = The rules
html-about-plays = Hexframe plays <b>Frame State</b> by <b>Gerard van Silke</b>, published under <licence>Creative Commons Attribution-ShareAlike 4.0</licence>. It restates the rules in its own words. <rules>The rules</rules> name every decision that it had to add.
html-about-the-program = The program
html-about-licence = Hexframe is free software under the MIT licence. The page uses Preact, Preact Signals (MIT), htm and Fluent (Apache 2.0). Icons and map drawing are its own.
html-about-map-files = Map files
html-about-board-format = The .board format is that of the MegaMek project. Hexframe only reads and writes the format; it contains none of that project's maps, and maps you bring stay under their own licences.
html-about-dice = Dice
html-about-fair-dice = Every die is drawn from a seed that was fixed before. A commitment to it is shown before the first roll, so that rolls can be checked afterwards. For rolls on a server you must trust the person who runs it.
html-about-check-the-dice = Check the dice
