import { z } from 'zod';
import type { AuditText } from '#domain/audit/audit-data.ts';
import { joined, plainText, written } from '#domain/audit/audit-text.ts';
import { englishTables } from '#domain/audit/changes/english-names.ts';
import { fieldWords, tableWords } from '#domain/audit/changes/polish-names.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import { messageTexts } from '../../text/message-texts.ts';
import { linked } from '../passages.ts';
import { localized } from '../translator.ts';
import type { AuditContext } from './audit-context.ts';

const hasName = z.object({ id: z.string(), name: z.object({ pl: z.string(), en: z.string().optional() }) });

/** Tables whose rows carry the name of another: a calendar key that of the course whose dates it asks for. */
const namedBy: Readonly<Record<string, string>> = { calendarKeys: 'courseTypes' };

/** A row of the model by its name; by its id where it has no name. */
export const factName = (table: string, id: string, { project, translator }: AuditContext): AuditText => {
  const rows: unknown = Object.entries(project.model).find(([name]) => name === (namedBy[table] ?? table))?.[1];
  const named = (Array.isArray(rows) ? rows : []).flatMap((row: unknown) => hasName.safeParse(row).data ?? []);
  const name = named.find((one) => one.id === id)?.name;
  if (name === undefined) return codeText(id);
  const isForeign = translator.locale === 'en' && name.en === undefined;
  return isForeign ? written(name.pl, 'pl') : localized({ pl: name.pl, en: name.en ?? name.pl }, translator);
};

/** A table of the model in words. */
export const tableName = (table: string, { translator }: Pick<AuditContext, 'translator'>): AuditText =>
  (translator.locale === 'pl' ? tableWords : englishTables)[table] ?? codeText(table);

/** `unpricedReserveList` as people write it. */
const spaced = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace('pesel', 'PESEL');

const isCode = (text: AuditText): boolean =>
  typeof text !== 'string' && text.every((part) => typeof part !== 'string' && part.isCode);

const fieldName = (field: string, { translator }: AuditContext): AuditText =>
  translator.locale === 'pl' ? (fieldWords[field] ?? codeText(field)) : spaced(field);

/** The page of the folder that shows a table, where it has one. */
const pagesOfTables: Readonly<Record<string, (id: string) => string>> = {
  guidelines: () => 'guidelines',
  emergencies: () => 'medical-texts',
  situations: () => 'medical-texts',
  commitments: () => 'commitments',
  statements: () => 'legal-texts',
  claims: () => 'facts',
  mails: (id) => (id === '' ? 'mails' : `mail/${id}`),
};

/** A field of a form by its label, leading to its row. */
const formText = (id: string, field: string | undefined, context: AuditContext): AuditText => {
  const { project, translator } = context;
  const form = linkedName('forms', id, field === undefined ? `form/${id}` : `form/${id}#${field}`, context);
  if (field === undefined) return form;
  const label = messageTexts(project, { namespace: 'form', locale: translator.locale }, () => undefined)(field);
  return joined([form, label === '' ? codeText(field) : label], ': ');
};

const linkedName = (table: string, id: string, to: string, context: AuditContext): AuditText => {
  const name = factName(table, id, context);
  const words = isCode(name) ? id : plainText(name);
  return linked(words, to, context.translator);
};

/** A rule, a number or another place of the model that shows a decision, by its name; what has only a name of the code is left out. */
export const shownByText = (shownBy: string, context: AuditContext): AuditText => {
  const { translator, project } = context;
  const [table = '', id = '', ...fields] = shownBy.split('.');
  if (table.startsWith('@')) return translator.signing('shownByTests');
  if (table === 'rules') {
    const rule = project.rules.find((one) => one.id === id);
    return linked(rule === undefined ? id : localized(rule.title, translator), `rule/${id}`, translator);
  }
  if (table === 'parameters') {
    const parameter = project.parameters[id];
    return linked(parameter === undefined ? id : localized(parameter.name, translator), `parameter/${id}`, translator);
  }
  if (table === 'forms' && id !== '') return formText(id, fields[1], context);
  const page = pagesOfTables[table]?.(id);
  const words = tableName(table, context);
  const named = page !== undefined && typeof words === 'string' ? linked(words, page, translator) : words;
  const parts = [
    ...(id === '' ? [] : [factName(table, id, context)]),
    ...fields.map((field) => fieldName(field, context)),
  ];
  return joined([named, ...parts.filter((part) => !isCode(part))], ': ');
};
