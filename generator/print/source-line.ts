import type { Source } from '#model/schema/source.ts';

/** The source of a fact on one line, e.g. `specification 4.20, 4.21; law civil-code-112`. */
export const formatCitation = (source: Source): string => {
  if (source.document === 'several') return source.of.map((one) => formatCitation(one)).join('; ');
  const name = source.document;
  switch (source.document) {
    case 'specification':
      return `${name} ${source.clauses.join(', ')}`;
    case 'law':
      return `${name} ${source.laws.join(', ')}`;
    case 'guideline':
      return `${name} ${source.guidelines.join(', ')}`;
    case 'register':
      return `${name} ${source.entries.join(', ')}`;
    case 'decision':
      return `${name} ${source.section}: ${source.detail.en}`;
    case 'knowledge':
      return `${name}: ${source.detail.en}`;
  }
};
