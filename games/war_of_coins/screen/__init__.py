"""The table of War of Coins: all of the game that knows Qt."""
