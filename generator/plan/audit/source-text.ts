import type { AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import type { Model } from '#model/schema/model.ts';
import type { SingleSource, Source } from '#model/schema/source.ts';
import { chapterOf, passageOf } from '../text/passage-of.ts';
import { entryLinks, linked, localizedText } from './passages.ts';
import { localized, type Translator } from './translator.ts';

type Law = Model['laws'][number];

const listed = (texts: readonly AuditText[]): AuditText => joined(texts, '; ');

/** Words in a list, where a full stop would stand before the next mark. */
const unstopped = ({ pl, en }: LocalizedText, translator: Translator): AuditText =>
  localizedText({ pl: pl.replace(/\.$/, ''), en: en.replace(/\.$/, '') }, translator);

/** The act and the article of a passage of the law. */
export const passageText = (law: Law, translator: Translator): string => localized(passageOf(law), translator);

/** The same, leading to its page. */
export const lawLink = (law: Law, translator: Translator): AuditText =>
  linked(passageText(law, translator), `law/${law.id}`, translator);

/** The title, the year and the chapter of a passage of medical guidelines, leading to its page. */
export const guidelineLink = (guideline: Model['guidelines'][number], translator: Translator): AuditText =>
  linked(localized(chapterOf(guideline), translator), `guideline/${guideline.id}`, translator);

/** A Polish title, marked as such for readers of either language. */
export const inPolish = (title: string): AuditText => [{ text: title, lang: 'pl', isCode: false }];

/** Where a passage was published, and since when it holds. */
const publicationText = ({ publication, inForceFrom }: Law, translator: Translator): string => {
  const places = [
    ...(publication === null ? [] : [localized(publication, translator)]),
    ...(inForceFrom === null ? [] : [`${translator.t('inForceFrom')} ${inForceFrom}`]),
  ];
  return places.length === 0 ? '' : ` (${places.join(', ')})`;
};

const clauseText = (id: string, translator: Translator): AuditText => {
  const clause = translator.cited.clauses.find((one) => one.id === id);
  return clause === undefined
    ? id
    : together(linked(id, `clause/${id}`, translator), ': ', unstopped(clause, translator));
};

const lawText = (id: string, translator: Translator): AuditText => {
  const law = translator.cited.laws.find((one) => one.id === id);
  if (law === undefined) return id;
  return together(lawLink(law, translator), `${publicationText(law, translator)}: `, unstopped(law.says, translator));
};

const guidelineText = (id: string, translator: Translator): AuditText => {
  const guideline = translator.cited.guidelines.find((one) => one.id === id);
  if (guideline === undefined) return id;
  return together(guidelineLink(guideline, translator), ': ', unstopped(guideline.says, translator));
};

const entryText = (id: string, translator: Translator): AuditText => {
  const entry = translator.cited.register.find((one) => one.id === id);
  return entry === undefined
    ? id
    : together(entryLinks([id], translator), ': ', localizedText(entry.subject, translator));
};

const wordsOf = (source: SingleSource, translator: Translator): AuditText => {
  switch (source.document) {
    case 'specification':
      return listed(source.clauses.map((id) => clauseText(id, translator)));
    case 'law':
      return listed(source.laws.map((id) => lawText(id, translator)));
    case 'guideline':
      return listed(source.guidelines.map((id) => guidelineText(id, translator)));
    case 'register':
      return listed(source.entries.map((id) => entryText(id, translator)));
    case 'decision':
      return together(entryLinks([source.section], translator), ': ', localizedText(source.detail, translator));
    case 'knowledge':
      return localizedText(source.detail, translator);
  }
};

/** Where a fact comes from, in words. */
export const sourceText = (source: Source, translator: Translator): AuditText =>
  source.document === 'several'
    ? listed(source.of.map((one) => sourceText(one, translator)))
    : together(`${translator.t('document', source.document)} `, wordsOf(source, translator));

/** Where a fact comes from by the numbers of clauses and the articles of laws, whose words stand elsewhere on the page. */
export const sourceNumbers = (source: Source, translator: Translator): AuditText => {
  if (source.document === 'several') return listed(source.of.map((one) => sourceNumbers(one, translator)));
  if (source.document === 'specification')
    return together(
      `${translator.t('document', source.document)} `,
      joined(
        source.clauses.map((id) => linked(id, `clause/${id}`, translator)),
        ', ',
      ),
    );
  if (source.document !== 'law') return sourceText(source, translator);
  const passages = translator.cited.laws.filter(({ id }) => source.laws.some((cited) => cited === id));
  return together(
    `${translator.t('document', source.document)} `,
    listed(passages.map((law) => lawLink(law, translator))),
  );
};

/** A last column for rows of which some name a source of their own; none where no row does. */
export const sourceColumn = (
  sources: readonly (Source | undefined)[],
  translator: Translator,
): { readonly head: readonly string[]; readonly cells: readonly (readonly AuditText[])[] } =>
  sources.some((source) => source !== undefined)
    ? {
        head: [translator.t('source')],
        cells: sources.map((source) => [source === undefined ? '' : sourceNumbers(source, translator)]),
      }
    : { head: [], cells: sources.map(() => []) };
