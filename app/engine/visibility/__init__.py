"""Who may know what: groups, fog of war, redaction and the readers of log lines."""
