import { z } from 'zod';
import { civilDate, type DeepReadonly, localized, registerId, text } from './base.ts';
import { clauseReference } from './source.ts';

/** The tables and records of the model in which a witness may stand. */
type ShownByTable =
  | 'analytics'
  | 'api'
  | 'calendarKeys'
  | 'carousels'
  | 'cities'
  | 'choices'
  | 'claims'
  | 'courseTypes'
  | 'emergencies'
  | 'environments'
  | 'formNames'
  | 'forms'
  | 'galleries'
  | 'guidelines'
  | 'instructors'
  | 'menus'
  | 'sharedShapes'
  | 'organisation'
  | 'commitments'
  | 'mails'
  | 'redirects'
  | 'routes'
  | 'situations'
  | 'statements'
  | 'tagManager';

/**
 * What shows that a decision is done: a rule (`rules.discount`), a number (`parameters.pairPlaces`), a place in another table
 * of the model, whose rows are named by their ids (`calendarKeys.kpp2.days`), or the tests with the tag of an entry (`@C22`).
 */
export type ShownBy<Entry extends string = `C${number}`, Parameter extends string = string> =
  | `@${Entry}`
  | `parameters.${Parameter}`
  | `rules.${string}`
  | ShownByTable
  | `${ShownByTable}.${string}`;

const isCheck = (value: unknown): value is ShownBy => typeof value === 'string' && /^(?:@C\d{2,3}|[a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)*)$/.test(value);
const shownBy = z.custom<ShownBy>(isCheck, { error: 'bad-shown-by' });

const decided = z.strictObject({
  id: registerId,
  area: z.enum(['prices', 'routes', 'forms', 'calendar', 'media', 'ours']),
  subject: localized(text),
  says: z
    .array(z.strictObject({ clauses: z.array(clauseReference).min(1, { error: 'empty-list' }), variant: localized(text) }))
    .min(1, { error: 'empty-list' }),
  decision: localized(text),
  reason: localized(text),
  shownBy: z.array(shownBy).min(1, { error: 'not-shown' }),
  confirmedBy: z.enum(['owner', 'lawyer', 'physician', 'nobody']),
  status: z.enum(['open', 'decided']),
});

/** The question is answered, or the sources no longer contradict each other, as the document shows. */
const closed = decided.extend({
  status: z.enum(['answered', 'settled']),
  closed: z.strictObject({ on: civilDate, by: z.enum(['owner', 'lawyer', 'physician']), document: text }),
});

export const registerEntrySchema = z.discriminatedUnion('status', [decided, closed], { error: 'unknown-status' });

export type RegisterEntry = DeepReadonly<z.infer<typeof registerEntrySchema>>;
