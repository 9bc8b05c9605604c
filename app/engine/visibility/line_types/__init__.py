"""What each line of the log contains: the types of its parameters and data, by code."""
