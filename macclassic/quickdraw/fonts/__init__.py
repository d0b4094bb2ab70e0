"""Bitmap fonts: glyph files, Hangul syllables and their use by Qt."""

from macclassic.former_names import names_of

__getattr__ = names_of("macclassic.quickdraw.fonts.fonts")
