"""Flower Power: the battle of petals, for two to six players."""
