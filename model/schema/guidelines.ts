import { z } from 'zod';
import { id, localizedSchema, text, webUrl } from './base.ts';

const firstYear = 2015;

export const guidelineSchema = z.strictObject({
  id,
  title: localizedSchema(text),
  chapter: localizedSchema(text),
  year: z.int().min(firstYear),
  /** The edition of the Polish Resuscitation Council (PRR) with the same words; null where we know none. */
  polishEdition: text.nullable(),
  /** Where the publisher offers it. */
  address: webUrl,
  says: localizedSchema(text),
});
