import { z } from 'zod';

/** Who may answer for a rule or confirm a decision. */
export const approverRoles = ['owner', 'lawyer', 'physician'] as const;
export const approverRole = z.enum(approverRoles, { error: 'unknown-approver' });
export type ApproverRole = z.infer<typeof approverRole>;

/** What an error costs, the heaviest first: a person’s health, a breach of the law, money of all orders, money of one order, or a moment of a visitor. */
export const weights = ['health', 'law', 'allOrders', 'oneOrder', 'convenience'] as const;
export const weight = z.enum(weights, { error: 'unknown-weight' });
export type Weight = z.infer<typeof weight>;
