import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { calendarSchema } from '#backend/calendar/calendar-pattern.ts';
import type { Catalogue, CourseText } from '#backend/catalogue.ts';
import { calendarKeys } from '#model/calendar-keys.ts';
import { cities } from '#model/cities.ts';

const calendarFile = new URL('../../content/calendar/terms.yaml', import.meta.url);

export const calendar = calendarSchema.parse(parse(readFileSync(calendarFile, 'utf8')));

export const courseKeys = calendarKeys.filter(({ role }) => role === 'type').map(({ key }) => key);

const price: Readonly<Record<string, number>> = { kpp: 159_000, 'kpp-rec': 39_900, '1dn': 34_900, '1dn-eng': 34_900 };

const courseText = (type: string, locale: 'pl' | 'en'): CourseText => ({
  type,
  locale,
  name: `${locale === 'pl' ? 'Kurs' : 'Course'} ${type}`,
  intro: '',
  price: price[type] ?? null,
  priceDescription: '<p>cena</p>',
  description: `<p>${type}</p>`,
  program: '',
});

export const catalogue: Catalogue = {
  cities: cities.map(({ id, calendarId, name, nameEn }) => ({ id, calendarId, name: { pl: name, en: nameEn } })),
  courses: (['pl', 'en'] as const).flatMap((locale) => courseKeys.map((type) => courseText(type, locale))),
  faq: [
    { locale: 'pl', set: 'kpp', id: 'first', title: 'Czy?', content: '<p>Tak.</p>' },
    { locale: 'pl', set: 'bls', id: 'first', title: 'Ile?', content: '<p>Cztery.</p>' },
  ],
  articles: ['pierwsza-pomoc', 'aed-w-firmie'],
  calendar,
};
