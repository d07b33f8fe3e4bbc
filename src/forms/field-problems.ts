import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { type Answers, type FormField, isEmpty, isTicked, textOf } from './answers.ts';

/** Keys of messages such as `form/required`, by field; empty when a form is in order. */
export type Problems = Readonly<Record<string, string>>;

/** The value of an answer: a trimmed text, a tick, or a day number. */
export interface Reading {
  readonly value: string;
  readonly ticked: boolean;
  readonly day: number | null;
}

/** The rules that the fields of a form name. Each must exist: a field without its rule is never accepted. */
export type FieldRules<Rule extends string> = Readonly<Record<Rule, (reading: Reading) => { readonly value: string }>>;

export interface RequestedField<Field extends FormField = FormField> {
  readonly field: Field;
  readonly required: boolean;
}

/** Answers of rules that let a value pass. Everything else is a message. */
const passing: readonly string[] = ['ok', 'inWindow', 'admitted', 'withGuardian'];

/** The message that an answer of a rule stands for; null when it lets the value pass. */
export const messageOf = (answer: string): string | null => {
  if (passing.includes(answer)) return null;
  return answer.startsWith('form/') ? answer : `form/${answer}`;
};

const read = (value: unknown): Reading => {
  const text = textOf(value);
  return { value: text, ticked: isTicked(value), day: parseCivilDate(text) };
};

/** The problem of an empty field; an optional one has none. */
const missing = 'form/required';

const fieldProblem = <Rule extends string>(
  { field, required }: RequestedField<FormField<Rule>>,
  value: unknown,
  rules: FieldRules<Rule>,
): string | null => {
  const empty = isEmpty(value) ? missing : null;
  const code = field.rule === null ? empty : messageOf(rules[field.rule](read(value)).value);
  return code === missing && !required ? null : code;
};

/** The problems of the requested fields, each on its own. */
export const fieldProblems = <Rule extends string>(
  asked: readonly RequestedField<FormField<Rule>>[],
  answers: Answers,
  rules: FieldRules<Rule>,
): Problems =>
  Object.fromEntries(
    asked.flatMap((one) => {
      const code = fieldProblem(one, answers[one.field.id], rules);
      return code === null ? [] : [[one.field.id, code]];
    }),
  );
