import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../load/base-ledger.ts';
import { generate } from '../run.ts';
import { reportOutcome } from './report-outcome.ts';
import type { CommandResult } from './subcommands/command-result.ts';
import { runDiff } from './subcommands/diff-command.ts';

const usage = 'Usage: npm run release [-- --dry-run]';

type Step = 'major' | 'minor' | 'patch';

/** The next version: what people lose is a major step, what needs care a minor one. */
export const nextVersion = (version: string, step: Step): string => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
};

const stepSince = async (root: string, tag: string): Promise<Step> => {
  const differs = async (impact: string) => (await runDiff(root, [tag, '--fail-on', impact])).exitCode !== 0;
  if (await differs('breaking')) return 'major';
  return (await differs('careful')) ? 'minor' : 'patch';
};

const versionIn = /("version": ")[^"]*(")/;

/** The version of the project stands in package.json, once, and at the top of the lock file, twice. */
const writeVersion = (root: string, version: string): void => {
  for (const [file, times] of [
    ['package.json', 1],
    ['package-lock.json', 2],
  ] as const) {
    const path = join(root, file);
    let text = readFileSync(path, 'utf8');
    let from = 0;
    for (let time = 0; time < times; time += 1) {
      const rest = text.slice(from);
      text = text.slice(0, from) + rest.replace(versionIn, `$1${version}$2`);
      from += (versionIn.exec(rest)?.index ?? 0) + 1;
    }
    writeFileSync(path, text);
  }
};

const readVersion = (root: string): string =>
  versionIn.exec(readFileSync(join(root, 'package.json'), 'utf8'))?.[0].split('"')[3] ?? '0.0.0';

interface Release {
  readonly version: string;
  readonly notes: readonly string[];
}

/** The version and its notes: what differs in meaning from the last release, or the first version of all. */
const planRelease = async (root: string): Promise<Release> => {
  const tag = git(root, 'describe', '--tags', '--match', 'v*', '--abbrev=0');
  const version = readVersion(root);
  if (tag === null) return { version, notes: ['The first release.'] };
  const { lines } = await runDiff(root, [tag, '--markdown']);
  return { version: nextVersion(tag.slice(1), await stepSince(root, tag)), notes: lines };
};

/**
 * Publishes what is answered today: the ledger takes every URL, the version follows from what changed since the last tag, and the
 * notes say it. Ends with 2 for wrong options or a tree with uncommitted changes, and writes nothing then.
 */
export const runRelease = async (root: string, args: readonly string[]): Promise<CommandResult> => {
  const isDry = args.length === 1 && args[0] === '--dry-run';
  if (args.length > 0 && !isDry) return { exitCode: 2, lines: [usage] };
  const changed = git(root, 'status', '--porcelain');
  if (changed === null) return { exitCode: 2, lines: ['A release needs the history of git, and there is none here.'] };
  if (changed !== '' && !isDry)
    return { exitCode: 2, lines: ['A release is made of what is committed. Commit or put away:', changed] };
  const { version, notes } = await planRelease(root);
  if (isDry) return { exitCode: 0, lines: [`v${version}`, '', ...notes] };
  const report = reportOutcome(await generate({ root, mode: 'write', isRelease: true }), performance.now() / 1000);
  if (report.exitCode !== 0) return { exitCode: 3, lines: report.lines };
  writeVersion(root, version);
  writeFileSync(join(root, '.cache', 'release-notes.md'), `v${version}\n\n${notes.join('\n')}\n`);
  return {
    exitCode: 0,
    lines: [
      `v${version}`,
      '',
      ...notes,
      '',
      'The ledger of published addresses and the version are written. Publish them:',
      `  git commit --all --message "release: v${version}"`,
      `  git tag --annotate v${version} --file .cache/release-notes.md --cleanup=whitespace`,
    ],
  };
};
