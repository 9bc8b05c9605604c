"""Commands about characters, their upgrades and credits."""
