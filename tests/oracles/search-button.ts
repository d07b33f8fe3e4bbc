/** What it is written from. */
export const source = ['4.10'];

/** "show N found" if any criterion is set. */
export const oracle = (criteria: { typeChosen: boolean; cityChosen: boolean; monthChosen: boolean }): string =>
  Object.values(criteria).includes(true) ? 'showFound' : 'showAll';
