import { join } from 'node:path';
import { paymentSettingsWarning } from '#backend/bookings/payment/payment-settings.ts';
import { mailSettingsWarning, outboxFolder } from '#backend/outbox/mail-settings.ts';
import type { Configuration } from '#backend/server/configuration.ts';
import type { StrayTerms } from '#backend/terms/stray-terms.ts';
import { wordsOfPayment } from '#domain/money/payment-methods.ts';
import { environments } from '#generated/data/environments.ts';
import { outdatedNumbersWarningAt } from './edition-warning.ts';

export const demoDatesWarning =
  'THE DATES ARE INVENTED: these courses do not take place. Set CALENDAR_URL or DEMO_DATES=0 to remove them; sites reachable from other machines never show them.';

const strayWarning = ({ type, client, terms, booked }: StrayTerms): string =>
  `${terms} stored terms of “${type}”, ${booked} of them with bookings, belong to the list “${client}”, which has no course: no visitor sees them. See npm run office -- terms; move their bookings or call them off.`;

/** Warnings at the start: about demo features that a visitor may take for real, and about stored terms that are not shown. */
export const listStartWarnings = (
  { dataFolder, demoDates, mail, payments }: Configuration,
  stray: readonly StrayTerms[] = [],
): readonly string[] =>
  [
    demoDates ? demoDatesWarning : null,
    paymentSettingsWarning(payments),
    mailSettingsWarning(mail, dataFolder),
    outdatedNumbersWarningAt(Date.now()),
    ...stray.map(strayWarning),
  ].filter((warning) => warning !== null);

const isIndexable = (id: string): boolean => environments.some((one) => one.id === id && one.indexable);

const paymentFacts: Readonly<Record<Configuration['payments']['method'], string>> = {
  sandbox: 'sandbox: no money is transferred',
  transfer: 'by bank transfer; the office marks them as paid',
  p24: wordsOfPayment.p24.by.en,
};

const datesOf = ({ calendarUrl, demoDates }: Configuration): string => {
  if (calendarUrl !== undefined) return `of the calendar at ${calendarUrl}`;
  return demoDates ? 'invented ones' : 'those that the office has imported; without any, pages say “by phone”';
};

/** Host and name of a database, never its account or password. */
const databaseOf = ({ databaseUrl, dataFolder }: Configuration): string => {
  if (databaseUrl === undefined) return `the embedded one in ${join(dataFolder, 'postgres')}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
};

const keyLocation = ({ encryptionKey, dataFolder }: Configuration): string =>
  encryptionKey === undefined
    ? `in ${join(dataFolder, 'encryption-key')}; keep a copy elsewhere, without it PESEL numbers cannot be read again`
    : 'of ENCRYPTION_KEY';

const mailOf = ({ mail, dataFolder }: Configuration): string =>
  mail.smtpUrl === undefined
    ? `files in ${outboxFolder(dataFolder)}, none is sent; SMTP_URL sends them`
    : `from ${mail.from} through ${new URL(mail.smtpUrl).host}; the office reads ${mail.office}`;

/** The effect of the settings, one line each. */
export const describeSettings = (configuration: Configuration): readonly string[] => {
  const { environment, origin, trustProxy, writesPerMinute, stopWait, payments } = configuration;
  const facts: readonly (readonly [string, string])[] = [
    [
      'Environment',
      isIndexable(environment)
        ? `${environment}, open to search engines`
        : `${environment}: every page carries noindex, no search engine lists it; APP_ENV=production opens it`,
    ],
    ['Origin', origin],
    ['Database', databaseOf(configuration)],
    ['Key', keyLocation(configuration)],
    ['Dates', datesOf(configuration)],
    ['Payments', paymentFacts[payments.method]],
    ['Mail', mailOf(configuration)],
    [
      'Visitors',
      trustProxy
        ? `distinguished by the proxy in front; ${writesPerMinute} forms a minute each`
        : `distinguished by their connection; ${writesPerMinute} forms a minute each. Behind a proxy set TRUST_PROXY=1, else all share that`,
    ],
    ['Stopping', `${stopWait} s after the signal; /ready answers 503 at once`],
  ];
  const width = Math.max(...facts.map(([name]) => name.length));
  return facts.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
};
