import type { ClauseId } from '#model/clauses/index.ts';

/** Compiled, never run: only a clause of the specification can be cited. */
export const citedClauses = (): ClauseId[] => [
  '4.21',
  // @ts-expect-error a clause that the section does not have
  '4.99',
  // @ts-expect-error a section that the specification does not have
  '10.1',
  // @ts-expect-error a section is no clause
  '4',
];
