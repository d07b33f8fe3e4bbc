import type { z } from 'zod';

/** Settings that cannot be used; the message is the sentences that a person needs. */
export class SettingsError extends Error {}

/** Variables of the environment, as `process.env` holds them. */
export type Variables = Readonly<Record<string, string | undefined>>;

interface SettingRow {
  readonly name: string;
  readonly secret: boolean;
}

/**
 * The values of the variables, each parsed by its kind; a missing or empty one has its default. Throws one sentence for
 * each that cannot be used.
 */
export const readSettings = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  rows: readonly SettingRow[],
  variables: Variables,
): z.infer<z.ZodObject<Shape>> => {
  const given = Object.fromEntries(
    rows.flatMap(({ name }) => {
      const text = variables[name]?.trim() ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const sentences = result.error.issues.map(({ path, message }) => {
    const row = rows.find(({ name }) => name === path[0]);
    return refusal({ name: String(path[0]), secret: row?.secret ?? true }, message, String(given[String(path[0])]));
  });
  throw new SettingsError(sentences.join('\n'));
};

const refusal = ({ name, secret }: SettingRow, expected: string, text: string): string => {
  const found = secret ? 'what it holds is a secret and is not shown' : `it is “${maskUrl(text)}”`;
  return `${name} must be ${expected}; ${found}. Change it or leave it out.`;
};

/** A URL may hold a password; messages do not show it. */
const maskUrl = (text: string): string => text.replace(/\/\/[^@/]*@/, '//…@');
