import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRequestCoalescing } from '#backend/http/shared-answers.ts';
import { basicType } from '../../find-course.ts';
import { noon, type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, prepareTerm, uncertified } from '../flows/booking-fixture.ts';

/** A reader whose reads end when they are let, and what has happened meanwhile. */
const prepareReader = () => {
  const moment = { now: noon, changes: 0 };
  const reads: PromiseWithResolvers<unknown>[] = [];
  const share = createRequestCoalescing({ clock: () => moment.now, changes: () => moment.changes });
  const ask = (question: unknown = 'kpp') =>
    share(question, () => {
      const read = Promise.withResolvers<unknown>();
      reads.push(read);
      return read.promise;
    }).then(({ bytes }) => JSON.parse(new TextDecoder().decode(bytes)));
  return { moment, reads, ask };
};

describe('request coalescing', () => {
  test('reads and prints once within a second', async () => {
    const { reads, ask } = prepareReader();
    const asked = [ask(), ask(), ask('bls')];
    for (const [index, { resolve }] of reads.entries()) resolve(index);
    expect([await Promise.all(asked), await ask()]).toEqual([[0, 0, 1], 0]);
    expect(reads).toHaveLength(2);
  });

  test('reads again after a second', () => {
    const { moment, reads, ask } = prepareReader();
    void ask();
    moment.now += 1_000;
    void ask();
    expect(reads).toHaveLength(2);
  });

  test('reads again after a write, even if an earlier read is still running', async () => {
    const { moment, reads, ask } = prepareReader();
    const early = ask();
    moment.changes += 1;
    const late = ask();
    reads[1]?.resolve('after');
    reads[0]?.resolve('before');
    expect([await early, await late, await ask()]).toEqual(['before', 'after', 'after']);
  });

  test('reads again after a failed read', async () => {
    const { reads, ask } = prepareReader();
    const failed = ask();
    reads[0]?.reject(new Error('The database is away.'));
    await expect(failed).rejects.toThrow('away');
    const second = ask();
    reads[1]?.resolve(1);
    expect(await second).toBe(1);
  });
});

describe('the calendar', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  const placesOf = async (id: number): Promise<number | undefined> => {
    const answer = await fetch(
      `${api.origin}/api/v1/www/courses?type=${basicType}&client=kursy-dla-osob-prywatnych&lang=pl`,
    );
    const { items } = await answer.json();
    return items.find((term: { id: number }) => term.id === id)?.freePlaces;
  };

  test('shows a seat as taken at once to everybody after it is booked', async () => {
    const term = await prepareTerm(api, { type: basicType, freePlaces: 5 });
    expect(await placesOf(term.id)).toBe(5);
    expect((await book(api, { ...uncertified, course: term.id })).status).toBe(200);
    expect(await Promise.all([placesOf(term.id), placesOf(term.id)])).toEqual([4, 4]);
  });
});
