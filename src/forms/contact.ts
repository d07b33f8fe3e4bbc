import { contactForm } from '#generated/data/forms/contact.ts';
import { type ContactFormBody, contactFormBody } from '#generated/schemas/provider.ts';
import { type Answers, buildFormBody, textOfAnswer } from './answers.ts';
import { type CheckedForm, checkForm, checkRequestedFields } from './check-form.ts';
import { fieldRules } from './field-rules.ts';

const { fields } = contactForm;
const asked = fields.map((field) => ({ field, required: field.required === 'always' }));

/** The additional fields of an enquiry for a group: version of the training, number of people and groups, where and when. */
export const groupQuestions = ['variant', 'people', 'groups', 'place', 'weeks'] as const;

/** The answers for a group, each a line with its question in words; without open questions. */
export const groupAnswersText = (answers: Answers, words: Readonly<Record<string, string | undefined>>): string =>
  groupQuestions
    .filter((id) => textOfAnswer(answers[id]).trim() !== '')
    .map((id) => `${words[id]}: ${oneLine(answers[id])}`)
    .join('\n');

const oneLine = (answer: Answers[string]): string =>
  textOfAnswer(answer).replaceAll(/\s+/g, ' ').replaceAll('\u2060', '').trim();

/**
 * The message as it is sent. Its contract has no field for what it is about, the course with its city and date, nor for the
 * details of a group: they become the first lines of its content.
 */
export const buildContactBody = ({ subject, details, ...given }: Answers): Answers => {
  const answers = Object.fromEntries(Object.entries(given).filter(([id]) => !groupQuestions.some((one) => one === id)));
  const first = [oneLine(subject), textOfAnswer(details)].filter((words) => words !== '');
  const content = first.length === 0 ? {} : { content: [...first, textOfAnswer(answers.content)].join('\n\n') };
  return buildFormBody(fields, { ...answers, ...content });
};

export const checkContact = (body: unknown): CheckedForm<ContactFormBody> =>
  checkForm({ fields, schema: contactFormBody }, body, (answers) => checkRequestedFields(asked, answers, fieldRules));
