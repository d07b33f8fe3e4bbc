/** Whether this is `npm run test:full`: every case of every test. Files named `*.full.test.ts` and `*.full.spec.ts` run only then. */
export const isFull = process.env.TEST_FULL === '1';

/** All of a list in the full run; otherwise so many of it, the first among them, spread evenly. */
export const sampleOf = <One>(list: readonly One[], count: number): readonly One[] =>
  isFull || list.length <= count ? list : list.filter((_, at) => (at * count) % list.length < count);
