"""What pages, REST and the command line ask of the server as a whole."""
