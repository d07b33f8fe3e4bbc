import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { brand } from '#generated/data/brand.ts';

/** Turns text into the shapes of its letters, so that drawing it needs no installed font. */
export interface Typeface {
  readonly widthOf: (text: string, size: number) => number;
  /** Path data of the text; `x` is its left end, `y` its base line. */
  readonly outline: (text: string, at: { readonly x: number; readonly y: number; readonly size: number }) => string;
}

/** A tenth of a pixel is enough, and gives the same bytes on every machine. */
const round = (value: number): string => `${Math.round(value * 10) / 10}`;

const printCommand = (command: PathCommand): string => {
  if (command.type === 'Z') return 'Z';
  const { type, x, y } = command;
  const control = [
    ...('x1' in command ? [command.x1, command.y1] : []),
    ...('x2' in command ? [command.x2, command.y2] : []),
  ];
  return `${type}${[...control, x, y].map(round).join(' ')}`;
};

const openFont = (subset: string, weight: number): Font => {
  const name = brand.font.package;
  const file = fileURLToPath(import.meta.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`));
  const bytes = readFileSync(file);
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
};

/** Cards share most of their words, at the same places. */
const cached = <Given, Value>(find: (text: string, given: Given) => Value) => {
  const known = new Map<string, Value>();
  return (text: string, given: Given): Value => {
    const key = `${JSON.stringify(given)} ${text}`;
    const value = known.get(key) ?? find(text, given);
    known.set(key, value);
    return value;
  };
};

/** Opens a weight of the site's font; letters that the Latin part lacks are from the extended part. */
export const openTypeface = (weight: number): Typeface => {
  const [latin, extended] = [openFont('latin', weight), openFont('latin-ext', weight)];
  const has = (font: Font, letter: string): boolean => font.charToGlyphIndex(letter) > 0;
  const runsOf = (text: string): { font: Font; text: string }[] => {
    const runs: { font: Font; text: string }[] = [];
    for (const letter of text.replaceAll('\u{a0}', ' ')) {
      const font = has(latin, letter) || !has(extended, letter) ? latin : extended;
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  };
  const widthOf: Typeface['widthOf'] = (text, size) =>
    runsOf(text).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0);
  const outline: Typeface['outline'] = (text, { x, y, size }) => {
    let left = x;
    return runsOf(text)
      .map((run) => {
        const path = run.font.getPath(run.text, left, y, size).commands.map(printCommand).join('');
        left += run.font.getAdvanceWidth(run.text, size);
        return path;
      })
      .join('');
  };
  return { widthOf: cached(widthOf), outline: cached(outline) };
};
