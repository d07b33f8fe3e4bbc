import type { AuditPage } from '#domain/audit/audit-data.ts';
import { plainText } from '#domain/audit/audit-text.ts';
import type { Locale } from '#domain/locale.ts';
import { auditTexts } from '../texts.ts';

/** Address, title, kind in words, and what else it is found by. */
export type Indexed = readonly [id: string, title: string, kind: string, words: string];

const kindNames = {
  rule: 'kindRule',
  parameter: 'kindParameter',
  clause: 'kindClause',
  law: 'kindLaw',
  guideline: 'kindGuideline',
  register: 'kindRegister',
  commitment: 'kindPromise',
  form: 'kindForm',
  mail: 'kindMail',
  list: 'kindList',
} as const;

const fieldsOf = (page: AuditPage, kind: string): readonly Indexed[] => {
  const [table] = page.blocks;
  if (page.kind !== 'form' || table?.kind !== 'table') return [];
  return table.rows.map(
    (cells, index): Indexed => [
      `${page.id}#${table.anchors?.[index] ?? ''}`,
      plainText(cells[0] ?? ''),
      kind,
      `${page.title} ${cells.slice(1).map(plainText).join(' ')}`,
    ],
  );
};

/** A script that leaves the index where the search looks for it: a page from a disk may load no other kind of data. */
export const searchIndex = (pages: readonly AuditPage[], locale: Locale): string => {
  const t = auditTexts(locale);
  const rows = pages.flatMap((page): readonly Indexed[] => [
    [page.id, page.title, t[kindNames[page.kind]](), [plainText(page.lead), ...page.words].join(' ')],
    ...fieldsOf(page, t.kindField()),
  ]);
  return `window.auditIndex=${JSON.stringify(rows)};\n`;
};
