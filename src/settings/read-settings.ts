import type { z } from 'zod';
import { type SettingName, settingDescription, settings } from './settings.ts';

/** Settings that cannot be used; the message is the sentences that a person needs. */
export class SettingsError extends Error {}

/** Variables of the environment, as in `process.env`. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The values of the variables of a schema, each parsed by its kind; a missing or empty one has its default. Throws one sentence
 * for each that cannot be used.
 */
export const readSettings = <Schema extends z.ZodObject>(schema: Schema, variables: Variables): z.infer<Schema> => {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const text = variables[name]?.trim() ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const sentences = result.error.issues.map(({ path, message }) => {
    const name = settings.keyof().parse(path[0]);
    return refusal(name, message, String(given[name]));
  });
  throw new SettingsError(sentences.join('\n'));
};

const refusal = (name: SettingName, expected: string, text: string): string => {
  const found = settingDescription(name).secret ? 'its value is a secret and is not shown' : `it is “${maskUrl(text)}”`;
  return `${name} must be ${expected}; ${found}. Change it or leave it out.`;
};

/** A URL may contain a password; messages do not show it. */
const maskUrl = (text: string): string => text.replace(/\/\/.*@/s, '//…@');
