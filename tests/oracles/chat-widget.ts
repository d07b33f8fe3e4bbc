/** What it is written from. */
export const source = ['2.50'];

/** Only in alfa and internal. */
export const oracle = ({ environment }: { environment: string }): string =>
  /^(alfa|internal)$/.test(environment) ? 'loaded' : 'absent';
