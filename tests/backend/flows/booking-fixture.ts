import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { createConfirmationToken } from '#backend/bookings/confirm-token.ts';
import { terms } from '#backend/database/schema.ts';
import type { RunningApi } from '../fixtures/api-fixture.ts';

/** A generated number of nobody: born on 14 May 1944. */
export const pesel = '44051401359';

export const person = {
  lang: 'pl',
  firstName: 'Jan',
  lastName: 'Kowalski',
  street: 'Prosta 1',
  postalCode: '50 123',
  city: 'Wrocław',
  email: 'Jan@Example.pl',
  phone: '+48 600 700 800',
  voluntaryParticipation: true,
  termsAcceptance: true,
};

export const certified = { ...person, identity: 'pesel', pesel, birthCity: 'Opole' };
export const uncertified = { ...person, birthDate: '1990-01-31' };

/** A term of a type so far ahead that no notice is needed, with the places that the test wants. */
export const prepareTerm = async (
  { database }: RunningApi,
  { type, freePlaces, after = '2026-12-20' }: { type: string; freePlaces: number | null; after?: string },
): Promise<typeof terms.$inferSelect> => {
  const [term] = await database
    .select()
    .from(terms)
    .where(and(eq(terms.type, type), eq(terms.booked, false), gt(terms.dateStart, after)))
    .orderBy(terms.dateStart)
    .limit(1);
  if (!term) throw new Error(`The demo calendar has no term of ${type} after ${after}.`);
  await database.update(terms).set({ freePlaces, booked: true }).where(eq(terms.id, term.id));
  return { ...term, freePlaces };
};

/** Presses the button of the page that the mail leads to: the address is confirmed. */
export const confirm = (api: RunningApi, reference: string): Promise<Response> =>
  api.post(`/api/registrations/${reference}/confirmation`, {
    token: createConfirmationToken(api.secrets.digestKey, reference),
  });

export const order = (api: RunningApi, body: unknown, key: string = randomUUID()): Promise<Response> =>
  api.post('/api/registrations', body, { 'idempotency-key': key });

export const quote = (api: RunningApi, query: Readonly<Record<string, unknown>>): Promise<Response> =>
  fetch(
    `${api.origin}/api/registration-price?${new URLSearchParams(Object.entries(query).map(([id, value]) => [id, String(value)]))}`,
  );

/** Asks for the price as the site does, and orders at it. */
export const book = async (
  api: RunningApi,
  body: Readonly<Record<string, unknown>>,
  key?: string,
): Promise<Response> => {
  const { course, lang, pairCode = '', guardianFirstName } = body;
  const persons = guardianFirstName === undefined ? 1 : 2;
  const { amount = 0 } = await (await quote(api, { course, lang, persons, pairCode })).json();
  return order(api, { amount, ...body }, key);
};

/** Books, and confirms the address: the contract is concluded. */
export const enrol = async (api: RunningApi, body: Readonly<Record<string, unknown>>): Promise<Response> => {
  const answer = await book(api, body);
  const { reference } = await answer.clone().json();
  if (answer.ok) await confirm(api, reference);
  return answer;
};

/** Ends a trial payment as a tester does on its page; gives the address that this leads to. */
export const endTrial = async (
  api: RunningApi,
  payment: string,
  outcome: 'success' | 'failure' | 'abandoned',
): Promise<string | null> => {
  const body = new URLSearchParams({ outcome });
  const answer = await fetch(`${api.origin}/api/payments/${payment}/sandbox`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  return answer.headers.get('location');
};

/** Starts a payment, as it stands. */
export const startPayment = (api: RunningApi, reference: string, key: string = randomUUID()): Promise<Response> =>
  fetch(`${api.origin}/api/registrations/${reference}/payment`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
  });

/** Confirms the address, without which no payment is possible, and starts a payment. */
export const pay = async (api: RunningApi, reference: string, key?: string): Promise<Response> => {
  await confirm(api, reference);
  return startPayment(api, reference, key);
};
