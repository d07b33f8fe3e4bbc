import type { Detail } from '#domain/audit/changes/change-data.ts';
import type { Approval } from '#model/schema/approvals.ts';
import type { Finding } from '../../problems/finding.ts';
import { compareDecision, type RuleDifference } from '../../rules/compare/compare-decision.ts';
import { compareTransitions } from '../../rules/compare/compare-transitions.ts';
import { type Impact, worstImpact } from '../../rules/compare/impact.ts';
import type { Project } from '../../validate/project.ts';
import { type ApprovedRule, type ApprovedRules, behaviourHash, readApproved, ruleNow } from './approved-rule.ts';

/** An approval, and what has become of what was approved. */
export interface ApprovalState extends Approval {
  /** Null: every case is decided as it was. */
  readonly changes: readonly Detail[] | null;
  readonly impact: Impact;
}

export interface PlannedApprovals {
  /** The latest of each role, by the rule; a rule that is missing was never approved. */
  readonly states: ReadonlyMap<string, readonly ApprovalState[]>;
  /** Approvals that can still be requested. */
  readonly approved: ApprovedRules;
}

const operatorDetails = (before: ApprovedRule, after: ApprovedRule): readonly Detail[] =>
  Object.entries(after.operators).flatMap(([name, answers]) =>
    Object.entries(answers)
      .filter(([question, answer]) => (before.operators[name]?.[question] ?? answer) !== answer)
      .slice(0, 1)
      .map(
        ([question, answer]): Detail => ({
          key: 'answer',
          question,
          before: before.operators[name]?.[question] ?? '',
          after: answer,
        }),
      ),
  );

const tablesDifference = (before: ApprovedRule, after: ApprovedRule): RuleDifference | null => {
  const [old, now] = [before.rule, after.rule];
  if (old.kind === 'decision' && now.kind === 'decision')
    return compareDecision({ ...before, table: old }, { ...after, table: now }, after.day);
  if (old.kind === 'transitions' && now.kind === 'transitions')
    return compareTransitions({ ...before, table: old }, { ...after, table: now }, after.day);
  return { impact: 'breaking', details: [{ key: 'tableKind', before: old.kind, after: now.kind }] };
};

/** What is decided otherwise than it was approved; null where every case is decided alike. */
export const differenceSince = (before: ApprovedRule, after: ApprovedRule): RuleDifference | null => {
  const tables = tablesDifference(before, after);
  const details = [...(tables?.impact === 'safe' ? [] : (tables?.details ?? [])), ...operatorDetails(before, after)];
  return details.length === 0 ? null : { impact: worstImpact([tables?.impact ?? 'safe', 'careful']), details };
};

export const latestOf = (rows: readonly Approval[]): readonly Approval[] => [
  ...new Map(rows.toSorted((a, b) => (a.date < b.date ? -1 : 1)).map((row) => [row.role, row])).values(),
];

/** Rules of which a no or an unknown was the last word, and which still decide so. */
export const rulesLeft = (
  said: Exclude<Approval['answer'], 'yes'>,
  { model, rules, parameters }: Project['raw'],
): readonly Approval[] =>
  rules.flatMap((rule) => {
    const left = latestOf(model.approvals.filter((row) => row.rule === rule.id)).filter(
      ({ answer }) => answer === said,
    );
    if (left.length === 0) return [];
    const now = behaviourHash(ruleNow(rule, { model, parameters }));
    return left.filter(({ behaviour }) => behaviour === now);
  });

/** Who approved which rule, and what it decides otherwise since. */
export const planApprovals = (
  project: Pick<Project, 'model' | 'parameters' | 'raw' | 'previousApproved'>,
  report: (finding: Finding) => void,
): PlannedApprovals => {
  const { approvals } = project.model;
  const previous = readApproved(project.previousApproved);
  const approved = new Map<string, ApprovedRule>();
  const states = new Map<string, readonly ApprovalState[]>();
  for (const rule of project.raw.rules) {
    const rows = approvals.filter((row) => row.rule === rule.id);
    if (rows.length === 0) continue;
    const now = ruleNow(rule, project.raw);
    const hash = behaviourHash(now);
    for (const row of rows) {
      const then = row.behaviour === hash ? now : previous.get(row.behaviour);
      if (then !== undefined) approved.set(row.behaviour, previous.get(row.behaviour) ?? then);
      else
        report({
          code: 'approval-of-nothing',
          at: { model: ['approvals', approvals.indexOf(row), 'behaviour'] },
          found: `Nothing tells what “${rule.id}” decided when it was ${row.behaviour}.`,
        });
    }
    const standing = latestOf(rows).filter(({ answer }) => answer === 'yes');
    if (standing.length === 0) continue;
    states.set(
      rule.id,
      standing.map((row) => {
        const then = approved.get(row.behaviour);
        const difference = row.behaviour === hash || then === undefined ? null : differenceSince(then, now);
        return { ...row, changes: difference?.details ?? null, impact: difference?.impact ?? 'safe' };
      }),
    );
  }
  return { states, approved };
};
