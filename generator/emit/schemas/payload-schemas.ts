import type { ApiCall } from '#model/schema/payload.ts';
import { plainTextPatternsUsed } from '../../plan/schemas/plain-texts.ts';
import { namedShapesUsed, type PlannedSchema } from '../../plan/schemas/plan-schemas.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import { type CodeStatement, printTypeScriptModule } from '../../print/typescript.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { formatJson, toCamelCase, toPascalCase } from '../json-text.ts';
import { printZodSchema } from './zod-source.ts';

const declarations = (schema: PlannedSchema): CodeStatement[] => {
  const arrival = schema.role === 'query' || schema.role === 'parameters' ? 'query' : 'json';
  const name = toCamelCase(schema.name);
  return [
    { kind: 'const', name, value: printZodSchema(schema.shape, { strictness: schema.strictness, arrival }) },
    { kind: 'type', name: toPascalCase(schema.name), type: `z.infer<typeof ${name}>` },
  ];
};

const schemaFileName = (name: string): string => `${name}.schema.json`;

/** A JSON Schema file. It refers to named shapes in the files next to it; an answer that is a named shape is only a reference. */
const standalone = ({ name, shape, json }: PlannedSchema): unknown => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: schemaFileName(name),
  ...(shape.kind === 'named'
    ? { $ref: schemaFileName(shape.name) }
    : JSON.parse(
        JSON.stringify(json).replaceAll(/(?<="\$ref":")#\/components\/schemas\/([^"]+)/g, (_, used) =>
          schemaFileName(used),
        ),
      )),
});

const zod = { from: 'zod/mini', names: ['z'] };

/** The module of the shapes that payloads of several hosts, or of none, use. */
const shapesModule = (schemas: readonly PlannedSchema[]): GeneratedFile => ({
  path: 'schemas/shapes.ts',
  text: printTypeScriptModule({
    about: 'Shapes that payloads share. Unknown fields are ignored.',
    imports: [zod],
    statements: schemas.filter(({ host }) => host === null).flatMap(declarations),
  }),
});

/** One module for each host, so that a page loads only the payloads of the hosts that it calls. */
const hostModule = (host: ApiCall['host'], schemas: readonly PlannedSchema[]): GeneratedFile => {
  const own = schemas.filter((schema) => schema.host === host);
  const texts = [...new Set(own.flatMap(({ shape }) => plainTextPatternsUsed(shape)))].toSorted();
  const isShared = (name: string): boolean => schemas.some((schema) => schema.name === name && schema.host === null);
  const shapes = [...new Set(own.flatMap(({ shape }) => namedShapesUsed(shape)))]
    .filter(isShared)
    .map(toCamelCase)
    .toSorted();
  return {
    path: `schemas/${host}.ts`,
    text: printTypeScriptModule({
      about: `Payloads of the calls of the host “${host}”. Requests refuse unknown fields, answers ignore them.`,
      imports: [
        ...(texts.length === 0 ? [] : [{ from: '#domain/texts/plain-text.ts', names: texts }]),
        zod,
        ...(shapes.length === 0 ? [] : [{ from: './shapes.ts', names: shapes }]),
      ],
      statements: own.flatMap(declarations),
    }),
  };
};

/** zod/mini schemas for the browser and the backend, and JSON Schemas for other programs. */
export const emitPayloadSchemas = ({ model, schemas }: SitePlan): GeneratedFile[] => [
  shapesModule(schemas),
  ...[...new Set(model.api.map(({ host }) => host))].map((host) => hostModule(host, schemas)),
  ...schemas.map((schema) => ({
    path: `schemas/json/${schemaFileName(schema.name)}`,
    text: formatJson(standalone(schema)),
  })),
];
