"""Services of the whole server, for pages, REST and the command line."""
