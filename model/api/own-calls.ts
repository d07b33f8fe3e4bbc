import { paymentMethods } from '#domain/money/payment-methods.ts';
import { discounts } from '../course-types/discounts.ts';
import { accountDeletionForm } from '../forms/account-deletion.ts';
import { registrationForm } from '../forms/registration.ts';
import { withdrawalForm } from '../forms/withdrawal.ts';
import type { ApiCall, Shape } from '../schema/payload.ts';
import { clause, decision, from } from '../source.ts';
import { requestBodyOfForm } from './body-of-form.ts';
import { calendarType, termNumber } from './calendar-values.ts';

const source = from(clause('7.10'), decision('C81', { pl: 'Te wywołania są nasze', en: 'These calls are ours' }));
const accepted = { kind: 'record', fields: { receivedAt: { kind: 'instant' } } } as const;
const byReference = { reference: { kind: 'named', name: 'reference' } } as const;

/** An amount in grosze, within the range of the database. */
const amount = { kind: 'integer', min: 0, max: 2_147_483_647 } as const satisfies Shape;
const unknownAmount = { kind: 'nullable', of: amount } as const satisfies Shape;

/** The calls that the specification leaves open. Amounts are grosze. */
export const ownCalls = [
  {
    id: 'term',
    method: 'GET',
    host: 'own',
    path: '/api/term',
    summary:
      'Finds the term that a visitor wants to book, with the price of one person and the position that the next entry on its reserve list gets. Its places are also those of the offer that `place` names. A calendar of another host is asked for the list of `type` first, where it is given.',
    bearer: false,
    idempotent: false,
    query: {
      course: termNumber,
      lang: { kind: 'identifier', of: 'locale' },
      type: { kind: 'optional', of: calendarType },
      place: { kind: 'optional', of: { kind: 'named', name: 'reference' } },
    },
    response: {
      kind: 'record',
      fields: { term: { kind: 'named', name: 'term' }, price: { kind: 'nullable', of: { kind: 'integer', min: 0 } }, position: { kind: 'integer', min: 1 } },
    },
    failures: [400, 404, 429, 502, 503],
    register: ['C50', 'C81', 'C97'],
    source,
  },
  {
    id: 'registration-price',
    method: 'GET',
    host: 'own',
    path: '/api/registration-price',
    summary:
      'Tells what a registration would cost: the amount that the order must name. Without a price there is no amount and no order. `discountOf` names the discount. `confirmMinutes` is how long a place waits for its address to be confirmed, `payNow` whether one may pay online before that, and `method` the way to pay.',
    bearer: false,
    idempotent: false,
    query: {
      course: termNumber,
      lang: { kind: 'identifier', of: 'locale' },
      persons: { kind: 'integer', min: 1, max: 'pairPlaces' },
      pairCode: { kind: 'optional', of: { kind: 'text', max: 40 } },
    },
    response: {
      kind: 'record',
      fields: {
        persons: { kind: 'integer', min: 1 },
        price: unknownAmount,
        discount: amount,
        discountOf: { kind: 'optional', of: { kind: 'enumeration', values: discounts.map(({ id }) => id) } },
        amount: unknownAmount,
        confirmMinutes: { kind: 'integer', min: 1 },
        payNow: { kind: 'optional', of: { kind: 'boolean' } },
        method: { kind: 'optional', of: { kind: 'enumeration', values: paymentMethods } },
      },
    },
    failures: [400, 404, 409, 422, 429, 502, 503],
    register: ['C50', 'C81', 'C84', 'C97', 'C99', 'C108', 'C120'],
    source,
  },
  {
    id: 'registration',
    method: 'POST',
    host: 'own',
    path: '/api/registrations',
    summary:
      'Registers a participant for a term at the amount that they saw, or puts them on its reserve list when no place is left. Another amount is refused. `place` names the entry on the reserve list whose offered place is ordered.',
    bearer: false,
    idempotent: true,
    body: {
      kind: 'ruled',
      rule: 'field-requirement',
      of: {
        kind: 'record',
        fields: {
          course: termNumber,
          lang: { kind: 'identifier', of: 'locale' },
          amount: unknownAmount,
          place: { kind: 'optional', of: { kind: 'named', name: 'reference' } },
          ...requestBodyOfForm(registrationForm).fields,
        },
      },
    },
    response: { kind: 'named', name: 'registration-state' },
    failures: [400, 404, 409, 413, 415, 422, 429, 502, 503],
    register: ['C50', 'C81', 'C84', 'C96', 'C97', 'C98', 'C99', 'C122', 'C131'],
    source,
  },
  {
    id: 'registration-state',
    method: 'GET',
    host: 'own',
    path: '/api/registrations/{reference}',
    summary: 'Tells how far a registration is.',
    bearer: false,
    idempotent: false,
    parameters: byReference,
    response: { kind: 'named', name: 'registration-state' },
    failures: [404, 429, 503],
    register: ['C50', 'C81'],
    source,
  },
  {
    id: 'registration-confirmation',
    method: 'POST',
    host: 'own',
    path: '/api/registrations/{reference}/confirmation',
    summary:
      'Confirms the e-mail address of a registration with what its mail carries, so that the place waits for the payment, or takes an offered place. An address that has a place on the term already is refused, and told so by mail.',
    bearer: false,
    idempotent: false,
    parameters: byReference,
    body: { kind: 'record', fields: { token: { kind: 'named', name: 'reference' } } },
    response: { kind: 'named', name: 'registration-state' },
    failures: [400, 403, 404, 409, 413, 415, 422, 429, 503],
    register: ['C81', 'C98', 'C120', 'C122'],
    source,
  },
  {
    id: 'confirmation-mail',
    method: 'POST',
    host: 'own',
    path: '/api/registrations/{reference}/confirmation-mail',
    summary:
      'Sends the mail with which an address is confirmed once more, to the same address. The answer says whether it was sent: so many leave for one address, and from one network, within a day.',
    bearer: false,
    idempotent: false,
    parameters: byReference,
    response: { kind: 'record', fields: { sent: { kind: 'boolean' } } },
    failures: [404, 409, 429, 503],
    register: ['C198', 'C292'],
    source,
  },
  {
    id: 'payment-start',
    method: 'POST',
    host: 'own',
    path: '/api/registrations/{reference}/payment',
    summary:
      'Starts a payment of a registration whose address is confirmed, or starts it again after it failed; the answer holds the page of the payment provider.',
    bearer: false,
    idempotent: true,
    parameters: byReference,
    response: {
      kind: 'record',
      fields: { payment: { kind: 'named', name: 'reference' }, amount: { kind: 'integer', min: 0 }, redirect: { kind: 'text', min: 1, max: 2000 } },
    },
    failures: [400, 404, 409, 422, 429, 502, 503],
    register: ['C50', 'C81'],
    source,
  },
  {
    id: 'account-deletion',
    method: 'POST',
    host: 'own',
    path: '/api/account-deletions',
    summary: 'Takes a request to delete an account; the answer does not tell whether the e-mail is known.',
    bearer: false,
    idempotent: true,
    body: requestBodyOfForm(accountDeletionForm),
    response: accepted,
    failures: [400, 409, 413, 415, 422, 429, 503],
    register: ['C51', 'C81'],
    source,
  },
  {
    id: 'withdrawal',
    method: 'POST',
    host: 'own',
    path: '/api/withdrawals',
    summary:
      'Takes a statement of withdrawal from a contract and confirms when it arrived. One that fits a booking takes effect at once, as `effect` says; `left` is an entry of the reserve list, which is no contract; `late`, `begun` and `office` are dealt with by the office: after the time to withdraw, while the course runs, and where it is not known which contract is meant.',
    bearer: false,
    idempotent: true,
    body: requestBodyOfForm(withdrawalForm),
    response: {
      kind: 'record',
      fields: {
        receivedAt: { kind: 'instant' },
        effect: { kind: 'enumeration', values: ['effective', 'left', 'settled', 'late', 'begun', 'office'] },
        refund: { kind: 'optional', of: { kind: 'integer', min: 0 } },
        refundUntil: { kind: 'optional', of: { kind: 'civilDate' } },
      },
    },
    failures: [400, 409, 413, 415, 422, 429, 503],
    register: ['C16', 'C81', 'C112', 'C113'],
    source,
  },
] as const satisfies readonly ApiCall[];
