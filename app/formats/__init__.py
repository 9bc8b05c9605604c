"""Map files in and out (`registry`), and the demonstration mission (`demo`)."""
