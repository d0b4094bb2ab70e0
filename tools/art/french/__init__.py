"""Drawings of the French cards, large and small (`python -m tools.art french`)."""
