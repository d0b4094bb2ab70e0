"""The six companions at 96 x 96, for the opening and the end of a match: in three moods, painted."""
