"""Painted portraits of the six companions, 96 x 96, in three moods, for a match's start and end."""
