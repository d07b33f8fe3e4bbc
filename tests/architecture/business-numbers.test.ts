import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { numbersInSource, numbersInStyles } from './number-scan.ts';

const root = resolve(import.meta.dirname, '../../src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('no number of specification section 9 stands as a literal in src/', () => {
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const styles = files.filter((file) => file.endsWith('.css'));

  it('in code', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap((file) => numbersInSource(file, read(file)))).toEqual([]);
  });

  it('in styles', () => {
    expect(styles.length).toBeGreaterThan(10);
    expect(styles.flatMap((file) => numbersInStyles(file, read(file)))).toEqual([]);
  });
});

describe('the search sees', () => {
  it.each([
    ['a price in złoty', 'site/pages/home.tsx', 'export const amount = 1690;', 'kppPrice'],
    ['a price in grosze', 'backend/a.ts', 'export const amount = 159_000;', 'kppPromotionalPrice'],
    ['a price in a text', 'site/pages/home.tsx', "export const text = 'od 1 690 zł';", 'kppPrice'],
    ['a price between tags', 'site/pages/home.tsx', 'export const A = () => <p>399 zł</p>;', 'recertificationPrice'],
    ['hours in a template', 'site/a.ts', ['export const text = `66 godzin $', '{place}`;'].join(''), 'kppHours'],
    ['a discount', 'backend/a.ts', 'export const discount = 200;', 'secondPersonDiscount'],
    ['the length of a phone number', 'site/a.ts', 'if (phone.length < 9) refuse();', 'phoneMinimumDigits'],
    [
      'the length of a PESEL',
      'backend/forms/pesel.ts',
      'export const isWhole = (t: string) => t.length === 11;',
      'peselDigits',
    ],
    ['the interval of a gallery', 'site/features/gallery/a.tsx', 'setInterval(step, 5000);', 'carouselInterval'],
    ['a transition', 'site/a.ts', 'export const slideDuration = 0.3;', 'carouselTransition'],
    ['the width of a slot', 'site/a.ts', 'const options = { slotWidth: 80 };', 'carouselSlotWidth'],
    [
      'the first questions',
      'site/features/faq/faq.tsx',
      'export const first = items.slice(0, 3);',
      'faqInitiallyShown',
    ],
    [
      'the first terms',
      'site/features/dates/dates-list.tsx',
      'export const first = rows.slice(0, 10);',
      'termsInitiallyShown',
    ],
    ['a badge', 'site/a.tsx', 'const isLow = freePlaces <= 10;', 'lowAvailability'],
    ['an age', 'backend/a.ts', 'if (age >= 18) admit();', 'adultAge'],
    ['the age of a teenager', 'site/a.ts', 'const teenagerFrom = 14;', 'blsMinimumAge'],
    ['the days of a withdrawal', 'backend/a.ts', 'const withdrawalDays = 14;', 'withdrawalDays'],
    ['a class of places', 'site/a.tsx', 'const isFew = freePlaces < 5;', 'severalPlacesFrom'],
    ['the questions of the bank', 'site/a.ts', 'export const questions = 250;', 'examBankQuestions'],
    ['an exam', 'backend/a.ts', 'const exam = { questions: 30 };', 'recertificationExamQuestions'],
    ['a certificate', 'backend/a.ts', 'const expiry = addYears(issued, 3);', 'certificateValidityYears'],
    ['a certificate in parts of names', 'backend/a.ts', 'const latestExpiry = later(3);', 'certificateValidityYears'],
  ])('%s', (_, file, text, parameter) => {
    expect(numbersInSource(file, text).map((one) => one.parameter)).toContain(parameter);
  });

  it.each([
    ['a numeral system', 'site/features/dates/a.ts', 'export const n = Number.parseInt(text, 10);'],
    ['a status', 'backend/a.ts', 'export const ok = status === 200;'],
    ['bytes', 'backend/a.ts', 'export const limit = 16 * 1024;'],
    ['a server limit', 'backend/server/a.ts', 'const closeTimeout = 5_000;'],
    ['a part of a date', 'site/a.ts', "export const day = '2026-11-30';"],
    ['a row of cells', 'site/a.ts', 'export const columns = 3;'],
  ])('and leaves %s alone', (_, file, text) => {
    expect(numbersInSource(file, text)).toEqual([]);
  });

  it('a number in the style of a carousel, and no other', () => {
    const style =
      '.carousel-slot { width: 80%; }\n.card { width: 80%; transition: 300ms; }\n.gallery img { transition: opacity .3s; }';
    expect(numbersInStyles('a.css', style)).toEqual([
      { place: 'a.css .carousel-slot', parameter: 'carouselSlotWidth' },
      { place: 'a.css .gallery img', parameter: 'carouselTransition' },
    ]);
  });
});
