import { z } from 'zod';
import { localeIds } from '#domain/locale.ts';

/** Everything in the model is written `as const`; schemas describe the same shape without the word. */
export type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** Error texts of these schemas are codes of the problem catalogue, which contains the sentences. */
export const text = z.string({ error: 'not-a-text' }).regex(/\S/, { error: 'empty-text' });
export const slug = z
  .string({ error: 'not-a-text' })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'bad-slug' })
  .max(100, { error: 'long-slug' });
/** An identifier of the model: camelCase or kebab-case ASCII, never a prototype key. */
export const id = z.string({ error: 'not-a-text' }).regex(/^(?!(?:__proto__|constructor|prototype)$)[a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/, { error: 'bad-id' });
/** A code of the calendar service; unlike an id it may begin with a digit, as `1dn` does. */
export const calendarCode = z.string({ error: 'not-a-text' }).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'bad-calendar-key' });
export const sitePath = z.string({ error: 'not-a-text' }).regex(/^\/(?:[a-z0-9{][a-z0-9}-]*(?:\/[a-z0-9{][A-Za-z0-9}-]*)*)?$/, { error: 'bad-path' });
/** The path of a file of the site; a placeholder in braces may replace any part of it. */
export const feedPath = z.string({ error: 'not-a-text' }).regex(/^(?:\/[a-z0-9{}-]+)+(?:\.[a-z]+)+$/, { error: 'bad-path' });
/** What was once answered: a page or a file for programs. */
export const formerPath = z
  .string({ error: 'not-a-text' })
  .regex(/^\/(?:[a-z0-9{][a-z0-9}-]*(?:\/[a-z0-9{][A-Za-z0-9}-]*)*(?:\.[a-z]+)*)?$/, { error: 'bad-path' });
export const webUrl = z.string({ error: 'not-a-text' }).regex(/^https:\/\/[^\s<>"'\\]+$/, { error: 'bad-url' });
/** A calendar date `YYYY-MM-DD` that exists. */
export const civilDate = z.iso.date({ error: 'bad-date' });
export const count = z.int({ error: 'not-a-count' }).min(0, { error: 'not-a-count' });
export const percent = z.number({ error: 'bad-percent' }).min(0, { error: 'bad-percent' }).max(100, { error: 'bad-percent' });

/** One of the words that a table explains; the error is a code of the problem catalogue. */
export const wordSchema = <Word extends string>(words: Readonly<Record<Word, object>>, error: string) =>
  z.custom<Word>((value) => typeof value === 'string' && Object.hasOwn(words, value), { error });

/** A phone number for programs and as people read it. */
export const phone = z
  .strictObject({ international: z.string().regex(/^\+\d{9,15}$/, { error: 'bad-phone', abort: true }), display: text })
  .refine(({ international, display }) => display.replace(/\D/g, '').length >= 9 && international.endsWith(display.replace(/\D/g, '')), {
    error: 'phone-mismatch',
    path: ['display'],
  });

export const locale = z.enum(localeIds, { error: 'unknown-locale' });

/** A wording that every locale needs. */
export const localizedSchema = <T extends z.ZodType>(value: T) => z.strictObject({ pl: value, en: value }, { error: 'not-localized' });
/** A wording that exists in Polish and, where the specification wants it, in English. */
export const partlyLocalizedSchema = <T extends z.ZodType>(value: T) => z.strictObject({ pl: value, en: value.optional() }, { error: 'not-localized' });

/** What a field may name: a row of a table, or what else the model knows by a name. */
export type Referent =
  | 'region'
  | 'city'
  | 'instructor'
  | 'calendar type'
  | 'calendar client'
  | 'audience'
  | 'course type'
  | 'gallery'
  | 'parameter'
  | 'rule'
  | 'route'
  | 'external link'
  | 'form'
  | 'API call'
  | 'named shape'
  | 'register entry'
  | 'mail'
  | 'FAQ set'
  | 'page text';

/** The fields that name something, by their schema. */
export const referents = z.registry<{ readonly to: Referent }>();

/** A field that names something; the name must exist. */
export const markAsReference = <Name extends z.ZodType>(name: Name, to: Referent): Name => {
  const own = name.clone();
  referents.add(own, { to });
  return own;
};

/** The id of a row of another table. */
export const referenceIdSchema = (to: Referent) => markAsReference(id, to);

/** The id of an entry of the register. */
export const entryId = z.string({ error: 'not-a-text' }).regex(/^C\d{2,3}$/, { error: 'bad-register-id' });
/** A row names the entries that it belongs to. */
export const registerId = markAsReference(entryId, 'register entry');
