import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { checkClicks } from './concurrent-bookings.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('twenty concurrent requests leave one record', async () => {
  expect(await checkClicks(api)).toContain('200');
});
