"""Screen of Soi: the only part of this game that knows Qt."""
