/**
 * Breaking: an address without an answer, a call or field of the API that disappears or narrows, a stored value that is no longer read, an
 * order that is decided differently. Careful: something differs from before. Safe: an addition, or other words for the same.
 */
export type Impact = 'breaking' | 'careful' | 'safe';

export const impacts: readonly Impact[] = ['breaking', 'careful', 'safe'];

export const worstImpact = (found: readonly Impact[]): Impact =>
  impacts.find((impact) => found.includes(impact)) ?? 'safe';
