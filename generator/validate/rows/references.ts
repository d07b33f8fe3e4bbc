import type { Model } from '#model/schema/model.ts';
import type { Finding, ValuePath } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { danglingFinding, namesAt, type Target } from '../shape/references.ts';
import { placeIn } from '../shape/shape.ts';

type Table = { [Name in keyof Model]: Model[Name] extends readonly object[] ? Name : never }[keyof Model];

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
  ref('commitments', 'owner.mail', 'mail'),
];

/** Every reference resolves. */
export const checkReferences = ({ model, rows, targets }: Facts): Finding[] => {
  const place = placeIn(rows);
  return references.flatMap(({ table, field, to }) =>
    model[table].flatMap((row) =>
      namesAt(row, field)
        .filter(({ name }) => !targets[to].has(name))
        .map(({ path, name }) => danglingFinding(place(row, ...path), name, { kind: to, names: targets[to] })),
    ),
  );
};
