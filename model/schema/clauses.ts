import { z } from 'zod';
import { registerId, text } from './base.ts';

/** Words in both languages next to other fields of a row. */
const localizedText = { pl: text, en: text };

export const sectionSchema = z.strictObject({ id: z.string({ error: 'not-a-text' }).regex(/^[1-9]$/, { error: 'bad-clause-id' }), ...localizedText });

export const clauseSchema = z.strictObject({
  id: z.string({ error: 'not-a-text' }).regex(/^[1-9]\.[1-9]\d?$/, { error: 'bad-clause-id' }),
  ...localizedText,
  deviations: z.array(registerId).optional(),
  settledBy: z.array(registerId).optional(),
  owner: text,
});
