import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvider } from '#backend/payment/create-provider.ts';
import { validEmail } from '#domain/texts/email-address.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { model } from '#model/index.ts';
import { permittedEvent } from '#site/lib/analytics/track.ts';
import { covers } from '../../covers.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';
import { book, confirm, pay, prepareTerm, uncertified } from '../registration/booking-fixture.ts';
import { merchant, startP24 } from './p24-server.ts';

const account = 'PL61109010140000071219812874';
const ofLength = (length: number): string => `${'a'.repeat(length - '@example.pl'.length)}@example.pl`;
const place = { origin: 'https://kursy.example', bookingPath: catalogue.bookingPath };

/** Limits of Przelewy24 for what is handed to it, by the field of the request. */
const p24Limits: Readonly<Record<string, number>> = {
  sessionId: parameters.p24SessionLength,
  email: parameters.p24EmailLength,
  description: parameters.p24DescriptionLength,
  urlReturn: parameters.p24ReturnLength,
  urlStatus: parameters.p24ReturnLength,
  currency: 3,
  country: 2,
  language: 2,
};

let p24: Awaited<ReturnType<typeof startP24>>;
beforeAll(async () => {
  p24 = await startP24();
});
afterAll(() => p24.close());

const runWith = async (settings: { readonly account?: string }, use: (api: RunningApi) => Promise<void>) => {
  const api = await startApi({
    payments: createProvider({ method: 'p24', ...merchant, url: p24.url, ...settings }, place),
  });
  await use(api);
  await api.close();
};
const orderOf = async (api: RunningApi, email: string) => {
  const { id } = await prepareTerm(api, { type: '1dn', freePlaces: 2 });
  const { reference } = await (await book(api, { ...uncertified, course: id, email })).json();
  return (await confirm(api, reference)).json();
};

describe('an order whose address', covers('C199'), () => {
  test('Przelewy24 takes is paid there, and no field is longer than its limit', () =>
    runWith({ account }, async (api) => {
      const { reference, payment } = await orderOf(api, ofLength(parameters.p24EmailLength));
      expect(payment).toMatchObject({ online: true, transfer: null });
      const started = await (await pay(api, reference)).json();
      const { body } = p24.transactions.get(started.payment) ?? {};
      const texts = Object.entries(body ?? {}).filter(
        ([name, value]) => typeof value === 'string' && !/sign|encoding/.test(name),
      );
      expect(texts.length).toBeGreaterThan(5);
      for (const [name, value] of texts)
        expect([name, String(value).length <= (p24Limits[name] ?? 0)]).toEqual([name, true]);
    }));

  test('is too long for Przelewy24 is paid by transfer where there is an account', () =>
    runWith({ account }, async (api) => {
      const { reference, payment } = await orderOf(api, ofLength(parameters.p24EmailLength + 1));
      expect(payment).toMatchObject({ online: false, transfer: { account: expect.stringMatching(/^61 1090/) } });
      const refused = await pay(api, reference);
      expect([refused.status, await refused.json()]).toEqual([409, { code: 'pay-by-transfer' }]);
    }));

  test('is too long for Przelewy24 is not sent there where there is no account', () =>
    runWith({}, async (api) => {
      const { payment } = await orderOf(api, ofLength(60));
      expect(payment).toMatchObject({ online: false, transfer: null });
    }));
});

describe('a value for Google Analytics', covers('C199'), () => {
  const long = 'ż'.repeat(5000);
  const texts = model.analytics.flatMap(({ name, parameters: of }) =>
    Object.entries(of).flatMap(([parameter, shape]) =>
      shape.kind === 'text' || shape.kind === 'nullable' ? [[name, parameter] as const] : [],
    ),
  );
  test.each(texts)('of %s, %s, is cut at the limit', (event, parameter) => {
    const sent = Object.entries(
      permittedEvent(
        // biome-ignore lint/suspicious/noExplicitAny: an event with the one value that is looked at
        { event, [parameter]: long } as any,
        { analytics: true, userData: true },
      ),
    );
    const most = parameter === 'page_location' ? parameters.tagAddressLength : parameters.tagValueLength;
    expect(sent.find(([name]) => name === parameter)?.[1]).toHaveLength(most);
  });
});

test('no form takes an address that is longer than mail servers do', covers('C199'), () => {
  const fields = model.forms.flatMap(({ fields: all }) => all.filter(({ input }) => input === 'email'));
  expect(fields.length).toBeGreaterThan(4);
  for (const { id, shape } of fields) expect([id, shape]).toMatchObject([id, { max: 'mailAddressLength' }]);
  const host = `${'b'.repeat(60)}.`.repeat(3);
  expect(validEmail(`a@${host}${'c'.repeat(parameters.mailAddressLength - host.length - 4)}.c`)).toBe(false);
  expect(validEmail(`${'a'.repeat(65)}@example.pl`)).toBe(false);
});
