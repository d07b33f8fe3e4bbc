import type { Messages } from '#generated/i18n/messages.ts';
import type { FieldFacts } from './field-facts.ts';

type FormTexts = Messages['form'];

const errorKeys = [
  'required',
  'emailError',
  'emailLetters',
  'emailSeveral',
  'phoneNumberError',
  'phoneLengthError',
  'peselNumberError',
  'peselLengthError',
  'peselChecksumError',
  'peselDateError',
  'nipError',
  'taxNumberError',
  'postalCodeError',
  'referenceError',
  'dateError',
  'dayMissing',
  'monthMissing',
  'yearMissing',
  'dayError',
  'monthError',
  'yearError',
  'tooLong',
  'textError',
  'tooYoung',
  'teenagerExpected',
  'guardianExpected',
  'bornAfterStart',
  'tooEarly',
  'expiredAskUs',
  'pairCodeUnknown',
  'pairCodeUsed',
] as const satisfies readonly (keyof FormTexts)[];

type LabelledField = Pick<FieldFacts, 'id' | 'missing'>;

/** The message of an empty required field: what to enter. */
const missingText = (texts: FormTexts, { missing }: Pick<LabelledField, 'missing'>): string =>
  missing === null ? texts.required() : texts[missing]();

/** The text of a message key such as `form/required`; for an unknown key, that the field must be filled in again. */
export const fieldErrorText = (texts: FormTexts, code: string, field: Pick<LabelledField, 'missing'>): string => {
  const key = errorKeys.find((known) => code === `form/${known}`) ?? 'required';
  return key === 'required' ? missingText(texts, field) : texts[key]();
};

/** The same text for a list of errors, where the field is not next to it. */
export const errorTextForSummary = (texts: FormTexts, code: string, field: LabelledField): string => {
  const text = fieldErrorText(texts, code, field);
  return field.missing !== null && text === missingText(texts, field) ? text : `${texts[field.id]()}: ${text}`;
};
