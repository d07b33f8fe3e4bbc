/** What it is written from. */
export const source = ['5.13'];

/** One person per address; the entry of a minor may share the guardian's. */
export const oracle = (entry: { registered: number; sharesGuardianAddress: boolean }): string =>
  entry.registered === 0 || entry.sharesGuardianAddress ? 'free' : 'taken';
