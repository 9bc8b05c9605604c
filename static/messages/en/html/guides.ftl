
### Texts of templates/guides.html and templates/guide.html: titles of shelves, one line for each guide.

html-guides-guides = Guides
html-guides-lead = How to play, how to run a table, and how it works
html-guides-contents = Contents
html-guides-all-guides = All guides
html-guides-on-this-page = On this page
html-guides-link-to-this-part = Link to this part

html-guides-shelf-table = At the table
html-guides-about-pilot = Joining, reading the map, moving, fighting, rolling
html-guides-about-handler = Preparing a mission, running it, overruling the rules
html-guides-about-handler-tools = What each tool of the Handler looks like
html-guides-about-hangar = Building frames and bringing them to a table

html-guides-shelf-rules = Rules and dice
html-guides-about-rules = What the server does, rule by rule
html-guides-about-fair-dice = How every die can be checked afterwards
html-guides-about-systems = What a dice system is made of
html-guides-about-simulate = Simulated fights that show how hard an encounter is

html-guides-shelf-server = For operators and developers
html-guides-about-map-formats = Map files that can be read and written
html-guides-about-client = A typed client: commands, queries, a live view, errors
html-guides-about-quick-start = From an empty server to a turn with an attack, in ten minutes
html-guides-about-examples = A chat bot, an overlay for streams, a side of NPCs, a ledger
html-guides-about-turn = A whole turn over HTTP: move, attack, roll, in one script
html-guides-about-api = REST and the WebSocket, for programs
html-guides-about-operating = Backups, upgrades, access
html-guides-about-settings = Every setting of the server
html-guides-about-how-it-works = What the program guarantees, and why
