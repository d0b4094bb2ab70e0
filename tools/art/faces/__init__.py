"""Portraits of players and companions as programs, 48 x 48."""
