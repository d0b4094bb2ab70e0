"""Glyph files, and the composition of Hangul syllables."""
