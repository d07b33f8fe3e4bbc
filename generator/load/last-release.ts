import { trimmedGitOutput } from './base-ledger.ts';

/** A release: its version, and the commit or tag that contains it. */
export interface Release {
  readonly version: string;
  readonly revision: string;
}

/** The release that was published before releases had tags. */
const beforeTags = {
  version: '0.1.0',
  revision: '660661a79dcc1ba79b5ee4e449bc1a8ef11a9396',
} as const satisfies Release;

const subject = /^release: v(\d+\.\d+\.\d+)$/;

/**
 * The newest release up to a commit, found by its tag, or by the commit that names the version if tags were not fetched. Null if the
 * history does not contain it.
 */
export const findLastRelease = (root: string, at = 'HEAD'): Release | null => {
  const tag = trimmedGitOutput(root, 'describe', '--tags', '--match', 'v*', '--abbrev=0', at);
  if (tag !== null) return { version: tag.slice(1), revision: tag };
  const [revision = '', title = ''] =
    trimmedGitOutput(root, 'log', '-1', '--format=%H%n%s', '--grep', '^release: v', at)?.split('\n') ?? [];
  const version = subject.exec(title)?.[1];
  if (version !== undefined) return { version, revision };
  const isHere = trimmedGitOutput(root, 'merge-base', '--is-ancestor', beforeTags.revision, at) !== null;
  return isHere ? beforeTags : null;
};
