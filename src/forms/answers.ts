import { isNipChecksumValid } from '#domain/identifiers/nip.ts';
import { isRecord } from '#domain/json-value.ts';
import { cleanTypedLine, cleanTypedText } from '#domain/texts/plain-text.ts';
import {
  isOutsidePoland,
  normaliseNip,
  normalisePhone,
  normalisePostalCode,
  removeSpacesAndDashes,
} from '#domain/texts/text-normalisation.ts';

/** The answers in a form by field: texts, ticks, or no answer yet. Other values of a request count as no answer. */
export type Answers = Readonly<Record<string, unknown>>;

/** A field of any form, as far as its answer can be judged by it. */
export interface FormField<Rule extends string = string> {
  readonly id: string;
  readonly input: string;
  readonly rule: Rule | null;
}

export const parseAnswers = (given: unknown): Answers =>
  isRecord(given) ? Object.fromEntries(Object.entries(given)) : {};

/** The text of an answer without invisible characters; empty where it is none. */
export const textOfAnswer = (value: unknown): string => (typeof value === 'string' ? cleanTypedText(value) : '');

/** Whether a checkbox is ticked: without scripts the browser sends its value instead of true. */
export const isCheckboxTicked = (value: unknown): boolean => value === true || value === 'true';

/** Whether a field is empty; a checkbox without a tick is. */
export const isAnswerEmpty = (value: unknown): boolean => value !== true && textOfAnswer(value) === '';

const normalisers: Readonly<Record<string, (text: string, answers: Answers) => string>> = {
  'phone-field': normalisePhone,
  'nip-field': (text) => (isNipChecksumValid(normaliseNip(text)) ? normaliseNip(text) : text),
  'pesel-field': removeSpacesAndDashes,
  'postal-code-field': (text, { country }) =>
    isOutsidePoland(textOfAnswer(country)) ? text : (normalisePostalCode(text) ?? text),
};

/**
 * The text of a field in the form in which it is sent and stored, without what a person may type around it. `rule` is the rule of the
 * field.
 */
export const normaliseAnswer = (rule: string | null, text: string, answers: Answers = {}): string => {
  const clean = cleanTypedText(text);
  return (rule === null ? undefined : normalisers[rule])?.(clean, answers) ?? clean;
};

/** An e-mail address in lower case, so that two spellings of one mailbox are equal. */
export const normaliseEmail = (email: string): string => cleanTypedLine(email).normalize('NFKC').toLowerCase();

/** The answers in the form of the contract, without empty ones. A value that is no field of the form stays as it is. */
export const buildFormBody = (fields: readonly FormField[], answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([id, value]) => {
      const field = fields.find((one) => one.id === id);
      if (field === undefined) return [[id, value]];
      if (isAnswerEmpty(value)) return [];
      return [
        [
          id,
          field.input === 'checkbox'
            ? isCheckboxTicked(value)
            : normaliseAnswer(field.rule, textOfAnswer(value), answers),
        ],
      ];
    }),
  );
