import type { AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import type { Model } from '#model/schema/model.ts';
import type { SingleSource, Source } from '#model/schema/source.ts';
import { passageOf } from '../text/passage-of.ts';
import { entryLinks, linked, worded } from './passages.ts';
import { type Reader, said } from './reader.ts';

type Law = Model['laws'][number];

const listed = (texts: readonly AuditText[]): AuditText => joined(texts, '; ');

/** Words in a list, where a full stop would stand before the next mark. */
const unstopped = ({ pl, en }: LocalizedText, reader: Reader): AuditText =>
  worded({ pl: pl.replace(/\.$/, ''), en: en.replace(/\.$/, '') }, reader);

/** The act and the article of a passage of the law. */
export const passageText = (law: Law, reader: Reader): string => said(passageOf(law), reader);

/** The same, leading to its page. */
export const lawLink = (law: Law, reader: Reader): AuditText =>
  linked(passageText(law, reader), `law/${law.id}`, reader);

/** Where a passage was published, and since when it holds. */
const publicationText = ({ publication, inForceFrom }: Law, reader: Reader): string => {
  const places = [
    ...(publication === null ? [] : [said(publication, reader)]),
    ...(inForceFrom === null ? [] : [`${reader.say('inForceFrom')} ${inForceFrom}`]),
  ];
  return places.length === 0 ? '' : ` (${places.join(', ')})`;
};

const clauseText = (id: string, reader: Reader): AuditText => {
  const clause = reader.cited.clauses.find((one) => one.id === id);
  return clause === undefined ? id : together(linked(id, `clause/${id}`, reader), ': ', unstopped(clause, reader));
};

const lawText = (id: string, reader: Reader): AuditText => {
  const law = reader.cited.laws.find((one) => one.id === id);
  if (law === undefined) return id;
  return together(lawLink(law, reader), `${publicationText(law, reader)}: `, unstopped(law.says, reader));
};

const entryText = (id: string, reader: Reader): AuditText => {
  const entry = reader.cited.register.find((one) => one.id === id);
  return entry === undefined ? id : together(entryLinks([id], reader), ': ', worded(entry.subject, reader));
};

const quotedText = (text: string, { say }: Reader): AuditText => {
  const [opening = '', closing = ''] = say('quoted').split('{text}');
  return [opening, { text, lang: 'en', isCode: false }, closing];
};

const wordsOf = (source: SingleSource, reader: Reader): AuditText => {
  switch (source.document) {
    case 'specification':
      return listed(source.clauses.map((id) => clauseText(id, reader)));
    case 'law':
      return listed(source.laws.map((id) => lawText(id, reader)));
    case 'register':
      return listed(source.entries.map((id) => entryText(id, reader)));
    case 'decision':
      return together(entryLinks([source.section], reader), ': ', worded(source.detail, reader));
    default:
      return together(`${source.section}: `, quotedText(source.detail, reader));
  }
};

/** Where a fact comes from, in words. Design and research are written in English, so their words stay. */
export const sourceText = (source: Source, reader: Reader): AuditText =>
  source.document === 'several'
    ? listed(source.of.map((one) => sourceText(one, reader)))
    : together(`${reader.say('document', source.document)} `, wordsOf(source, reader));

/** Where a fact comes from by the numbers of clauses and the articles of laws, whose words stand elsewhere on the page. */
export const sourceNumbers = (source: Source, reader: Reader): AuditText => {
  if (source.document === 'several') return listed(source.of.map((one) => sourceNumbers(one, reader)));
  if (source.document === 'specification')
    return together(
      `${reader.say('document', source.document)} `,
      joined(
        source.clauses.map((id) => linked(id, `clause/${id}`, reader)),
        ', ',
      ),
    );
  if (source.document !== 'law') return sourceText(source, reader);
  const passages = reader.cited.laws.filter(({ id }) => source.laws.some((cited) => cited === id));
  return together(`${reader.say('document', source.document)} `, listed(passages.map((law) => lawLink(law, reader))));
};

/** A last column for rows of which some name a source of their own; none where no row does. */
export const sourceColumn = (
  sources: readonly (Source | undefined)[],
  reader: Reader,
): { readonly head: readonly string[]; readonly cells: readonly (readonly AuditText[])[] } =>
  sources.some((source) => source !== undefined)
    ? {
        head: [reader.say('source')],
        cells: sources.map((source) => [
          source === undefined ? '' : (reader.brief ? sourceNumbers : sourceText)(source, reader),
        ]),
      }
    : { head: [], cells: sources.map(() => []) };
