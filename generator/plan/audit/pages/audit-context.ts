import type { AuditText } from '#domain/audit/audit-data.ts';
import { together } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import type { Project } from '../../../validate/project.ts';
import { citationsIn } from '../../../validate/rows/citations.ts';
import type { EntryStates } from '../../approvals/entry-states.ts';
import { linked } from '../passages.ts';
import { localized, type Translator } from '../translator.ts';

/** A row of the model that names a clause, a law or an entry of the register. */
export interface Place {
  readonly table: string;
  readonly id: string;
  /** The row, field or example in it. */
  readonly part: string;
}

/** Where a number can be read: addresses of pages, and ids of mails. */
export interface NumberPlaces {
  readonly paths: readonly string[];
  readonly mails: readonly string[];
}

/** What every page of the audit is planned from. */
export interface AuditContext {
  readonly project: Project;
  readonly translator: Translator;
  /** By the id of what is cited. */
  readonly citing: ReadonlyMap<string, readonly Place[]>;
  /** By the id of the number. */
  readonly numbers: ReadonlyMap<string, NumberPlaces>;
  /** Where every entry of the register stands, by its id. */
  readonly entries: EntryStates;
  /** The first words of an address of the site. */
  readonly origin: string;
}

const nameOf = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  return ['id', 'key', 'name'].map((field) => Reflect.get(value, field)).find((one) => typeof one === 'string');
};

const inner = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const placeOf = (model: object, path: readonly (string | number)[]): Place => {
  const [table = '', key = '', ...rest] = path;
  const row = inner(inner(model, table), key);
  let value = row;
  const parts = rest.flatMap((step) => {
    value = inner(value, step);
    return typeof step === 'number' ? (nameOf(value) ?? []) : [];
  });
  return { table: String(table), id: nameOf(row) ?? String(key), part: parts.at(0) ?? '' };
};

/** Where the model cites each clause, law and entry of the register. */
export const citingPlaces = ({ raw: { model, rules, parameters } }: Project): AuditContext['citing'] => {
  const whole = { ...model, rules, parameters };
  const byId = Map.groupBy(citationsIn(whole), ({ id }) => id);
  return new Map([...byId].map(([id, citations]) => [id, citations.map(({ path }) => placeOf(whole, path))]));
};

type Titled = (id: string, context: AuditContext) => LocalizedText | undefined;

/** The tables whose rows have pages: the first word of their addresses, and what they are called there. */
const pagesOfTables: Readonly<Record<string, readonly [page: string, title: Titled]>> = {
  rules: ['rule', (id, { project }) => project.rules.find((rule) => rule.id === id)?.title],
  parameters: ['parameter', (id, { project }) => project.parameters[id]?.name],
  forms: ['form', (id, { project }) => project.model.forms.find((form) => form.id === id)?.name],
  mails: ['mail', (id, { project }) => project.model.mails.find((mail) => mail.id === id)?.name],
};

/** A place by its name, leading to its page where it has one. */
export const placeText = ({ table, id, part }: Place, context: AuditContext): AuditText => {
  const [page, titleOf] = pagesOfTables[table] ?? [];
  if (page === undefined) return codeText([table, id, part].filter((one) => one !== '').join('.'));
  const title = titleOf?.(id, context);
  const anchor = page === 'form' && part !== '' ? `#${part}` : '';
  const link = linked(
    title === undefined ? id : localized(title, context.translator),
    `${page}/${id}${anchor}`,
    context.translator,
  );
  return part === '' ? link : together(link, ' ', codeText(part));
};

/** An address of the site, leading there. */
export const siteLink = (
  path: string,
  { origin, translator }: Pick<AuditContext, 'origin' | 'translator'>,
): AuditText => linked(path, `${origin}${path}`, translator);

/** The places of some tables, each once. */
export const placesIn = (places: readonly Place[] | undefined, tables: readonly string[]): readonly Place[] => {
  const kept = (places ?? []).filter(({ table }) => tables.includes(table));
  return [...new Map(kept.map((place) => [JSON.stringify(place), place])).values()];
};
