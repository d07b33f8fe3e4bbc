import type { Brand } from '../schema/site.ts';
import { decision } from '../source.ts';

/**
 * The look of the provider, in light and in dark: pages, audit, the bar of the browser, icons and pictures for sharing take their colours
 * from here. Text on its ground must be readable; the generator refuses a pair that is too faint.
 */
// biome-ignore format: a table is read row by row
export const brand = {
  colours: {
    paper: { light: '#fbfaf7', dark: '#0e161b' },
    ink: { light: '#14212b', dark: '#e8eef1' },
    inkSoft: { light: '#3e4c57', dark: '#aebcc4' },
    deep: { light: '#0c444d', dark: '#0c2a31' },
    deepInk: { light: '#f2f8f7', dark: '#f2f8f7' },
    deepSoft: { light: '#c4dbdb', dark: '#c4dbdb' },
    deepFocus: { light: '#ffd166', dark: '#ffd166' },
    link: { light: '#0a5563', dark: '#8bd2da' },
    accent: { light: '#c5341a', dark: '#ff8664' },
    accentStrong: { light: '#9c240f', dark: '#ffa389' },
    accentInk: { light: '#ffffff', dark: '#230c05' },
    focus: { light: '#0a5563', dark: '#ffd166' },
  },
  /** The line of the sign, on a square of 40 by 40. */
  sign: 'M6 21h7l3.5-9 6 17 4.5-12 2 4h5',
  /** Its package of Fontsource, the largest weight in use, and its width relative to Arial; `npm run font` makes its files. */
  font: { family: 'Figtree', package: 'figtree', heaviest: 760, asWideAsArial: 1.007 },
  source: decision('C75', {
    pl: 'Nie podano znaku ani barw firmy; są to barwy tego wydania',
    en: 'Neither the sign nor the colours of the firm are given; these are the colours of this edition',
  }),
} as const satisfies Brand;
