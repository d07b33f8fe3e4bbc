import type { Parameter } from '#model/rules/parameter.ts';
import type { Model } from '#model/schema/model.ts';
import type { Bound, Shape } from '#model/schema/payload.ts';
import type { Fragment } from '../../rules/meaning/field-fragments.ts';
import { parameterValueOnDay, parseEditionDay } from '../../rules/meaning/parameter-value.ts';

/** A shape whose bounds are numbers and whose identifiers are lists of values. */
export type ResolvedShape =
  | {
      readonly kind: 'text';
      readonly min?: number;
      readonly max?: number;
      readonly pattern?: string;
      readonly lines?: true;
      /** The plain-text pattern of src/domain that the text must match. */
      readonly plain?: 'lineText' | 'longText';
    }
  | { readonly kind: 'civilDate' | 'month' | 'instant' | 'boolean' | 'number' | 'html' | 'true' }
  | { readonly kind: 'integer'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'values'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'nullable' | 'optional'; readonly of: ResolvedShape }
  | { readonly kind: 'ruled'; readonly rule: string; readonly of: ResolvedShape }
  | { readonly kind: 'list'; readonly of: ResolvedShape; readonly max?: number }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, ResolvedShape>> }
  | { readonly kind: 'named'; readonly name: string };

export interface ShapeNames {
  readonly model: Model;
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** By rule id: the JSON Schema part of the rules that check one value. */
  readonly fragments: Readonly<Record<string, Fragment>>;
}

const identifiers = (
  of: Extract<Shape, { kind: 'identifier' }>['of'],
  { model }: ShapeNames,
): readonly (string | number)[] => {
  switch (of) {
    case 'city':
      return model.cities.map(({ id }) => id);
    case 'calendarCity':
      return model.cities.map(({ calendarId }) => calendarId);
    case 'calendarClient':
      return model.calendarKeys.filter(({ role }) => role === 'client').map(({ key }) => key);
    case 'locale':
      return model.locales.all;
    case 'courseType':
      return model.courseTypes.map(({ id }) => id);
  }
};

const limits = (
  shape: { readonly min?: Bound | undefined; readonly max?: Bound | undefined },
  names: ShapeNames,
): { min?: number; max?: number } => {
  const resolve = (bound: Bound | undefined): number | null => {
    if (bound === undefined || typeof bound === 'number') return bound ?? null;
    const parameter = names.parameters[bound];
    return parameter === undefined ? null : parameterValueOnDay(parameter, parseEditionDay(names.model.edition));
  };
  const min = resolve(shape.min);
  const max = resolve(shape.max);
  return { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) };
};

/** Whether the shape expresses the whole rule: true only for a tick that must be set. */
const isDecidedBy = (shape: ResolvedShape, fragment: Fragment | undefined): boolean =>
  shape.kind === 'true' && fragment?.const === true;

/** Replaces parameters by their numbers, and identifiers by the list of their values. */
export const resolveShape = (shape: Shape, names: ShapeNames): ResolvedShape => {
  switch (shape.kind) {
    case 'text':
      return {
        kind: 'text',
        ...limits(shape, names),
        ...(shape.pattern === undefined ? {} : { pattern: shape.pattern }),
        ...(shape.lines === undefined ? {} : { lines: shape.lines }),
      };
    case 'integer':
      return { kind: 'integer', ...limits(shape, names) };
    case 'enumeration':
      return { kind: 'values', values: shape.values };
    case 'identifier':
      return { kind: 'values', values: identifiers(shape.of, names) };
    case 'nullable':
    case 'optional':
      return { kind: shape.kind, of: resolveShape(shape.of, names) };
    case 'ruled': {
      const of = resolveShape(shape.of, names);
      return isDecidedBy(of, names.fragments[shape.rule]) ? of : { kind: 'ruled', rule: shape.rule, of };
    }
    case 'list': {
      const { max } = limits({ max: shape.max }, names);
      return { kind: 'list', of: resolveShape(shape.of, names), ...(max === undefined ? {} : { max }) };
    }
    case 'record':
      return {
        kind: 'record',
        fields: Object.fromEntries(
          Object.entries(shape.fields).map(([name, child]) => [name, resolveShape(child, names)]),
        ),
      };
    case 'named':
      return { kind: 'named', name: shape.name };
    default:
      return { kind: shape.kind };
  }
};
