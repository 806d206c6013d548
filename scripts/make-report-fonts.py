"""Makes the fonts that the PDF report embeds, and the list of characters they cover.

    python3 scripts/make-report-fonts.py      (Debian: python3-fonttools, python3-brotli)

Sources are the variable fonts of @fontsource-variable/*. Each is set to one weight, its latin and
latin-ext halves are merged, and a few signs that French people type are added.
"""

import io
import pathlib

from fontTools import merge, subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "node_modules" / "@fontsource-variable"
FONTS = ROOT / "public" / "fonts"
COVERAGE = ROOT / "app" / "simulation" / "report" / "coverage.ts"

ATKINSON = "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-{}-wght-normal.woff2"
BRICOLAGE = "bricolage-grotesque/files/bricolage-grotesque-{}-opsz-normal.woff2"

# file, family, source, axes, thickness of the drawn signs
FACES = [
    ("atkinson-hyperlegible-next-regular.ttf", "Atkinson Hyperlegible Next", ATKINSON, {"wght": 400}, 76),
    ("atkinson-hyperlegible-next-bold.ttf", "Atkinson Hyperlegible Next", ATKINSON, {"wght": 700}, 124),
    ("bricolage-grotesque-bold.ttf", "Bricolage Grotesque", BRICOLAGE, {"wght": 700, "opsz": 24}, 124),
]
WEIGHTS = {400: "Regular", 700: "Bold"}


def static_face(source, axes):
    halves = []
    for half in ("latin", "latin-ext"):
        font = TTFont(SOURCES / source.format(half))
        font.flavor = None
        instancer.instantiateVariableFont(font, axes, inplace=True)
        for table in ("STAT", "MVAR", "HVAR", "avar", "gasp", "prep"):
            if table in font:
                del font[table]
        data = io.BytesIO()
        font.save(data)
        data.seek(0)
        halves.append(data)
    return merge.Merger().merge(halves)


def add(font, code, draw, width):
    name = f"uni{code:04X}"
    pen = TTGlyphPen(font.getGlyphSet())
    draw(pen)
    glyph = pen.glyph()
    if name not in font.getGlyphOrder():
        font.setGlyphOrder(font.getGlyphOrder() + [name])
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, getattr(glyph, "xMin", 0))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def polygon(pen, points):
    pen.moveTo(points[0])
    for point in points[1:]:
        pen.lineTo(point)
    pen.closePath()


def rectangle(pen, box):
    left, bottom, right, top = box
    polygon(pen, [(left, bottom), (left, top), (right, top), (right, bottom)])


def frame(pen, thickness):
    rectangle(pen, (80, 0, 720, 640))
    t = thickness * 3 // 4
    polygon(pen, [(80 + t, t), (720 - t, t), (720 - t, 640 - t), (80 + t, 640 - t)])


def arrow(pen, thickness, turn):
    half, head, middle = thickness / 2, 170, 330
    points = [(70, -half), (70, half), (560, half), (560, head), (800, 0), (560, -head), (560, -half)]
    polygon(pen, [(turn(x), round(middle + y)) for x, y in points])


def tick(pen, thickness):
    t = thickness
    polygon(pen, [(70, 300), (290, 60), (730, 620), (730 - t, 620 + t // 3), (290, 60 + round(1.7 * t)), (70 + t, 300 + t // 2)])


def add_signs(font, thickness):
    """Every sign has a glyph of its own, so that a reader gets back the character that was typed."""
    names = font.getBestCmap()
    space, hyphen = names[0x20], names[0x2D]
    nothing = lambda pen: None
    width = lambda name: font["hmtx"][name][0]
    add(font, 0xA0, nothing, width(space))
    add(font, 0x200B, nothing, 0)
    add(font, 0x202F, nothing, round(width(space) * 0.7))
    add(font, 0x2011, lambda pen: pen.addComponent(hyphen, (1, 0, 0, 1, 0, 0)), width(hyphen))
    add(font, 0x25A2, lambda pen: frame(pen, thickness), 800)
    add(font, 0x2192, lambda pen: arrow(pen, thickness, lambda x: x), 870)
    add(font, 0x2190, lambda pen: arrow(pen, thickness, lambda x: 870 - x), 870)
    add(font, 0x2713, lambda pen: tick(pen, thickness), 800)
    minus = names[0x2212]
    for code, base in ((0x2264, names[0x3C]), (0x2265, names[0x3E])):
        def draw(pen, base=base):
            pen.addComponent(base, (1, 0, 0, 1, 0, 70))
            shift = (width(base) - width(minus)) // 2
            pen.addComponent(minus, (1, 0, 0, 1, shift, -330))
        add(font, code, draw, width(base))
    if 0xB5 not in names:
        def draw_micro(pen):
            left = font["hmtx"]["u"][1]
            glyphs = font.getGlyphSet()
            glyphs["u"].draw(pen)
            rectangle(pen, (left, -200, left + thickness, 480))
        add(font, 0xB5, draw_micro, width("u"))


def rename(font, family, style):
    copyright_notice = font["name"].getDebugName(0)
    font["name"].names = []
    full = f"{family} {style}"
    for name_id, text in {
        0: copyright_notice,
        1: family,
        2: style,
        3: f"{full} (report subset)",
        4: full,
        6: full.replace(" ", ""),
        13: "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
        14: "https://openfontlicense.org",
    }.items():
        font["name"].setName(text, name_id, 3, 1, 0x409)


def subset_face(font, codes):
    options = subset.Options()
    options.layout_features = ["ccmp", "kern", "mark", "mkmk", "tnum"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.name_languages = ["*"]
    options.legacy_kern = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)


def ranges(codes):
    found = []
    for code in sorted(codes):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return found


def write_coverage(codes):
    lines = "".join(f"  [0x{first:04x}, 0x{last:04x}],\n" for first, last in ranges(codes))
    COVERAGE.write_text(
        "/** The code points that every font of the report draws; written by scripts/make-report-fonts.py. */\n"
        "export const COVERAGE: readonly (readonly [first: number, last: number])[] = [\n"
        f"{lines}]\n"
    )


def main():
    made = []
    for file, family, source, axes, thickness in FACES:
        font = static_face(source, axes)
        add_signs(font, thickness)
        rename(font, family, WEIGHTS[axes["wght"]])
        made.append((file, font))
    codes = set.intersection(*(set(font.getBestCmap()) for _, font in made))
    codes -= {0x00, 0x0D, 0xAD}
    for file, font in made:
        subset_face(font, codes)
        font.recalcTimestamp = False
        font["head"].modified = font["head"].created = 0
        font.save(FONTS / file)
        print(file, (FONTS / file).stat().st_size, "bytes")
    # The zero-width space only lets the layout break endless words: typed ones are dropped.
    write_coverage(codes - {0x200B})
    print(len(codes), "characters")


main()
