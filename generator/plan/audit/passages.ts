import type { AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import { localized, type Translator } from './translator.ts';

/** A wording of the model in the language of the page. What stands quoted in both languages alike is Polish. */
export const localizedText = (text: LocalizedText, translator: Translator): AuditText => {
  if (translator.locale === 'pl') return localized(text, translator);
  const parts = text.en.split(/(?<=“)([^”]*\p{L}[^”]*)(?=”)/u);
  return parts.map((part, index) =>
    index % 2 === 1 && text.pl.includes(`„${part}”`) ? { text: part, lang: 'pl', isCode: false } : part,
  );
};

/** Words that lead to a page of the audit. */
export const linked = (text: string, to: string, translator: Translator): AuditText => [
  { text, lang: translator.locale, isCode: false, to },
];

/** Entries of the register by their ids, each leading to its page. */
export const entryLinks = (ids: readonly string[], translator: Translator): AuditText =>
  joined(
    ids.map((id) => linked(id, `register/${id}`, translator)),
    ', ',
  );

/** What a row is called, with its id in the code. */
export const rowName = (row: LocalizedText & { readonly id: string }, translator: Translator): AuditText =>
  together(`${localized(row, translator)} `, codeText(row.id));
