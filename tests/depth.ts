/** Whether this is `npm run test:full`: every case of every test. Files named `*.full.test.ts` and `*.full.spec.ts` run only then. */
export const isFull = process.env.TEST_FULL === '1';

/** All of a list in the full run; otherwise so many of it, the first among them, spread evenly; with 0 none. */
export const sampleOf = <One>(list: readonly One[], count: number): readonly One[] =>
  isFull || list.length <= count ? list : list.filter((_, at) => (at * count) % list.length < count);

/** One of several cases that are alike. */
export interface Turn {
  readonly at: number;
  readonly of: number;
}

/** The part of a list that falls to one of several cases alike: together they take all of it, each takes one at least. */
export const dealt = <One>(list: readonly One[], { at, of }: Turn): readonly One[] =>
  list.filter((_, one) => (of < list.length ? one % of === at : one === at % list.length));

/** A property of which cases that begin after so many minutes are not tried: a slow machine tries fewer, and none begun is cut off. */
export const forMinutes = <Case>(
  minutes: number,
  property: (one: Case) => Promise<void>,
): ((one: Case) => Promise<void>) => {
  const end = performance.now() + minutes * 60_000;
  return async (one) => {
    if (performance.now() < end) await property(one);
  };
};
