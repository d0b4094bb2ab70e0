"""Screen of War of Flowers: all modules of this game that import Qt."""
