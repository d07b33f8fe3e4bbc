import { type Answers, type FormField, isEmpty, isTicked, textOf } from './answers.ts';
import { normalisedText } from './normalised-text.ts';

/** The answers as the contract of the form writes them; nothing that is empty. What is no field of the form stays as it is. */
export const formBody = (fields: readonly FormField[], answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([id, value]) => {
      const field = fields.find((one) => one.id === id);
      if (field === undefined) return [[id, value]];
      if (isEmpty(value)) return [];
      return [[id, field.input === 'checkbox' ? isTicked(value) : normalisedText(field.rule, textOf(value), answers)]];
    }),
  );
