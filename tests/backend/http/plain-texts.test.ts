import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { covers } from '../../covers.ts';
import { certifiedType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { certified, prepareTerm, uncertified } from '../flows/booking-fixture.ts';

let api: RunningApi;
let course: number;
beforeAll(async () => {
  api = await startApi();
  course = (await prepareTerm(api, { type: certifiedType, freePlaces: 100 })).id;
});
afterAll(() => api.close());

const message = { name: 'Jan', phone: '600700800', email: 'jan@example.pl', content: 'Dzień dobry', agreement: true };
const statement = { name: 'Jan', email: 'jan@example.pl', reference: 'x'.repeat(32), confirmation: true };
const booking = { ...certified, comments: 'brak', nip: '5260250274', discountCode: 'X', pairCode: 'X', amount: null };

const refusedFields = async (path: string, body: object): Promise<readonly [number, readonly string[]]> => {
  const answer = await api.post(path, body, { 'idempotency-key': randomUUID() });
  const { fields = [] } = await answer.json();
  return [answer.status, fields.map(({ field }: { readonly field: string }) => field)];
};

describe.each<readonly [path: string, body: () => Readonly<Record<string, unknown>>, long: string | null]>([
  ['/api/contact-form', () => message, 'content'],
  ['/api/account-deletions', () => ({ email: 'jan@example.pl' }), null],
  ['/api/withdrawals', () => statement, null],
  ['/api/registrations', () => ({ ...booking, course }), 'comments'],
])('%s', (path, body, long) => {
  const texts = () =>
    Object.entries(body()).flatMap(([id, text]) => (typeof text === 'string' && id !== 'lang' ? [{ id, text }] : []));

  test('refuses control characters and lone surrogates in any text and names the field', covers('C43'), async () => {
    expect(texts().length).toBeGreaterThan(0);
    for (const { id, text } of texts()) {
      for (const odd of ['\u0000', '\u0007', '\u001b', '\u007f', '\u009f', '\ud800', '\udc00x']) {
        const [status, fields] = await refusedFields(path, { ...body(), [id]: text + odd });
        expect([id, odd, status, fields.includes(id)]).toEqual([id, odd, 422, true]);
      }
    }
  });

  test('reads a line break and a tab as a space, except in a long text', covers('C43'), async () => {
    for (const { id, text } of texts()) {
      for (const odd of ['\n', '\r\n', '\u0085', '\u2028', '\t']) {
        const [, spaced] = await refusedFields(path, { ...body(), [id]: `${text} Bcc: x@example.pl` });
        const [, broken] = await refusedFields(path, { ...body(), [id]: `${text}${odd}Bcc: x@example.pl` });
        expect([id, odd, broken]).toEqual([id, odd, id === long ? [] : spaced]);
      }
    }
  });
});

test.each<readonly [field: string, body: object]>([
  ['phone', { ...certified, phone: '000 000 000' }],
  [
    'birthDate',
    { ...uncertified, identity: 'document', documentNumber: 'AB 123', birthCity: 'Opole', birthDate: '0001-01-01' },
  ],
])('refuses a non-existent %s', async (field, body) => {
  const [status, fields] = await refusedFields('/api/registrations', { ...body, course, amount: 1 });
  expect([status, fields]).toEqual([422, [field]]);
});

test('accepts letters of every script and signs of several code units', async () => {
  const answer = await api.post('/api/contact-form', { ...message, name: 'Zoë 李 👩‍🚒', content: 'raz\ndwa\ttrzy 🚑' });
  expect(answer.status).toBe(200);
});
