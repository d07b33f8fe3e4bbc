import type { Brand } from '#model/schema/site.ts';
import type { Finding } from '../problems/finding.ts';
import type { Facts } from './facts.ts';

type Colour = keyof Brand['colours'];
const schemes = ['light', 'dark'] as const;

/**
 * Pairs of foreground and background with their least contrast: 4.5 for text, 3 for the focus ring and the logo.
 * @see WCAG 2.2, 1.4.3 and 1.4.11
 */
const pairs: readonly (readonly [on: Colour, what: Colour, least: number])[] = [
  ['paper', 'ink', 4.5],
  ['paper', 'inkSoft', 4.5],
  ['paper', 'link', 4.5],
  ['paper', 'accentStrong', 4.5],
  ['paper', 'focus', 3],
  ['deep', 'deepInk', 4.5],
  ['deep', 'deepSoft', 4.5],
  ['deep', 'deepFocus', 3],
  ['accent', 'accentInk', 4.5],
];

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `#rrggbb`. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Findings for brand colours that could not be read on one another. */
export const checkBrandContrast = ({
  model: {
    brand: { colours },
  },
}: Facts): Finding[] => {
  const findings: Finding[] = [];
  for (const [on, what, least] of pairs)
    for (const scheme of schemes) {
      const found = contrast(colours[on][scheme], colours[what][scheme]);
      if (found >= least) continue;
      findings.push({
        code: 'faint-colour',
        at: { model: ['brand', 'colours', what, scheme] },
        found: `“${what}” on “${on}” has a contrast of ${found.toFixed(2)} in the ${scheme} scheme; at least ${least} is needed.`,
      });
    }
  return findings;
};
