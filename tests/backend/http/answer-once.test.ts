import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#backend/database/database.ts';
import { type AnswerOnce, createIdempotentAnswering, prepareNothing } from '#backend/http/answer-once.ts';
import { noon } from '../fixtures/api-fixture.ts';
import { openFreshDatabase } from '../fixtures/database-template.ts';

let opened: OpenDatabase;
let answerOnce: AnswerOnce;
beforeAll(async () => {
  opened = await openFreshDatabase();
  const { database, capacity } = opened;
  answerOnce = createIdempotentAnswering({ database, capacity, clock: () => noon, digestKey: new Uint8Array(32) });
});
afterAll(() => opened.close());

/** Submits what wants something since an instant; its work notes that instant and lasts as long as `until`. */
const submit = (
  done: number[],
  { wanted, since, until }: { wanted: string; since: number; until?: () => Promise<unknown> },
) =>
  answerOnce({
    call: 'order',
    key: `key-of-${wanted}-${since}`,
    content: null,
    prepare: prepareNothing,
    queue: { wanted, since },
    work: async () => {
      done.push(since);
      await until?.();
      return {};
    },
  });

test('serves requests for the same date in their order, even if they were delayed', async () => {
  const done: number[] = [];
  const first = Promise.withResolvers<void>();
  const all = [submit(done, { wanted: 'a date', since: 1, until: () => first.promise })];
  for (const since of [5, 2, 4, 3]) all.push(submit(done, { wanted: 'a date', since }));
  await setTimeout(20);
  first.resolve();
  await Promise.all(all);
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test('a request for another date waits for at most one of them', async () => {
  const done: number[] = [];
  const crowd = [1, 2, 3, 4, 5].map((since) => submit(done, { wanted: 'a date of many', since }));
  await Promise.all([...crowd, submit(done, { wanted: 'a date of one', since: 6 })]);
  expect(done.indexOf(6)).toBeLessThan(2);
});

test('a failure lets the next one in', async () => {
  const done: number[] = [];
  const failing = submit(done, {
    wanted: 'a date',
    since: 11,
    until: () => Promise.reject(new Error('No place is left.')),
  });
  const next = submit(done, { wanted: 'a date', since: 12 });
  await expect(failing).rejects.toThrow('No place is left.');
  expect([await next, done]).toEqual([{}, [11, 12]]);
});
