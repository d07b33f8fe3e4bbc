import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const normaliseLines = (text: string): string => text.replace(/^\u{feff}/u, '').replace(/\r\n?/g, '\n');

/** The text of a ledger of generated/; null if there is none yet. */
export const readLedgerText = (root: string, name: 'urls.lock' | 'pages.lock'): string | null => {
  const path = join(root, 'generated', name);
  return existsSync(path) ? normaliseLines(readFileSync(path, 'utf8')) : null;
};
