import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const expectedProblem = z.strictObject({
  code: z.string(),
  file: z.string(),
  /** A text that occurs once in the edited file and begins where the problem is; or a wider one with « at the place. */
  at: z.string().optional(),
  line: z.int().optional(),
  column: z.int().optional(),
  /** What the printed problem must say as well. */
  mentions: z.array(z.string()).default([]),
});

const edit = z.union([
  z.strictObject({ file: z.string(), find: z.string(), replace: z.string() }),
  z.strictObject({ file: z.string(), text: z.string() }),
  z.strictObject({ file: z.string(), base64: z.string() }),
  z.strictObject({ file: z.string(), copyTo: z.string() }),
  z.strictObject({ file: z.string(), renameTo: z.string() }),
  z.strictObject({ file: z.string(), remove: z.literal(true) }),
]);

/** A broken copy of the project, and every problem that the generator must report in it. */
const caseFile = z.strictObject({
  why: z.string().optional(),
  edits: z.array(edit).min(1),
  problems: z.array(expectedProblem).min(1),
});

export type CaseEdit = z.infer<typeof edit>;
export type ExpectedProblem = z.infer<typeof expectedProblem>;
export type InvalidCase = z.infer<typeof caseFile> & { readonly name: string };

const folder = import.meta.dirname;

/** Every folder beside this file is a case. */
const listCases = (): InvalidCase[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, ...caseFile.parse(parse(readFileSync(join(folder, name, 'case.yaml'), 'utf8'))) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Every case in the full run; otherwise those that are the first to show a code. */
export const casesToRun = (): InvalidCase[] => {
  const seen = new Set<string>();
  return listCases().filter(({ problems }) => {
    const isNew = problems.some(({ code }) => !seen.has(code));
    for (const { code } of problems) seen.add(code);
    return isNew || process.env.TEST_FULL === '1';
  });
};
