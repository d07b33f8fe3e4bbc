/** Breaking: something that worked is refused or gone. Careful: it works and gives something else. Safe: an addition, or the same in other words. */
export type Impact = 'breaking' | 'careful' | 'safe';

export const impacts: readonly Impact[] = ['breaking', 'careful', 'safe'];

export const worstImpact = (found: readonly Impact[]): Impact =>
  impacts.find((impact) => found.includes(impact)) ?? 'safe';
