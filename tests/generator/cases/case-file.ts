import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { sampleOf } from '../../depth.ts';

const reported = {
  /** A text of the edited file with « where the problem is; without it, where the edit begins. */
  at: z.string().optional(),
  /** What the printed problem must contain as well. */
  mentions: z.array(z.string()).default([]),
};

/**
 * An edit of one file and, by its `code`, the problem that it makes. In `find` and `at`, … stands for any text, as short as
 * possible; only what is between « and » in `find` is replaced, by `put`, where $1 is what the first … between them stood
 * for (in `at` and `mentions` of the case too). A « in `put` is a place of the problem.
 */
const step = z.strictObject({
  file: z.string(),
  find: z.string().optional(),
  put: z.string().optional(),
  text: z.string().optional(),
  base64: z.base64().optional(),
  copyTo: z.string().optional(),
  renameTo: z.string().optional(),
  remove: z.literal(true).optional(),
  code: z.string().optional(),
  ...reported,
});

/** A problem at another place; in the same file by default. */
const elsewhere = z.strictObject({ code: z.string(), file: z.string().optional(), ...reported });

const brokenProject = z.strictObject({
  ...step.shape,
  and: z.array(step).default([]),
  also: z.array(elsewhere).default([]),
  /** How many mistakes it contains: each is reported once, with its consequences. */
  mistakes: z.int().default(1),
});

/** Cases by what is broken, with what they share before them; a case of one text is its `put`. */
const groups = z.array(
  z.looseObject({ cases: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.unknown())])) }),
);

export type Step = z.infer<typeof step>;
export type BrokenProject = z.infer<typeof brokenProject> & { readonly name: string };

/** Every YAML file beside this one, by its name and in its order. */
const listCases = (): BrokenProject[] =>
  globSync('*.yaml', { cwd: import.meta.dirname })
    .toSorted()
    .flatMap((file) =>
      groups.parse(parse(readFileSync(join(import.meta.dirname, file), 'utf8'))).flatMap(({ cases, ...shared }) =>
        Object.entries(cases).map(([title, own]) => ({
          name: `${basename(file, '.yaml')}: ${title}`,
          ...brokenProject.parse({ ...shared, ...(typeof own === 'string' ? { put: own } : own) }),
        })),
      ),
    );

/** The usual run breaks the project so often. */
const fewCases = 6;

/** `CASES=parameters` runs those whose name begins so. */
const wanted = process.env.CASES;

/** Every case in the full run; otherwise a sample of those of all files. */
export const casesToRun = (): readonly BrokenProject[] => {
  const cases = listCases();
  return wanted === undefined ? sampleOf(cases, fewCases) : cases.filter(({ name }) => name.startsWith(wanted));
};
