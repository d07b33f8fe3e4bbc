import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { officeAccess, registrations } from '#backend/database/schema.ts';
import { foundSpellings } from '../../canary-spellings.ts';
import { covers } from '../../covers.ts';
import { certifiedType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { certified, enrol, pesel, prepareTerm } from '../flows/booking-fixture.ts';
import { office, officeData, officeWorkbook, refusal } from './office-fixture.ts';

const formulas = ['=1+1', '+1', '-1', '@SUM(1)', 'a,"b"', 'a;=1+1', 'a_x000D_b', 'Zażółć'];

let api: RunningApi;
let term: string;
beforeAll(async () => {
  api = await startApi();
  const { id } = await prepareTerm(api, { type: certifiedType, freePlaces: formulas.length });
  term = String(id);
  for (const [index, lastName] of [...formulas, 'Rezerwowa'].entries()) {
    const answer = await enrol(api, { ...certified, course: id, lastName, email: `p${index}@example.pl` });
    expect(answer.status).toBe(200);
  }
});
afterAll(() => api.close());

const peopleShape = z.array(z.looseObject({ position: z.int(), lastName: z.string(), firstName: z.string() }));

test('the attendance list has everybody with a seat, a line to sign and no PESEL', async () => {
  const rows = peopleShape.parse(await officeData(api, 'attendance', term));
  expect(rows.map(({ lastName }) => lastName).toSorted()).toEqual(formulas.toSorted());
  const text = await office(api, 'attendance', term);
  expect(text).toContain(`(nr ${term}): ${formulas.length}`);
  expect(text.split('\n').filter((line) => line.includes('____'))).toHaveLength(formulas.length);
  expect(foundSpellings(text + JSON.stringify(rows), pesel)).toEqual([]);
});

test('another program reads a CSV list as intended, and no cell is a formula', async () => {
  const neutral = formulas.map((name) => (/^[=+@-]/.test(name) ? `'${name}` : name.replace(';=', ";'=")));
  const text = await office(api, 'attendance', term, '--csv');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const rows = z.array(z.record(z.string(), z.string())).parse(parse(text, { columns: true }));
  expect(rows.map(({ nazwisko }) => nazwisko).toSorted()).toEqual(neutral.toSorted());
  // A Polish spreadsheet divides at semicolons, an English one at commas.
  for (const separator of [',', ';', /[,;]/]) {
    const cells = text.split('\r\n').flatMap((line) => line.split(separator));
    expect(cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([]);
  }
  expect(await refusal(api, 'messages', '1', '--csv')).toContain('Nie ma wiadomości 1.');
});

test(
  'the exam list has PESEL and day of birth, requires a person and a reason, and logs its use',
  covers('C109'),
  async () => {
    expect(await refusal(api, 'exam-list', term, '--reason', 'egzamin')).toBe(
      'Brakuje --as: kto wydaje polecenie (imię i nazwisko).',
    );
    expect(await refusal(api, 'exam-list', term, '--as', 'Anna')).toContain('Brakuje --reason');
    expect(await officeData(api, 'journal', '--access')).toEqual([]);
    const rows = await officeData(api, 'exam-list', term, '--as', 'Anna', '--reason', 'lista dla komisji');
    expect(z.array(z.looseObject({ pesel: z.string(), birthDate: z.string() })).parse(rows)[0]).toMatchObject({
      pesel,
      birthDate: '1944-05-14',
      birthCity: 'Opole',
    });
    expect(await officeData(api, 'journal', '--access')).toMatchObject([
      {
        who: 'Anna',
        command: 'exam-list',
        about: `term ${term}`,
        reason: 'lista dla komisji',
        people: formulas.length,
      },
    ]);
    expect(foundSpellings(await office(api, 'journal'), pesel)).toEqual([]);
  },
);

test.each([
  ['exam-list', ['--as', 'Anna', '--reason', 'lista dla komisji']],
  ['attendance', []],
])('%s as a workbook has every cell as text, as in the list', async (command, options) => {
  const people = z.array(z.record(z.string(), z.unknown())).parse(await officeData(api, command, term, ...options));
  const [, ...rows] = await readSheet(Buffer.from(await officeWorkbook(api, command, term, ...options)));
  expect(rows.map((cells) => cells.filter((cell) => cell !== null))).toEqual(
    people.map((person) =>
      Object.values(person)
        .filter((value) => value !== null && value !== '')
        .map((value) => (value === 'awaitingPayment' ? 'do zapłaty' : value)),
    ),
  );
  if (command === 'exam-list') expect(rows.flat()).toContain(pesel);
});

test('shows no row that cannot be decrypted, and logs no successful use for it', async () => {
  const before = await api.database.select().from(officeAccess);
  await api.database
    .update(registrations)
    .set({ sensitive: 'v1.AAAA' })
    .where(eq(registrations.term, Number(term)));
  await expect(office(api, 'exam-list', term, '--as', 'Anna', '--reason', 'x')).rejects.toThrow();
  expect(await api.database.select().from(officeAccess)).toHaveLength(before.length);
  expect(await office(api, 'journal')).toMatch(/exam-list .* błąd/);
});

test('reports an unknown term', async () => {
  expect(await refusal(api, 'attendance', '1')).toBe('Nie ma terminu 1. Numery pokazuje: npm run office -- terms');
});
