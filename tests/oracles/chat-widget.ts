/** Only in alfa and internal. */
export const oracle = ({ environment }: { environment: string }): string =>
  /^(alfa|internal)$/.test(environment) ? 'loaded' : 'absent';
