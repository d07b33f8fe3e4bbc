import { describe, expect, test } from 'vitest';
import { checkRows } from '#backend/office/terms/import/check-rows.ts';
import { readFile } from '#backend/office/terms/import/import-terms.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { covers } from '../../../covers.ts';
import { certifiedType } from '../../../find-course.ts';
import { unseen } from '../../../unseen-characters.ts';
import { catalogue } from '../../fixtures/catalogue-fixture.ts';
import { calendarFiles } from './calendar-files.ts';
import { type ExpectedTerm, type SampleFile, tableFiles } from './table-files.ts';

const today = parseCivilDate('2026-11-25') ?? Number.NaN;

const outcomeOf = async (bytes: Uint8Array) => {
  const read = await readFile(bytes);
  const { terms, problems } = checkRows({ catalogue, today }, read.terms);
  return {
    terms: terms.map(({ id, type, city, dateStart, hours, places }) => ({
      id,
      type,
      city,
      dateStart,
      hours: hours?.pl ?? null,
      places,
    })),
    problems: [...read.problems, ...problems]
      .toSorted((left, right) => left.line - right.line)
      .map(({ line, column, words }) => {
        expect(words.en, 'both languages have the values').not.toMatch(/[{}]/);
        return `${line}${column === undefined ? '' : `, kolumna ${column}`}: ${words.pl}`;
      }),
    cancelled: read.cancelled.map(({ id }) => id),
  };
};

const usual = { id: 70, type: certifiedType, city: 'lodz', dateStart: '2027-03-05', hours: '9:00–17:00', places: 12 };
const termOf = (differences: ExpectedTerm) => ({ ...usual, ...differences });

describe.each<[string, readonly SampleFile[]]>([
  ['a table', tableFiles],
  ['a calendar', calendarFiles],
])('%s is read as it was meant or refused by name:', (_, files) => {
  test.each(files.map((file) => [file.name, file] as const))(
    '%s',
    async (_name, { bytes, reads, refused, cancelled = [] }) => {
      const outcome = await outcomeOf(await bytes());
      if (refused === undefined) {
        expect(outcome).toEqual({ terms: (reads ?? []).map(termOf), problems: [], cancelled });
        return;
      }
      const named = refused.map((beginning, index) => outcome.problems[index]?.slice(0, beginning.length));
      expect(named, outcome.problems.join('\n')).toEqual(refused);
    },
  );
});

test('a term may be as far ahead as the model says, and no day more', covers('C195'), async () => {
  const year = 2026 + parameters.importedTermYears;
  const file = (date: string) => Buffer.from(`nr;kurs;miasto;dzień;godziny;miejsca\n70;kpp;Łódź;${date};;\n`);
  expect((await outcomeOf(file(`${year}-11-25`))).problems).toEqual([]);
  expect((await outcomeOf(file(`${year}-11-26`))).problems).toEqual([expect.stringContaining('leży za daleko')]);
});

const cells = ['70', certifiedType, 'Łódź', '2027-03-05', '9:00–17:00', '12'];
const head = 'nr;kurs;miasto;dzień;godziny;miejsca';
const asTable = (values: readonly string[], heads = head) => Buffer.from(`${heads}\n${values.join(';')}\n`);
const asCalendar = ([id, type, city, , , places]: readonly string[]) =>
  Buffer.from(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:x',
      'BEGIN:VEVENT',
      `UID:${id}`,
      'DTSTART:20270305T080000Z',
      'DTEND:20270305T160000Z',
      `CATEGORIES:${type}`,
      `LOCATION:${city}`,
      `X-PLACES:${places}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );

test.each(Object.entries(unseen))('%s in any cell of a file is dropped', covers('C200'), async (_, sign) => {
  const meant = { terms: [usual], problems: [], cancelled: [] };
  for (const spoilt of [
    (text: string) => sign + text,
    (text: string) => text + sign,
    (text: string) => `${text[0]}${sign}${text.slice(1)}`,
  ]) {
    expect(await outcomeOf(asTable(cells.map(spoilt))), 'cells of a table').toEqual(meant);
    expect(await outcomeOf(asTable(cells, head.split(';').map(spoilt).join(';'))), 'heads of a table').toEqual(meant);
    expect(await outcomeOf(asCalendar(cells.map(spoilt))), 'a calendar').toEqual(meant);
  }
});

const whitespace = 60_000;
test.each([
  ['tabs', '\t'.repeat(whitespace)],
  ['spaces', ' '.repeat(whitespace)],
  ['line breaks', '\\n'.repeat(whitespace)],
  ['line breaks and tabs in turn', '\\n\t'.repeat(whitespace / 2)],
])('%s without end in any property of a calendar cost no more time than other characters', async (_, gap) => {
  const other = 'x'.repeat(gap.length);
  const milliseconds = async (filler: string, index: number): Promise<number> => {
    const file = asCalendar(cells.map((cell, at) => (at === index ? `${cell}${filler}${cell}` : cell)));
    const start = performance.now();
    await outcomeOf(file);
    return performance.now() - start;
  };
  for (const index of cells.keys())
    expect(await milliseconds(gap, index), `property ${index}`).toBeLessThan(
      10 * (await milliseconds(other, index)) + 500,
    );
});
