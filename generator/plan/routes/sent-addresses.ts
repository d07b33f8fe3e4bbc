import type { Locale } from '#domain/locale.ts';
import type { QueryMove } from '#hosting/host-rules.ts';
import type { Model } from '#model/schema/model.ts';
import type { SentAddress } from '#model/schema/routes.ts';
import type { Finding } from '../../problems/finding.ts';

/** The path of an address by language, with placeholders in braces; a path that the server answers is the same in every language. */
export const pathsOfSentAddress = (
  { route, path }: SentAddress,
  { routes, locales }: Pick<Model, 'routes' | 'locales'>,
): Readonly<Partial<Record<Locale, string>>> => {
  const page = routes.find(({ id }) => id === route);
  return Object.fromEntries(
    locales.all.flatMap((locale) => {
      const own = path ?? page?.path[locale];
      return own === undefined ? [] : [[locale, own]];
    }),
  );
};

/** The name of an address in the ledger: its path, and the names of its parameters. */
const ledgerName = (path: string, query: readonly string[]): string =>
  path.replaceAll(/\{\w+\}/g, '*') + (query.length === 0 ? '' : `?${query.toSorted().join('&')}`);

/** An address in the form in which the ledger lists it. */
export interface LedgerAddress {
  readonly name: string;
  /** The release that first sent it; null if the next release will be the first. */
  readonly since: string | null;
  /** The mails and other channels that send it. */
  readonly sentIn: readonly string[];
}

/** The addresses sent in mails and files, in every language. */
export const listSentAddresses = (model: Model): readonly LedgerAddress[] =>
  model.sentAddresses.flatMap((row) => {
    const mails = model.mails.filter(({ facts, maybe }) => row.facts.some((name) => name in facts || name in maybe));
    const sentIn = [...row.sentIn.filter((way) => way !== 'mail' || mails.length === 0), ...mails.map(({ id }) => id)];
    return [...new Set(Object.values(pathsOfSentAddress(row, model)))].map((path) => ({
      name: ledgerName(path, row.query),
      since: row.since ?? null,
      sentIn,
    }));
  });

/** Former forms of addresses that hosts redirect: a path with these parameters, and its target. */
export const redirectsByQuery = (model: Model): readonly QueryMove[] =>
  model.sentAddresses.flatMap((row) =>
    row.movesTo === undefined
      ? []
      : Object.values(pathsOfSentAddress(row, model)).map((from) => ({
          from,
          query: row.query,
          to: row.movesTo ?? '',
        })),
  );

/** A finding for a published address that no current row answers; it names the row to put back. */
export const lostAddressFinding = (name: string): Finding => {
  const [path = '', query = ''] = name.split('?');
  const names =
    query === ''
      ? ''
      : query
          .split('&')
          .map((one) => `'${one}'`)
          .join(', ');
  return {
    code: 'sent-address-lost',
    at: { model: ['sentAddresses'] },
    found: `“${name}” was sent in mails or files, and no row answers it.`,
    lacks: [`address ${name}`],
    remedy: `Put \`{ id: '…', ${path.startsWith('/api/') ? 'path' : 'route'}: '…', query: [${names}], movesTo: '/api/…', … }\` for “${path}” back into model/routes/sent-addresses.ts, with something that answers it.`,
  };
};
