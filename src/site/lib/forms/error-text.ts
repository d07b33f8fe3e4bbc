import type { Messages } from '#generated/i18n/messages.ts';

type FormTexts = Messages['form'];

const errorKeys = [
  'required',
  'emailError',
  'phoneNumberError',
  'phoneLengthError',
  'peselNumberError',
  'peselLengthError',
  'peselChecksumError',
  'peselDateError',
  'nipError',
  'postalCodeError',
  'referenceError',
  'dateError',
  'tooLong',
  'textError',
  'tooYoung',
  'bornAfterStart',
  'tooEarly',
  'expiredAskUs',
  'pairCodeUnknown',
  'pairCodeUsed',
] as const satisfies readonly (keyof FormTexts)[];

/** The text of a message key such as `form/required`; of a key that is not ours, that the field must be filled in again. */
export const errorText = (texts: FormTexts, code: string): string => {
  const key = errorKeys.find((known) => code === `form/${known}`);
  return texts[key ?? 'required']();
};
