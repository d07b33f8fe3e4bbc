import type { z } from 'zod/mini';

/** Fields of a body that break the contract, with the key of the message for each; the rules have been asked before. */
export const schemaProblems = (schema: z.ZodMiniType, body: object): Readonly<Record<string, string>> => {
  const { error } = schema.safeParse(body);
  const issues = error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path, code }) => [String(path[0]), code === 'too_big' ? 'form/tooLong' : 'form/required']),
  );
};
