import type { Detail, LabelledId, Subject } from '#domain/audit/changes/change-data.ts';
import type { NewsItem } from '#domain/audit/changes/news-data.ts';
import { languageOf } from '#domain/audit/changes/text-difference.ts';
import { bareName, slotInWords } from '#domain/audit/changes/text-names.ts';
import { isRecord } from '#domain/json-value.ts';
import type { Locale } from '#domain/locale.ts';
import { rowNamed } from '../field-detail.ts';
import type { Revision } from '../revision.ts';
import { identityOf } from '../value-difference.ts';

const rowOf = (table: string, id: string, { tables }: Revision): unknown => {
  const rows: unknown = tables[table];
  return Array.isArray(rows) ? rows.find((row) => identityOf(row) === id) : undefined;
};

const wordsOf = (value: unknown, locale: Locale): string | undefined => {
  const words: unknown = isRecord(value) ? value[locale] : undefined;
  return typeof words === 'string' ? words : undefined;
};

/** The table that a slot names a row of, and the field of its words. */
const tablesOfSlots: Readonly<Record<string, readonly [table: string, field: string]>> = {
  statement: ['statements', 'words'],
  discount: ['discounts', 'name'],
};

/** What a slot `{blsPrice}` or `{statement.refund}` of a text stands for, in words. */
const slotWords = (name: string, locale: Locale, revision: Revision): string => {
  const number = revision.parameters[name]?.name[locale];
  if (number !== undefined) return number;
  const [kind = '', id = ''] = name.split(/\.(.*)/s);
  const [table, field] = tablesOfSlots[kind] ?? [];
  const row = table === undefined ? undefined : rowOf(table, id, revision);
  if (field !== undefined && isRecord(row)) return wordsOf(row[field], locale) ?? slotInWords(name, locale);
  return slotInWords(name, locale);
};

const slot = /\{([a-z][\w.-]*)(?::[\w-]+)?\}/gi;

/** `[customer zone](link:customer-zone)` */
const linkMark = /\[(?<words>[^\]]+)\]\([^)\s]+\)/g;

/** A text as somebody reads it: without marks of links; what a page fills in stands in square brackets by its name. */
export const readableText = (text: string, locale: Locale, revision: Revision): string =>
  text
    .replaceAll(linkMark, '$<words>')
    .replaceAll(slot, (_, name: string) => `[${slotWords(name, locale, revision).replaceAll(slot, '…')}]`);

/** Every text in a value of the model, in the language of the field that holds it. */
const readableValue = (value: unknown, path: string, revision: Revision): unknown => {
  if (typeof value === 'string') return readableText(value, languageOf(path), revision);
  if (Array.isArray(value)) return value.map((one) => readableValue(one, path, revision));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, readableValue(one, `${path}.${name}`, revision)]),
  );
};

const passageInWords = (detail: Extract<Detail, { key: 'passage' }>, revision: Revision): Detail => {
  const { lang } = detail;
  const before = readableText(detail.before, lang, revision);
  const after = readableText(detail.after, lang, revision);
  return before === after ? { key: 'filledOtherwise', text: after, lang } : { ...detail, before, after };
};

const valueInWords = (detail: Extract<Detail, { key: 'value' }>, revision: Revision): Detail => {
  const { path } = detail;
  if (path.startsWith('restates')) return { key: 'restatesOthers' };
  const before = readableValue(detail.before, path, revision);
  const after = readableValue(detail.after, path, revision);
  return before === after && typeof after === 'string'
    ? { key: 'filledOtherwise', text: after, lang: languageOf(path) }
    : { ...detail, before, after };
};

const detailInWords = (detail: Detail, revision: Revision): Detail => {
  if (detail.key === 'passageLeft' || detail.key === 'passageCame')
    return { ...detail, text: readableText(detail.text, detail.lang, revision) };
  if (detail.key === 'passage') return passageInWords(detail, revision);
  if (detail.key === 'value') return valueInWords(detail, revision);
  if (detail.key === 'renamed' && detail.of === 'text')
    return { ...detail, before: { id: bareName(detail.before.id) }, after: { id: bareName(detail.after.id) } };
  return detail.key === 'concerns' ? { ...detail, texts: [], more: detail.more + detail.texts.length } : detail;
};

/** A text that has no title of its own, by the course that it is about. */
const titleOf = (path: string, title: string | null, revision: Revision): string | null => {
  const locale: Locale = path.startsWith('content/en/') ? 'en' : 'pl';
  if (title !== null) return readableText(title, locale, revision);
  const [, id = ''] = /\/faq\/([\w-]+)\.yaml$/.exec(path) ?? [];
  const course: LabelledId = rowNamed('courseTypes', id, rowOf('courseTypes', id, revision)).row;
  return course[locale] ?? course.pl ?? null;
};

const subjectInWords = (subject: Subject, revision: Revision): Subject =>
  subject.key === 'text' ? { ...subject, title: titleOf(subject.path, subject.title, revision) } : subject;

/** What changed as somebody reads it who knows the site, but not its files. */
export const itemInWords = ({ subject, details }: NewsItem, revision: Revision): NewsItem => ({
  subject: subjectInWords(subject, revision),
  details: details.map((detail) => detailInWords(detail, revision)),
});
