"""Builds the font files in ``resources/fonts`` from the drawings beside them.

Each face gets two files, plain and bold; a face with Hangul gets two more for it. A pixel of the drawing is
one pixel of the screen if the font is set at the drawing's size. The same drawings always give the same
files.

    python tools/fonts/build_fonts.py [FOLDER]
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from datetime import UTC, datetime
from pathlib import Path

from pixel_font_builder import FontBuilder, Glyph, LineMetric, MetaInfo, WeightName

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from macclassic.quickdraw import fonts
from macclassic.quickdraw.font_files import glyph_files, hangul_composer, substitutes
from macclassic.quickdraw.resources import resources_dir

UNITS = 64
"""Font units a pixel: a whole number of FreeType's 1/64 pixels, so that nothing is rounded."""

# Fixed date: the files are the same from build to build.
MADE = datetime(1993, 1, 1, tzinfo=UTC)

BOLD, REGULAR = 1 << 5, 1 << 6
USE_TYPO_METRICS = 1 << 7
"""Flags of the OS/2 table's fsSelection. Without the last one Qt takes the leading for zero."""

NOTDEF = "?"
"""Character whose drawing stands for characters that a face lacks."""


def build(folder: Path, only: Collection[str] = ()) -> list[Path]:
    """Write every face, or the files ``only``, plain and bold, to ``folder``; return the paths written.

    Raises MissingFont or ValueError if a drawing is missing or broken.
    """
    written = []
    faces = [(glyph_files.face(name), file) for name, file in glyph_files.FILES.items()]
    faces += [(hangul_composer.face(name), file) for name, file in fonts.HANGUL_FILES.items()]
    faces += [(hangul_composer.face(name, lower=True), file) for name, file in fonts.LOW_HANGUL_FILES.items()]
    for face, file in faces:
        if only and file not in only:
            continue
        for bold in (False, True):
            path = folder / (f"{file}-bold.ttf" if bold else f"{file}.ttf")
            _save(face, bold, path)
            written.append(path)
    return written


def _save(face: glyph_files.Face, bold: bool, path: Path) -> None:
    weight = WeightName.BOLD if bold else WeightName.REGULAR
    builder = FontBuilder()
    builder.opentype_config.px_to_units = UNITS
    builder.opentype_config.has_vertical_metrics = False
    builder.meta_info = MetaInfo(
        version="1.000",
        created_time=MADE,
        modified_time=MADE,
        family_name=face.family,
        weight_name=weight,
        manufacturer="macclassic",
        description=f"Original bitmap drawings, one em of {face.size} pixels.",
        license_info="MIT",
    )
    metric = builder.font_metric
    metric.font_size = face.size
    metric.horizontal_layout = LineMetric(face.ascent, -face.descent, face.leading)
    metric.x_height, metric.cap_height = face.xheight, face.capital
    metric.underline_position, metric.underline_thickness = -1, 1
    metric.strikeout_position, metric.strikeout_thickness = face.xheight // 2, 1
    builder.glyphs.append(_glyph(".notdef", face.glyphs[ord(NOTDEF)], bold))
    for code_point, glyph in sorted(face.glyphs.items()):
        name = f"u{code_point:04X}"
        builder.glyphs.append(_glyph(name, glyph, bold))
        builder.character_mapping[code_point] = name
    _add_substitutes(builder, face, bold)

    font = builder.to_ttf_builder().font
    font.recalcTimestamp = False
    # The library writes the weight but not the flags that mark a bold file.
    font["head"].macStyle = 1 if bold else 0
    font["OS/2"].version = 4
    # Nor does it mark fixed-width fonts; systems without fontconfig rely on this field.
    font["post"].isFixedPitch = len({each.advance for each in face.glyphs.values()}) == 1
    font["OS/2"].fsType = 0  # installing and embedding allowed: our drawing, under our licence
    font["OS/2"].fsSelection = USE_TYPO_METRICS | (BOLD if bold else REGULAR)
    font.save(path)


def _add_substitutes(builder: FontBuilder, face: glyph_files.Face, bold: bool) -> None:
    """Map characters that the face lacks to their substitutes; those without one stay unmapped."""
    drawn = {id(glyph): code_point for code_point, glyph in face.glyphs.items()}
    for code_point in (each for part in substitutes.RANGES for each in part if each not in face.glyphs):
        glyph = face.glyph(chr(code_point))
        if glyph is face.glyphs[ord(NOTDEF)]:
            continue
        if id(glyph) not in drawn:
            drawn[id(glyph)] = code_point
            builder.glyphs.append(_glyph(f"u{code_point:04X}", glyph, bold))
        builder.character_mapping[code_point] = f"u{drawn[id(glyph)]:04X}"


def _glyph(name: str, glyph: glyph_files.Glyph, bold: bool) -> Glyph:
    drawn = glyph.bold() if bold else glyph
    left, top, right, bottom = drawn.box()
    bitmap = [[int((x, y) in drawn.ink) for x in range(left, right)] for y in range(top, bottom)]
    return Glyph(name, horizontal_offset=(left, -bottom), advance_width=drawn.advance, bitmap=bitmap)


def main() -> None:
    """Build into the folder given on the command line, or into the program's font folder."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else resources_dir() / "fonts"
    for path in build(folder):
        print(path)


if __name__ == "__main__":
    main()
