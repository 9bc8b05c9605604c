"""Commands about terrain, props and fog of war."""
