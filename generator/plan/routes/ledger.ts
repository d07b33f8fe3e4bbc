import { compareText } from '#domain/texts/compare-text.ts';
import type { Model } from '#model/schema/model.ts';
import type { Address } from '../../addresses/address.ts';
import { planRedirects } from '../../addresses/plan-redirects.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Project } from '../../validate/project.ts';
import { feedPaths } from './feed-paths.ts';

/** The lines of `urls.lock` without its comments. */
export const readLedger = (text: string | null): readonly string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Every URL that the model answers today: pages, the sources of redirects, feeds, and 410s. */
export const answeredUrls = (model: Model, addresses: readonly Address[]): readonly string[] =>
  [
    ...new Set([
      ...addresses.map(({ path }) => path),
      ...planRedirects(model).map(({ from }) => from),
      ...model.feeds.flatMap((feed) => feedPaths(feed, model)),
      ...model.gone.map(({ path }) => path),
    ]),
  ].toSorted(compareText);

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** What a lost address lacks, by those of its parts that no address of today has. */
const lackedBy = (parts: readonly string[]): readonly string[] =>
  parts.length === 0
    ? ['form of addresses']
    : parts.flatMap((part) => ['city', 'article', 'slug'].map((kind) => `${kind} ${part}`));

/** A URL that disappears needs a redirect of one hop or an entry among the gone; the finding names the line to add. */
const lostUrls = (ledger: readonly string[], answered: readonly string[]): Finding[] => {
  const known = new Set(answered);
  const parts = new Set(answered.flatMap(partsOf));
  return ledger
    .filter((path) => !known.has(path))
    .map((path) => ({
      code: 'url-lost',
      at: { model: ['redirects'] },
      found: `“${path}” was published and is neither a page, a feed, a redirect nor gone.`,
      lacks: lackedBy(partsOf(path).filter((part) => !parts.has(part))),
      reliesOn: ['addresses'],
      remedy: `Add \`{ id: '…', from: '${path}', to: '/…', source: decision('…', '…') }\` to model/routes/redirects.ts, or \`{ path: '${path}', reason: '…', source: … }\` to model/routes/gone.ts.`,
    }));
};

interface PlannedLedger {
  readonly lines: readonly string[];
  readonly lost: readonly Finding[];
}

/** The ledger as it was, since what somebody types is not published yet; a release adds what is answered today. And what it misses. */
export const planLedger = (
  { previousUrls, isRelease }: Pick<Project, 'previousUrls' | 'isRelease'>,
  answered: readonly string[],
): PlannedLedger => {
  const previous = readLedger(previousUrls);
  const lines = [...new Set([...previous, ...(isRelease ? answered : [])])].toSorted(compareText);
  return { lines, lost: lostUrls(previous, answered) };
};
