import { specifiedFields } from '#model/api/specified-fields.ts';
import type { Model } from '#model/schema/model.ts';
import type { Shape } from '#model/schema/payload.ts';
import type { Finding, ValuePath } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { danglingReferenceFinding } from '../shape/references.ts';
import { createFieldLocator, type RowPlaces } from '../shape/shape.ts';

interface Names {
  readonly parameters: ReadonlySet<string>;
  readonly shapes: ReadonlySet<string>;
  readonly rules: ReadonlySet<string>;
}

const bounds = (shape: Shape, path: ValuePath): readonly { readonly bound: string; readonly path: ValuePath }[] =>
  (['min', 'max'] as const).flatMap((side) => {
    const bound = Reflect.get(shape, side);
    return typeof bound === 'string' ? [{ bound, path: [...path, side] }] : [];
  });

/** The findings of one shape and of all shapes inside it. */
const checkShapeTree = (
  shape: Shape,
  path: ValuePath,
  { names, at }: { readonly names: Names; readonly at: (path: ValuePath) => Finding['at'] },
): Finding[] => {
  const own = bounds(shape, path)
    .filter(({ bound }) => !names.parameters.has(bound))
    .map(({ bound, path: where }) =>
      danglingReferenceFinding(at(where), bound, { kind: 'parameter', names: names.parameters }),
    );
  const inner = (child: Shape, ...step: ValuePath): Finding[] =>
    checkShapeTree(child, [...path, ...step], { names, at });
  switch (shape.kind) {
    case 'named':
      return names.shapes.has(shape.name)
        ? []
        : [danglingReferenceFinding(at([...path, 'name']), shape.name, { kind: 'named shape', names: names.shapes })];
    case 'nullable':
    case 'optional':
      return inner(shape.of, 'of');
    case 'ruled':
      return [
        ...(names.rules.has(shape.rule)
          ? []
          : [danglingReferenceFinding(at([...path, 'rule']), shape.rule, { kind: 'rule', names: names.rules })]),
        ...inner(shape.of, 'of'),
      ];
    case 'list':
      return [...own, ...inner(shape.of, 'of')];
    case 'record':
      return Object.entries(shape.fields).flatMap(([field, child]) => inner(child, 'fields', field));
    default:
      return own;
  }
};

/** Findings for required fields that the owner's own server does not send. */
const checkSpecified = (model: Model, rows: RowPlaces): Finding[] =>
  model.sharedShapes.flatMap((row) => {
    const specified = specifiedFields[row.name];
    if (specified === undefined || row.shape.kind !== 'record') return [];
    return Object.entries(row.shape.fields)
      .filter(([field, shape]) => !specified.includes(field) && shape.kind !== 'optional')
      .map(([field]) => ({
        code: 'unspecified-field',
        at: createFieldLocator(rows)(row, 'shape', 'fields', field),
        found: `The specification does not name “${field}” in “${row.name}”, and a server of the owner answers without it.`,
      }));
  });

const shapesOfCall = (call: Model['api'][number]): readonly (readonly [Shape, ValuePath])[] => [
  ...Object.entries(call.parameters ?? {}).map(([name, shape]) => [shape, ['parameters', name]] as const),
  ...Object.entries(call.query ?? {}).map(([name, shape]) => [shape, ['query', name]] as const),
  ...(call.body === undefined ? [] : [[call.body, ['body']] as const]),
  [call.response, ['response']],
];

const checkCallPath = (call: Model['api'][number], rows: RowPlaces): Finding[] => {
  const inPath = [...call.path.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name = '']) => name);
  const declared = Object.keys(call.parameters ?? {});
  const at = createFieldLocator(rows)(call, 'path');
  return [
    ...inPath
      .filter((name) => !declared.includes(name))
      .map(
        (name): Finding => ({
          code: 'unknown-path-place',
          at,
          found: `The path names “{${name}}”, which the call does not declare.`,
        }),
      ),
    ...declared
      .filter((name) => !inPath.includes(name))
      .map(
        (name): Finding => ({
          code: 'unknown-path-place',
          at,
          found: `The call declares “${name}”, which its path does not name.`,
        }),
      ),
  ];
};

