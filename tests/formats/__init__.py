"""Tests of app.formats: reading, writing, round trips, bad files, the demonstration."""
