import { contactForm } from '#generated/data/forms/contact.ts';
import { noScriptTexts } from './no-script-texts.ts';

export type MessageField = (typeof contactForm.fields)[number];
type Answers = Readonly<Record<string, unknown>>;

/** The fields whose answers differ from message to message: all except the required agreement. */
export const messageFields: readonly MessageField[] = contactForm.fields.filter(
  ({ input, required }) => input !== 'checkbox' || required !== 'always',
);

/** The label of a field in both languages. */
export const messageFieldLabel = (id: MessageField['id']): { readonly pl: string; readonly en: string } => ({
  pl: noScriptTexts('pl', 'form')[id],
  en: noScriptTexts('en', 'form')[id],
});

/** The answer to a field: a text or a tick; null if it was left empty. */
export const readMessageAnswer = (answers: Answers, { id }: MessageField): string | boolean | null => {
  const answer = answers[id];
  if (typeof answer === 'boolean') return answer;
  return typeof answer === 'string' && answer !== '' ? answer : null;
};

/** The answers of a message for the office, each with its label in Polish; a long text begins on a line of its own. */
export const formatMessageAnswers = (answers: Answers): string =>
  messageFields
    .flatMap((field) => {
      const answer = readMessageAnswer(answers, field);
      if (answer === null || answer === false) return [];
      const text = answer === true ? 'tak' : answer;
      return [
        field.input === 'textarea'
          ? `\n${messageFieldLabel(field.id).pl}:\n${text}\n`
          : `${messageFieldLabel(field.id).pl}: ${text}`,
      ];
    })
    .join('\n');
