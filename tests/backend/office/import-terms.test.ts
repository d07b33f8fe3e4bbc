import { eq } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registrations, terms } from '#backend/database/schema.ts';
import { executeOfficeCommand } from '#backend/office/command/execute.ts';
import { OfficeError } from '#backend/office/command/office-error.ts';
import { officeCommands } from '#backend/office/commands.ts';
import { printCommandResult } from '#backend/office/print/print-result.ts';
import { certifiedType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';
import { certified, enrol } from '../flows/booking-fixture.ts';
import { asSent, erasureJournalOf, office, officeData, officeWorkbook } from './office-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const carryOut = (values: Parameters<typeof executeOfficeCommand>[2]['values']) =>
  executeOfficeCommand(
    officeCommands,
    {
      database: api.database,
      now: api.time.now,
      secrets: api.secrets,
      catalogue,
      payments: api.parts.payments,
      erasures: erasureJournalOf(api),
      who: 'tester',
    },
    { command: 'import-terms', values, who: 'tester', named: true },
  );

const give = async (
  content: string | Uint8Array,
  name = 'terminy.csv',
  options: Readonly<Record<string, boolean>> = {},
) => {
  try {
    const answer = await carryOut({ file: asSent({ name, content }), ...options });
    return JSON.parse(printCommandResult(answer, { locale: 'pl', format: 'json' }));
  } catch (error) {
    if (error instanceof OfficeError) return error.words.pl.split('\n');
    throw error;
  }
};

const head = 'nr,kurs,miasto,dzień,godziny,miejsca';
const stored = async (id: number) => (await api.database.select().from(terms).where(eq(terms.id, id)))[0];

test('reports every mistake with file, line and the nearest name, and stores no change', async () => {
  const file = [
    head,
    '1,kp,Wrocaw,2027-02-30,9-17,-1',
    '2,kpp,Wrocław,2027-03-01,9:00-17:00,10',
    '2,kpp,wroclaw,2027-03-02,,',
  ];
  expect(await give(file.join('\n'))).toEqual([
    expect.stringMatching(/^terminy\.csv:2, kolumna B: Nie ma kursu „kp”\. Czy chodziło o „kpp”\?$/i),
    'terminy.csv:2, kolumna C: Nie ma miasta „Wrocaw”. Czy chodziło o „Wrocław”?',
    'terminy.csv:2, kolumna D: Dzień „2027-02-30” nie istnieje albo nie da się go odczytać. Wpisz go jako RRRR-MM-DD albo DD.MM.RRRR.',
    'terminy.csv:2, kolumna E: Godziny „9-17” nie mają postaci 9:00–17:00 (początek i koniec, z minutami).',
    'terminy.csv:2, kolumna F: Liczba miejsc „-1” nie jest liczbą całkowitą; puste pole znaczy: nie wiadomo.',
    'terminy.csv:4: Numer 2 stoi już w wierszu 3.',
    'Niczego nie zapisano.',
  ]);
  expect(await stored(2)).toBeUndefined();
  expect(await give('nr,kurs,miasto,dzien,godziny,miejsca\n')).toEqual([
    'terminy.csv:1, kolumna D: Nie ma kolumny „dzien”. Czy chodziło o „dzień”?',
    'terminy.csv:1: Brakuje kolumny „dzień”.',
    'Niczego nie zapisano.',
  ]);
  expect(await give(`${head}\n1,"kpp`)).toContain('Niczego nie zapisano.');
  expect(await give(`${head}\n`)).toEqual(['terminy.csv:1: W pliku nie ma terminów.', 'Niczego nie zapisano.']);
});

test('a trial shows the difference and stores no change; the same file twice changes nothing; the same number is an update', async () => {
  const file = `\ufeff${head.replaceAll(',', ';')}\r\n3;kpp;Wrocław;2027-03-01;9:00-17:00;10\r\n`;
  expect(await give(file, 'a.csv', { 'dry-run': true })).toMatchObject([{ term: 3, action: 'new', free: 10 }]);
  expect(await stored(3)).toBeUndefined();
  await give(file);
  expect(await stored(3)).toMatchObject({
    type: certifiedType,
    city: 'wroclaw',
    freePlaces: 10,
    demo: false,
    hours: { pl: '9:00–17:00' },
  });
  expect(await give(file)).toMatchObject([{ action: 'same', changes: '' }]);
  expect(await give(file.replace('10\r', '12\r'))).toMatchObject([{ action: 'changed', changes: 'places', free: 12 }]);
});

test('a term with bookings keeps taken seats, course, city and day', async () => {
  const line = (day: string, places: number): string => `${head}\n4,kpp,Łódź,${day},,${places}`;
  await give(line('2027-03-05', 2));
  expect((await enrol(api, { ...certified, course: 4 })).status).toBe(200);
  expect(await give(line('2027-03-05', 2))).toMatchObject([{ action: 'same', free: 1 }]);
  expect(await give(line('2027-03-05', 5))).toMatchObject([{ action: 'changed', free: 4 }]);
  expect((await give(line('2027-03-06', 5)))[0]).toContain('terminy.csv:2: Na termin 4 są zgłoszenia');
  expect((await give(line('2027-03-05', 0)))[0]).toBe('terminy.csv:2: Zajęte miejsca: 1. Nie może ich być mniej.');
  const secondGroup = `${head}\n5,kpp,Łódź,2027-03-05,,1`;
  expect(await give(secondGroup, 'terminy.csv', { 'same-date': true })).toMatchObject([{ term: 5 }]);
  expect(await stored(4)).toMatchObject({ freePlaces: 4 });
});

test('keeps booked hours, and accepts hours that were not announced', async () => {
  const line = (hours: string): string => `${head}\n8,kpp,Opole,2027-03-19,${hours},5`;
  await give(line(''));
  expect((await enrol(api, { ...certified, course: 8, email: 'hours@example.pl' })).status).toBe(200);
  expect(await give(line('9:00-17:00'))).toMatchObject([{ action: 'changed', changes: 'hours' }]);
  expect((await give(line('7:00-11:00')))[0]).toContain('dzień i godziny się nie zmieniają');
  expect(await stored(8)).toMatchObject({ hours: { pl: '9:00–17:00' } });
});

test('offers additional seats to the reserve list first', async () => {
  const line = (places: number): string => `${head}\n6,kpp,Łódź,2027-03-12,,${places}`;
  await give(line(1));
  for (const email of ['six@example.pl', 'seven@example.pl']) await enrol(api, { ...certified, course: 6, email });
  expect(await give(line(2))).toMatchObject([{ action: 'changed' }]);
  const booked = await api.database.select().from(registrations).where(eq(registrations.term, 6));
  expect(booked.map(({ status }) => status).toSorted()).toEqual(['awaitingPayment', 'offered']);
  expect(await stored(6)).toMatchObject({ freePlaces: 0 });
});

test('refuses changes of demo dates and past days', async () => {
  const [demo] = await api.database.select().from(terms).where(eq(terms.demo, true)).limit(1);
  expect((await give(`${head}\n${demo?.id},kpp,Łódź,2027-03-05,,1`))[0]).toContain('ma termin przykładowy');
  expect((await give(`${head}\n6,kpp,Łódź,2026-11-20,,1`))[0]).toBe('terminy.csv:2: Dzień 2026-11-20 już minął.');
});

describe('empty and missing columns of a file', () => {
  const whole = `${head}\n9,kpp,Łódź,2027-03-19,9:00-17:00,10`;
  beforeAll(async () => {
    await give(whole);
  });

  test('a missing column leaves stored values unchanged', async () => {
    expect(await give('nr,kurs,miasto,dzień\n9,kpp,Łódź,2027-03-19')).toMatchObject([
      { action: 'same', free: 10, changes: '', cleared: '' },
    ]);
    expect(await give('nr,kurs,miasto,dzień,miejsca\n9,kpp,Łódź,2027-03-19,11')).toMatchObject([{ free: 11 }]);
    expect(await stored(9)).toMatchObject({ hours: { pl: '9:00–17:00' }, freePlaces: 11 });
  });

  test('a new term needs every column of the example', async () => {
    expect((await give('nr,kurs,miasto,dzień,godziny\n10,kpp,Łódź,2027-03-20,'))[0]).toBe(
      'terminy.csv:2: Termin 10 jest nowy, a w pliku brakuje kolumny „miejsca”. Dodaj ją; pole może zostać puste.',
    );
    expect(await stored(10)).toBeUndefined();
  });

  test('the trial shows an empty field over a stored value, which needs --clear', async () => {
    const empty = `${head}\n9,kpp,Łódź,2027-03-19,,11`;
    expect(await give(empty, 'terminy.csv', { 'dry-run': true })).toMatchObject([
      { action: 'changed', changes: 'hours', cleared: 'hours' },
    ]);
    expect((await give(empty))[0]).toBe(
      'terminy.csv:2: Pole „godziny” jest puste, a termin 9 ma zapisane: 9:00–17:00. Jeśli to ma zniknąć, dodaj do polecenia --clear. Jeśli ma zostać, wpisz to albo usuń z pliku całą kolumnę.',
    );
    expect((await stored(9))?.hours).not.toBeNull();
    expect(await give(empty, 'terminy.csv', { clear: true })).toMatchObject([{ cleared: 'hours' }]);
    expect((await stored(9))?.hours).toBeNull();
  });

  test('names changes in the words of the file', async () => {
    const answer = await carryOut({ file: asSent({ name: 'a.csv', content: whole }), 'dry-run': true });
    expect(printCommandResult(answer, { locale: 'pl', format: 'csv' })).toContain('godziny, miejsca');
    expect(printCommandResult(answer, { locale: 'en', format: 'csv' })).toContain('hours, places');
  });
});

test.each([
  [
    'xl/worksheets/sheet1.xml',
    /(<c r="B2")[^>]*>.*?<\/c>/,
    '$1 t="e"><f>A9</f><v>#N/A</v></c>',
    /:2, kolumna B: W tej komórce jest błąd/,
  ],
  [
    'xl/worksheets/sheet1.xml',
    /(<c r="B2")[^>]*>.*?<\/c>/,
    '$1><f>A9</f></c>',
    /:2, kolumna B: W tej komórce jest błąd/,
  ],
  ['xl/workbook.xml', /(?=<sheets>)/, '<workbookPr date1904="true"/>', /od 1904 roku/],
])('refuses a workbook whose %s holds what would be read as something else', async (part, found, put, words) => {
  const files = unzipSync(await officeWorkbook(api, 'import-terms', '--example'));
  const text = strFromU8(files[part] ?? new Uint8Array());
  expect(text).toMatch(found);
  const content = zipSync({ ...files, [part]: strToU8(text.replace(found, put)) });
  expect(await give(content, 'wzor.xlsx', { 'dry-run': true })).toContainEqual(expect.stringMatching(words));
});

test('imports the example as it is', async () => {
  const csv = await office(api, 'import-terms', '--example', '--csv');
  const english = await office(api, 'import-terms', '--example', '--csv', '--lang', 'en');
  for (const text of [csv, english])
    expect(await give(text.replaceAll(/^(?=\d)/gm, '90'), 'wzor.csv', { 'dry-run': true })).toHaveLength(
      catalogue.openLists.length,
    );
  expect(await give(await officeWorkbook(api, 'import-terms', '--example'), 'wzor.csv', { 'dry-run': true })).toEqual(
    await give(csv, 'wzor.csv', { 'dry-run': true }),
  );
  expect(await officeData(api, 'terms', '--course', certifiedType, '--city', 'Łódź')).toContainEqual(
    expect.objectContaining({ term: 4, taken: 1 }),
  );
});

describe('the same course, city, day and hours under another number', () => {
  const row = (id: number, rest: string) => `${head}\n${id},${rest}`;
  const first = 'kpp,Wrocław,2027-06-01,9:00-17:00,10';
  const question = (id: number, other: number, line = 2) =>
    expect.stringMatching(
      new RegExp(`^terminy\\.csv:${line}: Termin ${id} ma ten sam kurs, .* co termin ${other}\\..*--same-date`),
    );
  beforeAll(async () => {
    expect(await give(row(801, first))).toMatchObject([{ term: 801, action: 'new', same: null }]);
  });

  test.each([
    ['as it is', first],
    ['with other places', first.replace(/10$/, '4')],
    ['without hours', 'kpp,Wrocław,2027-06-01,,10'],
    ['in other spelling', 'KPP,wroclaw,01.06.2027,09:00–17:00,10'],
  ])('%s is refused: the trial names the other number, and stores no change', async (_, again) => {
    expect(await give(row(802, again), 'terminy.csv', { 'dry-run': true })).toMatchObject([{ term: 802, same: 801 }]);
    expect(await give(row(802, again))).toEqual([question(802, 801), 'Niczego nie zapisano.']);
    expect(await stored(802)).toBeUndefined();
  });

  test('within one file is refused too, and so is a term moved onto another', async () => {
    const twice = 'kpp,Wrocław,2027-06-02,9:00-17:00,10';
    expect(await give(`${row(803, twice)}\n804,${twice}`)).toEqual([question(804, 803, 3), 'Niczego nie zapisano.']);
    await give(row(805, 'kpp,Wrocław,2027-06-03,9:00-17:00,10'));
    expect(await give(row(805, first))).toEqual([question(805, 801), 'Niczego nie zapisano.']);
  });

  test.each([
    ['at another hour', first.replace('9:00-17:00', '17:00-20:00')],
    ['in another city', first.replace('Wrocław', 'Poznań')],
    ['on another day', first.replace('06-01', '06-04')],
  ])('%s is accepted', async (_, other) => {
    expect(await give(row(806, other), 'terminy.csv', { 'dry-run': true })).toMatchObject([{ same: null }]);
  });

  test('is accepted as a second group, and not refused afterwards', async () => {
    expect(await give(row(807, first), 'terminy.csv', { 'same-date': true })).toMatchObject([{ term: 807, same: 801 }]);
    expect(await give(row(807, first.replace(/10$/, '12')))).toMatchObject([{ action: 'changed', same: null }]);
  });
});
