"""Commands about the table: settings, overrules, dice and dice systems."""
