import type { Catalogue, CourseText } from '#backend/catalogue/catalogue.ts';
import { readCatalogue } from '#backend/catalogue/read-catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';

export const { calendar } = readCatalogue();

export const courseKeys = calendarKeys.filter(({ role }) => role === 'type').map(({ key }) => key);

const price: Readonly<Record<string, number>> = { kpp: 159_000, 'kpp-rec': 39_900, '1dn': 34_900, '1dn-eng': 34_900 };

const courseText = (type: string, locale: Locale): CourseText => ({
  type,
  locale,
  name: `${locale === 'pl' ? 'Kurs' : 'Course'} ${type}`,
  intro: '',
  price: price[type] ?? null,
  priceDescription: '<p>cena</p>',
  description: `<p>${type}</p>`,
  program: '',
});

/** The generated catalogue with texts and prices of its own, so that they do not change under the tests. */
export const catalogue: Catalogue = {
  ...readCatalogue(),
  courses: (['pl', 'en'] as const).flatMap((locale) => courseKeys.map((type) => courseText(type, locale))),
  faq: [
    { locale: 'pl', set: 'kpp', id: 'first', title: 'Czy?', content: '<p>Tak.</p>' },
    { locale: 'pl', set: 'bls', id: 'first', title: 'Ile?', content: '<p>Cztery.</p>' },
  ],
  articles: ['pierwsza-pomoc', 'aed-w-firmie'],
};
