import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { GitError, gitFailureMessage, isShallowClone } from '#settings/run-git.ts';
import { type Impact, worstImpact } from '../diff/impact.ts';
import { trimmedGitOutput } from '../load/base-ledger.ts';
import { findLastRelease } from '../load/last-release.ts';
import { generateOutput } from '../run.ts';
import { reportOutcome } from './report-outcome.ts';
import type { CommandResult } from './subcommands/command-result.ts';
import { loadAndCompareRevisions } from './subcommands/compare-sides.ts';

const usage = 'Usage: npm run release [-- --dry-run]';

type Step = 'major' | 'minor' | 'patch';

/** The next version: a breaking change is a major step, one that needs care a minor step, any other a patch. */
export const nextVersion = (version: string, step: Step): string => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
};

const steps: Readonly<Record<Impact, Step>> = { breaking: 'major', careful: 'minor', safe: 'patch' };

/** Writes the version where npm keeps it: in package.json and in the lock file. */
const writeVersion = (root: string, version: string): void => {
  const options = ['--no-git-tag-version', '--allow-same-version', '--ignore-scripts'];
  execFileSync('npm', ['version', version, ...options], { cwd: root, stdio: 'ignore' });
};

const readVersion = (root: string): string => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

const migrations = 'src/backend/database/migrations';

/** Notes for administrators: older servers refuse a migrated database. */
const databaseNotes = (root: string, revision: string): readonly string[] => {
  const files =
    trimmedGitOutput(root, 'diff', '--name-only', '--diff-filter=A', revision, 'HEAD', '--', `${migrations}/*.sql`) ??
    '';
  const names = files.split('\n').filter((name) => name !== '');
  if (names.length === 0) return [];
  return [
    '### Database',
    '',
    `Changed by ${names.map((name) => `\`${basename(name, '.sql')}\``).join(', ')}. Stop every server first, and keep a backup: scripts/deploy/README.md, section 8.`,
    '',
  ];
};

/** The file with the release notes, which people write. */
const changelog = '.github/CHANGELOG.md';

/** The changelog split into the unreleased notes and the text before and after them; null if the notes have no entry. */
export const splitUnreleasedNotes = (text: string): Readonly<Record<'before' | 'notes' | 'after', string>> | null => {
  const [, before = '', notes = '', after = ''] =
    /^(?<before>.*^## Unreleased\n)(?<notes>.*?)(?<after>^## .*)?$(?![\s\S])/ms.exec(text) ?? [];
  return /^- \S/m.test(notes) ? { before, notes: notes.trim(), after } : null;
};

const emptyNotes = '\n### Visitor\n\n### Office\n\n### Operator\n\n';

interface Planned {
  readonly version: string;
  readonly notes: readonly string[];
  /** The changelog once the notes are under the version. */
  readonly released: string;
}

const versionAfter = async (
  root: string,
): Promise<CommandResult | { readonly version: string; readonly since: string | null }> => {
  const last = findLastRelease(root);
  if (last === null) return { version: readVersion(root), since: null };
  const compared = await loadAndCompareRevisions(root, { before: last.revision, after: null });
  if ('lines' in compared) return compared;
  const step = steps[worstImpact(compared.changes.map(({ impact }) => impact))];
  return { version: nextVersion(last.version, step), since: last.revision };
};

/** The next version, which follows from the changes since the last release, with the unreleased notes. */
const planRelease = async (root: string): Promise<Planned | CommandResult> => {
  const file = join(root, changelog);
  const unreleased = splitUnreleasedNotes(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (unreleased === null)
    return {
      exitCode: 1,
      lines: [`${changelog} has no text under “Unreleased”. Describe what changes for visitors, office and operator.`],
    };
  const next = await versionAfter(root);
  if ('lines' in next) return next;
  const { version, since } = next;
  const notes = [unreleased.notes, '', ...(since === null ? [] : databaseNotes(root, since))];
  const today = formatCivilDate(warsawDate(Date.now()));
  const { before, after } = unreleased;
  return {
    version,
    notes,
    released: `${before}${emptyNotes}## ${version} – ${today}\n\n${notes.join('\n').trim()}\n\n${after}`,
  };
};

/**
 * Makes a release: writes every URL that is answered today into the ledger, and the version that follows from the changes since the last
 * tag, and puts the unreleased notes of the changelog under it. Ends with code 2, without writing, if options are wrong or changes are
 * uncommitted.
 */
export const runReleaseCommand = async (root: string, args: readonly string[]): Promise<CommandResult> => {
  try {
    return await release(root, args);
  } catch (error) {
    if (error instanceof GitError) return { exitCode: 2, lines: [gitFailureMessage(error)] };
    throw error;
  }
};

const release = async (root: string, args: readonly string[]): Promise<CommandResult> => {
  const isDry = args.length === 1 && args[0] === '--dry-run';
  if (args.length > 0 && !isDry) return { exitCode: 2, lines: [usage] };
  const changed = trimmedGitOutput(root, 'status', '--porcelain');
  if (changed === null) return { exitCode: 2, lines: ['A release needs the history of git, which is missing here.'] };
  if (isShallowClone(root))
    return {
      exitCode: 2,
      lines: ['A release needs the whole history, but this clone is shallow: git fetch --unshallow --tags.'],
    };
  if (changed !== '' && !isDry)
    return { exitCode: 2, lines: ['A release contains committed files only. Commit or stash:', changed] };
  const planned = await planRelease(root);
  if ('lines' in planned) return planned;
  const { version, notes, released } = planned;
  if (isDry) return { exitCode: 0, lines: [`v${version}`, '', ...notes] };
  const report = reportOutcome(
    await generateOutput({ root, mode: 'write', release: version }),
    performance.now() / 1000,
  );
  if (report.exitCode !== 0) return { exitCode: 3, lines: report.lines };
  writeVersion(root, version);
  writeFileSync(join(root, changelog), released);
  writeFileSync(join(root, '.cache', 'release-notes.md'), `v${version}\n\n${notes.join('\n')}\n`);
  return {
    exitCode: 0,
    lines: [
      `v${version}`,
      '',
      ...notes,
      '',
      'The ledger of published addresses, the version and the changelog are written. Publish them:',
      `  git commit --all --message "release: v${version}"`,
      `  git tag --annotate v${version} --file .cache/release-notes.md --cleanup=whitespace`,
    ],
  };
};
