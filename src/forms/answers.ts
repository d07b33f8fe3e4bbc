import { cleanText } from '#domain/texts/plain-text.ts';

/** What was given in a form, by field: texts, ticks, or nothing yet. A request may hold anything else, which is no answer. */
export type Answers = Readonly<Record<string, unknown>>;

/** A field of any form, as far as its answer can be judged by it. */
export interface FormField<Rule extends string = string> {
  readonly id: string;
  readonly input: string;
  readonly rule: Rule | null;
}

export const answersOf = (given: unknown): Answers =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.fromEntries(Object.entries(given)) : {};

/** The text of an answer without invisible characters; empty where it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? cleanText(value) : '');

/** A checkbox sent by the browser without scripts has its value instead of true. */
export const isTicked = (value: unknown): boolean => value === true || value === 'true';

/** Whether a field is empty; a checkbox without a tick is. */
export const isEmpty = (value: unknown): boolean => value !== true && textOf(value) === '';
