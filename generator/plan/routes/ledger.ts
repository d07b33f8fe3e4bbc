import { compareText } from '#domain/texts/compare-text.ts';
import type { Address, PlannedRedirect } from '../../addresses/address.ts';
import type { Finding } from '../../problems/finding.ts';

/** The lines of `urls.lock` without its comments. */
export const readLedger = (text: string | null): readonly string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Every URL ever published: those of the previous ledger and those of today. */
export const planLedger = (previous: readonly string[], addresses: readonly Address[]): readonly string[] =>
  [...new Set([...previous, ...addresses.map(({ path }) => path)])].toSorted(compareText);

/** A URL that disappears needs a redirect of one hop or an entry among the gone; the finding names the line to add (design section 6). */
export const lostUrls = (
  ledger: readonly string[],
  addresses: readonly Address[],
  moves: { readonly redirects: readonly PlannedRedirect[]; readonly gone: readonly string[] },
): Finding[] => {
  const answered = new Set([
    ...addresses.map(({ path }) => path),
    ...moves.redirects.map(({ from }) => from),
    ...moves.gone,
  ]);
  return ledger
    .filter((path) => !answered.has(path))
    .map((path) => ({
      code: 'url-lost',
      at: { model: ['redirects'] },
      found: `“${path}” was published and is neither a page, a redirect nor gone.`,
      remedy: `Add \`{ id: '…', from: '${path}', to: '/…', source: decision('…', '…') }\` to model/routes/redirects.ts, or \`{ path: '${path}', reason: '…', source: … }\` to model/routes/gone.ts.`,
    }));
};
