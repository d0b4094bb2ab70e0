"""Draws a sheet that shows every face: all its characters, some text, and its styles.

    python -m tools.fonts.specimen OUT.png [SCALE]

The sheet is drawn from the font drawings alone, in black on white, each pixel SCALE by SCALE (default 2).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

from macclassic.quickdraw.font_files import glyph_files
from tools.fonts.styles import PLAIN, Style, set_line

WIDTH, MARGIN = 640, 16
"""Width and margin of the sheet, in pixels of the drawings; the height depends on the text."""

TEXTS = (
    "Pack my box with five dozen liquor jugs. SPHINX OF BLACK QUARTZ, JUDGE MY VOW! 0123456789",
    "Voix ambiguë d’un cœur qui, au zéphyr, préfère les jattes de kiwis. « GAGNÉ ? ÇA, NOËL À FÛT ! »",
    "File  Edit  View  Page Setup…  ⌘N  ⌘Q  ✓ Sound  ◆ 12 + 7 = 19 points • (x² − ½) ± 3 % – © 1993",
)
STYLES = (
    ("Plain", PLAIN),
    ("Bold", Style.BOLD),
    ("Italic", Style.ITALIC),
    ("Underlined jugs", Style.UNDERLINE),
    ("Outline", Style.OUTLINE),
    ("Shadow", Style.SHADOW),
    ("Bold shadow", Style.BOLD | Style.SHADOW),
)
GAP = 12
"""Pixels between two styles on a line, and above a face's name."""


@dataclass
class _Sheet:
    """Black pixels of the sheet, and the top of the next line."""

    ink: set[tuple[int, int]] = field(default_factory=set)
    top: int = MARGIN

    def line(self, face: glyph_files.Face, pieces: list[tuple[str, Style]], left: int = MARGIN) -> None:
        """Add a line of pieces of text, GAP pixels apart."""
        baseline, pen = self.top + face.ascent, left
        for text, style in pieces:
            setting = set_line(text, face.family, style)
            self.ink |= {(pen + x, baseline + y) for x, y in setting.ink}
            pen += setting.advance + GAP
        self.top += face.ascent + face.descent + face.leading

    def rule(self) -> None:
        """Add a thin line from margin to margin."""
        self.ink |= {(x, self.top) for x in range(MARGIN, WIDTH - MARGIN)}
        self.top += 4

    def image(self, scale: int) -> Image.Image:
        """Return the sheet, each pixel `scale` by `scale`."""
        size = (WIDTH, self.top + MARGIN)
        image = Image.new("1", size, 1)
        for place in self.ink:
            image.putpixel(place, 0)
        return image.resize((size[0] * scale, size[1] * scale), Image.Resampling.NEAREST)


def specimen(scale: int = 2) -> Image.Image:
    """Return the sheet. Raises MissingFont if a drawing is missing."""
    sheet = _Sheet()
    system = glyph_files.face("Harbour")
    for name in glyph_files.FILES:
        face = glyph_files.face(name)
        sheet.line(system, [(f"{name}, {face.size} pixels", PLAIN)])
        sheet.rule()
        everything = " ".join(
            chr(code_point) for code_point, glyph in sorted(face.glyphs.items()) if glyph.ink
        )
        for text in (everything.replace(glyph_files.SOFT_HYPHEN, ""), *TEXTS):
            for row in _wrapped(text, face):
                sheet.line(face, [(row, PLAIN)])
            sheet.top += 4
        for style in (PLAIN, Style.BOLD):
            sheet.line(face, [("Le vent se lève ; le prêtre dîne à Noël.", style), ("ÀÉÎÕÜ àéîõü ç", style)])
        sheet.top += 4
        sheet.line(face, list(STYLES))
        sheet.top += GAP
    return sheet.image(scale)


def _wrapped(text: str, face: glyph_files.Face) -> Iterator[str]:
    """Yield the text in rows that fit between the margins."""
    row = ""
    for word in text.split(" "):
        longer = f"{row} {word}" if row else word
        if face.advance(longer) > WIDTH - 2 * MARGIN:
            yield row
            longer = word
        row = longer
    yield row


def main() -> None:
    """Write the sheet to the file named on the command line."""
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    specimen(int(sys.argv[2]) if len(sys.argv) == 3 else 2).save(Path(sys.argv[1]), optimize=True)


if __name__ == "__main__":
    main()
