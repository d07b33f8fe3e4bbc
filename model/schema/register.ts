import { z } from 'zod';
import { type DeepReadonly, localized, registerId, text } from './base.ts';

export const registerEntrySchema = z.strictObject({
  id: registerId,
  area: z.enum(['prices', 'routes', 'forms', 'calendar', 'media', 'ours']),
  subject: localized(text),
  says: z.array(z.strictObject({ section: text, variant: localized(text) })).min(1, { error: 'empty-list' }),
  decision: localized(text),
  reason: localized(text),
  confirmedBy: z.enum(['owner', 'lawyer', 'physician', 'nobody']),
  status: z.enum(['open', 'decided', 'confirmed']),
});

export type RegisterEntry = DeepReadonly<z.infer<typeof registerEntrySchema>>;
