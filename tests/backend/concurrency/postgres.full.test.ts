import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#backend/database/open-database.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { describeOnPostgres } from '../fixtures/postgres.ts';
import { book, uncertified } from '../flows/booking-fixture.ts';
import { checkExpiry, checkRelease } from '../flows/check-release.ts';
import { checkClicks } from './concurrent-bookings.ts';

describeOnPostgres('on PostgreSQL', (postgres) => {
  let api: RunningApi;
  beforeAll(async () => {
    const together = await Promise.all([1, 2, 3].map(() => openDatabase({ url: postgres.url, folder: null })));
    await Promise.all(together.map(({ close }) => close()));
    api = await startApi({ url: postgres.url });
  });
  afterAll(() => api?.close());

  test('servers that release seats at the same moment offer each of them once', () => checkRelease(api));

  test('deletes the PESEL when its booking expires', () => checkExpiry(api));

  test('twenty concurrent requests on two servers leave one record, and some get a conflict', async () => {
    const second = await startApi({ url: postgres.url });
    second.time.now = api.time.now;
    try {
      const servers = [api, second].values();
      const spread: RunningApi = {
        ...api,
        post: (...given) => (servers.next().value ?? api).post(...given),
      };
      const statuses = await checkClicks(spread);
      expect(new Set(statuses)).toEqual(new Set(['200', '409 at work']));
    } finally {
      await second.close();
    }
  });

  test('a lost database is a 503 with Retry-After, and no personal data are logged', async () => {
    await postgres.stop();
    const term = { course: 1_012_975, ...uncertified };
    const answers = await Promise.all([fetch(`${api.origin}/api/term?course=${term.course}&lang=pl`), book(api, term)]);
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
        503,
        '5',
        { code: 'unavailable' },
      ]);
    }
    expect(api.log.at(-1)?.fault).toMatch(/^\w+(?::\w+)?(?: < \w+(?::\w+)?)*$/);
    expect(JSON.stringify(api.log)).not.toContain(uncertified.lastName);
  });
});
