import { z } from 'zod';

/** Who may answer for a rule or confirm a decision. */
export const approverRoles = ['owner', 'lawyer', 'physician'] as const;
export const approverRole = z.enum(approverRoles, { error: 'unknown-approver' });
export type ApproverRole = z.infer<typeof approverRole>;

/** What an error costs, the heaviest first: a person’s health, a breach of the law, money of all orders, money of one order, or a moment of a visitor. */
export const weights = ['health', 'law', 'allOrders', 'oneOrder', 'convenience'] as const;
export const weight = z.enum(weights, { error: 'unknown-weight' });
export type Weight = z.infer<typeof weight>;

/** Who must sign what may cost this, whoever else decides it. */
const signerOfWeight: Readonly<Partial<Record<Weight, ApproverRole>>> = { health: 'physician', law: 'lawyer' };

interface Confirmed {
  readonly confirmedBy: ApproverRole | 'nobody';
  readonly weight: Weight;
}

/** Everybody who must confirm a decision: who decides it, and whoever must sign because of what an error costs. */
export const signersOf = ({ confirmedBy, weight: heavy }: Confirmed): readonly ApproverRole[] => {
  if (confirmedBy === 'nobody') return [];
  return [...new Set([signerOfWeight[heavy] ?? confirmedBy, confirmedBy])];
};

/** Whether a rule may be signed by this role alone: what touches health or the law is signed by whoever knows it. */
export const maySign = (role: ApproverRole, heavy: Weight): boolean => (signerOfWeight[heavy] ?? role) === role;
