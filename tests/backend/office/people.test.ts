import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { officeAccess, registrations } from '#backend/database/schema.ts';
import { foundSpellings } from '../../canary-spellings.ts';
import { witnesses } from '../../witnesses.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { certified, enrol, pesel, prepareTerm } from '../registration/booking-fixture.ts';
import { office, officeData, refusal } from './office-fixture.ts';

const formulas = ['=1+1', '+1', '-1', '@SUM(1)', 'a,"b"', 'Zażółć'];

let api: RunningApi;
let term: string;
beforeAll(async () => {
  api = await startApi();
  const { id } = await prepareTerm(api, { type: 'kpp', freePlaces: formulas.length });
  term = String(id);
  for (const [index, lastName] of [...formulas, 'Rezerwowa'].entries()) {
    const answer = await enrol(api, { ...certified, course: id, lastName, email: `p${index}@example.pl` });
    expect(answer.status).toBe(200);
  }
});
afterAll(() => api.close());

const peopleShape = z.array(z.looseObject({ position: z.int(), lastName: z.string(), firstName: z.string() }));

test('the attendance list has everybody with a place, a line to sign and no PESEL', async () => {
  const rows = peopleShape.parse(await officeData(api, 'attendance', term));
  expect(rows.map(({ lastName }) => lastName).toSorted()).toEqual(formulas.toSorted());
  const text = await office(api, 'attendance', term);
  expect(text).toContain(`(nr ${term}): ${formulas.length}`);
  expect(text.split('\n').filter((line) => line.includes('____'))).toHaveLength(formulas.length);
  expect(foundSpellings(text + JSON.stringify(rows), pesel)).toEqual([]);
});

test('a list as CSV is read by another program as it was meant, and no cell is a formula', async () => {
  const neutral = formulas.map((name) => (/^[=+@-]/.test(name) ? `'${name}` : name));
  for (const [format, delimiter] of [
    ['--csv', ','],
    ['--excel', ';'],
  ] as const) {
    const text = await office(api, 'attendance', term, format);
    expect(text.startsWith('\ufeff')).toBe(format === '--excel');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const rows = z.array(z.record(z.string(), z.string())).parse(parse(text, { columns: true, delimiter, bom: true }));
    expect(rows.map(({ nazwisko }) => nazwisko).toSorted()).toEqual(neutral.toSorted());
    expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  }
  expect(await refusal(api, 'message', '1', '--csv')).toContain('Nie ma wiadomości 1.');
});

test(
  'the exam list has PESEL and day of birth, needs a person and a reason, and writes its use down',
  witnesses('C109'),
  async () => {
    expect(await refusal(api, 'exam-list', term, '--reason', 'egzamin')).toBe(
      'Brakuje --as: kto wydaje polecenie (imię i nazwisko).',
    );
    expect(await refusal(api, 'exam-list', term, '--as', 'Anna')).toContain('Brakuje --reason');
    expect(await officeData(api, 'access-log')).toEqual([]);
    const rows = await officeData(api, 'exam-list', term, '--as', 'Anna', '--reason', 'lista dla komisji');
    expect(z.array(z.looseObject({ pesel: z.string(), birthDate: z.string() })).parse(rows)[0]).toMatchObject({
      pesel,
      birthDate: '1944-05-14',
      birthCity: 'Opole',
    });
    expect(await officeData(api, 'access-log')).toMatchObject([
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

test('what cannot be decrypted is told by no row, and its use is not written down as one that worked', async () => {
  await api.database
    .update(registrations)
    .set({ sensitive: 'v1.AAAA' })
    .where(eq(registrations.term, Number(term)));
  await expect(office(api, 'exam-list', term, '--as', 'Anna', '--reason', 'x')).rejects.toThrow();
  expect(await api.database.select().from(officeAccess)).toHaveLength(1);
  expect(await office(api, 'journal')).toMatch(/exam-list .* błąd/);
});

test('a term that does not exist is told', async () => {
  expect(await refusal(api, 'attendance', '1')).toBe('Nie ma terminu 1. Numery pokazuje: npm run office -- terms');
});
