import { z } from 'zod';
import { civilDate, id, localizedSchema, text } from './base.ts';

export const lawSchema = z.strictObject({
  id,
  act: localizedSchema(text),
  article: localizedSchema(text).nullable(),
  publication: localizedSchema(text).nullable(),
  inForceFrom: civilDate.nullable(),
  says: localizedSchema(text),
});
