import { appendFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { model } from '#model/index.ts';
import { countRows, reportRows } from './count-rows.ts';
import { coveredRows } from './covered-rows.ts';

/**
 * The last step of a whole run: every row of every rule was taken by the product, or has a reason why not. `node tests/rows/check.ts SHARDS`
 * adds up what the shards of a run have recorded below that folder first.
 */
const [shards] = process.argv.slice(2);
if (shards !== undefined) {
  const gathered = join(import.meta.dirname, '../../.cache/evidence/rows');
  mkdirSync(gathered, { recursive: true });
  for (const file of globSync('**/rows/*.txt', { cwd: shards }))
    appendFileSync(join(gathered, basename(file)), readFileSync(join(shards, file)));
}
const counts = countRows(model.rules, coveredRows());
process.stdout.write(`${reportRows(counts)}\n`);
process.exitCode = counts.every(({ dead, alive }) => dead.length === 0 && alive.length === 0) ? 0 : 1;
