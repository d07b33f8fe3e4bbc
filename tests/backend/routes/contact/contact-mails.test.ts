import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outgoingMails } from '#backend/database/schema.ts';
import { messageFields } from '#backend/pages/message-fields.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';
import { officeData } from '../../office/office-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.delete(outgoingMails);
});

const message = { name: 'Jan', phone: '600700800', email: 'jan@example.pl', agreement: true, content: 'Dzień dobry' };
const send = (body: object, headers: Readonly<Record<string, string>> = {}) =>
  api.post('/api/contact-form', body, headers);
const queued = () =>
  api.database
    .select({ kind: outgoingMails.kind, recipient: outgoingMails.recipient, locale: outgoingMails.locale })
    .from(outgoingMails)
    .orderBy(outgoingMails.id);

test('reports a message to the office and confirms it to its writer, in the language of the page', async () => {
  await send(message, { referer: `${api.origin}/en/contact` });
  expect(await queued()).toEqual([
    { kind: 'contact-message', recipient: null, locale: 'pl' },
    { kind: 'contact-received', recipient: 'jan@example.pl', locale: 'en' },
  ]);
});

test('reports neither a refused message nor a repeated one', async () => {
  const key = { 'idempotency-key': '3f0c7a52-6d0e-4c1e-9a70-0e4f6b1f2a11' };
  await send(message, key);
  await send(message, key);
  await send({ ...message, agreement: false });
  expect(await queued()).toHaveLength(2);
});

test('the office gets every answer of the form, by mail and in its list', async () => {
  const answered = { ...message, phone: '600700811' };
  await send(answered);
  const [mail] = await api.database.select().from(outgoingMails).orderBy(outgoingMails.id);
  const shown = await officeData(api, 'messages');
  const answers = Object.entries(answered).filter(([field]) => messageFields.some(({ id }) => id === field));
  expect(answers).toHaveLength(4);
  for (const [field, answer] of answers) {
    expect(mail?.facts.answers).toContain(answer);
    expect(shown).toContainEqual(expect.objectContaining({ [field]: answer }));
  }
});
