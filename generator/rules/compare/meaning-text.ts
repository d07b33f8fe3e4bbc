import { isRecord } from '#domain/json-value.ts';
/** A text of a part of a rule, without words for readers: two texts are equal if the meanings are. */
export const comparableMeaning = (part: unknown): string | undefined =>
  JSON.stringify(part, (key, value: unknown) => {
    if (key === 'pl' || key === 'en') return undefined;
    const isVocabulary = key === 'values' && isRecord(value);
    return isVocabulary ? Object.keys(value) : value;
  });
