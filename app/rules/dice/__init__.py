"""Dice: notation, exact odds, provable chance and its verification."""
