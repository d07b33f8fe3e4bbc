import type { AuditText } from '#domain/audit/audit-data.ts';
import type { SingleSource, Source } from '#model/schema/source.ts';
import { joined, together, worded } from './passages.ts';
import { type Reader, said } from './reader.ts';

/** A clause of the specification by its number, with its words. */
const clauseText = (id: string, reader: Reader): AuditText => {
  const clause = reader.cited.clauses.find((one) => one.id === id);
  return clause === undefined ? id : together(`${id}: `, worded(clause, reader));
};

/** A passage of the law: act, article, where it was published, since when it holds, and what it says. */
export const lawTitle = (id: string, reader: Reader): AuditText => {
  const found = reader.cited.laws.find((one) => one.id === id);
  if (found === undefined) return id;
  const { act, article, publication, inForceFrom } = found;
  const place = [
    publication === null ? [] : [said(publication, reader)],
    inForceFrom === null ? [] : [inForceText(inForceFrom, reader)],
  ].flat();
  const title = [act, article].flatMap((part) => (part === null ? [] : [said(part, reader)])).join(', ');
  return place.length === 0 ? title : `${title} (${place.join(', ')})`;
};

const inForceText = (day: string, { say }: Reader): string => `${say('inForceFrom')} ${day}`;

const lawText = (id: string, reader: Reader): AuditText => {
  const found = reader.cited.laws.find((one) => one.id === id);
  return found === undefined ? id : together(lawTitle(id, reader), ': ', worded(found.says, reader));
};

/** An entry of the register by its number, with what it is about. */
const entryText = (id: string, reader: Reader): AuditText => {
  const entry = reader.cited.register.find((one) => one.id === id);
  return entry === undefined ? id : together(`${id}: `, worded(entry.subject, reader));
};

const singleText = (source: SingleSource, reader: Reader): AuditText => {
  const document = reader.say('document', source.document);
  if (source.document === 'specification')
    return together(
      `${document} `,
      joined(
        source.clauses.map((id) => clauseText(id, reader)),
        '; ',
      ),
    );
  if (source.document === 'law')
    return together(
      `${document} `,
      joined(
        source.laws.map((id) => lawText(id, reader)),
        '; ',
      ),
    );
  if (source.document === 'register')
    return together(
      `${document} `,
      joined(
        source.entries.map((id) => entryText(id, reader)),
        '; ',
      ),
    );
  const place = `${document} ${source.section}: `;
  if (source.document === 'decision') return together(place, worded(source.detail, reader));
  const [opening = '', closing = ''] = reader.say('quoted').split('{text}');
  return [`${place}${opening}`, { text: source.detail, lang: 'en', isCode: false }, closing];
};

/** A last column for rows that name a source of their own; none where no row does. */
export const sourceColumn = (
  sources: readonly (Source | undefined)[],
  reader: Reader,
): { readonly head: readonly string[]; readonly cells: readonly (readonly AuditText[])[] } =>
  sources.some((source) => source !== undefined)
    ? {
        head: [reader.say('source')],
        cells: sources.map((source) => [source === undefined ? '' : sourceText(source, reader)]),
      }
    : { head: [], cells: sources.map(() => []) };

/** Where a fact comes from. Design and research are written in English, so their words stay. */
export const sourceText = (source: Source, reader: Reader): AuditText =>
  source.document === 'several'
    ? joined(
        source.of.map((one) => singleText(one, reader)),
        '; ',
      )
    : singleText(source, reader);
