import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../.cache/evidence/rows');

/** Appends a row that is taken for the first time to the file of its process at once, since a process may end at any moment. */
export const createRowRecorder = (taker: string): ((rule: string, row: string) => void) => {
  const reported = new Set<string>();
  mkdirSync(folder, { recursive: true });
  return (rule, row) => {
    const line = `${rule} ${row}\n`;
    if (reported.has(line)) return;
    reported.add(line);
    appendFileSync(join(folder, `${taker}.txt`), line);
  };
};

/** The rows that were taken since the last whole run began, by rule. A rule that collects takes several at once. */
export const coveredRows = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const taken = new Map<string, Set<string>>();
  if (!existsSync(folder)) return taken;
  for (const file of globSync('*.txt', { cwd: folder }))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const [rule = '', rows = ''] = line.split(' ');
      const known = taken.get(rule) ?? new Set<string>();
      for (const row of rows.split('+')) known.add(row);
      taken.set(rule, known);
    }
  return taken;
};