/** The kinds of values that an address can carry: texts, and numbers that are read from them if the call itself declares them. */
const textKinds: readonly Shape['kind'][] = ['text', 'civilDate', 'month', 'instant', 'enumeration', 'identifier'];
const numberKinds: readonly Shape['kind'][] = ['integer', 'number'];

/** What is wrong with a shape that an address cannot carry; null if it can carry the shape. */
const notInAddress = (shape: Shape, model: Model, isNamed = false): string | null => {
  if (shape.kind === 'optional' || shape.kind === 'ruled') return notInAddress(shape.of, model, isNamed);
  if (shape.kind === 'named') {
    const named = model.sharedShapes.find(({ name }) => name === shape.name);
    return named === undefined ? null : notInAddress(named.shape, model, true);
  }
  if (textKinds.includes(shape.kind) || (!isNamed && numberKinds.includes(shape.kind))) return null;
  return isNamed && numberKinds.includes(shape.kind) ? `${shape.kind} of a named shape` : shape.kind;
};

/** Checks that the query and the placeholders of a path can be carried by an address, since a server reads them as texts. */
const checkAddressParts = (call: Model['api'][number], model: Model, rows: RowPlaces): Finding[] => {
  const findings: Finding[] = [];
  for (const part of ['parameters', 'query'] as const)
    for (const [name, shape] of Object.entries(call[part] ?? {})) {
      const kind = notInAddress(shape, model);
      if (kind === null) continue;
      findings.push({
        code: 'not-in-address',
        at: createFieldLocator(rows)(call, part, name),
        found: `“${name}” of the call “${call.id}” is ${/^[aeiou]/.test(kind) ? 'an' : 'a'} \`${kind}\`, and an address carries texts.`,
      });
    }
  return findings;
};

/** Checks that an event that sends less without consent names only its own parameters. */
const checkConsented = (event: Model['analytics'][number], place: ReturnType<typeof createFieldLocator>): Finding[] => {
  const names = new Set(Object.keys(event.parameters));
  return [...event.consented.entries()]
    .filter(([, name]) => !names.has(name))
    .map(([index, name]) =>
      danglingReferenceFinding(place(event, 'consented', index), name, { kind: 'parameter of the event', names }),
    );
};

/** Every shape of the model, with its row and its path in the row. */
const shapesOfModel = (model: Model): readonly (readonly [row: object, shape: Shape, path: ValuePath])[] => [
  ...model.sharedShapes.map((row) => [row, row.shape, ['shape']] as const),
  ...model.api.flatMap((row) => shapesOfCall(row).map(([shape, path]) => [row, shape, path] as const)),
  ...model.forms.flatMap((row) =>
    row.fields.map(({ shape }, index) => [row, shape, ['fields', index, 'shape']] as const),
  ),
  ...model.analytics.flatMap((row) =>
    Object.entries(row.parameters).map(([name, shape]) => [row, shape, ['parameters', name]] as const),
  ),
];

/** Checks that bounds name parameters, that named shapes exist, and that path parameters agree with the path (specification section 7). */
export const checkPayloads = ({ model, rows, targets }: Facts): Finding[] => {
  const place = createFieldLocator(rows);
  const names: Names = { parameters: targets.parameter, shapes: targets['named shape'], rules: targets.rule };
  return [
    ...shapesOfModel(model).flatMap(([row, shape, path]) =>
      checkShapeTree(shape, path, { names, at: (where) => place(row, ...where) }),
    ),
    ...model.api.flatMap((row) => [...checkCallPath(row, rows), ...checkAddressParts(row, model, rows)]),
    ...checkSpecified(model, rows),
    ...model.analytics.flatMap((event) => checkConsented(event, place)),
  ];
};
