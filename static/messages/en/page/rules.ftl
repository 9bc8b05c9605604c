### Texts of rules.

rules-no-rule-says-that = No rule says that.
