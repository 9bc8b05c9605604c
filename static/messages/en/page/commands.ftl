### Texts of the guide of commands and queries.

commands-none-says-that = No command or query says that.
