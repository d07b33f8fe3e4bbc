import type { Source } from '#model/source.ts';

/** The English half of a wording; a text stands for itself. */
export const englishOf = (words: unknown): string =>
  typeof words === 'object' && words !== null && 'en' in words ? String(words.en) : String(words);

/** Where a fact comes from, in one English line, e.g. `specification 4: Term availability`. */
export const sourceLine = ({ document, section, detail }: Source): string =>
  `${document} ${englishOf(section)}: ${englishOf(detail)}`;
