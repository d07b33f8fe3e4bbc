import { z } from 'zod';
import type { ClauseId } from '../clauses/index.ts';
import type { GuidelineId } from '../guidelines.ts';
import type { LawId } from '../laws.ts';
import { type DeepReadonly, entryId, localizedSchema, text } from './base.ts';

const isText = (value: unknown): boolean => typeof value === 'string';

/** A clause of model/clauses/; that it exists is checked with the other references. */
export const clauseReference = z.custom<ClauseId>(isText, { error: 'not-a-text' });
/** A passage of model/laws.ts. */
export const lawReference = z.custom<LawId>(isText, { error: 'not-a-text' });
/** A passage of model/guidelines.ts. */
export const guidelineReference = z.custom<GuidelineId>(isText, { error: 'not-a-text' });

const single = [
  z.strictObject({ document: z.literal('specification'), clauses: z.array(clauseReference).min(1, { error: 'empty-list' }) }),
  z.strictObject({ document: z.literal('law'), laws: z.array(lawReference).min(1, { error: 'empty-list' }) }),
  z.strictObject({ document: z.literal('guideline'), guidelines: z.array(guidelineReference).min(1, { error: 'empty-list' }) }),
  z.strictObject({ document: z.literal('register'), entries: z.array(entryId).min(1, { error: 'empty-list' }) }),
  z.strictObject({ document: z.literal('knowledge'), detail: localizedSchema(text) }),
  z.strictObject({ document: z.literal('decision'), section: entryId, detail: localizedSchema(text) }),
] as const;

const singleSource = z.discriminatedUnion('document', [...single], { error: 'no-source' });

/**
 * The source of a fact: clauses of the specification, passages of the law and of medical guidelines, entries of the register,
 * what is known in the field, a decision of ours that carries an entry out, or several of these.
 */
export const source = z.discriminatedUnion('document', [...single, z.strictObject({ document: z.literal('several'), of: z.array(singleSource).min(2) })], {
  error: 'no-source',
});

export type SingleSource = DeepReadonly<z.infer<typeof singleSource>>;
export type Source = DeepReadonly<z.infer<typeof source>>;
