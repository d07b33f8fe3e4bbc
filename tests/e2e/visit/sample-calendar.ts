import type { Page } from '@playwright/test';
import { cities } from '#generated/data/cities.ts';
import { answerSample, sampleAnswer } from '../../site/samples/calendar.ts';

/** The calendar of the visitor's browser is a sample, so that its answers are known. */
export const answerCalendar = (page: Page): Promise<unknown> =>
  page.route('**/api/v1/www/**', async (route) => {
    const answer = answerSample(route.request().url());
    await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() });
  });

/** Cities with more dates than are shown at first, with as many as that, and with few. */
export const datesOf: Readonly<Record<string, number>> = { wroclaw: 12, warszawa: 11, gdansk: 10, gdynia: 3 };

const numberOf = (id: string): number => cities.find((city) => city.id === id)?.calendarId ?? 0;
const nameOf = (number: number | undefined): string | null =>
  cities.find(({ calendarId }) => calendarId === number)?.name ?? null;
const places = Object.entries(datesOf).flatMap(([id, count]) => Array.from({ length: count }, () => numberOf(id)));

/** A calendar with so many dates of these cities, and of no other. */
export const answerCities = async (page: Page): Promise<void> => {
  const answer = sampleAnswer('1dn');
  const items = answer.items
    .slice(0, places.length)
    .map((item, at) => ({ ...item, city: nameOf(places[at]), localization: places[at] ?? null }));
  await page.route('**/api/v1/www/courses?*', (route) => {
    const city = new URL(route.request().url()).searchParams.get('localization');
    const fitting = items.filter(({ localization }) => city === null || String(localization) === city);
    return route.fulfill({ json: { ...answer, items: fitting } });
  });
};
