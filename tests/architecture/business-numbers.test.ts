import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { numbersInSource, numbersInStyles, spellingsOf } from './number-scan.ts';

const root = resolve(import.meta.dirname, '../../src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('no number of specification section 9 stands as a literal in src/', () => {
  /** What the law or the calendar fixes stands in src/domain as it is; no owner sets it. */
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('domain/'));
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

/** `{own}` is the number as the model has it, `{whole}` in the greater unit (złoty, seconds), `{spaced}` with its thousands apart. */
const planted = (text: string, parameter: Parameters<typeof spellingsOf>[0]['parameter']): string => {
  const spelled = spellingsOf({ parameter });
  const [own, whole] = [`${spelled[0]}`, `${spelled.at(-1)}`];
  const spaced = whole.replace(/(?=...$)/, ' ');
  return text.replace('{own}', own).replace('{whole}', whole).replace('{spaced}', spaced);
};

describe('the search sees', () => {
  it.each([
    ['a price in złoty', 'site/pages/home.tsx', 'export const amount = {whole};', 'kppPrice'],
    ['a price in grosze', 'backend/a.ts', 'export const amount = {own};', 'blsPrice'],
    ['a price in a text', 'site/pages/home.tsx', "export const text = 'od {spaced} zł';", 'kppPrice'],
    ['a price between tags', 'site/home.tsx', 'export const A = () => <p>{whole} zł</p>;', 'recertificationPrice'],
    ['hours in a template', 'site/a.ts', ['export const text = `{own} godzin $', '{place}`;'].join(''), 'kppHours'],
    ['a number beside its subject', 'site/a.ts', 'if (phone.length < {own}) refuse();', 'phoneMinimumDigits'],
    ['a subject in the name of a file', 'site/features/faq/a.ts', 'items.slice(0, {own});', 'faqInitiallyShown'],
    ['a subject as a part of a name', 'site/a.ts', 'const options = { slotWidth: {own} };', 'carouselSlotWidth'],
    [
      'a subject around an object',
      'backend/a.ts',
      'const exam = { questions: {own} };',
      'recertificationExamQuestions',
    ],
  ] as const)('%s', (_, file, text, parameter) => {
    expect(numbersInSource(file, planted(text, parameter)).map((one) => one.parameter)).toContain(parameter);
  });

  it.each([
    ['a numeral system', 'site/features/dates/a.ts', 'export const n = Number.parseInt(text, 10);'],
    ['a status', 'backend/a.ts', 'export const ok = status === 200;'],
    ['a number without its subject', 'backend/server/a.ts', 'const closeTimeout = 5_000;'],
    ['a part of a date', 'site/a.ts', "export const day = '2026-11-30';"],
  ])('and leaves %s alone', (_, file, text) => {
    expect(numbersInSource(file, text)).toEqual([]);
  });

  it.each([
    ['the places of one term', 'backend/a.ts', 'const example = { places: {own} };', 'lowAvailability'],
    ['a number about towns', 'site/lib/places/a.ts', 'const shortestBeginning = {own};', 'lowAvailability'],
  ] as const)('and leaves %s alone, though the number is the same', (_, file, text, parameter) => {
    expect(numbersInSource(file, planted(text, parameter))).toEqual([]);
  });

  it('a number in the style of a carousel, and no other', () => {
    const [width] = spellingsOf({ parameter: 'carouselSlotWidth' });
    const [milliseconds = 0, seconds = 0] = spellingsOf({ parameter: 'carouselTransition' });
    const short = `${seconds}`.replace(/^0/, '');
    const style = `.carousel-slot { width: ${width}%; }\n.card { width: ${width}%; transition: ${milliseconds}ms; }\n.gallery img { transition: opacity ${short}s; }`;
    expect(numbersInStyles('a.css', style)).toEqual([
      { place: 'a.css .carousel-slot', parameter: 'carouselSlotWidth' },
      { place: 'a.css .gallery img', parameter: 'carouselTransition' },
    ]);
  });
});
