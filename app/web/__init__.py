"""The HTTP and WebSocket interface, and the pages."""
