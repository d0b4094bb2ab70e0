"""Screen of High Card: the only package of the game that imports Qt."""
