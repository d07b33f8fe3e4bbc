import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentProvider } from '#backend/bookings/payment/create-provider.ts';
import { openMailTransport } from '#backend/outbox/transport.ts';
import { contactEmailField } from '#generated/rules/contact-email-field.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { registrationEmailField } from '#generated/rules/registration-email-field.ts';
import { contactForm } from '#model/forms/contact.ts';
import { model } from '#model/index.ts';
import { removeUnpermittedParameters } from '#site/lib/analytics/track.ts';
import { covers } from '../../../covers.ts';
import { basicType } from '../../../find-course.ts';
import { merchant, startP24 } from '../../bookings/payment/p24/p24-server.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';
import { book, confirm, pay, prepareTerm, uncertified } from '../booking-fixture.ts';

const account = 'PL61109010140000071219812874';
const ofLength = (length: number): string => `${'a'.repeat(length - '@example.pl'.length)}@example.pl`;
const place = { origin: 'https://kursy.example' };

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
    payments: createPaymentProvider({ method: 'p24', ...merchant, url: p24.url, ...settings }, place),
  });
  await use(api);
  await api.close();
};
const orderOf = async (api: RunningApi, email: string) => {
  const { id } = await prepareTerm(api, { type: basicType, freePlaces: 2 });
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
      removeUnpermittedParameters(
        // biome-ignore lint/suspicious/noExplicitAny: an event with the one value that is looked at
        { event, [parameter]: long } as any,
        { analytics: true, userData: true },
      ),
    );
    const most = parameter === 'page_location' ? parameters.tagAddressLength : parameters.tagValueLength;
    expect(sent.find(([name]) => name === parameter)?.[1]).toHaveLength(most);
  });
});

test('an address and a phone number are sent in full to Google, with their own consent', covers('C199'), () => {
  const user_data = { email: ofLength(200), phone_number: `+${'4'.repeat(110)}` };
  const event = { event: 'form_submitted', form_name: '', url: '', user_data } as const;
  expect(removeUnpermittedParameters(event, { analytics: true, userData: true })).toMatchObject({ user_data });
});

const host = `${'b'.repeat(60)}.`.repeat(3);
const { mailLocalLength, mailAddressLength, mailLineLength } = parameters;
/** An address of so many octets, twenty of them in letters of two. */
const addressOf = (length: number): string => `a@${'ż'.repeat(10)}.${host}${'c'.repeat(length - host.length - 26)}.pl`;

describe('an address for mail servers', covers('C199'), () => {
  const rules = { registration: registrationEmailField, contact: contactEmailField };
  const addresses: readonly (readonly [string, string, string])[] = [
    ['whose name is as long as it may be', `${'a'.repeat(mailLocalLength)}@example.pl`, 'ok'],
    ['whose name is a letter longer', `${'a'.repeat(mailLocalLength + 1)}@example.pl`, 'form/emailError'],
    ['whose name holds a letter that mail does not take', 'łukasz@example.pl', 'form/emailLetters'],
    ['that is as long as it may be', addressOf(mailAddressLength), 'ok'],
    ['that is an octet longer', addressOf(mailAddressLength + 1), 'form/emailError'],
    ['that has few letters and many octets', `a@${`${'ż'.repeat(60)}.`.repeat(3)}pl`, 'form/emailError'],
  ];
  test.each(addresses)('%s is accepted or refused by every form alike', (_, value, result) => {
    for (const [form, rule] of Object.entries(rules)) expect([form, rule({ value }).value]).toEqual([form, result]);
  });

  test('is checked by one of these rules in every field, and has the length of its schema', () => {
    const fields = model.forms.flatMap(({ fields: all }) => all.filter(({ input }) => input === 'email'));
    expect(fields.length).toBeGreaterThan(4);
    for (const { id, shape, rule } of fields) {
      expect([id, shape]).toMatchObject([id, { max: 'mailAddressLength' }]);
      expect(['registration-email-field', 'contact-email-field']).toContain(rule);
    }
  });
});

test('no line of a message exceeds the limit of mail servers', covers('C199'), async () => {
  const folder = await mkdtemp(join(tmpdir(), 'limits-'));
  const mail = {
    kind: 'contact-received',
    recipient: addressOf(mailAddressLength),
    createdAt: new Date(0),
    messageId: 'id',
  };
  for (const word of ['a', 'ż']) {
    const long = word.repeat(3000);
    const rendered = { subject: long, text: long, html: `<p>${long}</p>`, replyTo: mail.recipient, attachments: [] };
    const transport = openMailTransport(
      { smtpUrl: undefined, from: 'kursy@example.pl', office: 'biuro@example.pl' },
      folder,
    );
    // biome-ignore lint/suspicious/noExplicitAny: a mail with what is sent of it
    await transport.send(mail as any, rendered);
    const [file = ''] = await readdir(folder);
    const lines = (await readFile(join(folder, file), 'latin1')).split('\r\n');
    expect(lines.length).toBeGreaterThan(40);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(mailLineLength);
  }
  await rm(folder, { recursive: true });
});

describe('a message to the provider', covers('C199'), () => {
  const lengths = contactForm.fields.flatMap(({ id, shape }) =>
    shape.kind === 'text' ? [{ id, longest: typeof shape.max === 'number' ? shape.max : parameters[shape.max] }] : [],
  );
  const beginnings: Readonly<Record<string, string>> = { phone: '600700800', email: 'a@' };
  const filled = { name: 'Anna', phone: '600700800', email: 'anna@example.pl', content: 'Pytanie', agreement: true };

  test.each(lengths)('has $id of at most the length in its schema', async ({ id, longest }) => {
    const taken: unknown[] = [];
    const provider = createServer(async (request, response) => {
      taken.push(JSON.parse(await text(request)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const { port } = provider.address() as AddressInfo;
    const api = await startApi({ gateway: { provider: { url: `http://127.0.0.1:${port}` } } });
    const statuses = [];
    for (const length of [longest, longest + 1]) {
      const value = (beginnings[id] ?? '').padEnd(length, '7');
      statuses.push((await api.post('/api/contact-form', { ...filled, [id]: value })).status);
    }
    await api.close();
    provider.close();
    expect(statuses).toEqual([200, 422]);
    expect(taken).toEqual([expect.objectContaining({ [id]: expect.stringMatching(new RegExp(`^.{${longest}}$`)) })]);
  });
});
