import type { Source } from '#model/schema/source.ts';

/** What a source cites, as words that an oracle can contain: clauses, laws, guidelines, register entries. */
export const citationsOf = (source: Source): readonly string[] => {
  switch (source.document) {
    case 'several':
      return source.of.flatMap(citationsOf);
    case 'specification':
      return source.clauses;
    case 'law':
      return source.laws;
    case 'guideline':
      return source.guidelines;
    case 'register':
      return source.entries;
    case 'decision':
      return [source.section];
    case 'knowledge':
      return [];
  }
};
