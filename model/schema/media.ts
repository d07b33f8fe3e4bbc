import { z } from 'zod';
import { count, type DeepReadonly, id, slug, source } from './base.ts';

/** A row of pictures. `folder` is the folder of its pictures, `height` in pixels, `interval` a parameter id. */
export const carouselSchema = z.strictObject({
  id,
  folder: slug,
  height: count.nullable(),
  cycle: z.boolean(),
  interval: id,
  continuous: z.boolean(),
  source,
});

export const tagManagerSchema = z.strictObject({
  enabled: z.boolean(),
  pageTracking: z.boolean(),
  container: z.string().regex(/^GTM-[A-Z0-9]{4,10}$/, { error: 'bad-id' }),
  placeholder: z.boolean(),
  source,
});

export type Carousel = DeepReadonly<z.infer<typeof carouselSchema>>;
export type TagManager = DeepReadonly<z.infer<typeof tagManagerSchema>>;
