"""Backs of each game's cards, in each size that a table shows, and the seasonal cloths."""
