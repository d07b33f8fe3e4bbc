import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitEnvironment } from '#domain/git-environment.ts';
import type { AuditFacts } from '../join/audit-facts.ts';

/** The output of git, or null without a repository. */
const ask = (root: string, args: readonly string[]): string | null => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      env: gitEnvironment(process.env),
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
};

/** The commit that is checked out; the folder shows whether anything differs from it. */
export const readCommit = (root: string): AuditFacts['commit'] => {
  const [hash = '', day = ''] = (ask(root, ['log', '-1', '--format=%H %cs']) ?? '').split(' ');
  if (hash === '') return null;
  return { hash, day, isChanged: ask(root, ['status', '--porcelain', '--untracked-files=no']) !== '' };
};

export const readReach = (root: string): AuditFacts['historyReach'] => {
  const shallow = ask(root, ['rev-parse', '--is-shallow-repository']);
  if (shallow === null) return 'none';
  return shallow === 'true' ? 'shallow' : 'whole';
};

/** SHA-256 of the manifest, which lists the SHA-256 of everything that is generated. */
export const readHash = (root: string): string =>
  createHash('sha256')
    .update(readFileSync(join(root, 'generated/manifest.json')))
    .digest('hex');

export const readVersion = (root: string): string => {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return version;
};
