/**
 * Breaking: an address without an answer, a call or field of the API that disappears or narrows, a stored value that is no longer read,
 * an order that is decided otherwise. Careful: something else than before. Safe: an addition, or the same in other words.
 */
export type Impact = 'breaking' | 'careful' | 'safe';

export const impacts: readonly Impact[] = ['breaking', 'careful', 'safe'];

export const worstImpact = (found: readonly Impact[]): Impact =>
  impacts.find((impact) => found.includes(impact)) ?? 'safe';
