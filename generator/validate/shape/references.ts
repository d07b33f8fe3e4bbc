import { findNearestName } from '#domain/texts/nearest-name.ts';
import type { Referent } from '#model/schema/base.ts';
import { tables } from '#model/schema/model.ts';
import type { Finding, ValuePath } from '../../problems/finding.ts';
import { listDeclaredIds } from './shape.ts';

/** The word by which a reference names a row of this table, such as `rule`. */
export const referenceKindOfTable = (table: string): string | undefined => {
  if (table === 'parameters') return 'parameter';
  return table === 'rules' ? 'rule' : tables.get(table)?.row;
};

interface Labelled {
  readonly path: ValuePath;
  readonly name: string;
}

/** The texts at a field path of a row; none for null and absent fields. */
export const namesAtFieldPath = (value: unknown, field: ValuePath, path: ValuePath = []): Labelled[] => {
  const [key, ...rest] = field;
  if (key === undefined) return typeof value === 'string' ? [{ path, name: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (key === '*')
    return Object.entries(value).flatMap(([name, item]) =>
      namesAtFieldPath(item, rest, [...path, Array.isArray(value) ? Number(name) : name]),
    );
  return namesAtFieldPath(Reflect.get(value, key), rest, [...path, key]);
};

/** The names that each kind of reference may use. */
export const namesByReferenceKind = (
  model: unknown,
  others: {
    readonly parameters: readonly string[];
    readonly faqSets: readonly string[];
    readonly pages: readonly string[];
  },
): Readonly<Record<Referent, ReadonlySet<string>>> => {
  const table = (name: string, field = 'id'): ReadonlySet<string> => new Set(listDeclaredIds(model, name, field));
  /** A key with a misspelt role counts for both roles. */
  const keysOf = (role: 'type' | 'client'): ReadonlySet<string> => {
    const roles = listDeclaredIds(model, 'calendarKeys', 'role');
    const other = role === 'type' ? 'client' : 'type';
    return new Set(listDeclaredIds(model, 'calendarKeys', 'key').filter((_, index) => roles[index] !== other));
  };
  return {
    region: table('regions'),
    city: table('cities'),
    instructor: table('instructors'),
    'calendar type': keysOf('type'),
    'calendar client': keysOf('client'),
    audience: table('audiences'),
    'course type': table('courseTypes'),
    gallery: table('galleries'),
    parameter: new Set(others.parameters),
    rule: table('rules'),
    route: table('routes'),
    'external link': table('externalLinks'),
    mail: table('mails'),
    form: table('forms'),
    'API call': table('api'),
    'named shape': table('sharedShapes', 'name'),
    'register entry': table('register'),
    'FAQ set': new Set(others.faqSets),
    'page text': new Set(others.pages),
  };
};

/** A finding for a reference to a name that is not among the names of its kind. */
export const danglingReferenceFinding = (
  at: Finding['at'],
  name: string,
  target: { readonly kind: string; readonly names: ReadonlySet<string> },
): Finding => {
  const nearest = findNearestName(name, target.names);
  return {
    code: 'dangling-reference',
    at,
    found: `There is no ${target.kind} “${name}”.`,
    lacks: [`${target.kind} ${name}`, ...(nearest === undefined ? [] : [`${target.kind} ${nearest}`])],
    reliesOn: [`name ${nearest}`, `every ${target.kind}`],
    ...(nearest === undefined ? {} : { nearest }),
  };
};
