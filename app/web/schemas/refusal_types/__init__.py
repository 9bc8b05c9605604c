"""What each refusal contains: the types of its parameters and of its data, by code."""
