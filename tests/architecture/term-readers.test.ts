import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('src/**/*.{ts,tsx}').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const naming = (pattern: RegExp): readonly string[] =>
  sources.flatMap(({ file, text }) => (pattern.test(text) ? [file] : [])).toSorted();

it('only one module decides what a term offers', () => {
  expect(naming(/rules\/term-offered\.ts'/).filter((file) => !/circumstances|accept-registration/.test(file))).toEqual([
    'src/forms/registration/offer.ts',
  ]);
  expect(naming(/rules\/course-started\.ts'/)).toEqual(['src/forms/registration/offer.ts']);
});

it('lists of a calendar are read only where past terms are left out', () => {
  const [ask, foreign, snapshot] = ['lib/calendar/ask-courses', 'lib/api/foreign-answer', 'build/sources/snapshot'];
  expect(naming(/\bcoursesContract\b/)).toEqual([`src/site/${foreign}.ts`, `src/site/${ask}.ts`]);
  expect(naming(/import \{[^}]*\bnormaliseCourseAnswer\b/)).toEqual(['src/forms/inspect-course.ts']);
  expect(naming(/import \{[^}]*\binspectCourseAnswer\b/)).toEqual([
    'src/backend/terms/calendar-reader.ts',
    'src/backend/terms/check-calendar.ts',
    `src/site/${snapshot}.ts`,
    `src/site/${foreign}.ts`,
  ]);
  expect(naming(/import \{[^}]*\bremoveUnlistedTerms\b/)).toEqual([
    'src/backend/routes/forwarding-routes.ts',
    `src/site/${snapshot}.ts`,
    `src/site/${ask}.ts`,
  ]);
});

it('only one module reads stored terms for visitors; the others read the term of a booking, or work for the office', () => {
  const others = /^src\/backend\/(?:bookings|flows|office)\//;
  const readers = naming(/^import (?:type )?\{[^}]*\bterms\b[^}]*\} from '[^']*database\/schema\.ts'/m);
  expect(readers.filter((file) => !others.test(file))).toEqual([
    'src/backend/terms/find-terms.ts',
    'src/backend/terms/has-started.ts',
    'src/backend/terms/published-terms.ts',
    'src/backend/terms/seed-database.ts',
    'src/backend/terms/stray-terms.ts',
  ]);
});

it('only one module decides who may book what an audience is offered', () => {
  expect(naming(/\bopenCourses\b/).filter((file) => !file.startsWith('src/audit/'))).toEqual([
    'src/forms/registration/books-online.ts',
  ]);
});

it('the phone number is that of the audience; only the provider has a single one', () => {
  expect(naming(/organisation\.phone\b/)).toEqual([]);
  expect(naming(/\{[^{};]*\bphone\b[^{};]*\} = organisation;/)).toEqual([
    'src/site/feeds/structured-data/organisation.ts',
  ]);
});
