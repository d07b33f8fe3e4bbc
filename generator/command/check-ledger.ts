import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEarlierLedgers } from '../load/base-ledger.ts';
import { readLedger } from '../plan/routes/ledger.ts';

const shown = 5;

/** What the ledger of published URLs has lost since the last commit or since the branch was made, in words; nothing when all is there. */
export const ledgerLosses = (root: string): readonly string[] => {
  const path = join(root, 'generated', 'urls.lock');
  const held = new Set(readLedger(existsSync(path) ? readFileSync(path, 'utf8') : null));
  return readEarlierLedgers(root).flatMap(({ commit, text }) => {
    const lost = readLedger(text).filter((line) => !held.has(line));
    if (lost.length === 0) return [];
    const revision = commit.slice(0, 8);
    const more = lost.length > shown ? `, and ${lost.length - shown} more` : '';
    return [
      `generated/urls.lock has lost ${lost.length} published addresses that ${revision} holds: ${lost.slice(0, shown).join(', ')}${more}.`,
      `  Remedy: git checkout ${revision} -- generated/urls.lock, then \`npm run generate\`; an address that is to go needs a redirect or an entry in model/routes/gone.ts.`,
    ];
  });
};
