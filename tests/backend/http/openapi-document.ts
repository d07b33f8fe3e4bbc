import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';

const documentFile = join(import.meta.dirname, '../../../generated/api/openapi.json');

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: AnySchemaObject } };
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: AnySchemaObject;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, AnySchemaObject>> };
}

/** One operation as a client of the document sees it: schemas without references, answers by their status. */
export interface DocumentedCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly schema: AnySchemaObject; readonly accepts: ValidateFunction } | undefined;
  readonly answers: ReadonlyMap<number, ValidateFunction>;
}

const document: OpenApiDocument = JSON.parse(readFileSync(documentFile, 'utf8'));
/** Every format of the document has an equivalent pattern beside it. */
const ajv = new Ajv2020({ allErrors: true, validateFormats: false, keywords: ['x-rule'] });

/** A part of the document with every referenced schema in its place. */
const inline = <Part>(part: Part): Part => {
  const text = JSON.stringify(part, (_, value) => {
    const [, name] = /^#\/components\/schemas\/(.+)$/.exec(value?.$ref ?? '') ?? [];
    return name === undefined ? value : inline(document.components.schemas[name]);
  });
  return JSON.parse(text);
};

const schemaOf = ({ content }: Content): AnySchemaObject => inline(content['application/json'].schema);

const describeCall = (path: string, method: string, operation: Operation): DocumentedCall => {
  const schema = operation.requestBody && schemaOf(operation.requestBody);
  const answers = Object.entries(operation.responses).map(
    ([status, answer]) => [Number(status), ajv.compile(schemaOf(answer))] as const,
  );
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    parameters: inline(operation.parameters),
    body: schema && { schema, accepts: ajv.compile(schema) },
    answers: new Map(answers),
  };
};

export const documentedCalls: readonly DocumentedCall[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => describeCall(path, method, operation)),
);
