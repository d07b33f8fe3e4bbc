import type { AuditPage } from '#domain/audit/audit-data.ts';
import { plainText } from '#domain/audit/audit-text.ts';
import type { Locale } from '#domain/locale.ts';
import { auditTexts, evidenceTexts, searchNames } from '../texts.ts';

/** Address, title, kind in words, what else it is found by, and other names by which people look for it. */
export type Indexed = readonly [id: string, title: string, kind: string, words: string, names?: string];

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

/** `rule/availability-badge` → availabilityBadge */
const nameOf = (id: string): string =>
  id.slice(id.lastIndexOf('/') + 1).replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Pages that are made of no plan. */
const otherPages = (locale: Locale): readonly Indexed[] => {
  const t = auditTexts(locale);
  return [
    ['try', t.tryPage(), t.kindList(), t.tryLead()],
    ['specification', evidenceTexts(locale).specTitle(), t.kindList(), evidenceTexts(locale).specLead()],
    ['print', t.print(), t.kindList(), t.printLead()],
  ];
};

/** Each word once: an entry is found by words, wherever they stand. */
const wordsOnce = (text: string): string =>
  [...new Map(text.split(/\s+/).map((word) => [word.toLowerCase(), word])).values()].join(' ');

/** A script that leaves the index where the search looks for it: a page from a disk may load no other kind of data. */
export const searchIndex = (pages: readonly AuditPage[], locale: Locale): string => {
  const t = auditTexts(locale);
  const names = searchNames(locale);
  const planned = pages.flatMap((page): readonly Indexed[] => [
    [page.id, page.title, t[kindNames[page.kind]](), [plainText(page.lead), ...page.words].join(' ')],
    ...fieldsOf(page, t.kindField()),
  ]);
  const rows = [...planned, ...otherPages(locale)].map(([id, title, kind, words]): Indexed => {
    const own = names.get(nameOf(id));
    return own === undefined ? [id, title, kind, wordsOnce(words)] : [id, title, kind, wordsOnce(words), own];
  });
  return `window.auditIndex=${JSON.stringify(rows)};\n`;
};
