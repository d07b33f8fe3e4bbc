import { isFull } from '../../depth.ts';
/** Sequences per widget: all of them in the full run, a few otherwise. */
export const sequences = isFull ? 1000 : 25;
