import { z } from 'zod';
import { count, type DeepReadonly, id, localized, percent, slug, source, text } from './base.ts';

/** A voivodeship; `left` and `top` are percent of the map of Poland. */
export const regionSchema = z.strictObject({
  id: slug,
  name: localized(text),
  city: slug,
  left: percent,
  top: percent,
  instructor: id,
  source,
});

export const nearestCitySchema = z.strictObject({
  city: slug,
  kilometres: z.int({ error: 'not-a-count' }).min(1, { error: 'not-a-count' }),
});

/** A city with its Polish cases; the locative carries its preposition (“we Wrocławiu”). */
export const citySchema = z.strictObject({
  id: slug,
  calendarId: count,
  name: text,
  nameEn: text,
  locative: text,
  genitive: text,
  label: localized(text),
  region: slug,
  latitude: z.number({ error: 'bad-position' }).min(49, { error: 'bad-position' }).max(54.9, { error: 'bad-position' }),
  longitude: z
    .number({ error: 'bad-position' })
    .min(14, { error: 'bad-position' })
    .max(24.2, { error: 'bad-position' }),
  left: percent,
  top: percent,
  nearest: z.array(nearestCitySchema).min(1, { error: 'empty-list' }),
  instructor: id.nullable(),
  source,
});

/** A person or, while names are not given, a neutral title of a position. `picture` is null until a photograph exists. */
export const instructorSchema = z.strictObject({
  id,
  title: localized(text),
  position: localized(text).optional(),
  city: slug.nullable(),
  picture: z.string().nullable(),
  alt: localized(text),
  placeholder: z.boolean(),
  source,
});

export type Region = DeepReadonly<z.infer<typeof regionSchema>>;
export type City = DeepReadonly<z.infer<typeof citySchema>>;
export type Instructor = DeepReadonly<z.infer<typeof instructorSchema>>;
