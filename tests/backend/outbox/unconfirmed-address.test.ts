import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outgoingMails } from '#backend/database/schema.ts';
import { renderMail } from '#backend/outbox/render/render-mail.ts';
import { type MailKind, mailKinds } from '#generated/mails/mail-kinds.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { model } from '#model/index.ts';
import { covers } from '../../covers.ts';
import { basicType, unpricedType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, confirm, prepareTerm, uncertified } from '../flows/booking-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => api.database.delete(outgoingMails));

const marker = 'Wygrana';
const words = `${marker} https://prize.example`;
const stranger = 'third@example.pl';
const message = { name: words, phone: '600700800', email: stranger, content: words, agreement: true };

const post = (path: string, body: object, client = '203.0.113.7') =>
  api.post(path, body, { 'idempotency-key': randomUUID(), 'x-forwarded-for': client });
const submit = (path: string, fields: Record<string, string>) =>
  fetch(`${api.origin}${path}`, { method: 'POST', body: new URLSearchParams(fields) });

const typed = { ...uncertified, firstName: words, lastName: words, city: words, street: words, comments: words };
const open = (type: string, freePlaces: number) => prepareTerm(api, { type, freePlaces, after: '2026-12-20' });
const order = async (freePlaces: number, email = stranger) => {
  const { id } = await open(basicType, freePlaces);
  const answer = await book(api, { ...typed, course: id, email });
  expect(answer.status).toBe(200);
  return { course: id, ...(await answer.json()) };
};
const statement = (reference: string) => ({ name: words, reference, email: stranger, confirmation: true });

/** Ways in which somebody has a mail sent to an address that nobody has confirmed. */
const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  'a message': () => post('/api/contact-form', message),
  'a message without scripts': () => submit('/api/contact-form', { ...message, agreement: 'true' }),
  'a message about a group': () =>
    submit('/api/contact-form', { ...message, place: words, subject: words, agreement: 'true' }),
  'a request for deletion': () => post('/api/account-deletions', { email: stranger }),
  'a statement about no booking': () => post('/api/withdrawals', statement('x'.repeat(32))),
  'a statement about the own unconfirmed booking': async () =>
    post('/api/withdrawals', statement((await order(3)).number)),
  'a statement about an entry on the reserve list': async () =>
    post('/api/withdrawals', statement((await order(0)).number)),
  'an order': () => order(3),
  'an entry on the reserve list': () => order(0),
  'an enquiry': async () => {
    api.setPrice(unpricedType, null);
    const { id } = await open(unpricedType, 3);
    expect((await book(api, { ...typed, course: id, email: stranger })).status).toBe(200);
  },
  'a second order of a confirmed address': async () => {
    const { course, reference } = await order(3);
    await confirm(api, reference);
    await api.database.delete(outgoingMails);
    await book(api, { ...typed, course, email: stranger });
  },
};

const mails = () => api.database.select().from(outgoingMails).where(eq(outgoingMails.recipient, stranger));

describe('a mail to an unconfirmed address', covers('C198'), () => {
  test.each(Object.entries(ways))('because of %s contains no text of its sender', async (_, send) => {
    await send();
    const found = await mails();
    expect(found.length).toBeGreaterThan(0);
    for (const mail of found) {
      const { subject, text, html } = renderMail(mail, 'https://kursy.test');
      expect([mail.kind, mail.mailbox]).toEqual([mail.kind, stranger]);
      for (const part of [subject, text, html]) expect(part).not.toMatch(/Wygrana|prize/);
    }
  });

  const limits = {
    receipt: [parameters.receiptsPerAddress, parameters.receiptsPerClient],
    statement: [parameters.receiptsPerAddress, parameters.receiptsPerClient],
    link: [parameters.linksPerAddress, parameters.linksPerClient],
  } as const;
  const repeated: readonly [keyof typeof limits, (email: string, client?: string) => Promise<unknown>][] = [
    ['receipt', (email, client) => post('/api/contact-form', { ...message, email }, client)],
    ['receipt', (email, client) => post('/api/account-deletions', { email }, client)],
    ['statement', (email, client) => post('/api/withdrawals', { ...statement('x'.repeat(32)), email }, client)],
  ];

  test.each(repeated)('(%s) is limited per day for one mailbox, whoever sends', async (limit, send) => {
    for (const [at, email] of [stranger, 'Third@Example.pl', 'third+1@example.pl', stranger].entries())
      await send(email, `203.0.113.${at}`);
    expect(await api.database.$count(outgoingMails, eq(outgoingMails.mailbox, stranger))).toBe(limits[limit][0]);
    await api.database.update(outgoingMails).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) });
    await send(stranger);
    expect(await api.database.$count(outgoingMails, eq(outgoingMails.mailbox, stranger))).toBe(limits[limit][0] + 1);
  });

  test.each(repeated)('(%s) is limited per day for one network, also for concurrent requests', async (limit, send) => {
    const addresses = Array.from({ length: limits[limit][1] + 4 }, (_, at) => `person${at}@example.pl`);
    await Promise.all(addresses.map((email) => send(email, '198.51.100.9')));
    const sent = (await api.database.select().from(outgoingMails)).filter(({ mailbox }) => mailbox !== null);
    expect(sent).toHaveLength(limits[limit][1]);
    await send('other@example.pl', '198.51.100.10');
    expect(await api.database.$count(outgoingMails, eq(outgoingMails.mailbox, 'other@example.pl'))).toBe(1);
  });

  test('that confirms it is limited per day for one mailbox, and every order is accepted', async () => {
    for (let turn = 0; turn <= parameters.linksPerAddress; turn += 1) await order(3);
    expect((await mails()).map(({ kind }) => kind)).toEqual(Array(parameters.linksPerAddress).fill('confirm-address'));
  });
});

test('a withdrawal from a confirmed booking repeats the name in its statement, as the law requires', async () => {
  const { reference, number } = await order(3);
  await confirm(api, reference);
  await api.database.delete(outgoingMails);
  await post('/api/withdrawals', statement(number));
  const [mail] = await mails();
  expect([mail?.kind, mail?.facts.name, mail?.mailbox]).toEqual(['withdrawal-received', words, null]);
});

test('every mail to a visitor either needs a confirmed address or has no typed text', () => {
  const words = ['name', 'participant', 'content', 'lines', 'phone', 'email'];
  const free = ['withdrawal-received', 'withdrawal-to-check'];
  for (const { id, to, facts, unconfirmed } of model.mails.map((mail) => ({ unconfirmed: null, ...mail }))) {
    if (to === 'office' || unconfirmed === null) continue;
    expect([id, Object.keys(facts).filter((name) => words.includes(name))]).toEqual([id, []]);
  }
  const limited = Object.entries(mailKinds).flatMap(([kind, { unconfirmed }]) =>
    unconfirmed ? [kind as MailKind] : [],
  );
  expect(limited).toEqual(expect.arrayContaining(['contact-received', 'confirm-address', ...free]));
});
