import { z } from 'zod';
import type { Rule } from '#model/rules/language.ts';
import type { ReadTexts } from '../load/read-texts.ts';
import type { Snapshot } from '../plan/snapshot/snapshot.ts';
import { editionDayOf } from '../rules/analyse/analyse.ts';
import type { Parameters } from '../rules/meaning/parameter-value.ts';
import { parametersOf, rulesOf } from '../validate/rows/model-parts.ts';
import { textParts, textTitle } from './text-parts.ts';

/** One side of a comparison. */
export interface Revision extends Pick<Snapshot, 'addresses' | 'redirects' | 'operators'> {
  readonly tables: Readonly<Record<string, unknown>>;
  readonly parameters: Parameters;
  readonly rules: readonly Rule[];
  /** The day on which rules without a day of their own read their parameters. */
  readonly day: number;
  /** The parts of every text, by its path below content/; those of the handbook by its whole path. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** The texts as they stand, notes and names included. */
  readonly sources: Readonly<Record<string, string>>;
  /** What a text is called. */
  readonly titles: Readonly<Record<string, string | undefined>>;
  /** The hash of every picture. */
  readonly pictures: Readonly<Record<string, string>>;
}

const nullableText = z.string().nullable();

/** What a comparison needs of a snapshot. The tables may have any form. */
const snapshotSchema = z.object({
  form: z.literal(1),
  model: z.looseObject({ edition: z.string() }),
  addresses: z.array(
    z.object({
      route: z.string(),
      locale: z.enum(['pl', 'en']),
      type: nullableText,
      city: nullableText,
      article: nullableText,
      path: z.string(),
    }),
  ),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  operators: z.record(z.string(), z.record(z.string(), z.string())),
});

export const noTexts: ReadTexts = { texts: {}, pictures: {} };

export const revisionOf = (
  { model, addresses, redirects, operators }: z.infer<typeof snapshotSchema> | Snapshot,
  { texts, pictures }: ReadTexts,
): Revision => ({
  addresses,
  redirects,
  operators,
  tables: model,
  parameters: parametersOf(model),
  rules: rulesOf(model),
  day: editionDayOf(String(model.edition)),
  texts: Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, textParts(path, text)])),
  sources: texts,
  titles: Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, textTitle(text)])),
  pictures,
});

/** What every rule of an earlier revision said alike, and none says any more. */
const formerly: Readonly<Record<string, unknown>> = { hit: 'unique', coverage: 'total', rounding: 'clamp' };

const withoutFormer = (key: string, value: unknown): unknown =>
  Object.hasOwn(formerly, key) && formerly[key] === value ? undefined : value;

/** Parses the text of a `model.json`, with the texts of the same revision; null when it is none. */
export const parseRevision = (text: string, texts: ReadTexts): Revision | null => {
  try {
    const { data } = snapshotSchema.safeParse(JSON.parse(text, withoutFormer));
    return data === undefined ? null : revisionOf(data, texts);
  } catch {
    return null;
  }
};
