import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactMessages, outgoingMails } from '#backend/database/schema.ts';
import { honeypotField } from '#contract/form-posts.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { covers } from '../../../covers.ts';
import { noon, type RunningApi, startApi } from '../../fixtures/api-fixture.ts';
import { officeData } from '../../office/office-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ burst: 30 });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.time.now += 3_600_000;
  await api.database.delete(contactMessages);
  await api.database.delete(outgoingMails);
});

const message = { name: 'Jan Kowalski', phone: '600700800', email: 'jan@example.pl', agreement: true };
const send = (body: unknown) => api.post('/api/contact-form', body);
const stored = () => api.database.select().from(contactMessages);

test('a message is stored before the answer is sent', covers('1.4', '7.1'), async () => {
  const answer = await send({ ...message, content: 'Dzień dobry' });
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  const [row] = await stored();
  expect(row?.answers).toEqual({ ...message, content: 'Dzień dobry' });
  expect(row?.receivedAt.getTime()).toBeGreaterThan(noon);
});

test('the message text may be left out, consent may not', covers('3.1', '5.4', 'C37'), async () => {
  expect((await send(message)).status).toBe(200);
  const refused = await send({ ...message, agreement: false });
  expect(refused.status).toBe(422);
  expect((await refused.json()).fields).toEqual([{ field: 'agreement', code: expect.any(String) }]);
  expect(await stored()).toHaveLength(1);
});

test('only the five fields of the contract are taken', covers('7.1'), async () => {
  const refused = await send({ ...message, subject: 'Kurs KPP' });
  expect(refused.status).toBe(422);
  expect(await stored()).toEqual([]);
});

test.each([
  ['unseen-field', { [honeypotField]: 'https://spam.example' }],
  ['too-fast', { filledInMs: parameters.shortestFilling - 1 }],
])(
  'answers a suspected bot (%s) alike, and quarantines the message for the office',
  covers('C103'),
  async (held, traces) => {
    const [bot, person] = await Promise.all([
      send({ ...message, ...traces }),
      send({ ...message, [honeypotField]: '', filledInMs: parameters.shortestFilling }),
    ]);
    expect([bot.status, await bot.text()]).toEqual([person.status, await person.text()]);
    expect((await stored()).map((row) => row.quarantine)).toEqual(expect.arrayContaining([held, null]));
    expect(await officeData(api, 'messages')).toHaveLength(1);
    expect(await officeData(api, 'messages', '--held')).toMatchObject([{ name: message.name, held }]);
    const mails = await api.database.select().from(outgoingMails);
    expect(mails.filter(({ kind }) => kind === 'contact-message')).toHaveLength(1);
  },
);

test('limits the client after a burst of 30, with Retry-After', async () => {
  const answers = await Promise.all(Array.from({ length: 31 }, () => send(message)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  const wait = Number(refused[0]?.headers.get('retry-after'));
  expect(wait).toBe(1);
  api.time.now += wait * 1000;
  expect((await send(message)).status).toBe(200);
});

test('identifies a client behind the proxy by the address that the proxy adds', async () => {
  const from = (addresses: string) => api.post('/api/contact-form', message, { 'x-forwarded-for': addresses });
  await Promise.all(Array.from({ length: 30 }, (_, index) => from(`10.0.0.${index}, 192.0.2.1`)));
  expect((await from('10.9.9.9, 192.0.2.1')).status).toBe(429);
  expect((await from('10.9.9.9, 192.0.2.2')).status).toBe(200);
});

test('logs nothing that was typed', () => {
  const log = JSON.stringify(api.log);
  expect(log).toContain('/api/contact-form');
  for (const typed of Object.values(message).filter((value) => typeof value === 'string'))
    expect(log).not.toContain(typed);
});
