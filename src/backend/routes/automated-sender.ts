import { honeypotField } from '#contract/form-posts.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { QuarantineReason } from '../database/schema.ts';

/** What the form sends in addition to its contract: the honeypot field, and how long the form was open. */
export interface SpamSignals {
  readonly unseen: unknown;
  readonly filledInMs: unknown;
}

/** Separates the spam signals from the fields of the contract. */
export function splitSpamSignals(body: unknown): { readonly traces: SpamSignals; readonly content: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { traces: { unseen: undefined, filledInMs: undefined }, content: body };
  }
  const {
    [honeypotField]: unseen,
    filledInMs,
    ...content
  } = { [honeypotField]: undefined, filledInMs: undefined, ...body };
  return { traces: { unseen, filledInMs }, content };
}

/**
 * Why a form is quarantined; null if it is not. A bot fills in every field, and at once; now and then a browser does so for a person, so
 * the office decides.
 */
export const quarantineReason = ({ unseen, filledInMs }: SpamSignals): QuarantineReason | null => {
  if (unseen !== undefined && unseen !== '') return 'unseen-field';
  return typeof filledInMs === 'number' && filledInMs < parameters.shortestFilling ? 'too-fast' : null;
};
