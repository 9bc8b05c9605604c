"""Commands about characters, their sheets, upgrades, frames and credits."""
