
### Texts of templates/verify.html.

html-verify-check-the-dice = Check the dice
html-verify-lead = Every die of a saved log, computed again on your own device
html-verify-needs-javascript = The check is done by your browser and needs JavaScript; <code>hexframe verify-dice</code> does the same on the command line.
html-verify-choose-a-log = Choose a log
html-verify-or-drop-it-here = or drop it here
html-verify-where-logs-come-from = At the table, Dice, Fair dice: “Keep the log” saves what you may read. It is checked here and sent nowhere.
html-verify-what-is-checked = What is checked
html-verify-how = Before its first roll, a chapter of dice shows the commitment to its seed: a number that fits no other seed. When the chapter is closed, it shows the seed. With the seed, the place of a roll and the texts that the players mixed in, each die has exactly one possible face. This page computes that face and compares it. It also follows the counters, so that no die is missing and none was drawn twice.
html-verify-limits = Compare the commitment with the one you saw while you played: a file alone cannot show that it comes from the table. No check can show that nobody looked: the operator of the server can read the seed of an open chapter, and with it every coming die.
