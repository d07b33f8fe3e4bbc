import type { Detail, Subject } from '#domain/audit/changes/change-data.ts';
import { subjectLine } from '#domain/audit/changes/change-text.ts';
import type { Change } from '../../diff/change.ts';
import { compareRevisions } from '../../diff/compare-revisions.ts';
import { placeOf } from '../../diff/news/reader-of.ts';
import { noTexts, parseRevision, type Revision } from '../../diff/revision.ts';
import { readSnapshotText, type SnapshotCommit, snapshotCommits } from '../../load/read-revision.ts';

/** A commit that changed something, and how. */
interface HistoryEntry {
  readonly day: string;
  readonly commit: string;
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

/** The history of a number is told whether or not a page shows it. */
const shown: Detail = { key: 'concerns', rows: [], texts: [], more: 0 };

/** What a reader gets to know of a change: what is decided otherwise; of other words only that there are other words. */
const toldDetails = ({ subject, details }: Change): readonly Detail[] => {
  const told = details.filter((detail) => placeOf(subject, detail, [...details, shown])[0] !== 'developers');
  if (told.length > 0) return told.slice(0, mostDetails);
  const isReworded = details.some((detail) => detail.key === 'value' && /(?:^|\.)(?:pl|en)$/.test(detail.path));
  return subject.key === 'rule' && isReworded ? [{ key: 'reworded' }] : [];
};

const describedBy = (
  { commit, date }: SnapshotCommit,
  [before, after]: readonly [Revision, Revision],
): ReportedFinding[] =>
  compareRevisions(before, after).flatMap((change): ReportedFinding[] => {
    const details = toldDetails(change);
    return details.length === 0
      ? []
      : [[subjectLine(change.subject), { day: date, commit, about: change.subject, details }]];
  });

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
