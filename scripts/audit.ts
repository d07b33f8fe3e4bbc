import { join, resolve } from 'node:path';
import { readCommit, readHash, readReach, readVersion } from '#audit/build/read-repository.ts';
import { writeAuditFolder } from '#audit/build/write-folder.ts';
import { planAuditFolder } from '#generator/command/audit/audit-command.ts';
import { readArguments } from './start/read-arguments.ts';
import { ensurePageData } from './start/run-program.ts';
import { gatherEvidence } from './verify/gather-evidence.ts';

const root = resolve(import.meta.dirname, '..');
const given = readArguments('Usage: npm run audit [-- --out FOLDER] [--since REVISION]', {
  since: { type: 'string' },
  out: { type: 'string', default: join(root, '.cache/audit') },
});
const started = performance.now();

const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
const progress = (step: string): void => console.log(`  ${seconds().padStart(7)}  ${step}`);

ensurePageData();
console.log('The audit is written:');
progress('plan');
const planned = await planAuditFolder(root, given.since ?? null);
if ('lines' in planned) {
  console.error(planned.lines.join('\n'));
  process.exit(1);
}
const { plan, history, letters, news, ruleTitles } = planned;
progress('evidence');
const rules = plan.pages.pl.flatMap(({ id, kind }) => (kind === 'rule' ? [id.slice('rule/'.length)] : []));
const evidence = gatherEvidence(root, rules, Date.now());
const out = resolve(given.out);
const count = await writeAuditFolder({
  root,
  out,
  plan,
  letters,
  facts: {
    version: readVersion(root),
    commit: readCommit(root),
    edition: plan.edition,
    written: evidence.gathered,
    hash: readHash(root),
    evidence,
    origin: plan.origin,
    shown: plan.shown,
    history,
    news,
    ruleTitles,
    historyReach: readReach(root),
  },
  progress,
});
console.log(`${count} files in ${seconds()}. Open ${join(out, 'index.html')}.`);
