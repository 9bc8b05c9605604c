"""Commands about the pages of the journal."""
