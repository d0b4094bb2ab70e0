"""Files of glyphs and the syllables composed from them."""
