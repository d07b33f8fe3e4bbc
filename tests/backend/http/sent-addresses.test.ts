import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPaymentProvider } from '#backend/bookings/payment/create-provider.ts';
import { routeSiteRequest } from '#backend/routes/site/route-request.ts';
import { siteTable } from '#backend/routes/site/site-table.ts';
import { sentAddresses } from '#generated/routes/sent-addresses.ts';
import { covers } from '../../covers.ts';
import { merchant } from '../bookings/payment/p24/p24-server.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  // No payment is made: the service is only named.
  const service = { method: 'p24', ...merchant, url: 'https://pay.example' } as const;
  api = await startApi({ payments: createPaymentProvider(service, { origin: 'https://site.example' }) });
});
afterAll(() => api.close());

const every = Object.entries(sentAddresses).flatMap(([id, byLocale]) =>
  [...new Set(Object.values(byLocale))].map((address) => ({ id, address })),
);

/** The path of the server that answers a target in the end, after a move. */
const answeredBy = (target: string): string => {
  const [path = ''] = target.split('?');
  if (path.startsWith('/api/')) {
    const parts = path.split('/');
    const answers = api.api.routes.filter(({ path: route, method }) => {
      const wanted = route.split('/');
      return (
        method !== 'ALL' &&
        wanted.length === parts.length &&
        wanted.every((part, at) => part.startsWith(':') || part === parts[at])
      );
    });
    return answers[0]?.path ?? 'nothing';
  }
  const answer = routeSiteRequest(siteTable, { has: () => true }, target);
  return answer.kind === 'redirect' ? answeredBy(answer.location) : answer.kind;
};

test.each(every)('answers $address ($id), whatever its placeholders contain', covers('C80'), ({ address }) => {
  expect(answeredBy(address.replaceAll(/\{\w+\}/g, 'Ab_9-x'))).not.toMatch(/nothing|missing|gone/);
});

test('answers no address that was never sent', () => {
  expect(answeredBy('/api/registrations/Ab_9/confirmations?token=x')).toBe('nothing');
});
