import { afterAll, beforeAll, expect, test } from 'vitest';
import { personRequests } from '#backend/database/schema.ts';
import { honeypotField } from '#contract/form-posts.ts';
import english from '#generated/i18n/en.json' with { type: 'json' };
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import { removeTypesettingMarks } from '#site/lib/prose-text.ts';
import { covers } from '../../covers.ts';
import { basicType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, prepareTerm, uncertified } from '../flows/booking-fixture.ts';
import { officeData } from '../office/office-fixture.ts';

let api: RunningApi;
let booking: { readonly reference: string; readonly number: string };
beforeAll(async () => {
  api = await startApi();
  const term = await prepareTerm(api, { type: basicType, freePlaces: 5 });
  booking = await (await book(api, { ...uncertified, course: term.id })).json();
});
afterAll(() => api.close());

/** Sends a form as a browser without scripts does from a page of ours whose address it keeps to itself. */
const submit = (path: string, fields: Record<string, string>) =>
  fetch(`${api.origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: 'null', 'sec-fetch-site': 'same-origin' },
  });
const pageOf = async (answer: Response): Promise<string> => removeTypesettingMarks(await answer.text());

test('refuses an invalid withdrawal without scripts with reasons and the typed text, then accepts it', async () => {
  const typed = { name: 'Jan Kowalski', reference: booking.number.slice(0, -1), email: uncertified.email };
  const refused = await submit('/api/withdrawals', { ...typed, lang: 'pl' });
  const again = await pageOf(refused);
  expect(refused.status).toBe(422);
  expect(again).toContain('<a href="#plain-confirmation">Zaznacz, że odstępujesz od umowy</a>');
  expect(again).toContain('<a href="#plain-reference">W tym numerze jest pomyłka');
  expect(again).toContain('value="Jan Kowalski"');
  expect(again).toContain('action="/api/withdrawals"');
  const taken = await submit('/api/withdrawals', {
    ...typed,
    reference: booking.number,
    confirmation: 'true',
    lang: 'en',
  });
  const receipt = await pageOf(taken);
  expect([taken.status, receipt.includes('<html lang="en">')]).toEqual([200, true]);
  expect(receipt).toMatch(/21 November 2026/);
  expect(receipt).toContain(english.withdrawal.effective.replaceAll('\u00a0', ' '));
  const { state } = await (await fetch(`${api.origin}/api/registrations/${booking.reference}`)).json();
  expect(state).toBe('withdrawn');
});

test('says in both languages whether a withdrawal without scripts took effect', covers('C113'), async () => {
  const term = await prepareTerm(api, { type: basicType, freePlaces: 5 });
  for (const [lang, { withdrawal }] of [['pl', polish] as const, ['en', english] as const]) {
    const email = `${lang}@example.pl`;
    const { number } = await (await book(api, { ...uncertified, course: term.id, email })).json();
    const state = async (from: string) => {
      const typed = { name: 'Jan Kowalski', reference: number, email: from, confirmation: 'true', lang };
      return pageOf(await submit('/api/withdrawals', typed));
    };
    const effects = [await state('other@example.pl'), await state(email), await state(email)];
    const texts = [withdrawal.office, withdrawal.effective, withdrawal.settled].map((text) =>
      text.replaceAll('\u00a0', ' '),
    );
    expect(effects.map((page) => texts.filter((text) => page.includes(text)))).toEqual(texts.map((text) => [text]));
  }
});

test('stores a deletion without scripts, quarantines one of a bot, and refuses one of another site', async () => {
  const path = '/api/account-deletions';
  await api.database.delete(personRequests);
  const trapped = await submit(path, { email: 'jan@example.pl', [honeypotField]: 'https://spam.example' });
  expect(trapped.status).toBe(200);
  expect(await officeData(api, 'requests')).toMatchObject([{ email: 'jan@example.pl', held: 'unseen-field' }]);
  await api.database.delete(personRequests);
  const foreign = await fetch(`${api.origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'jan@example.pl' }),
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
  expect(await api.database.select().from(personRequests)).toEqual([]);
  expect(await pageOf(await submit(path, { email: '' }))).toContain('Wpisz adres e-mail');
  expect(await pageOf(await submit(path, { email: 'jan@example.pl' }))).toContain('<h1>Prośba przyjęta</h1>');
  expect(await api.database.select().from(personRequests)).toHaveLength(1);
});
