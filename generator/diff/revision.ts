import { z } from 'zod';
import type { Rule } from '#model/rules/language.ts';
import type { Snapshot } from '../plan/snapshot/snapshot.ts';
import { type Parameters, parseEditionDay } from '../rules/meaning/parameter-value.ts';
import { parametersById, rulesOfModel } from '../validate/rows/model-parts.ts';

/** One side of a comparison. */
export interface Revision extends Pick<Snapshot, 'addresses' | 'redirects' | 'operators'> {
  readonly tables: Readonly<Record<string, unknown>>;
  readonly parameters: Parameters;
  readonly rules: readonly Rule[];
  /** The day of the edition, whose parameter values apply in rules without a day of their own. */
  readonly day: number;
}

const nullableText = z.string().nullable();

/** The part of a snapshot that a comparison needs. The tables may have any form. */
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

export const revisionFromSnapshot = ({
  model,
  addresses,
  redirects,
  operators,
}: z.infer<typeof snapshotSchema> | Snapshot): Revision => ({
  addresses,
  redirects,
  operators,
  tables: model,
  parameters: parametersById(model),
  rules: rulesOfModel(model),
  day: parseEditionDay(String(model.edition)),
});

/** Fields that every rule of an earlier revision had with these values and that later revisions lack; they are dropped before comparing. */
const formerly: Readonly<Record<string, unknown>> = { hit: 'unique', coverage: 'total', rounding: 'clamp' };

const withoutFormer = (key: string, value: unknown): unknown =>
  Object.hasOwn(formerly, key) && formerly[key] === value ? undefined : value;

/** Parses the text of a `model.json`; null if it is not a revision. */
export const parseRevision = (text: string): Revision | null => {
  try {
    const { data } = snapshotSchema.safeParse(JSON.parse(text, withoutFormer));
    return data === undefined ? null : revisionFromSnapshot(data);
  } catch {
    return null;
  }
};
