import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../api-fixture.ts';
import { checkClicks, checkRush } from './concurrent-bookings.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('two hundred people at once get ten places and a reserve list in order', () => checkRush(api, 200));

test('twenty clicks at once leave one record', async () => {
  expect(await checkClicks(api)).toContain('200');
});
