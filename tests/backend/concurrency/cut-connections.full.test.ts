import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnPostgres } from '../fixtures/postgres.ts';
import { bookTerm, type ServedProgram, soldTerms, startProgram, stopProgram } from './served-program.ts';

const cuts = 20;
const writers = 15;
const answersBetween = 12;

describeOnPostgres('cut connections', (postgres) => {
  let served: ServedProgram;
  beforeAll(async () => {
    served = await startProgram(postgres.url);
  });
  afterAll(async () => {
    if (served) await stopProgram(served, 'SIGKILL');
  });

  /** Ends every connection of the server and returns how many were in the middle of a statement. */
  const cut = async (client: Client): Promise<number> => {
    const { rows } = await client.query(
      `select state, pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    return rows.filter(({ state }) => state !== 'idle').length;
  };

  /** As a browser does: after a 503 the same again after `Retry-After`; a hundredth of the seconds is enough here. */
  const bookPatiently = async (index: number): Promise<{ readonly reference: string; readonly repeats: number }> => {
    const booking = {
      course: soldTerms[index % 40]?.id ?? 0,
      email: `person${index}@example.pl`,
      key: randomUUID(),
    };
    for (let repeats = 0; ; repeats += 1) {
      const answer = await bookTerm(served, booking);
      const body = await answer.json();
      if (answer.status === 200) return { reference: body.reference, repeats };
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      await sleep(50);
    }
  };

  test('twenty cuts under writes: the server lives, what it answered is stored, and nothing is stored twice', async () => {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const answered: { readonly reference: string; readonly repeats: number }[] = [];
    let [started, busy, made] = [0, 0, 0];
    const write = async (): Promise<void> => {
      while (made < cuts) {
        answered.push(await bookPatiently(started++));
        if (made === cuts || answered.length < (made + 1) * answersBetween) continue;
        made += 1;
        busy += await cut(client);
      }
    };
    await Promise.all(Array.from({ length: writers }, write));
    const { rows } = await client.query('select reference from registration');
    await client.end();
    expect(made).toBe(cuts);
    expect(busy).toBeGreaterThan(cuts);
    expect(served.process.exitCode).toBeNull();
    expect(new Set(rows.map(({ reference }) => reference))).toEqual(
      new Set(answered.map(({ reference }) => reference)),
    );
    expect(rows).toHaveLength(answered.length);
  });
});
