import type { AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import { type Reader, said } from './reader.ts';

/** A wording of the model in the language of the page. What stands quoted in both languages alike is Polish. */
export const worded = (localizedText: LocalizedText, reader: Reader): AuditText => {
  if (reader.locale === 'pl') return said(localizedText, reader);
  const parts = localizedText.en.split(/(?<=“)([^”]*\p{L}[^”]*)(?=”)/u);
  return parts.map((part, index) =>
    index % 2 === 1 && localizedText.pl.includes(`„${part}”`) ? { text: part, lang: 'pl', isCode: false } : part,
  );
};

/** Words that lead to a page of the audit. */
export const linked = (text: string, to: string, reader: Reader): AuditText => [
  { text, lang: reader.locale, isCode: false, to },
];

/** Entries of the register by their ids, each leading to its page. */
export const entryLinks = (ids: readonly string[], reader: Reader): AuditText =>
  joined(
    ids.map((id) => linked(id, `register/${id}`, reader)),
    ', ',
  );

/** What a row is called, with its id in the code. */
export const rowName = (row: LocalizedText & { readonly id: string }, reader: Reader): AuditText =>
  together(`${said(row, reader)} `, codeText(row.id));
