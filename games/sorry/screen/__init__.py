"""The table of Sorry: all that knows Qt."""
