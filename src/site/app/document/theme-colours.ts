/** Colour of the browser's own bars: the `--paper` of `styles/tokens.css` in both schemes. */
export const themeColours = { light: '#fbfaf7', dark: '#0e161b' } as const;
