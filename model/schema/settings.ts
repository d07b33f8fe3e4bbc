import { z } from 'zod';
import { count, type DeepReadonly, localized, text } from './base.ts';
import { source } from './source.ts';

/** What a variable may hold; `src/domain/settings/kinds.ts` reads and checks each. */
export const settingKinds = [
  'port',
  'count',
  'web-url',
  'postgres-url',
  'smtp-url',
  'email',
  'host',
  'path',
  'flag',
  'one-of',
  'environment',
  'key',
  'token',
  'text',
] as const;

/** Who reads variables of the environment. */
export const settingReaders = ['build', 'start', 'test'] as const;

/** A variable of the environment. `default` is written as in the environment; `without` is what happens when it is missing. */
export const settingSchema = z.strictObject({
  name: z.string({ error: 'not-a-text' }).regex(/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/, { error: 'bad-setting-name' }),
  kind: z.enum(settingKinds, { error: 'bad-setting-kind' }),
  /** The words of a `one-of`. */
  values: z.array(text).min(2, { error: 'empty-list' }).optional(),
  /** The least of a `count`; 0 where nothing stands. */
  min: count.optional(),
  default: text.nullable(),
  about: localized(text),
  without: localized(text),
  readBy: z.array(z.enum(settingReaders, { error: 'bad-setting-reader' })).min(1, { error: 'empty-list' }),
  secret: z.boolean(),
  source,
});

export type Setting = DeepReadonly<z.infer<typeof settingSchema>>;
