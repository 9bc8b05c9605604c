"""Commands about builds, attacks, reactions and conditions."""
