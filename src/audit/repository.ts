import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runGitOrNull } from '#settings/run-git.ts';

/** What the repository says of the state that is audited. */
export interface Repository {
  readonly version: string;
  /** Null outside a repository. */
  readonly commit: string | null;
  readonly isChanged: boolean;
  /** Commits since the tag of the version; null where there is no such tag. */
  readonly commitsSince: number | null;
  /** SHA-256 of the manifest, which lists the hash of everything that is generated. */
  readonly hash: string;
  /** The notes of the releases, newest first, in Markdown; null where there are none. */
  readonly releaseNotes: string | null;
  /** Whether they list changes after the newest release. */
  readonly isUnreleased: boolean;
  /** Whether the source of a rule or a decision is another than on a commit. */
  readonly changedSince: (commit: string, id: string) => boolean;
}

const readText = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** The lines of the row with an id, up to the next row with one. */
const rowOf = (source: string | null, id: string): string | null => {
  const start = source?.indexOf(`id: '${id}'`) ?? -1;
  if (source === null || start < 0) return null;
  const end = source.slice(start + 1).search(/\n {2,4}id: '/);
  return end < 0 ? source.slice(start) : source.slice(start, start + 1 + end);
};

export const readRepositoryState = (root: string): Repository => {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commit = runGitOrNull(root, ['rev-parse', 'HEAD'])?.trim() ?? null;
  const releaseNotes = readText(join(root, '.github/CHANGELOG.md'));
  const since = runGitOrNull(root, ['rev-list', '--count', `v${version}..HEAD`])?.trim();
  return {
    version,
    commit,
    isChanged: (runGitOrNull(root, ['status', '--porcelain', '--untracked-files=no']) ?? '').trim() !== '',
    commitsSince: since === undefined ? null : Number(since),
    hash: createHash('sha256')
      .update(readFileSync(join(root, 'generated/manifest.json')))
      .digest('hex'),
    releaseNotes,
    isUnreleased: /^## Unreleased\n+(?!## )./m.test(releaseNotes ?? ''),
    changedSince: (before, id) => {
      const file =
        runGitOrNull(root, ['grep', '-l', `id: '${id}'`, '--', 'model/rules', 'model/register'])?.split('\n')[0] ?? '';
      return rowOf(readText(join(root, file)), id) !== rowOf(runGitOrNull(root, ['show', `${before}:${file}`]), id);
    },
  };
};
