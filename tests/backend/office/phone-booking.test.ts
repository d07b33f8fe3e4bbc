import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { outgoingMails, registrations } from '#backend/database/schema.ts';
import { foundSpellings } from '../../canary-spellings.ts';
import { basicType, certifiedType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { pesel, prepareTerm } from '../flows/booking-fixture.ts';
import { office, officeWithFile, officeWorkbook, refusalOfFile } from './office-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const named = ['--as', 'Anna Nowak'];
const answers: Readonly<Record<string, string>> = {
  firstName: 'Jan',
  lastName: 'Kowalski',
  pesel,
  birthCity: 'Opole',
  street: 'Prosta 1',
  postalCode: '50-123',
  city: 'Wrocław',
  email: 'jan@example.pl',
  phone: '600 700 800',
  voluntaryParticipation: 'tak',
  termsAcceptance: 'tak',
};

/** The line that books, with the form of the term filled in. */
const call = async (term: number, given: Readonly<Record<string, string>>, ...options: readonly string[]) => {
  const [head = '', ...rows] = (await office(api, 'book', String(term), ...named, '--csv')).trim().split(/\r?\n/);
  const filled = rows.map((row) => {
    const [field = ''] = row.split(',');
    return field in given ? row.replace(/[^,]*$/, given[field] ?? '') : row;
  });
  const file = { name: 'rozmowa.csv', content: [head, ...filled].join('\n') };
  return [file, 'book', String(term), file.name, ...named, ...options] as const;
};
const carriedOut = async (...line: Parameters<typeof call>) => {
  const [file, ...words] = await call(...line);
  const answer = await officeWithFile(api, file, ...words, '--json');
  return z.looseObject({ number: z.string().nullable() }).parse(JSON.parse(answer));
};
const bookings = () => api.database.select().from(registrations);

test('a caller is booked as on the site: shown first, at its price, with the mail that asks to confirm', async () => {
  const { id } = await prepareTerm(api, { type: certifiedType, freePlaces: 2 });
  const before = await bookings();
  expect(await carriedOut(id, answers)).toMatchObject({ state: 'unconfirmed', name: 'Jan Kowalski' });
  expect(await bookings()).toEqual(before);
  const made = await carriedOut(id, answers, '--yes');
  expect(made).toMatchObject({ state: 'unconfirmed', mailed: true, duplicate: false, amount: expect.any(Number) });
  const [stored] = await api.database.select().from(registrations).where(eq(registrations.term, id));
  expect(stored).toMatchObject({
    network: null,
    note: '2026-11-21 Anna Nowak: zgłoszenie przez telefon; zgody odczytane i udzielone w rozmowie',
    person: { termsAcceptance: true, identity: 'pesel', postalCode: '50-123' },
  });
  expect(foundSpellings(JSON.stringify(stored), pesel)).toEqual([]);
  const mails = await api.database.select().from(outgoingMails).where(eq(outgoingMails.recipient, 'jan@example.pl'));
  expect(mails.map(({ kind }) => kind)).toEqual(['confirm-address']);
  await office(api, 'confirm', made.number ?? '', ...named);
  expect(await carriedOut(id, answers)).toMatchObject({ duplicate: true });
});

test('the form is a workbook as well, with the words for a minor where the course admits one', async () => {
  const { id } = await prepareTerm(api, { type: basicType, freePlaces: 2 });
  const line = ['book', String(id), ...named];
  const blank = { name: 'rozmowa.xlsx', content: await officeWorkbook(api, ...line) };
  expect(await refusalOfFile(api, blank, ...line.toSpliced(2, 0, blank.name))).toContain('firstName: Wpisz imię');
  expect(await office(api, ...line)).toMatch(/guardianEmail .*gdy uczestnik jest niepełnoletni/);
  expect(await office(api, ...line)).toContain('Przy niepełnoletnim: Dziecko bierze udział');
});

test('what a caller answers is judged by the form, and a full term keeps a reserve list', async () => {
  const { id } = await prepareTerm(api, { type: certifiedType, freePlaces: 0 });
  const [file, ...line] = await call(id, { ...answers, phone: '12', termsAcceptance: 'nie' }, '--yes');
  const refused = await refusalOfFile(api, file, ...line);
  expect(refused).toMatch(/^Niczego nie zapisano\.\nphone: .+cyfr\ntermsAcceptance: .+regulamin.+$/);
  expect(await carriedOut(id, answers, '--yes')).toMatchObject({ state: 'waitlisted', reserve: 1 });
});
