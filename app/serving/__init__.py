"""Runs the application under uvicorn."""
