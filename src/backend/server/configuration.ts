import { join, resolve } from 'node:path';
import type { EnvironmentId } from '#generated/data/environments.ts';
import type { HstsScope } from '#hosting/response-headers.ts';
import { showsDemoDates } from '#settings/demo-dates.ts';
import { httpOrigin, isLoopbackHost, isLoopbackUrl } from '#settings/loopback.ts';
import { readSettings, SettingsError, type Variables } from '#settings/read-settings.ts';
import { startSettings } from '#settings/settings.ts';
import { type PaymentSettings, readPaymentSettings } from '../bookings/payment/payment-settings.ts';
import type { LogFormat } from '../database/log/log.ts';
import { type MailSettings, readMailSettings } from '../outbox/mail-settings.ts';

export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** Scheme and host under which the site is visited, without a slash at its end. */
  readonly origin: string;
  /** Environment that the pages are built for. */
  readonly environment: EnvironmentId;
  /** The hosts for which browsers use only https (Strict-Transport-Security). */
  readonly hsts: HstsScope;
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly erasureJournal: string;
  readonly encryptionKey: string | undefined;
  readonly calendarUrl: string | undefined;
  readonly apiUrl: string | undefined;
  readonly provider: { readonly url: string; readonly token: string } | undefined;
  readonly writesPerMinute: number;
  /** Whether our own reverse proxy is in front and names the client in X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** The format of log lines; undefined for the one that suits the output. */
  readonly logFormat: LogFormat | undefined;
  readonly logPages: boolean;
  /** Seconds from the moment when `/ready` announces the shutdown until the server stops. */
  readonly stopWait: number;
  /** Whether demo dates are offered. */
  readonly demoDates: boolean;
  readonly payments: PaymentSettings;
  readonly mail: MailSettings;
}

/** Seconds, the default for a server that is not on a loopback address: monitors ask every second or two. */
const publicStopWait = 5;

const keyMissing =
  'DATABASE_URL needs ENCRYPTION_KEY, the same for every server on that database. Make one with: openssl rand -base64 32; keep it apart from the database.';

/** Reads the settings of `npm start`. Each is optional; an invalid value is refused with an explanation. */
export const readConfiguration = (variables: Variables): Configuration => {
  const read = readSettings(startSettings, variables);
  if (read.DATABASE_URL !== undefined && read.ENCRYPTION_KEY === undefined) throw new SettingsError(keyMissing);
  const origin = read.SITE_ORIGIN ?? httpOrigin(read.HOST, read.PORT);
  const loopback = isLoopbackHost(read.HOST) && isLoopbackUrl(origin);
  return {
    port: read.PORT,
    host: read.HOST,
    origin,
    environment: read.APP_ENV ?? (origin.startsWith('https:') ? 'production' : 'internal'),
    hsts: read.HSTS,
    databaseUrl: read.DATABASE_URL,
    dataFolder: read.DATA_FOLDER,
    erasureJournal: resolve(read.ERASURE_JOURNAL ?? join(read.DATA_FOLDER, 'erasures.jsonl')),
    encryptionKey: read.ENCRYPTION_KEY,
    calendarUrl: read.CALENDAR_URL,
    apiUrl: read.API_URL,
    provider: readProvider(read.PROVIDER_URL, read.PROVIDER_TOKEN),
    writesPerMinute: read.WRITES_PER_MINUTE,
    trustProxy: read.TRUST_PROXY,
    logFormat: read.LOG_FORMAT,
    logPages: read.LOG_PAGES,
    stopWait: read.STOP_WAIT ?? (loopback ? 0 : publicStopWait),
    demoDates: showsDemoDates({ calendarUrl: read.CALENDAR_URL, loopback, asked: read.DEMO_DATES }),
    payments: readPaymentSettings(read, loopback),
    mail: readMailSettings(read),
  };
};

const readProvider = (url: string | undefined, token: string | undefined): Configuration['provider'] => {
  if (url === undefined) return undefined;
  if (token !== undefined) return { url, token };
  throw new SettingsError('PROVIDER_URL needs PROVIDER_TOKEN, the bearer credential of that host. Set both or none.');
};
