import type { Source } from '#model/schema/source.ts';

/** The English half of a wording; a text stands for itself. */
export const englishOf = (words: unknown): string =>
  typeof words === 'object' && words !== null && 'en' in words ? String(words.en) : String(words);

/** Where a fact comes from, in one English line, e.g. `specification 4.20, 4.21; law civil-code-112`. */
export const sourceLine = (source: Source): string => {
  switch (source.document) {
    case 'specification':
      return `specification ${source.clauses.join(', ')}`;
    case 'law':
      return `law ${source.laws.join(', ')}`;
    case 'register':
      return `register ${source.entries.join(', ')}`;
    case 'several':
      return source.of.map(sourceLine).join('; ');
    default:
      return `${source.document} ${source.section}: ${englishOf(source.detail)}`;
  }
};
