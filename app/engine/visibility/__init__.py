"""Who may know what: groups of viewers, fog of war, redaction, and who reads a log line."""
