import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { gatherEvidence } from '#audit/build/gather-evidence.ts';
import { readCommit, readHash, readReach, readVersion } from '#audit/build/read-repository.ts';
import { readSpecification } from '#audit/build/read-specification.ts';
import { writeAuditFolder } from '#audit/build/write-folder.ts';
import { planAuditFolder } from '#generator/command/audit/audit-command.ts';
import { readArguments, refuse } from './start/read-arguments.ts';
import { ensurePageData } from './start/run-program.ts';

const root = resolve(import.meta.dirname, '..');
const usage = 'Usage: npm run audit [-- --out FOLDER] [--since REVISION] [--specification FILE]';
const given = readArguments(usage, {
  specification: { type: 'string' },
  since: { type: 'string' },
  out: { type: 'string', default: join(root, '.cache/audit') },
});
const started = performance.now();

const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
const progress = (step: string): void => console.log(`  ${seconds().padStart(7)}  ${step}`);

const readGiven = (path: string) => {
  try {
    return readSpecification(basename(path), readFileSync(path, 'utf8'));
  } catch {
    return refuse(`“${path}” cannot be read. Name a text file in Markdown.`, usage);
  }
};

const specification = given.specification === undefined ? null : readGiven(resolve(given.specification));
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
    specification,
    ruleTitles,
    historyReach: readReach(root),
  },
  progress,
});
console.log(`${count} files in ${seconds()}. Open ${join(out, 'index.html')}.`);
