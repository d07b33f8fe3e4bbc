import { z } from 'zod';
import { count, type DeepReadonly, id, localizedSchema, markAsReference, percent, referenceIdSchema, slug, text } from './base.ts';
import { source } from './source.ts';

const degrees = (from: number, to: number) => z.number({ error: 'bad-position' }).min(from, { error: 'bad-position' }).max(to, { error: 'bad-position' });
const latitude = degrees(49, 54.9);
const longitude = degrees(14, 24.2);

/** How positions are read: the box of the map of Poland in degrees, and the number of neighbours that a city names. */
export const geographySchema = z.strictObject({
  map: z.strictObject({ west: longitude, east: longitude, south: latitude, north: latitude, source }),
  neighbours: z.strictObject({ count, source }),
});

/** A voivodeship; `left` and `top` are percent of the map of Poland, `geonames` is its number in the gazetteer of GeoNames. */
export const regionSchema = z.strictObject({
  id: slug,
  name: localizedSchema(text),
  city: markAsReference(slug, 'city'),
  geonames: text,
  left: percent,
  top: percent,
  instructor: referenceIdSchema('instructor'),
  source,
});

/** A city with its Polish cases; the locative carries its preposition (“we Wrocławiu”). */
export const citySchema = z.strictObject({
  id: slug,
  /** Its former ids in addresses; these redirect to the current ones. */
  formerIds: z.array(slug).optional(),
  calendarId: count,
  name: text,
  /** Its English name, if it differs from the Polish one. */
  nameEn: text.optional(),
  locative: text,
  genitive: text,
  /** Its label on the map, with `\n` for a new line; without it the name breaks after its first word. */
  label: localizedSchema(text).optional(),
  /** Its distance from the place of its coordinates, in percent of the map; without it, exactly there. */
  offset: z.strictObject({ left: z.number(), top: z.number() }).optional(),
  region: markAsReference(slug, 'region'),
  latitude,
  longitude,
  /** Street and number of the place of classes; absent while it is not known. */
  venue: text.optional(),
  instructor: referenceIdSchema('instructor').nullable(),
  source,
});

/** A person or, while names are not given, a neutral title of a position. `picture` is null until a photograph exists. */
export const instructorSchema = z.strictObject({
  id,
  title: localizedSchema(text),
  position: localizedSchema(text).optional(),
  picture: z.string().nullable(),
  alt: localizedSchema(text),
  placeholder: z.boolean(),
  source,
});

export type Geography = DeepReadonly<z.infer<typeof geographySchema>>;
export type Region = DeepReadonly<z.infer<typeof regionSchema>>;
export type City = DeepReadonly<z.infer<typeof citySchema>>;
export type Instructor = DeepReadonly<z.infer<typeof instructorSchema>>;
