"""make_fonts.py CJK EMOJI OUT: makes the two fallback fonts that are not shipped as published.

CJK is NotoSansCJK-Regular.ttc 2.004 (the second font, Korean), EMOJI the monochrome Noto Emoji as WOFF2. OUT gets
NotoSansHan-Regular.ttf (ideographs only, cubic outlines turned into quadratic ones, since PDFBox embeds parts of TrueType fonts
only) and NotoEmoji-Regular.ttf. Needs fonttools and brotli.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

IDEOGRAPHS = [*range(0x4E00, 0xA000), *range(0xF900, 0xFB00), 0x3005, 0x3007]
FINENESS = 3.0  # largest distance between the curves, in thousandths of an em


def ideographs(collection):
    font = TTFont(collection, fontNumber=1)
    options = subset.Options(layout_features=[], hinting=False, desubroutinize=True, name_IDs=["*"])
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "GPOS", "GSUB"]
    chosen = subset.Subsetter(options)
    chosen.populate(unicodes=IDEOGRAPHS)
    chosen.subset(font)
    return font


def with_quadratic_outlines(font):
    glyphs, drawn, order = font.getGlyphSet(), {}, font.getGlyphOrder()
    for name in order:
        pen = TTGlyphPen(None)
        glyphs[name].draw(Cu2QuPen(pen, FINENESS, reverse_direction=True))
        drawn[name] = pen.glyph(dropImpliedOnCurves=True)
    font["loca"], table = newTable("loca"), newTable("glyf")
    font["glyf"], table.glyphOrder, table.glyphs = table, order, drawn
    del font["CFF "]
    limits = font["maxp"]
    limits.tableVersion, limits.maxZones = 0x00010000, 1
    for field in ("maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs", "maxStackElements",
                  "maxSizeOfInstructions", "maxComponentElements", "maxComponentDepth", "maxPoints", "maxContours",
                  "maxCompositePoints", "maxCompositeContours"):  # fmt: skip
        setattr(limits, field, 0)
    font["post"].formatType = 3.0
    table.compile(font)
    font.sfntVersion = "\x00\x01\x00\x00"
    return font


def main():
    collection, emoji, out = map(Path, sys.argv[1:])
    with_quadratic_outlines(ideographs(collection)).save(out / "NotoSansHan-Regular.ttf")
    signs = TTFont(emoji)
    signs.flavor = None
    signs.save(out / "NotoEmoji-Regular.ttf")


main()
