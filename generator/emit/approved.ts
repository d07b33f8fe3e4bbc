import type { SitePlan } from '../plan/site-plan.ts';
import type { GeneratedFile } from './generated-file.ts';

/** The approvals, one per line. Later runs compare the rules with them. */
export const emitApproved = ({ approvals }: Pick<SitePlan, 'approvals'>): GeneratedFile[] => {
  const lines = [...approvals.approved]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([hash, one]) => `${JSON.stringify(hash)}: ${JSON.stringify(one)}`);
  return [{ path: 'approved.json', text: lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n` }];
};
