"""What programs use that talk to a Hexframe server. Nothing here imports the server."""
