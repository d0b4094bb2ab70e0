"""Common parts of the tables of flower card games."""
