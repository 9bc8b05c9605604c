
### Texts of templates/replay.html.

html-replay-replay = Replay
html-replay-opening = Opening the replay
html-replay-needs-javascript = The replay needs JavaScript: the map and every move are drawn by it.
