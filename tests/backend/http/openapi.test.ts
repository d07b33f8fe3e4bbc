import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createConfirmationToken } from '#backend/bookings/confirm-token.ts';
import { cleanTypedLine } from '#domain/texts/plain-text.ts';
import { isFull } from '../../depth.ts';
import { certifiedType, unpricedType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, certified, prepareTerm, uncertified } from '../flows/booking-fixture.ts';
import { type KnownValues, requestOf, requestPlans } from './document-requests.ts';
import { type DocumentedCall, documentedCalls } from './openapi-document.ts';

describe('requests made from the document', () => {
  let api: RunningApi;
  let known: Readonly<Record<string, KnownValues>>;
  beforeAll(async () => {
    api = await startApi();
    known = await prepareKnown(api);
  });
  afterAll(() => api.close());

  test.each(documentedCalls.map((call) => [call.id, call] as const))(
    '%s answers only as documented, with every status that requests alone can cause',
    async (_, call) => {
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(requestPlans, async (plan) => {
          const request = requestOf(call, known[call.id] ?? {}, plan);
          const { headers, text: body = null } = request;
          const answer = await api.api.request(request.target, { method: call.method, headers, body });
          await checkAnswer(call, answer);
          seen.add(answer.status);
          if (request.fits) expect([400, 413, 415]).not.toContain(answer.status);
          if (request.value !== undefined && !call.body?.accepts(asMeant(request.value))) expect(answer.ok).toBe(false);
        }),
        { numRuns: isFull ? 1_430 : 60, seed: 20_261_121 },
      );
      const documented = [...call.answers.keys()].filter((status) => !elsewhere.has(status));
      expect(documented.filter((status) => !seen.has(status))).toEqual([]);
    },
  );
});

/** A body as the forms read it: a line end in a text of one line is a space, and nothing stands at its ends. */
const asMeant = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? cleanTypedLine(part) : part));

/** What takes a token, two requests at once, haste or another host; tests of their own bring these about. */
const elsewhere: ReadonlySet<number> = new Set([401, 409, 429, 502, 503]);

const checkAnswer = async (call: DocumentedCall, answer: Response): Promise<void> => {
  const accepts = call.answers.get(answer.status);
  const body: unknown = await answer.json();
  if (!accepts)
    throw new Error(`${call.id} does not document ${answer.status}, the answer was ${JSON.stringify(body)}.`);
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  accepts(body);
  expect(accepts.errors ?? []).toEqual([]);
};

/** A value that works for every call: terms with places, one registration to pay. */
const prepareKnown = async (api: RunningApi): Promise<Readonly<Record<string, KnownValues>>> => {
  const term = await prepareTerm(api, { type: certifiedType, freePlaces: 1000 });
  const free = await prepareTerm(api, { type: unpricedType, freePlaces: 1000 });
  const enrol = async (email: string): Promise<string> =>
    (await (await book(api, { ...certified, course: term.id, email })).json()).reference;
  const open = await enrol('open@example.pl');
  const statement = { name: 'Jan', email: 'jan@example.pl', reference: open, confirmation: true };
  return {
    'contact-form': { body: { name: 'Jan', phone: '600700800', email: 'jan@example.pl', agreement: true } },
    courses: { parameters: { type: certifiedType, client: 'kursy-dla-osob-prywatnych', lang: 'pl' } },
    term: { parameters: { course: term.id, lang: 'pl' } },
    'registration-price': { parameters: { course: term.id, lang: 'pl', persons: 1 } },
    registration: { body: { ...uncertified, amount: null, course: free.id } },
    'registration-state': { parameters: { reference: open } },
    'confirmation-mail': { parameters: { reference: await enrol('waiting@example.pl') } },
    'registration-confirmation': {
      parameters: { reference: open },
      body: { token: createConfirmationToken(api.secrets.digestKey, open) },
    },
    'payment-start': { parameters: { reference: open } },
    'account-deletion': { body: { email: 'jan@example.pl' } },
    withdrawal: { body: statement },
  };
};
