/** The whole palette of the illustrations; pictures use no colour outside this file. */
export const colour = {
  ink: '#0f2a37',
  petrol: '#1f4e5f',
  teal: '#33727d',
  paper: '#f8f3ea',
  cream: '#fdfaf4',
  sand: '#ebdfca',
  sandDeep: '#d5c2a1',
  clay: '#b99b74',
  sage: '#c3cfbd',
  sageDeep: '#8ea58f',
  leaf: '#5f8268',
  sky: '#d5e4e8',
  skyDeep: '#9fbfca',
  steel: '#71868f',
  mist: '#e3e7e4',
  white: '#fff',
  signal: '#d9381e',
  signalDeep: '#aa2a15',
  amber: '#e8a33d',
  green: '#2c7a57',
} as const;

/** Walls, floors and small details: quieter neighbours of the colours above. */
export const tint = {
  coolWall: '#eef0ea',
  clearSky: '#e6eff0',
  warmWall: '#f1e9da',
  warmFloor: '#d9ccb4',
  stoneFloor: '#d0d4cc',
  wood: '#d2a970',
  asphalt: '#8b979b',
  grass: '#aebfa6',
  panel: '#e2dac8',
  rug: '#cbb791',
  skirting: '#c4d8de',
  field: '#d9dfcf',
  greenDeep: '#236347',
  greenLight: '#35906a',
  trace: '#7fc7a5',
  toy: '#c7a67c',
  burn: '#e79f88',
  graze: '#c9584a',
  foilLight: '#f5e2a5',
} as const;

/** A fill and the darker tone that separates overlapping parts of the same fill. */
export type Tone = { readonly base: string; readonly shade: string };

export const skin = {
  fair: { base: '#f2cdb1', shade: '#dcab8a' },
  warm: { base: '#e3b28e', shade: '#c8926c' },
  olive: { base: '#cb9269', shade: '#ac754e' },
  brown: { base: '#96623f', shade: '#794b2e' },
  deep: { base: '#67412d', shade: '#4d2e1f' },
  vinyl: { base: '#e6d3bd', shade: '#c9b196' },
} as const satisfies Record<string, Tone>;

export const cloth = {
  ink: { base: '#1b3947', shade: '#0f2a37' },
  petrol: { base: '#1f4e5f', shade: '#153c4a' },
  teal: { base: '#3b7f89', shade: '#2c6670' },
  sage: { base: '#9db39b', shade: '#80997f' },
  leaf: { base: '#5f8268', shade: '#4b6b54' },
  sand: { base: '#dcc8a6', shade: '#bfa882' },
  clay: { base: '#b58f68', shade: '#967350' },
  sky: { base: '#a9c7d1', shade: '#86a9b5' },
  steel: { base: '#71868f', shade: '#5a6e77' },
  white: { base: '#fff', shade: '#d3dbd9' },
  signal: { base: '#d9381e', shade: '#aa2a15' },
  amber: { base: '#e8a33d', shade: '#c6832a' },
  nitrile: { base: '#7fa9c4', shade: '#5f8aa6' },
  foil: { base: '#e6c46a', shade: '#c9a347' },
} as const satisfies Record<string, Tone>;

export const hairColour = {
  black: '#20262b',
  brown: '#4d3527',
  chestnut: '#7c4a2b',
  blond: '#cfa45f',
  grey: '#9aa3a6',
  red: '#a5522d',
} as const;
