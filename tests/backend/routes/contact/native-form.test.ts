import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactMessages } from '#backend/database/schema.ts';
import { honeypotField } from '#contract/form-posts.ts';
import english from '#generated/i18n/en.json' with { type: 'json' };
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../../covers.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.delete(contactMessages);
});

const filled = { name: 'Jan', phone: '600 700 800', email: 'jan@example.pl', content: '', agreement: 'true' };
const submit = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${api.origin}/api/contact-form`, { method: 'POST', body: new URLSearchParams(fields), headers });
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const stored = () => api.database.select().from(contactMessages);

test('stores a form sent without scripts, and answers with a page', async () => {
  const answer = await submit(filled);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  expect(await answer.text()).toContain('<h1>Wiadomość wysłana</h1>');
  expect(await stored()).toMatchObject([{ answers: { name: 'Jan', phone: '600700800', email: 'jan@example.pl' } }]);
});

test('stores what is posted twice, at once or later, as one message, and answers each time', async () => {
  const twice = { ...filled, content: 'Dwa kliknięcia' };
  const answers = [...(await Promise.all([submit(twice), submit(twice)])), await submit(twice)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stored()).toHaveLength(1);
});

test('puts the subject into the first line of the message', covers('C101'), async () => {
  await submit({ ...filled, subject: 'Kurs\u00a0KPP, Poznań, 12–13\u00a0stycznia 2027', content: 'Czy są miejsca?' });
  await submit({ ...filled, subject: 'Kurs KPP' });
  expect((await stored()).map(({ answers }) => answers.content)).toEqual([
    'Kurs KPP, Poznań, 12–13 stycznia 2027\n\nCzy są miejsca?',
    'Kurs KPP',
  ]);
});

test('answers in the language of the page before it', async () => {
  const answer = await submit(filled, { referer: `${api.origin}/en/contact` });
  const page = await answer.text();
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<h1>Message sent</h1>');
});

test('reports missing and wrong fields with the phone number, and stores no data', async () => {
  const { agreement: _, ...unticked } = filled;
  const answer = await submit({ ...unticked, phone: '600 700 80x' });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(plain(page)).toContain(`<a href="#plain-agreement">${plain(polish.form.agreementMissing)}</a>`);
  expect(page).toContain('value="600 700 80x"');
  expect(page).toContain('value="jan@example.pl"');
  expect(page).toContain('href="tel:+48');
  expect(await stored()).toEqual([]);
});

test('refuses two addresses in one field with the sentence of the form with scripts', covers('C260'), async () => {
  for (const [referer, sentence] of [
    [pathTo('contact', 'pl'), polish.form.emailSeveral],
    ['/en/contact', english.form.emailSeveral],
  ] as const) {
    const answer = await submit(
      { ...filled, email: 'anna@example.pl, jan@example.pl' },
      { referer: api.origin + referer },
    );
    expect(answer.status).toBe(422);
    expect(plain(await answer.text())).toContain(plain(sentence));
  }
  expect(await stored()).toEqual([]);
});

test('escapes what was typed', async () => {
  const evil = '"><script>alert(1)</script>';
  const answer = await submit({ name: evil, subject: evil, content: `</textarea>${evil}`, [evil]: 'x' });
  const page = await answer.text();
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toMatch(/<script|<\/textarea>[^<]/);
});

test('refuses forms of other sites, and quarantines one with a filled honeypot', async () => {
  for (const foreign of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    expect((await submit(filled, foreign)).status).toBe(403);
  }
  expect(await stored()).toEqual([]);
  expect((await submit({ ...filled, [honeypotField]: 'https://spam.example' }, { origin: api.origin })).status).toBe(
    200,
  );
  expect(await stored()).toMatchObject([{ answers: { name: 'Jan' }, quarantine: 'unseen-field' }]);
});
