import { z } from 'zod';
import { civilDate, type DeepReadonly, entryId, localizedSchema, referenceIdSchema, text } from './base.ts';
import { approverRole, confirmation, weight } from './signing.ts';
import { clauseReference } from './source.ts';

/**
 * What shows that a decision is done: a rule (`rules.discount`), a number (`parameters.pairPlaces`), a place in another table
 * of the model, whose rows are named by their ids (`calendarKeys.kpp2.days`), or the tests with the tag of an entry (`@C22`).
 */
export type ShownBy<Entry extends string = string, Parameter extends string = string, Table extends string = string> =
  | `@${Entry}`
  | `parameters.${Parameter}`
  | `rules.${string}`
  | Table
  | `${Table}.${string}`;

const isCheck = (value: unknown): value is ShownBy => typeof value === 'string' && /^(?:@C\d{2,3}|[a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)*)$/.test(value);
const shownBy = z.custom<ShownBy>(isCheck, { error: 'bad-shown-by' });

/** Another answer; `differsBy` is the parameter by whose value an order would differ if it were true. */
const otherAnswer = localizedSchema(text).extend({ differsBy: referenceIdSchema('parameter').optional() });

/** The question of a decision: “yes” confirms it. `others` are the answers that sources or sense suggest instead. */
const question = z.strictObject({ pl: text, en: text, others: z.array(otherAnswer).min(1, { error: 'empty-list' }).optional() }, { error: 'not-localized' });

const entry = z.strictObject({
  id: entryId,
  area: z.enum(['prices', 'routes', 'forms', 'calendar', 'media', 'ours']),
  subject: localizedSchema(text),
  says: z
    .array(z.strictObject({ clauses: z.array(clauseReference).min(1, { error: 'empty-list' }), variant: localizedSchema(text) }))
    .min(1, { error: 'empty-list' }),
  decision: localizedSchema(text),
  reason: localizedSchema(text),
  shownBy: z.array(shownBy).min(1, { error: 'not-shown' }),
  weight,
});

/** Somebody must confirm the decision, or has. */
const open = entry.extend({ status: z.literal('open'), confirmedBy: approverRole, confirmed: confirmation.optional(), asks: question });

/** A matter of the craft that the makers of the site have decided; no other person is asked. */
const decided = entry.extend({ status: z.literal('decided'), confirmedBy: z.literal('nobody'), decidedOn: civilDate });

/** The sources no longer contradict each other, as the document shows. */
const settled = entry.extend({
  status: z.literal('settled'),
  confirmedBy: approverRole,
  closed: z.strictObject({ on: civilDate, by: approverRole, document: text }),
});

export const registerEntrySchema = z.discriminatedUnion('status', [open, decided, settled], { error: 'unknown-status' });

export type RegisterEntry = DeepReadonly<z.infer<typeof registerEntrySchema>>;
