import type { GeneratedFile } from '../../generated-file.ts';
import type { PlannedSchema } from '../../plan/schemas/plan-schemas.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import { printModule, type Statement } from '../../print/typescript.ts';
import { camelCase, jsonText, pascalCase } from '../json-text.ts';
import { zodSource } from './zod-source.ts';

const declarations = (schema: PlannedSchema): Statement[] => {
  const arrival = schema.role === 'query' || schema.role === 'parameters' ? 'query' : 'json';
  const name = camelCase(schema.name);
  return [
    { kind: 'const', name, value: zodSource(schema.shape, { strictness: schema.strictness, arrival }) },
    { kind: 'type', name: pascalCase(schema.name), type: `z.infer<typeof ${name}>` },
  ];
};

/** A JSON Schema of its own: named shapes stand among its definitions. */
const standalone = (schema: PlannedSchema, schemas: readonly PlannedSchema[]): unknown => {
  const definitions: Record<string, unknown> = {};
  const local = (json: unknown): unknown => {
    const text = JSON.stringify(json).replaceAll(/"#\/components\/schemas\/([^"]+)"/g, (_, name: string) => {
      if (!(name in definitions)) {
        definitions[name] = {};
        definitions[name] = local(schemas.find((candidate) => candidate.name === name)?.json);
      }
      return JSON.stringify(`#/$defs/${name}`);
    });
    return JSON.parse(text);
  };
  const body = local(schema.json);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${schema.name}.schema.json`,
    ...(typeof body === 'object' ? body : {}),
    ...(Object.keys(definitions).length === 0 ? {} : { $defs: definitions }),
  };
};

/** zod/mini schemas for the browser and the backend, and JSON Schemas for everybody else. */
export const emitPayloadSchemas = (plan: SitePlan): GeneratedFile[] => [
  {
    path: 'schemas/payloads.ts',
    text: printModule({
      about: 'Payloads of every call. Requests refuse unknown fields, answers ignore them.',
      imports: [{ from: 'zod/mini', names: ['z'] }],
      statements: plan.schemas.flatMap(declarations),
    }),
  },
  ...plan.schemas.map((schema) => ({
    path: `schemas/json/${schema.name}.schema.json`,
    text: jsonText(standalone(schema, plan.schemas)),
  })),
];
