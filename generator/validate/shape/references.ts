import { nearestName } from '#domain/texts/nearest-name.ts';
import { type Model, tables } from '#model/schema/model.ts';
import type { Finding, ValuePath } from '../../problems/finding.ts';
import { namesOf, placeIn, type RowPlaces } from './shape.ts';

type Table = { [Name in keyof Model]: Model[Name] extends readonly object[] ? Name : never }[keyof Model];

/** What can be referred to; each is a set of names. */
export type Target =
  | 'region'
  | 'city'
  | 'instructor'
  | 'calendar type'
  | 'calendar client'
  | 'audience'
  | 'course type'
  | 'gallery'
  | 'parameter'
  | 'rule'
  | 'route'
  | 'external link'
  | 'form'
  | 'API call'
  | 'named shape'
  | 'register entry'
  | 'mail'
  | 'FAQ set'
  | 'page text';

/** What references call the rows of a table. */
export const kindOfTable = (table: string): string | undefined => {
  if (table === 'parameters') return 'parameter';
  return table === 'rules' ? 'rule' : tables.get(table)?.row;
};

/** A field of a table that names something else; `*` stands for every item of a list. */
interface Reference {
  readonly table: Table;
  readonly field: ValuePath;
  readonly to: Target;
}

/**
 * The paths of the fields of a row, at most three steps deep: `owner.mail`, `entries.*.route`. A reference of a field that was renamed
 * does not compile.
 */
type PathIn<Value, Steps extends readonly unknown[] = [1, 2, 3]> = Steps extends readonly [unknown, ...infer Left]
  ? Value extends readonly (infer Item)[]
    ? '*' | `*.${PathIn<Item, Left>}`
    : Value extends object
      ? { [Key in keyof Value & string]: Key | `${Key}.${PathIn<NonNullable<Value[Key]>, Left>}` }[keyof Value & string]
      : never
  : never;

const ref = <Name extends Table>(table: Name, field: PathIn<Model[Name][number]>, to: Target): Reference => ({
  table,
  field: String(field).split('.'),
  to,
});

/** Every reference of the model, in one table. */
export const references: readonly Reference[] = [
  ref('clauses', 'deviations.*', 'register entry'),
  ref('clauses', 'settledBy.*', 'register entry'),
  ref('regions', 'city', 'city'),
  ref('regions', 'instructor', 'instructor'),
  ref('cities', 'region', 'region'),
  ref('cities', 'instructor', 'instructor'),
  ref('audiences', 'client', 'calendar client'),
  ref('audiences', 'landing', 'route'),
  ref('courseTypes', 'audience', 'audience'),
  ref('courseTypes', 'calendar', 'calendar type'),
  ref('courseTypes', 'cities.*', 'city'),
  ref('courseTypes', 'citiesWithoutText.*', 'city'),
  ref('courseTypes', 'gallery', 'gallery'),
  ref('courseTypes', 'price.standard', 'parameter'),
  ref('courseTypes', 'price.promotional', 'parameter'),
  ref('courseTypes', 'details.*', 'parameter'),
  ref('courseTypes', 'minimumAge', 'parameter'),
  ref('courseTypes', 'guardianFrom', 'parameter'),
  ref('courseTypes', 'faq', 'FAQ set'),
  ref('courseTypes', 'related.*', 'course type'),
  ref('courseTypes', 'register.*', 'register entry'),
  ref('routes', 'parent', 'route'),
  ref('routes', 'audience', 'audience'),
  ref('redirects', 'audience', 'audience'),
  ref('routes', 'page', 'page text'),
  ref('feeds', 'route', 'route'),
  ref('sentAddresses', 'route', 'route'),
  ref('menus', 'entries.*.route', 'route'),
  ref('menus', 'entries.*.type', 'course type'),
  ref('menus', 'entries.*.link', 'external link'),
  ref('forms', 'call', 'API call'),
  ref('forms', 'fields.*.rule', 'rule'),
  ref('forms', 'fields.*.retention', 'parameter'),
  ref('api', 'register.*', 'register entry'),
  ref('analytics', 'register.*', 'register entry'),
  ref('carousels', 'interval', 'parameter'),
  ref('promotions', 'type', 'course type'),
  ref('promotions', 'register.*', 'register entry'),
  ref('calendarKeys', 'days.days', 'parameter'),
  ref('calendarKeys', 'days.weekends', 'parameter'),
  ref('claims', 'register.*', 'register entry'),
  ref('commitments', 'register', 'register entry'),
  ref('register', 'asks.differsBy', 'parameter'),
  ref('commitments', 'owner.mail', 'mail'),
];

interface Labelled {
  readonly path: ValuePath;
  readonly name: string;
}

/** The texts at a field path of a row; null and absent fields name nothing. */
export const namesAt = (value: unknown, field: ValuePath, path: ValuePath = []): Labelled[] => {
  const [key, ...rest] = field;
  if (key === undefined) return typeof value === 'string' ? [{ path, name: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (key === '*')
    return Object.entries(value).flatMap(([name, item]) =>
      namesAt(item, rest, [...path, Array.isArray(value) ? Number(name) : name]),
    );
  return namesAt(Reflect.get(value, key), rest, [...path, key]);
};

/** The names that each kind of reference may use. */
export const targetsOf = (
  model: unknown,
  others: {
    readonly parameters: readonly string[];
    readonly faqSets: readonly string[];
    readonly pages: readonly string[];
  },
): Readonly<Record<Target, ReadonlySet<string>>> => {
  const table = (name: string, field = 'id'): ReadonlySet<string> => new Set(namesOf(model, name, field));
  /** A key whose role is misspelt may be of either. */
  const keysOf = (role: 'type' | 'client'): ReadonlySet<string> => {
    const roles = namesOf(model, 'calendarKeys', 'role');
    const other = role === 'type' ? 'client' : 'type';
    return new Set(namesOf(model, 'calendarKeys', 'key').filter((_, index) => roles[index] !== other));
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

/** A finding for a name that its target does not have. */
export const danglingFinding = (
  at: Finding['at'],
  name: string,
  target: { readonly kind: string; readonly names: ReadonlySet<string> },
): Finding => {
  const nearest = nearestName(name, target.names);
  return {
    code: 'dangling-reference',
    at,
    found: `There is no ${target.kind} “${name}”.`,
    lacks: [`${target.kind} ${name}`, ...(nearest === undefined ? [] : [`${target.kind} ${nearest}`])],
    reliesOn: [`name ${nearest}`, `every ${target.kind}`],
    ...(nearest === undefined ? {} : { nearest }),
  };
};

/** Every reference resolves. */
export const checkReferences = (
  model: Model,
  rows: RowPlaces,
  targets: Readonly<Record<Target, ReadonlySet<string>>>,
): Finding[] => {
  const place = placeIn(rows);
  return references.flatMap(({ table, field, to }) =>
    model[table].flatMap((row) =>
      namesAt(row, field)
        .filter(({ name }) => !targets[to].has(name))
        .map(({ path, name }) => danglingFinding(place(row, ...path), name, { kind: to, names: targets[to] })),
    ),
  );
};
