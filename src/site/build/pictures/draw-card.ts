import { brand } from '#generated/data/brand.ts';
import type { Typeface } from './typeface.ts';

/** The texts of a card. */
export interface Card {
  readonly audience: string;
  readonly name: string;
  readonly details: readonly { readonly label: string; readonly value: string }[];
}

export interface CardLook {
  readonly bold: Typeface;
  readonly medium: Typeface;
  /** The brand mark: the drawing of an SVG of 40 by 40. */
  readonly mark: string;
}

export const size = { width: 1200, height: 630 } as const;
const edge = 80;
const { deep, deepInk, deepSoft, accent } = brand.colours;
const colour = { ground: deep.light, ink: deepInk.light, soft: deepSoft.light, accent: accent.dark };

const nameSizes = [84, 72, 62];
const smallestName = 54;
const longestName = 3;
/** Between two columns. */
const gap = 30;

const wrap = (text: string, fits: (line: string) => boolean): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** The name in the largest size that needs three lines at most. */
const setName = (name: string, { widthOf }: Typeface): { readonly size: number; readonly lines: readonly string[] } => {
  const linesAt = (points: number): string[] => wrap(name, (line) => widthOf(line, points) <= size.width - 2 * edge);
  const points = nameSizes.find((each) => linesAt(each).length <= longestName) ?? smallestName;
  return { size: points, lines: linesAt(points) };
};

const text = (d: string, fill: string): string => `<path fill="${fill}" d="${d}"/>`;

/** The value in the largest size that stays in its column. */
const setValue = (value: string, bold: Typeface, width: number): number =>
  [44, 38, 32, 27].find((points) => bold.widthOf(value, points) <= width) ?? 24;

/** Columns as wide as their content. */
const columnsOf = ({ details }: Card, { bold, medium }: CardLook): readonly number[] => {
  const asked = details.map(({ label, value }) => Math.max(bold.widthOf(value, 32), medium.widthOf(label, 24)) + gap);
  const all = asked.reduce((sum, width) => sum + width, 0);
  return asked.map((width) => (width / all) * (size.width - 2 * edge));
};

const drawDetails = (card: Card, look: CardLook): string => {
  const { bold, medium } = look;
  const columns = columnsOf(card, look);
  return card.details
    .map(({ label, value }, index) => {
      const left = edge + columns.slice(0, index).reduce((sum, width) => sum + width, 0);
      const points = setValue(value, bold, (columns[index] ?? 0) - gap);
      return (
        text(bold.outline(value, { x: left, y: 545, size: points }), colour.ink) +
        text(medium.outline(label, { x: left, y: 583, size: 24 }), colour.soft)
      );
    })
    .join('');
};

/** A card of 1200 by 630 as SVG without text elements: brand mark and audience, name of the course, its details. */
export const drawShareCard = (card: Card, look: CardLook): string => {
  const name = setName(card.name, look.bold);
  const step = name.size * 1.12;
  const first = 318 - ((name.lines.length - 1) * step) / 2 + name.size * 0.35;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 1200 630">`,
    `<path fill="${colour.ground}" d="M0 0h1200v630H0z"/>`,
    card.details.length === 0 ? '' : '<path fill-opacity="0.16" d="M0 470h1200v160H0z"/>',
    `<path fill="${colour.accent}" d="M0 0h1200v10H0z"/>`,
    `<g transform="translate(${edge} 60) scale(2.1)">${look.mark}</g>`,
    text(look.medium.outline(card.audience, { x: edge + 110, y: 118, size: 34 }), colour.soft),
    ...name.lines.map((line, index) =>
      text(look.bold.outline(line, { x: edge, y: first + index * step, size: name.size }), colour.ink),
    ),
    drawDetails(card, look),
    '</svg>',
  ].join('');
};
