import { describe, expect, test } from 'vitest';
import { readConfiguration } from '#backend/server/configuration.ts';
import type { Variables } from '#settings/read-settings.ts';
import type { buildSettings, startSettings } from '#settings/settings.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';

test('defaults to a site on this machine with a data folder', () => {
  expect(readConfiguration({ PORT: '' })).toMatchObject({
    port: 4173,
    host: '127.0.0.1',
    origin: 'http://127.0.0.1:4173',
    dataFolder: '.data',
    databaseUrl: undefined,
    provider: undefined,
  });
});

test('derives the origin from the port unless it is set, and removes its slash', () => {
  expect(readConfiguration({ PORT: '5000' }).origin).toBe('http://127.0.0.1:5000');
  expect(readConfiguration({ PORT: '5000', SITE_ORIGIN: 'https://example.pl/', PAYMENTS: 'sandbox' }).origin).toBe(
    'https://example.pl',
  );
  expect(readConfiguration({ HOST: '::1', PORT: '5000' }).origin).toBe('http://[::1]:5000');
});

test.each([
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535; it is “70000”.'],
  [{ PORT: 'x' }, 'PORT must be a number from 0 to 65535; it is “x”.'],
  [
    { SITE_ORIGIN: 'example.pl' },
    'SITE_ORIGIN must be a URL such as https://example.pl, without a #; it is “example.pl”.',
  ],
  [{ CALENDAR_URL: 'javascript:alert(1)' }, 'CALENDAR_URL must be a URL'],
  [{ DATABASE_URL: 'postgres://host/db' }, 'DATABASE_URL needs ENCRYPTION_KEY'],
  [{ DATABASE_URL: 'mysql://me:secret@host/db' }, 'its value is a secret and is not shown.'],
  [{ SITE_ORIGIN: 'ftp://me:secret@host' }, 'it is “ftp://…@host”.'],
  [{ PROVIDER_URL: 'https://example.pl' }, 'PROVIDER_URL needs PROVIDER_TOKEN'],
  [{ WRITES_PER_MINUTE: '0' }, 'WRITES_PER_MINUTE must be a whole number from 1; it is “0”.'],
])('refuses %o with a sentence', (environment, sentence) => {
  expect(() => readConfiguration(environment)).toThrow(sentence);
});

const key = `${'A'.repeat(43)}=`;
const merchant = { PAYMENTS: 'p24', P24_MERCHANT_ID: '1', P24_API_KEY: 'a', P24_CRC: 'a' };

/** A value of a setting, and what must be set beside it. A setting without a row does not compile. */
type Effects<Name extends string> = Readonly<Record<Name, readonly [value: string, beside?: Variables]>>;

const atStart: Effects<keyof typeof startSettings.shape> = {
  SITE_ORIGIN: ['http://127.0.0.1:5000'],
  APP_ENV: ['alfa'],
  PORT: ['5000'],
  HOST: ['::1'],
  TRUST_PROXY: ['1'],
  WRITES_PER_MINUTE: ['7'],
  LOG_FORMAT: ['text'],
  LOG_PAGES: ['1'],
  STOP_WAIT: ['7'],
  HSTS: ['preload'],
  DATA_FOLDER: ['elsewhere'],
  ERASURE_JOURNAL: ['elsewhere/erasures.jsonl'],
  DATABASE_URL: ['postgres://me@host/name', { ENCRYPTION_KEY: key }],
  ENCRYPTION_KEY: [key],
  CALENDAR_URL: ['https://calendar.example'],
  API_URL: ['https://api.example'],
  PROVIDER_URL: ['https://provider.example', { PROVIDER_TOKEN: 'a' }],
  PROVIDER_TOKEN: ['b', { PROVIDER_URL: 'https://provider.example' }],
  DEMO_DATES: ['0'],
  PAYMENTS: ['transfer', { BANK_ACCOUNT: 'PL61 1090 1014 0000 0712 1981 2874' }],
  BANK_ACCOUNT: ['PL27 1140 2004 0000 3002 0135 5387', { PAYMENTS: 'transfer' }],
  P24_MERCHANT_ID: ['2', merchant],
  P24_POS_ID: ['2', merchant],
  P24_API_KEY: ['b', merchant],
  P24_CRC: ['b', merchant],
  P24_URL: ['https://sandbox.przelewy24.pl', merchant],
  SMTP_URL: ['smtp://127.0.0.1:2525'],
  MAIL_FROM: ['kursy@example.pl'],
  OFFICE_EMAIL: ['biuro@example.pl'],
};

const atBuild: Effects<keyof typeof buildSettings.shape> = {
  SITE_ORIGIN: ['https://example.pl'],
  APP_ENV: ['alfa'],
  HSTS: ['preload'],
  SECURITY_CONTACT: ['cert@example.pl'],
  DATA_FOLDER: ['elsewhere'],
  DATABASE_URL: ['postgres://me@host/name'],
  CALENDAR_URL: ['https://calendar.example'],
  API_URL: ['https://api.example'],
  PROVIDER_URL: ['https://provider.example', { PROVIDER_PUBLIC_TOKEN: 'a' }],
  PROVIDER_PUBLIC_TOKEN: ['b', { PROVIDER_URL: 'https://provider.example' }],
  API_UPSTREAM: ['http://10.0.0.1:4173'],
  GATEWAY: ['1', { CALENDAR_URL: 'https://calendar.example' }],
  DEMO_DATES: ['1', { SITE_ORIGIN: 'https://example.pl' }],
  ALLOW_NO_TERMS: ['1'],
};

/** What is read, or that it is refused: some settings cannot be left out. */
const read = (reader: (variables: Variables) => unknown, variables: Variables): unknown => {
  try {
    return reader(variables);
  } catch (error) {
    return String(error);
  }
};

describe.each([
  ['the server', readConfiguration, Object.entries(atStart)],
  ['the build', readBuildEnvironment, Object.entries(atBuild)],
] as const)('%s', (_, reader, effects) => {
  test.each(effects)('reads %s', (name, [value, beside = {}]) => {
    const given = reader({ ...beside, [name]: value });
    expect(given).not.toEqual(read(reader, beside));
  });
});
