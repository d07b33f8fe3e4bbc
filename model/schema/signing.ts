import { z } from 'zod';
import { civilDate, type DeepReadonly, text } from './base.ts';

/** Who may answer for a rule or confirm a decision. */
export const approverRoles = ['owner', 'lawyer', 'physician'] as const;
export const approverRole = z.enum(approverRoles, { error: 'unknown-approver' });
export type ApproverRole = z.infer<typeof approverRole>;

/** What an error costs, the heaviest first: a person’s health, a breach of the law, money of all orders, money of one order, or a moment of a visitor. */
export const weights = ['health', 'law', 'allOrders', 'oneOrder', 'convenience'] as const;
export const weight = z.enum(weights, { error: 'unknown-weight' });
export type Weight = z.infer<typeof weight>;

/** By cost of an error: who must sign, in addition to those who decide. */
const signerOfWeight: Readonly<Partial<Record<Weight, ApproverRole>>> = { health: 'physician', law: 'lawyer' };

/**
 * A confirmation: the role and the day of the person who confirmed, the document, which also names the person, and the commit that was
 * read.
 */
export const confirmation = z.strictObject({
  by: approverRole,
  on: civilDate,
  document: text,
  commit: z.string({ error: 'not-a-text' }).regex(/^[0-9a-f]{7,40}$/, { error: 'bad-commit' }),
});
export type Confirmation = DeepReadonly<z.infer<typeof confirmation>>;

interface Signed {
  readonly confirmedBy: ApproverRole | 'nobody';
  readonly weight: Weight;
}

/** Everybody who must confirm a decision: who decides it, and those who must sign because of the cost of an error. */
export const requiredSigners = ({ confirmedBy, weight: heavy }: Signed): readonly ApproverRole[] => {
  if (confirmedBy === 'nobody') return [];
  return [...new Set([signerOfWeight[heavy] ?? confirmedBy, confirmedBy])];
};

/** Whether a rule may be signed by this role alone: what touches health or the law is signed by an expert. */
export const mayRoleSign = (role: ApproverRole, heavy: Weight): boolean => (signerOfWeight[heavy] ?? role) === role;
