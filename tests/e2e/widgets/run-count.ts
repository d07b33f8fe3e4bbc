/** Sequences per widget: all of them in the full run, a few otherwise. */
export const sequences = process.env.TEST_FULL === '1' ? 1000 : 25;
