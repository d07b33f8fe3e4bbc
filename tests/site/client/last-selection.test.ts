import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { coursesContract } from '#generated/api/calendar-contracts.ts';
import { fetchCalendarAnswer, queryClient, queryOfCall } from '#site/lib/api/query-client.ts';
import { createLatestOnlyCaller } from '#site/lib/api/take-latest.ts';
import { covers } from '../../covers.ts';
import { jsonAnswer, sampleCourse, stubFetch } from './answer-stub.ts';

const months = ['2027-01', '2027-02', '2027-03', '2027-04', '2027-05'] as const;
type Month = (typeof months)[number];

/** Five waiting requests; `answer` lets the one for a month have its answer, even if it was given up. */
const openRequests = () => {
  const waiting = new Map<string, () => void>();
  stubFetch(
    (url) =>
      new Promise((resolve) => {
        const month = new URL(url, 'http://site').searchParams.get('month') ?? '';
        waiting.set(month, () => resolve(jsonAnswer({ ...sampleCourse, name: month })));
      }),
  );
  return { answer: (month: Month) => waiting.get(month)?.() };
};

const askFor = (month: Month) => (signal: AbortSignal) =>
  fetchCalendarAnswer(
    queryOfCall(coursesContract, { query: { type: 'kpp', client: 'kursy-dla-osob-prywatnych', lang: 'pl', month } }),
    signal,
  );

/** Long enough for an answer to be read and stored. */
const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate);
};

/** Selects one month after the other while answers come in the given order; gives every name that was ever shown. */
const show = async (steps: readonly { readonly select: Month | null; readonly answer: Month | null }[]) => {
  queryClient.clear();
  const { answer } = openRequests();
  const latest = createLatestOnlyCaller();
  const shown: { readonly wanted: Month; readonly name: string }[] = [];
  const select = (wanted: Month) => {
    latest.giveUp();
    latest.ask(askFor(wanted), {
      onAnswer: ({ name }) => shown.push({ wanted, name }),
      onFailure: ({ failure }) => shown.push({ wanted, name: failure.kind }),
    });
  };
  select(months[0]);
  for (const step of steps) {
    if (step.select !== null) select(step.select);
    if (step.answer !== null) answer(step.answer);
    await settle();
  }
  return { shown, last: shown.at(-1)?.name };
};

const permutations = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

afterEach(() => void vi.unstubAllGlobals());

it('shows the last selection whichever of 120 orders five answers come in', async () => {
  const orders = permutations(months);
  expect(orders).toHaveLength(120);
  const selections = months.map((month) => ({ select: month, answer: null }));
  for (const order of orders) {
    const { last, shown } = await show([...selections, ...order.map((month) => ({ select: null, answer: month }))]);
    expect(last).toBe(months.at(-1));
    expect(shown).toEqual([{ wanted: last, name: last }]);
  }
});

it(
  'never shows the answer to another selection, in 1,000 interleavings of selections and answers',
  covers('C63'),
  async () => {
    const month = fc.constantFrom(...months);
    const steps = fc.array(fc.record({ select: fc.option(month), answer: fc.option(month) }), {
      minLength: 3,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const final = given.findLast(({ select }) => select !== null)?.select ?? months[0];
        const { last, shown } = await show([...given, { select: null, answer: final }]);
        expect(last).toBe(final);
        for (const { wanted, name } of shown) expect(name).toBe(wanted);
      }),
      { numRuns: 1_000 },
    );
  },
);
