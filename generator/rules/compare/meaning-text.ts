import { isRecord } from '#domain/json-value.ts';
/** A part of a rule as a text that is equal when its meaning is: the words for readers are left out. */
export const comparableMeaning = (part: unknown): string | undefined =>
  JSON.stringify(part, (key, value: unknown) => {
    if (key === 'pl' || key === 'en') return undefined;
    const isVocabulary = key === 'values' && isRecord(value);
    return isVocabulary ? Object.keys(value) : value;
  });
