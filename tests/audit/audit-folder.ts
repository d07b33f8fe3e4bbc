import { gatherAuditEvidence } from '#audit/evidence.ts';
import { type AuditFile, renderAuditFiles } from '#audit/render.tsx';
import type { Repository } from '#audit/repository.ts';
import type { Loaded } from '#generator/sources/loaded.ts';
import { readProject } from '../generator/fixtures/planned-project.ts';

/** The commit that the folder of a test shows. */
export const commit = 'c0ffee1234';

const repository: Repository = {
  version: '1.0.0',
  commit,
  isChanged: false,
  commitsSince: 3,
  hash: 'feed',
  isUnreleased: true,
  releaseNotes: '# Notes\n\n## 1.0.0\n\n- The first release.\n',
  changedSince: () => false,
};

/** The pages of the folder by path, with the test records that stand below `root`, and with a change of the content. */
export const printAudit = async (
  root: string,
  change?: (loaded: Loaded) => Loaded,
): Promise<ReadonlyMap<string, string>> => {
  const project = await readProject(change);
  const evidence = gatherAuditEvidence(
    root,
    project.rules.map(({ id }) => id),
    commit,
  );
  const files: readonly AuditFile[] = renderAuditFiles({ project, evidence, repository });
  return new Map(files.map(({ path, text }) => [path, text]));
};
