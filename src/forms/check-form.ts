import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { isRecord } from '#domain/json-value.ts';
import { cleanTypedLine, cleanTypedText } from '#domain/texts/plain-text.ts';
import {
  type Answers,
  buildFormBody,
  type FormField,
  isAnswerEmpty,
  isCheckboxTicked,
  parseAnswers,
  textOfAnswer,
} from './answers.ts';

/** Keys of messages such as `form/required`, by field; empty when a form is in order. */
export type Problems = Readonly<Record<string, string>>;

/** The value of an answer: a trimmed text, a tick, or a day number. */
export interface Reading {
  readonly value: string;
  readonly ticked: boolean;
  readonly day: number | null;
}

/** A rule on an answer, with the results that let it pass; every other result is a message. */
export interface FieldRule {
  readonly decide: (reading: Reading) => { readonly value: string };
  readonly accepts: readonly string[];
}

/** The rules that the fields of a form name. Each must exist: a field without its rule is never accepted. */
export type FieldRules<Rule extends string> = Readonly<Record<Rule, FieldRule>>;

export interface RequestedField<Field extends FormField = FormField> {
  readonly field: Field;
  readonly required: boolean;
}

/** The message that a result of a rule represents; null when it lets the value pass. */
export const messageOfRuleResult = (answer: string, accepts: readonly string[]): string | null => {
  if (accepts.includes(answer)) return null;
  return answer.startsWith('form/') ? answer : `form/${answer}`;
};

const read = (value: unknown): Reading => {
  const text = textOfAnswer(value);
  return { value: text, ticked: isCheckboxTicked(value), day: parseCivilDate(text) };
};

/** The problem of an empty field; an optional one has none. */
const missing = 'form/required';

const fieldProblem = <Rule extends string>(
  { field, required }: RequestedField<FormField<Rule>>,
  value: unknown,
  rules: FieldRules<Rule>,
): string | null => {
  const rule = field.rule === null ? null : rules[field.rule];
  const empty = isAnswerEmpty(value) ? missing : null;
  const code = rule === null ? empty : messageOfRuleResult(rule.decide(read(value)).value, rule.accepts);
  return code === missing && !required ? null : code;
};

/** The problems of the requested fields, each on its own. */
export const checkRequestedFields = <Rule extends string>(
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

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
}

/** The part of a generated schema that is used here. */
interface BodySchema<Body> {
  safeParse(value: unknown): { success: true; data: Body } | { success: false; error: { issues: readonly Issue[] } };
}

const longestName = 60;

const faults: Readonly<Record<string, string>> = { too_big: 'form/tooLong', invalid_format: 'form/textError' };

const contractProblem = (field: FormField, value: unknown, code: string | undefined): string => {
  if (isAnswerEmpty(value)) return 'form/required';
  if (field.input === 'date') return 'form/dateError';
  return faults[code ?? ''] ?? 'form/required';
};

/**
 * The problems of a body that does not fit its contract, by field. A value that is no field of the form has the code of the schema; the
 * body as a whole is named `body`.
 */
const contractProblems = (fields: readonly FormField[], answers: Answers, issues: readonly Issue[]): Problems =>
  Object.fromEntries(
    issues.toReversed().map(({ path: [name = 'body'], code = 'invalid' }) => {
      const id = String(name).slice(0, longestName);
      const field = fields.find((one) => one.id === id);
      return [id, field === undefined ? code.replaceAll('_', '-') : contractProblem(field, answers[id], code)];
    }),
  );

/** The result of checking a form: its problems, by field in the order of the form; or its body in normal form. */
export type CheckedForm<Body> =
  | { readonly problems: Problems; readonly body: null }
  | { readonly problems: Readonly<Record<string, never>>; readonly body: Body };

interface FormContract<Body> {
  readonly fields: readonly FormField[];
  readonly schema: BodySchema<Body>;
}

const inOrder = (fields: readonly FormField[], problems: Problems): Problems => {
  const order = new Map(fields.map(({ id }, at) => [id, at]));
  const fieldPosition = (id: string): number => order.get(id) ?? order.size;
  return Object.fromEntries(
    Object.entries(problems).toSorted(([one], [other]) => fieldPosition(one) - fieldPosition(other)),
  );
};

/** The problems of answers that are neither a text nor a tick: they are not empty, but of a wrong type. */
const wrongTypes = (fields: readonly FormField[], answers: Answers): Problems =>
  Object.fromEntries(
    fields
      .filter(({ id }) => !['string', 'boolean', 'undefined'].includes(typeof (answers[id] ?? undefined)))
      .map(({ id }) => [id, 'form/textError']),
  );

/** The texts of the fields without invisible characters; a text of one line has no line end. */
const cleanAnswers = (fields: readonly FormField[], answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, value]) => {
      const field = fields.find((one) => one.id === id);
      if (field === undefined || typeof value !== 'string') return [id, value];
      return [id, field.input === 'textarea' ? cleanTypedText(value) : cleanTypedLine(value)];
    }),
  );

/**
 * Checks a body against the contract of its form and against its rules; if both find a problem in a field, that of the rule is reported.
 */
export const checkForm = <Body>(
  { fields, schema }: FormContract<Body>,
  given: unknown,
  problemsOf: (answers: Answers) => Problems,
): CheckedForm<Body> => {
  const answers = cleanAnswers(fields, parseAnswers(given));
  const judged = (value: unknown, problems: Problems): CheckedForm<Body> => {
    const result = schema.safeParse(value);
    const issues = result.success ? [] : result.error.issues;
    const found = { ...contractProblems(fields, answers, issues), ...problems, ...wrongTypes(fields, answers) };
    if (result.success && Object.keys(found).length === 0) return { problems: {}, body: result.data };
    return { problems: inOrder(fields, found), body: null };
  };
  const checked = judged(isRecord(given) ? answers : given, problemsOf(answers));
  return checked.body === null ? checked : judged(buildFormBody(fields, answers), {});
};
