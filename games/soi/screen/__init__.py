"""What Soi shows: all that knows Qt of this game."""
