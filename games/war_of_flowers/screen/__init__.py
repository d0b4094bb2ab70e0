"""What War of Flowers shows: all that knows Qt of this game."""
