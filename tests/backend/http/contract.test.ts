import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfirmationToken } from '#backend/bookings/confirm-token.ts';
import { apiCalls } from '#generated/api/calls.ts';
import * as apiPayloads from '#generated/schemas/api.ts';
import * as calendarPayloads from '#generated/schemas/calendar.ts';
import * as ownPayloads from '#generated/schemas/own.ts';
import * as providerPayloads from '#generated/schemas/provider.ts';
import * as shapes from '#generated/schemas/shapes.ts';
import { certifiedType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, certified, pay, prepareTerm } from '../flows/booking-fixture.ts';

const payloads = { ...shapes, ...apiPayloads, ...calendarPayloads, ...ownPayloads, ...providerPayloads };

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const key = () => ({ 'idempotency-key': randomUUID() });
const client = 'kursy-dla-osob-prywatnych';

test('answers every call of the contract, and every answer fits it', async () => {
  const term = await prepareTerm(api, { type: certifiedType, freePlaces: 3 });
  const booking = await (await book(api, { ...certified, course: term.id })).json();
  const waiting = await (await book(api, { ...certified, course: term.id, email: 'waiting@example.pl' })).json();
  const payment = await (await pay(api, booking.reference)).json();
  const get = async (path: string) => (await fetch(api.origin + path)).json();
  const post = async (path: string, body: unknown) => (await api.post(path, body, key())).json();
  const message = { name: 'J', phone: '600700800', email: 'j@example.pl', agreement: true };
  const statement = { name: 'J', email: 'j@example.pl', reference: booking.reference, confirmation: true };
  const answers: Readonly<Record<keyof typeof apiCalls, readonly [{ parse(value: unknown): unknown }, unknown]>> = {
    'contact-form': [payloads.contactFormResponse, await post('/api/contact-form', message)],
    'search-types': [payloads.searchTypesResponse, await get('/api/v1/www/search-types?lang=pl')],
    'courses-count': [
      payloads.coursesCountResponse,
      await post('/api/v1/www/courses-count', { type: certifiedType, localization: null, month: '2027-01' }),
    ],
    courses: [
      payloads.coursesResponse,
      await get(`/api/v1/www/courses?type=${certifiedType}&client=${client}&lang=en`),
    ],
    faq: [payloads.faqResponse, await get('/api/faq')],
    'article-index': [payloads.articleIndexResponse, await get('/api/article-index')],
    term: [payloads.termResponse, await get(`/api/term?course=${term.id}&lang=pl`)],
    'registration-price': [
      payloads.registrationPriceResponse,
      await get(`/api/registration-price?course=${term.id}&lang=pl&persons=1`),
    ],
    registration: [payloads.registrationResponse, booking],
    'registration-state': [payloads.registrationStateResponse, await get(`/api/registrations/${booking.reference}`)],
    'confirmation-mail': [
      payloads.confirmationMailResponse,
      await post(`/api/registrations/${waiting.reference}/confirmation-mail`, {}),
    ],
    'registration-confirmation': [
      payloads.registrationConfirmationResponse,
      await post(`/api/registrations/${booking.reference}/confirmation`, {
        token: createConfirmationToken(api.secrets.digestKey, booking.reference),
      }),
    ],
    'payment-start': [payloads.paymentStartResponse, payment],
    'account-deletion': [
      payloads.accountDeletionResponse,
      await post('/api/account-deletions', { email: 'j@example.pl' }),
    ],
    withdrawal: [payloads.withdrawalResponse, await post('/api/withdrawals', statement)],
  };
  expect(Object.keys(answers).toSorted()).toEqual(Object.keys(apiCalls).toSorted());
  for (const [schema, answer] of Object.values(answers)) expect(schema.parse(answer)).toEqual(answer);
});
