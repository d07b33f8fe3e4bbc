import { expect, test } from 'vitest';
import { readConfiguration } from '#backend/configuration.ts';

test('nothing set is a site on this machine with a data folder', () => {
  expect(readConfiguration({ PORT: '' })).toMatchObject({
    port: 4173,
    host: '127.0.0.1',
    origin: 'http://127.0.0.1:4173',
    dataFolder: '.data',
    databaseUrl: undefined,
    provider: undefined,
  });
});

test('the origin follows the port unless it is given, and loses its slash', () => {
  expect(readConfiguration({ PORT: '5000' }).origin).toBe('http://127.0.0.1:5000');
  expect(readConfiguration({ PORT: '5000', SITE_ORIGIN: 'https://example.pl/', PAYMENTS: 'sandbox' }).origin).toBe(
    'https://example.pl',
  );
});

test.each([
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535; it is “70000”.'],
  [{ PORT: 'x' }, 'PORT must be a number from 0 to 65535; it is “x”.'],
  [{ SITE_ORIGIN: 'example.pl' }, 'SITE_ORIGIN must be a URL such as https://example.pl; it is “example.pl”.'],
  [{ CALENDAR_URL: 'javascript:alert(1)' }, 'CALENDAR_URL must be a URL'],
  [{ DATABASE_URL: 'postgres://host/db' }, 'DATABASE_URL needs ENCRYPTION_KEY'],
  [{ DATABASE_URL: 'mysql://me:secret@host/db' }, 'what it holds is a secret and is not shown.'],
  [{ SITE_ORIGIN: 'ftp://me:secret@host' }, 'it is “ftp://…@host”.'],
  [{ PROVIDER_URL: 'https://example.pl' }, 'PROVIDER_URL needs PROVIDER_TOKEN'],
  [{ WRITES_PER_MINUTE: '0' }, 'WRITES_PER_MINUTE must be a whole number from 1; it is “0”.'],
])('%o is refused with a sentence', (environment, sentence) => {
  expect(() => readConfiguration(environment)).toThrow(sentence);
});
