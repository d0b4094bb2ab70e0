"""Flower Power as numbers, for learning programs."""
