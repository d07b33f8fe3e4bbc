import type { Page } from 'playwright/test';
import { cities } from '#generated/data/cities.ts';
import { sampleAnswer } from '../../site/samples/calendar.ts';

/** Cities with more dates than are shown at first, with as many as that, and with few. */
export const datesOf: Readonly<Record<string, number>> = { wroclaw: 12, warszawa: 11, gdansk: 10, gdynia: 3 };

const numberOf = (id: string): number => cities.find((city) => city.id === id)?.calendarId ?? 0;
const places = Object.entries(datesOf).flatMap(([id, count]) => Array.from({ length: count }, () => numberOf(id)));

/** A calendar whose every city has the wanted number of dates. */
export const answerForWidgets = async (page: Page): Promise<void> => {
  const answer = sampleAnswer('1dn');
  const items = answer.items.slice(0, places.length).map((item, at) => ({ ...item, localization: places[at] ?? null }));
  await page.route('**/api/v1/www/courses?*', (route) => {
    const city = new URL(route.request().url()).searchParams.get('localization');
    const fitting = items.filter(({ localization }) => city === null || String(localization) === city);
    return route.fulfill({ json: { ...answer, items: fitting } });
  });
};
