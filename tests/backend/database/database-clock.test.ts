import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabaseClock } from '#backend/database/database-clock.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const hour = 3_600_000;

test.each([-hour, 0, hour])(
  'a server %i ms from the database uses the database time where machines share it',
  async (wrong) => {
    const capacity = { transactions: 1, submissions: 1, shared: true };
    const clock = await openDatabaseClock({ database: api.database, capacity }, () => Date.now() + wrong);
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(2_000);
  },
);
