"""Screen of Six Tricks: the only package of the game that imports Qt."""
