import { documentNames } from '#domain/audit/changes/polish-values.ts';
import type { Locale } from '#domain/locale.ts';
import type { SingleSource, Source } from '#model/schema/source.ts';

/** The English half of a wording; a text stands for itself. */
export const englishOf = (words: unknown): string =>
  typeof words === 'object' && words !== null && 'en' in words ? String(words.en) : String(words);

/** What kind of document a source is, for a reader. */
export const documentName = (document: SingleSource['document'], locale: Locale): string =>
  locale === 'pl' ? documentNames[document] : document;

/** Where a fact comes from, in one line, e.g. `specification 4.20, 4.21; law civil-code-112`. */
export const sourceLine = (source: Source, locale: Locale = 'en'): string => {
  if (source.document === 'several') return source.of.map((one) => sourceLine(one, locale)).join('; ');
  const name = documentName(source.document, locale);
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
      return `${name} ${source.section}: ${source.detail[locale]}`;
    case 'knowledge':
      return `${name}: ${source.detail[locale]}`;
  }
};
