import { type Answers, type FormField, isEmpty } from './answers.ts';
import type { Problems } from './field-problems.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
}

/** What a schema of `generated/schemas` offers here. */
export interface BodySchema<Body> {
  safeParse(value: unknown): { success: true; data: Body } | { success: false; error: { issues: readonly Issue[] } };
}

const longestName = 60;

const faults: Readonly<Record<string, string>> = { too_big: 'form/tooLong', invalid_format: 'form/textError' };

const messageOf = (field: FormField, value: unknown, code: string | undefined): string => {
  if (isEmpty(value)) return 'form/required';
  if (field.input === 'date') return 'form/dateError';
  return faults[code ?? ''] ?? 'form/required';
};

/** Where a body breaks its contract. What is no field of the form is named with the code of the schema; the whole is `body`. */
export const contractProblems = (fields: readonly FormField[], answers: Answers, issues: readonly Issue[]): Problems =>
  Object.fromEntries(
    issues.toReversed().map(({ path: [name = 'body'], code = 'invalid' }) => {
      const id = String(name).slice(0, longestName);
      const field = fields.find((one) => one.id === id);
      return [id, field === undefined ? code.replaceAll('_', '-') : messageOf(field, answers[id], code)];
    }),
  );
