"""The hostile outside: what strangers, broken programs and players who mean harm may send."""
