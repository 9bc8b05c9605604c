"""Documents of the interface as pydantic models."""
