import { honeypotField } from '#contract/form-posts.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { QuarantineReason } from '../database/schema.ts';

/** What the form sends in addition to its contract: a field that people do not see, and how long the form was open. */
export interface SpamSignals {
  readonly unseen: unknown;
  readonly filledInMs: unknown;
}

/** Parts the traces of the sender from the contract's own fields. */
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
 * Why a form is quarantined for the office: a program fills in every field and does it at once, and so does a helper of a person now and
 * then.
 */
export const quarantineReason = ({ unseen, filledInMs }: SpamSignals): QuarantineReason | null => {
  if (unseen !== undefined && unseen !== '') return 'unseen-field';
  return typeof filledInMs === 'number' && filledInMs < parameters.shortestFilling ? 'too-fast' : null;
};
