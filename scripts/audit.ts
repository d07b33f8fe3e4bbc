import { join, resolve } from 'node:path';
import { writeAuditFiles } from '#audit/write-audit.ts';
import { readCommandLine } from './start/read-arguments.ts';

const root = resolve(import.meta.dirname, '..');
const given = readCommandLine('Usage: npm run audit [-- --out FOLDER]', {
  out: { type: 'string', default: join(root, '.cache/audit') },
});
const started = performance.now();
const out = resolve(given.out);
const written = await writeAuditFiles(root, out);
if (typeof written === 'number') {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${written} files in ${seconds} s. Open ${join(out, 'index.html')}.`);
} else {
  console.error(written.join('\n'));
  process.exitCode = 1;
}
