import type { Detail, Subject } from '#domain/audit/changes/change-data.ts';
import { subjectLine } from '#domain/audit/changes/change-text.ts';
import { compareRevisions } from '../../diff/compare-revisions.ts';
import { noTexts, parseRevision, type Revision } from '../../diff/revision.ts';
import { readSnapshotText, type SnapshotCommit, snapshotCommits } from '../../load/read-revision.ts';

/** A commit that changed something, and how. */
interface HistoryEntry {
  readonly day: string;
  readonly commit: string;
  readonly author: string;
  readonly subject: string;
  readonly about: Subject;
  readonly details: readonly Detail[];
}

/** What changed of a rule or a number, the newest first; by `rule age-at-start`, `number adultAge`, `price blsPrice`. */
export type AuditHistory = ReadonlyMap<string, readonly HistoryEntry[]>;

/** Comparing takes time; older revisions are compared by `npm run model -- diff`. */
const mostCommits = 40;
const mostDetails = 6;

const revisionAt = (root: string, commit: string): Revision | null => {
  const text = readSnapshotText(root, commit);
  return text === null ? null : parseRevision(text, noTexts);
};

type ReportedFinding = readonly [subject: string, entry: HistoryEntry];

const describedBy = (
  { commit, date, author, subject }: SnapshotCommit,
  [before, after]: readonly [Revision, Revision],
): ReportedFinding[] =>
  compareRevisions(before, after).map((change) => [
    subjectLine(change.subject),
    { day: date, commit, author, subject, about: change.subject, details: change.details.slice(0, mostDetails) },
  ]);

/** Who changed what when, by the differences of `generated/model.json` from commit to commit. */
export const readHistory = (root: string): AuditHistory => {
  const commits = snapshotCommits(root).slice(0, mostCommits);
  const described: ReportedFinding[] = [];
  let after: Revision | null = null;
  for (const [index, { commit }] of commits.entries()) {
    const before = revisionAt(root, commit);
    const later = commits[index - 1];
    if (before !== null && after !== null && later !== undefined)
      described.push(...describedBy(later, [before, after]));
    after = before;
  }
  const bySubject = Map.groupBy(described, ([subject]) => subject);
  return new Map([...bySubject].map(([subject, rows]) => [subject, rows.map(([, entry]) => entry)]));
};
