import { z } from 'zod';
import { type DeepReadonly, id, registerId, text } from './base.ts';
import { shapeSchema } from './payload.ts';
import { source } from './source.ts';

/** Form name sent to analytics, chosen by route. */
export const formNameSchema = z.strictObject({ id, name: text, source });

export const analyticsEventSchema = z.strictObject({
  name: z.string().regex(/^[a-z]+(?:_[a-z]+)*$/, { error: 'bad-event-name' }),
  trigger: text,
  parameters: z.record(z.string(), shapeSchema),
  /** Parameters that are sent only with consent to advertising user data. */
  consented: z.array(z.string()),
  register: z.array(registerId),
  source,
});

export const tagManagerSchema = z.strictObject({
  enabled: z.boolean(),
  pageTracking: z.boolean(),
  container: z.string().regex(/^GTM-[A-Z0-9]{4,10}$/, { error: 'bad-id' }),
  placeholder: z.boolean(),
  /** Query parameters that analytics may keep of an address, by their meaning. */
  addressKeys: z.strictObject({
    /** What the page shows. */
    page: z.array(text),
    /** Which campaign led here. */
    campaign: z.array(text),
    /** Which click on an advertisement led here; only with consent to advertising user data. */
    click: z.array(text),
  }),
  /** Query parameters that open a booking or give a right; no tag manager is requested while the address holds one. */
  secretKeys: z.array(text),
  /** Beginnings of the names of cookies that tags set, by the consent that they need. */
  cookies: z.strictObject({ analytics: z.array(text), marketing: z.array(text) }),
  source,
});

export type FormName = DeepReadonly<z.infer<typeof formNameSchema>>;
export type AnalyticsEvent = DeepReadonly<z.infer<typeof analyticsEventSchema>>;
export type TagManager = DeepReadonly<z.infer<typeof tagManagerSchema>>;
