import { model } from '#model/index.ts';
import { countRows, reportRows } from './count-rows.ts';
import { takenRows } from './taken-rows.ts';

/** The last step of a whole run: every row of every rule was taken by the product, or says why not. */
const counts = countRows(model.rules, takenRows());
process.stdout.write(`${reportRows(counts)}\n`);
process.exitCode = counts.every(({ dead, alive }) => dead.length === 0 && alive.length === 0) ? 0 : 1;
