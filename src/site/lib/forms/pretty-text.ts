import { normalisePhone } from '#domain/texts/text-normalisation.ts';

const groupsOfThree = /^([0-9]{3})([0-9]{3})([0-9]{3})$/;

/** A typed text in its usual spelling; what does not fit stays as it was typed. */
export const formatAsUsuallyWritten = (rule: string | null, text: string): string => {
  if (rule !== 'phone-field' || text.trim().startsWith('+')) return text;
  return groupsOfThree.test(normalisePhone(text)) ? normalisePhone(text).replace(groupsOfThree, '$1 $2 $3') : text;
};
