import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoCalendar, openBuildCalendar } from '#backend/server/calendar/open-calendar.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { sampleOf } from '../../../depth.ts';
import { certifiedType } from '../../../find-course.ts';
import { noon, type RunningApi, startApi } from '../../fixtures/api-fixture.ts';
import { catalogue, courseKeys } from '../../fixtures/catalogue-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('gives a build the answers of a fresh database', async () => {
  const calendar = createDemoCalendar(catalogue, warsawDate(noon));
  for (const type of sampleOf(courseKeys, 4)) {
    for (const rest of [
      'lang=pl',
      'lang=en&localization=2',
      'lang=pl&month=2027-02',
      'lang=de',
      'lang=pl&localization=99',
    ]) {
      const client = type === '2dn' || type === 'event' ? 'kursy-dla-firm' : 'kursy-dla-osob-prywatnych';
      const path = `/api/v1/www/courses?type=${type}&client=${client}&${rest}`;
      const [built, served] = [calendar.ask(path), await fetch(api.origin + path)];
      expect(built.status).toBe(served.status);
      if (served.ok) expect(await built.json()).toEqual(await served.json());
    }
  }
});

test('has dates today in the embedded calendar', async () => {
  const calendar = await openBuildCalendar({ demoDates: true, office: null });
  const path = `/api/v1/www/courses?type=${certifiedType}&client=kursy-dla-osob-prywatnych&lang=pl`;
  const { items } = await calendar.ask(path).json();
  await calendar.close();
  expect(items.length).toBeGreaterThan(27);
});
