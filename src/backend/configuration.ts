import { z } from 'zod';
import { isLoopbackHost, isLoopbackUrl } from '#domain/loopback.ts';
import { demoDates } from '#generated/rules/demo-dates.ts';
import { ConfigurationError } from './configuration-error.ts';
import { type PaymentSettings, readPaymentSettings } from './payment/payment-settings.ts';

export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** Origin under which the site is visited, without a slash at its end. */
  readonly origin: string;
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly encryptionKey: string | undefined;
  readonly calendarUrl: string | undefined;
  readonly apiUrl: string | undefined;
  readonly provider: { readonly url: string; readonly token: string } | undefined;
  readonly writesPerMinute: number;
  /** Whether a proxy of ours stands in front and names the client in X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** Whether invented dates are offered. */
  readonly demoDates: boolean;
  readonly payments: PaymentSettings;
}

const port = z.coerce.number().int().min(0).max(65_535);
const webOrigin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const databaseUrl = z.url({ protocol: /^postgres(?:ql)?$/ });

/** Reads the settings of `npm start`. Every one may be missing; one that cannot be used is named in a sentence. */
export const readConfiguration = (environment: Readonly<Record<string, string | undefined>>): Configuration => {
  const read = <Value>(name: string, schema: z.ZodType<Value>, expected: string): Value | undefined => {
    const text = environment[name];
    if (text === undefined || text === '') return undefined;
    const result = schema.safeParse(text);
    if (result.success) return result.data;
    throw new ConfigurationError(`${name} must be ${expected}; it is “${maskUrl(text)}”. Change it or leave it out.`);
  };
  const url = (name: string): string | undefined => read(name, webOrigin, 'a URL such as https://example.pl');
  const chosenPort = read('PORT', port, 'a number from 0 to 65535') ?? 4173;
  const host = environment.HOST || '127.0.0.1';
  const origin = url('SITE_ORIGIN') ?? `http://${host}:${chosenPort}`;
  const calendarUrl = url('CALENDAR_URL');
  const loopback = isLoopbackHost(host) && isLoopbackUrl(origin);
  const asked = { '1': 'yes', '0': 'no' } as const;
  const demo = read('DEMO_DATES', z.enum(['0', '1']), '1 or 0');
  return {
    port: chosenPort,
    host,
    origin,
    databaseUrl: read('DATABASE_URL', databaseUrl, 'a URL such as postgres://user@host/name'),
    dataFolder: environment.DATA_FOLDER || '.data',
    encryptionKey: environment.ENCRYPTION_KEY || undefined,
    calendarUrl,
    apiUrl: url('API_URL'),
    provider: readProvider(url('PROVIDER_URL'), environment.PROVIDER_TOKEN),
    writesPerMinute: read('WRITES_PER_MINUTE', z.coerce.number().int().min(1), 'a whole number from 1') ?? 60,
    trustProxy: environment.TRUST_PROXY === '1',
    demoDates:
      demoDates({
        calendar: calendarUrl !== undefined,
        loopback,
        asked: demo === undefined ? 'nothing' : asked[demo],
      }).value === 'shown',
    payments: readPaymentSettings(environment, loopback),
  };
};

const readProvider = (url: string | undefined, token: string | undefined): Configuration['provider'] => {
  if (url === undefined) return undefined;
  if (token) return { url, token };
  throw new ConfigurationError(
    'PROVIDER_URL needs PROVIDER_TOKEN, the bearer credential of that host. Set both or none.',
  );
};

/** A URL may hold a password; messages do not show it. */
const maskUrl = (text: string): string => text.replace(/\/\/[^@/]*@/, '//…@');
