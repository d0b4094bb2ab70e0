"""Screen of War of Coins: all modules of this game that import Qt."""
