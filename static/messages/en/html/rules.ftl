
### Texts of templates/rules.html.

html-rules-rules = Rules
html-rules-heading = The rules that are played
html-rules-lead = What the server does, rule by rule
html-rules-contents = Contents
html-rules-find-a-rule = Find a rule
html-rules-examples = ace, refit, FS 5.3.2
html-rules-show-where = Show the code and tests of each rule
