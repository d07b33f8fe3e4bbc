import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { terms } from '#backend/database/schema.ts';
import { openBuildCalendar } from '#backend/server/calendar/open-calendar.ts';
import { readConfiguration } from '#backend/server/configuration.ts';
import { noDates, updateDemoTerms } from '#backend/terms/seed-database.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { covers } from '../../covers.ts';
import { basicType } from '../../find-course.ts';
import { noon, type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';
import { order, prepareTerm, quote, uncertified } from '../flows/booking-fixture.ts';

const client = 'kursy-dla-osob-prywatnych';
const courses = `/api/v1/www/courses?type=${basicType}&client=${client}&lang=pl`;
const calendar = { CALENDAR_URL: 'https://kalendarz.example' };
const site = { SITE_ORIGIN: 'https://kursy.example', BANK_ACCOUNT: '61 1090 1014 0000 0712 1981 2874' };

describe('a site reachable from other machines', covers('C107'), () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ demoDates: false });
  });
  afterAll(() => api.close());

  test('offers no demo date that a database still has, and every other date', async () => {
    const { id } = await prepareTerm(api, { type: basicType, freePlaces: 3 });
    const shown = async () => (await (await fetch(api.origin + courses)).json()).items;
    const count = { type: basicType, localization: null, month: null };
    const counted = async () => (await api.post('/api/v1/www/courses-count', count)).json();
    const asked = async () => [
      (await fetch(`${api.origin}/api/term?course=${id}&lang=pl`)).status,
      (await quote(api, { course: id, lang: 'pl', persons: 1 })).status,
      (await order(api, { ...uncertified, course: id, amount: 34_900 })).status,
    ];
    expect([await shown(), await counted(), await asked()]).toEqual([[], 0, [404, 404, 404]]);
    await api.database.update(terms).set({ demo: false }).where(eq(terms.id, id));
    expect([(await shown()).length, await counted(), await asked()]).toEqual([1, 1, [200, 200, 200]]);
  });

  test('deletes those without bookings', async () => {
    await updateDemoTerms(api.database, { ...catalogue, calendar: noDates }, noon);
    const left = await api.database.select().from(terms).where(eq(terms.demo, true));
    expect(left.filter(({ booked }) => !booked)).toEqual([]);
  });
});

test('server and build decide alike whether to show demo dates', covers('C107'), () => {
  const decided = (settings: Readonly<Record<string, string>>) => [
    readConfiguration(settings).demoDates,
    readBuildEnvironment({ SITE_ORIGIN: readConfiguration(settings).origin, ...settings }).demoDates,
  ];
  expect(decided({})).toEqual([true, true]);
  expect(decided({ SITE_ORIGIN: 'http://localhost:4173' })).toEqual([true, true]);
  expect(decided(site)).toEqual([false, false]);
  expect(decided({ ...site, DEMO_DATES: '1' })).toEqual([true, true]);
  expect(decided({ DEMO_DATES: '0' })).toEqual([false, false]);
  expect(decided({ ...calendar, DEMO_DATES: '1' })).toEqual([false, false]);
  expect(readConfiguration({ HOST: '0.0.0.0', SITE_ORIGIN: 'http://localhost', PAYMENTS: 'sandbox' }).demoDates).toBe(
    false,
  );
  expect(() => readConfiguration({ DEMO_DATES: 'maybe' })).toThrow('DEMO_DATES must be 1 or 0; it is “maybe”.');
  expect(() => readBuildEnvironment({ DEMO_DATES: 'maybe' })).toThrow('DEMO_DATES must be 1 or 0; it is “maybe”.');
});

test('the calendar of a build without demo dates has the courses and no date', async () => {
  const answer = await (await openBuildCalendar({ demoDates: false, office: null })).ask(courses).json();
  expect([typeof answer.name, answer.items]).toEqual(['string', []]);
});
