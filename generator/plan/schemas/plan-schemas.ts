import { z } from 'zod';
import type { ApiCall } from '#model/schema/payload.ts';
import { requirePlainTexts } from './plain-texts.ts';
import { type ResolvedShape, resolveShape, type ShapeNames } from './resolve-shape.ts';
import { type Marks, type Strictness, zodSchemaOfShape } from './zod-of-shape.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** One schema: its name in kebab-case, its shape, and the JSON Schema that zod makes of it. */
export interface PlannedSchema {
  readonly name: string;
  readonly role: 'named' | 'parameters' | 'query' | 'body' | 'response' | 'form';
  /** The host of its call; null for a named shape that calls of several hosts, or of none, use. */
  readonly host: ApiCall['host'] | null;
  readonly strictness: Strictness;
  readonly shape: ResolvedShape;
  readonly json: JsonSchema;
}

type Part = Omit<PlannedSchema, 'json'>;

const record = (fields: Readonly<Record<string, ResolvedShape>>): ResolvedShape => ({ kind: 'record', fields });

const callParts = (call: ApiCall, names: ShapeNames): Part[] => {
  const fields = (of: NonNullable<ApiCall['query']>): ResolvedShape =>
    record(Object.fromEntries(Object.entries(of).map(([name, shape]) => [name, resolveShape(shape, names)])));
  const part = (role: 'parameters' | 'query' | 'body' | 'response', shape: ResolvedShape): Part => ({
    name: `${call.id}-${role}`,
    role,
    host: call.host,
    strictness: role === 'response' ? 'loose' : 'strict',
    shape: role === 'response' ? shape : requirePlainTexts(shape),
  });
  return [
    ...(call.parameters === undefined ? [] : [part('parameters', fields(call.parameters))]),
    ...(call.query === undefined ? [] : [part('query', fields(call.query))]),
    ...(call.body === undefined ? [] : [part('body', resolveShape(call.body, names))]),
    part('response', resolveShape(call.response, names)),
  ];
};

/** The named shapes directly inside a shape. */
export const namedShapesUsed = (shape: ResolvedShape): readonly string[] => {
  switch (shape.kind) {
    case 'named':
      return [shape.name];
    case 'nullable':
    case 'optional':
    case 'ruled':
    case 'list':
      return namedShapesUsed(shape.of);
    case 'record':
      return Object.values(shape.fields).flatMap(namedShapesUsed);
    default:
      return [];
  }
};

/** Named shapes, sorted so that each comes after those that it uses. */
const inOrderOfUse = (parts: readonly Part[]): Part[] => {
  const placed: Part[] = [];
  const place = (part: Part): void => {
    if (placed.includes(part)) return;
    for (const name of namedShapesUsed(part.shape)) {
      const used = parts.find((candidate) => candidate.name === name);
      if (used !== undefined && used !== part) place(used);
    }
    placed.push(part);
  };
  parts.forEach(place);
  return placed;
};

/** Assigns a shape that only calls of one host use to that host, so that pages that do not call it need not load it. */
const withHosts = (shared: readonly Part[], calls: readonly Part[]): Part[] => {
  const hostsOf = (name: string): readonly Part['host'][] =>
    [...shared, ...calls]
      .filter(({ shape }) => namedShapesUsed(shape).includes(name))
      .flatMap((user) => (user.role === 'named' ? hostsOf(user.name) : [user.host]));
  return shared.map((part) => {
    const [host = null, ...others] = new Set(hostsOf(part.name));
    return { ...part, host: others.length === 0 ? host : null };
  });
};

const reference = (name: string): string => `#/components/schemas/${name}`;

/** Adds the JSON Schemas, made by zod's converter; named shapes become references, as OpenAPI wants. */
const withJson = (parts: readonly Part[]): PlannedSchema[] => {
  const shared = new Map<string, z.ZodType>();
  return parts.map((part) => {
    const marks: Marks = z.registry();
    const schema = zodSchemaOfShape(part.shape, { shared, strictness: part.strictness, marks });
    if (part.role === 'named') shared.set(part.name, schema);
    for (const [id, member] of shared) if (member !== schema) marks.add(member, { id });
    const {
      $schema: _,
      $defs: __,
      ...json
    } = z.toJSONSchema(schema, { metadata: marks, reused: 'inline', io: 'input' });
    return { ...part, json: pointToComponents(json) };
  });
};

const pointToComponents = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value).replaceAll(/"#\/\$defs\/([^"]+)"/g, (_, name: string) => JSON.stringify(reference(name))),
  );

/** The schemas of every named shape and of every part of every call (specification section 7). */
export const planPayloadSchemas = (names: ShapeNames): readonly PlannedSchema[] => {
  const shared = names.model.sharedShapes.map(
    ({ name, shape }): Part => ({
      name,
      role: 'named',
      host: null,
      strictness: 'loose',
      shape: resolveShape(shape, names),
    }),
  );
  const calls = names.model.api.flatMap((call) => callParts(call, names));
  return withJson([...inOrderOfUse(withHosts(shared, calls)), ...calls]);
};
