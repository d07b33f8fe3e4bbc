import { z } from 'zod';
import { civilDate, id, localized, text } from './base.ts';

export const lawSchema = z.strictObject({
  id,
  act: localized(text),
  article: localized(text).nullable(),
  publication: localized(text).nullable(),
  inForceFrom: civilDate.nullable(),
  says: localized(text),
});
