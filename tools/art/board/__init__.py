"""Drawings of the Sorry board, its pawns, cards and marks."""
