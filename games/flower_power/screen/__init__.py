"""Screen of Flower Power: the part of the game that uses Qt."""
