
### Texts of templates/commands.html.

html-commands-title = Commands and queries
html-commands-lead = Each with its fields, who may send it, an example and its refusals
html-commands-intro = Made from the models with which the server checks what it receives. How to send them, over HTTP and over the WebSocket:
html-commands-api = API for programs
html-commands-find = Find a command or query
html-commands-examples = unit.move, wave, no-steps
html-commands-commands = Commands
html-commands-about-commands = A command changes the table. Each may name a scene (Handlers), and a Handler may add overrule and reason where a rule of the game would refuse it. Any of them can be refused with
html-commands-queries = Queries
html-commands-about-queries = A query asks and changes nothing. Any of them can be refused with
html-commands-who = Who:
html-commands-field = field
html-commands-in-answer = in the answer
html-commands-or-in-answer = or in the answer
html-commands-holds = holds
html-commands-means = meaning
html-commands-optional = optional
html-commands-refused-with = Refused with
html-commands-reasons = Reasons in the answer
html-commands-refusals = Refusals
html-commands-about-refusals = A refusal has a code, and the parameters of its text, here in braces. Dice systems that a server adds have further codes. The schema of all of them:
html-commands-about-data = Beside these, the data of a refused request shows where the reason lies. That of any code can have:
html-commands-data = Data:
html-commands-or-data = or
html-commands-code = code
html-commands-text = text
html-commands-params = parameters
html-commands-no-params = none
html-commands-schema = Schema:
html-commands-answer = Answer:
