import type { SitePlan } from '../plan/site-plan.ts';
import type { GeneratedFile } from './generated-file.ts';

/** What was approved, a line each: the ledger from which later runs tell what a rule decides otherwise. */
export const emitApproved = ({ approvals }: Pick<SitePlan, 'approvals'>): GeneratedFile[] => {
  const lines = [...approvals.approved]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([hash, one]) => `${JSON.stringify(hash)}: ${JSON.stringify(one)}`);
  return [{ path: 'approved.json', text: lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n` }];
};
