import { describe, expect, test } from 'vitest';
import { checkImportRows } from '#backend/office/terms/import/check-rows.ts';
import { readTermsFile } from '#backend/office/terms/import/import-terms.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { covers } from '../../../covers.ts';
import { certifiedType } from '../../../find-course.ts';
import { unseen } from '../../../unseen-characters.ts';
import { catalogue } from '../../fixtures/catalogue-fixture.ts';
import { type ExpectedTerm, tableFiles } from './table-files.ts';

const today = parseCivilDate('2026-11-25') ?? Number.NaN;

const outcomeOf = async (bytes: Uint8Array) => {
  const read = await readTermsFile(bytes);
  const { terms, problems } = checkImportRows({ catalogue, today }, read.terms);
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
  };
};

const usual = { id: 70, type: certifiedType, city: 'lodz', dateStart: '2027-03-05', hours: '9:00–17:00', places: 12 };
const termOf = (differences: ExpectedTerm) => ({ ...usual, ...differences });

describe('a table is read as intended or refused by name:', () => {
  test.each(tableFiles.map((file) => [file.name, file] as const))('%s', async (_name, { bytes, reads, refused }) => {
    const outcome = await outcomeOf(await bytes());
    if (refused === undefined) {
      expect(outcome).toEqual({ terms: (reads ?? []).map(termOf), problems: [] });
      return;
    }
    const named = refused.map((beginning, index) => outcome.problems[index]?.slice(0, beginning.length));
    expect(named, outcome.problems.join('\n')).toEqual(refused);
  });
});

test('a term may be as far ahead as the model says, and no day further', covers('C195'), async () => {
  const year = 2026 + parameters.importedTermYears;
  const file = (date: string) => Buffer.from(`nr;kurs;miasto;dzień;godziny;miejsca\n70;kpp;Łódź;${date};;\n`);
  expect((await outcomeOf(file(`${year}-11-25`))).problems).toEqual([]);
  expect((await outcomeOf(file(`${year}-11-26`))).problems).toEqual([expect.stringContaining('leży za daleko')]);
});

const cells = ['70', certifiedType, 'Łódź', '2027-03-05', '9:00–17:00', '12'];
const head = 'nr;kurs;miasto;dzień;godziny;miejsca';
const asTable = (values: readonly string[], heads = head) => Buffer.from(`${heads}\n${values.join(';')}\n`);
test.each(Object.entries(unseen))('drops %s in any cell of a file', async (_, sign) => {
  const meant = { terms: [usual], problems: [] };
  for (const spoilt of [
    (text: string) => sign + text,
    (text: string) => text + sign,
    (text: string) => `${text[0]}${sign}${text.slice(1)}`,
  ]) {
    expect(await outcomeOf(asTable(cells.map(spoilt))), 'cells of a table').toEqual(meant);
    expect(await outcomeOf(asTable(cells, head.split(';').map(spoilt).join(';'))), 'heads of a table').toEqual(meant);
  }
});
