import { z } from 'zod';
import { isNipChecksumValid } from '#domain/identifiers/nip.ts';
import { count, type DeepReadonly, id, localizedSchema, phone, referenceIdSchema, registerId, slug, text } from './base.ts';
import { source } from './source.ts';

/** The placeholder of an unknown number. */
const noNip = '0000000000';

export const organisationSchema = z
  .strictObject({
    placeholder: z.boolean(),
    name: text,
    /** The name next to the sign in the header, two or three words. */
    short: localizedSchema(text),
    legalName: text,
    phone,
    email: z.email({ error: 'bad-email' }),
    address: z.strictObject({ street: text, postalCode: z.string().regex(/^\d{2}-\d{3}$/, { error: 'bad-postal-code' }), city: text }),
    nip: z.string().regex(/^\d{10}$/, { error: 'bad-nip' }),
    origin: z.string().regex(/^https?:\/\/[a-z0-9.:-]+$/, { error: 'bad-url' }),
    source,
  })
  .refine(({ nip, placeholder }) => isNipChecksumValid(nip) || (placeholder && nip === noNip), { error: 'bad-nip', path: ['nip'] });

const colour = z.string().regex(/^#[0-9a-f]{6}$/, { error: 'bad-colour' });
const inBothSchemes = z.strictObject({ light: colour, dark: colour });

/** The look of the provider: `deep` is the ground of header and footer, `…Ink`, `…Soft` and `…Focus` are used on the ground that they are named after. */
export const brandSchema = z.strictObject({
  colours: z.strictObject({
    paper: inBothSchemes,
    ink: inBothSchemes,
    inkSoft: inBothSchemes,
    deep: inBothSchemes,
    deepInk: inBothSchemes,
    deepSoft: inBothSchemes,
    deepFocus: inBothSchemes,
    link: inBothSchemes,
    accent: inBothSchemes,
    accentStrong: inBothSchemes,
    accentInk: inBothSchemes,
    focus: inBothSchemes,
  }),
  sign: text,
  font: z.strictObject({ family: text, package: text.regex(/^[a-z0-9-]+$/), heaviest: z.int().min(100).max(1000), asWideAsArial: z.number().positive() }),
  source,
});

export const environmentSchema = z.strictObject({ id, indexable: z.boolean(), showsPlaceholders: z.boolean(), hasChat: z.boolean(), source });

/** A row of pictures. `folder` is the folder of its pictures where they do not differ from page to page, `interval` a parameter id. */
export const carouselSchema = z.strictObject({
  id,
  folder: slug.optional(),
  cycle: z.boolean(),
  interval: referenceIdSchema('parameter'),
  continuous: z.boolean(),
  /** The height of its pictures in pixels; null if it follows from their shape. */
  height: z.int().positive().nullable(),
  /** Whether the pictures of its folder only keep the place of others. */
  placeholder: z.literal(true).optional(),
  source,
});

/** A fact of the provider that texts name, as in `{gap.entryIntoForce}`, and that is not known: `words` replace it until `value` is set. A law demands what is `required`: no public site is built without it. */
export const gapSchema = z.strictObject({
  id,
  words: localizedSchema(text),
  value: localizedSchema(text).nullable(),
  required: z.literal(true).optional(),
  source,
});

/** A switch of the owner, with what it does while it is on. */
export const choiceSchema = z.strictObject({ id, name: localizedSchema(text), value: z.boolean(), source });

/** A sentence that reads the same everywhere, as in `{statement.contractMoment}`; numbers in it are names of parameters. */
export const statementSchema = z.strictObject({ id, words: localizedSchema(text), source });

/** A set of pictures with the number that it must contain. */
export const gallerySchema = z.strictObject({ id, size: count, source });

/** A section of a course's text; `heading` is null where the page has a place of its own for it. */
export const courseSectionSchema = z.strictObject({ id: slug, needed: z.boolean(), heading: localizedSchema(text).nullable(), source });

/** An emergency with its medicine; `first` is what has to be done before it or with it. */
export const situationSchema = z.strictObject({
  id,
  name: localizedSchema(text),
  call: localizedSchema(text),
  medicine: localizedSchema(text),
  form: localizedSchema(text).nullable(),
  forWhom: localizedSchema(text),
  source,
});

export const claimSchema = z.strictObject({
  id,
  statement: localizedSchema(text),
  value: z.number(),
  scope: localizedSchema(text),
  /** Null until the owner names evidence. */
  evidence: z.strictObject({ document: text, date: z.iso.date({ error: 'bad-date' }) }).nullable(),
  /** What the pages show without evidence: nothing, or a placeholder, which the public site leaves out. */
  withoutEvidence: z.enum(['hidden', 'placeholder']),
  register: z.array(registerId),
  source,
});

export type Organisation = DeepReadonly<z.infer<typeof organisationSchema>>;
export type Brand = DeepReadonly<z.infer<typeof brandSchema>>;
export type Environment = DeepReadonly<z.infer<typeof environmentSchema>>;
export type Statement = DeepReadonly<z.infer<typeof statementSchema>>;
export type Gap = DeepReadonly<z.infer<typeof gapSchema>>;
export type Choice = DeepReadonly<z.infer<typeof choiceSchema>>;
export type Carousel = DeepReadonly<z.infer<typeof carouselSchema>>;
export type Gallery = DeepReadonly<z.infer<typeof gallerySchema>>;
export type CourseSection = DeepReadonly<z.infer<typeof courseSectionSchema>>;
export type Situation = DeepReadonly<z.infer<typeof situationSchema>>;
export type Claim = DeepReadonly<z.infer<typeof claimSchema>>;
