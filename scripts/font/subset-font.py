"""Cuts the font that pages load first out of the parts of a variable font.

Reads from standard input, as JSON: `parts`, the files of the font, the one with the plain letters first; `letters`, as one text; `heaviest`, the
largest weight in use; `into`, the file to write. Needs Debian's python3-fonttools and python3-brotli, or `pip install fonttools brotli`.
"""

import json
import sys
import unicodedata
from copy import copy, deepcopy

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# Thousandths of an em: a point that lies within it of where its neighbours put it is left to them.
UNSEEN = 1.75


def add_glyph(font, part, name):
    """Adds a glyph of another part, with what it is composed of."""
    if name in font["glyf"].glyphs:
        return
    glyph = part["glyf"][name]
    for component in glyph.components if glyph.isComposite() else []:
        add_glyph(font, part, component.glyphName)
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["gvar"].variations[name] = part["gvar"].variations.get(name, [])
    font["hmtx"].metrics[name] = part["hmtx"].metrics[name]


def pair_like(table, name, model):
    """Copies the pairs of a table of single pairs."""
    for pairs in table.PairSet:
        for pair in [pair for pair in pairs.PairValueRecord if pair.SecondGlyph == model]:
            pairs.PairValueRecord.append(copy(pair))
            pairs.PairValueRecord[-1].SecondGlyph = name
    if model in table.Coverage.glyphs:
        table.PairSet.append(deepcopy(table.PairSet[table.Coverage.glyphs.index(model)]))
        table.Coverage.glyphs.append(name)


def class_like(table, name, model):
    """Puts a glyph into the classes of another one, in a table of pairs of classes."""
    if model in table.Coverage.glyphs:
        table.Coverage.glyphs.append(name)
    for classes in (table.ClassDef1.classDefs, table.ClassDef2.classDefs):
        if model in classes:
            classes[name] = classes[model]


def kern_like(font, name, model):
    """Gives a glyph the distances to its neighbours that another one has; the last glyphs of a font stand last in its tables."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable if lookup.LookupType == 2 else []:
            (pair_like if table.Format == 1 else class_like)(table, name, model)


def plain(letter):
    """The letter without its mark: L for Ł."""
    return unicodedata.lookup(unicodedata.name(letter).split(" WITH ")[0])


def add_letter(font, part, letter):
    name, model = part.getBestCmap()[ord(letter)], font.getBestCmap()[ord(plain(letter))]
    add_glyph(font, part, name)
    for table in font["cmap"].tables:
        table.cmap[ord(letter)] = name
    kern_like(font, name, model)


def leave_out_unseen_points(font):
    glyphs, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = glyphs._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            variation.calcInferredDeltas(points, control.endPts)
            variation.roundDeltas()
            variation.optimize(points, control.endPts, tolerance=UNSEEN, isComposite=glyphs[name].isComposite())


def cut(parts, letters, heaviest, into):
    font, *others = [TTFont(file, recalcTimestamp=False) for file in parts]
    # Tables that are read late would count the glyphs that have been added.
    font.ensureDecompiled()
    held = ["".join(map(chr, sorted(part.getBestCmap()))) for part in (font, *others)]
    for letter in letters:
        if ord(letter) in font.getBestCmap():
            continue
        part = next((part for part in others if ord(letter) in part.getBestCmap()), None)
        if part is not None:
            add_letter(font, part, letter)
    # Advance widths stand in gvar too, and the table of styles is for menus.
    for table in ("HVAR", "STAT"):
        if table in font:
            del font[table]
    [axis] = font["fvar"].axes
    font["fvar"].instances = []
    font = instantiateVariableFont(font, {"wght": (axis.minValue, heaviest)})
    options = Options(layout_features=["kern", "tnum"], name_IDs=[0], flavor="woff2", recalc_timestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(letter) for letter in letters])
    subsetter.subset(font)
    leave_out_unseen_points(font)
    font.flavor = "woff2"
    font.save(into)
    measures, em = font["hhea"], font["head"].unitsPerEm
    return {
        "letters": "".join(map(chr, sorted(font.getBestCmap()))),
        "parts": held,
        "weights": [int(axis.minValue), int(axis.maxValue)],
        "ascent": measures.ascent / em,
        "descent": -measures.descent / em,
    }


if __name__ == "__main__":
    print(json.dumps(cut(**json.load(sys.stdin))))
