import { brand } from '#generated/data/brand.ts';

/** Colour of the browser's own bars: that of the page in both schemes. */
export const themeColours = brand.colours.paper;
