"""Pixels as indices: colour tables, patterns, fonts, sprites."""
