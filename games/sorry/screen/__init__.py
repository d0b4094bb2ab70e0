"""Screen of Sorry: the only part of this game that knows Qt."""
