import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import type { Model } from '#model/schema/model.ts';
import type { Address } from '../../addresses/address.ts';
import { planRedirects } from '../../addresses/plan-redirects.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Project } from '../../validate/project.ts';
import { feedPaths } from './feed-paths.ts';
import { type LedgerAddress, lostAddressFinding } from './sent-addresses.ts';

const ledgerEntries = (text: string | null): readonly string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const nameIn = (line: string): string => line.split(' ', 1)[0] ?? '';

/** The addresses in `urls.lock`: paths, and, for addresses sent in mails and files, paths with the names of their parameters. */
export const parseLedgerAddresses = (text: string | null): readonly string[] => ledgerEntries(text).map(nameIn);

const sinceIn = (line: string): string | undefined => / since (\S+)/.exec(line)?.[1];

const isSent = (name: string): boolean => name.includes('?') || name.startsWith('/api/');

/** Every URL that the model answers now: pages, the sources of redirects, feeds, and 410s. */
export const listAnsweredUrls = (model: Model, addresses: readonly Address[]): readonly string[] =>
  [
    ...new Set([
      ...addresses.map(({ path }) => path),
      ...planRedirects(model, addresses).map(({ from }) => from),
      ...model.feeds.flatMap((feed) => feedPaths(feed, model)),
      ...model.gone.map(({ path }) => path),
    ]),
  ].toSorted(compareByCodeUnit);

const pathSegments = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** The subject that a lost address lacks: its path segments that no current address has. */
const lackedBy = (parts: readonly string[]): readonly string[] =>
  parts.length === 0
    ? ['form of addresses']
    : parts.flatMap((part) => ['city', 'article', 'slug'].map((kind) => `${kind} ${part}`));

/**
 * Findings for published URLs that nothing answers any more. Each needs a redirect of one hop or a row of `gone`; the finding shows the
 * line to add.
 */
const lostUrls = (ledger: readonly string[], answered: readonly string[]): Finding[] => {
  const known = new Set(answered);
  const parts = new Set(answered.flatMap(pathSegments));
  return ledger
    .filter((path) => !known.has(path))
    .map((path) => ({
      code: 'url-lost',
      at: { model: ['redirects'] },
      found: `“${path}” was published and is neither a page, a feed, a redirect nor gone.`,
      lacks: lackedBy(pathSegments(path).filter((part) => !parts.has(part))),
      reliesOn: ['addresses'],
      remedy: `Add \`{ id: '…', from: '${path}', to: '/…', source: decision('…', '…') }\` to model/routes/redirects.ts, or \`{ path: '${path}', reason: '…', source: … }\` to model/routes/gone.ts.`,
    }));
};

interface PlannedLedger {
  readonly lines: readonly string[];
  readonly lost: readonly Finding[];
}

/**
 * The ledger and the published addresses that are lost. Only a release adds the addresses answered now, since they are not published before
 * it. An address sent in mails and files is listed with the release that first sent it and with its channels.
 */
export const planUrlLedger = (
  { previousUrls, release }: Pick<Project, 'previousUrls' | 'release'>,
  answered: readonly string[],
  sent: readonly LedgerAddress[] = [],
): PlannedLedger => {
  const previous = new Map(ledgerEntries(previousUrls).map((line) => [nameIn(line), line]));
  const names = [...previous.keys()];
  const written = new Map(
    sent.flatMap(({ name, since, sentIn }) => {
      const first = sinceIn(previous.get(name) ?? '') ?? since ?? release;
      return first === null ? [] : [[name, `${name} since ${first} in ${sentIn.join(', ')}`]];
    }),
  );
  const published = new Map([
    ...(release === null ? [] : answered).map((path) => [path, path] as const),
    ...previous,
    ...written,
  ]);
  const known = new Set(sent.map(({ name }) => name));
  return {
    lines: [...published].toSorted(([a], [b]) => compareByCodeUnit(a, b)).map(([, line]) => line),
    lost: [
      ...lostUrls(
        names.filter((name) => !isSent(name)),
        answered,
      ),
      ...names.filter((name) => isSent(name) && !known.has(name)).map(lostAddressFinding),
    ],
  };
};
