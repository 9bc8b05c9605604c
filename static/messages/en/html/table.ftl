
### Texts of templates/table.html.

html-table-on-this-page = On this page
html-table-to-the-map = To the map
html-table-to-the-panels = To the panels
html-table-to-the-actions = To the actions
html-table-map = Map
html-table-opening = Opening the table
html-table-needs-javascript = The table needs JavaScript: the map, the dice and the turns are drawn by it.
