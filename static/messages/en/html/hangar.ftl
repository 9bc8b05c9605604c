
### Texts of templates/hangar.html.

html-hangar-hangar = Hangar
html-hangar-opening = Opening the hangar
html-hangar-needs-javascript = The hangar needs JavaScript: every change is worked out by the server and shown at once.
