import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cities } from '#generated/data/cities.ts';
import * as apiPayloads from '#generated/schemas/api.ts';
import * as calendarPayloads from '#generated/schemas/calendar.ts';
import * as ownPayloads from '#generated/schemas/own.ts';
import * as providerPayloads from '#generated/schemas/provider.ts';
import * as shapes from '#generated/schemas/shapes.ts';
import { covers } from '../../covers.ts';

const payloads = { ...shapes, ...apiPayloads, ...calendarPayloads, ...ownPayloads, ...providerPayloads };

const folder = 'generated/schemas/json';
const names = readdirSync(folder).map((file) => file.replace('.schema.json', ''));
const camelCase = (name: string): string =>
  name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const readSchema = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`${folder}/${name}.schema.json`, 'utf8'));

/** A schema without its own name and the rules beside it, with the schemas that it refers to in their places. */
const inlined = (schema: Record<string, unknown>): unknown => {
  const { $schema: _, $id: __, $defs = {}, ...rest } = schema;
  const definitions = new Map(Object.entries($defs ?? {}));
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value) {
      const [file, definition] = String(value.$ref).split('#/$defs/');
      return definition === undefined
        ? inlined(readSchema(`${file}`.replace('.schema.json', '')))
        : inline(definitions.get(definition));
    }
    const { 'x-rule': _, ...printed } = Object.fromEntries(Object.entries(value));
    return Object.fromEntries(Object.entries(printed).map(([key, inner]) => [key, inline(inner)]));
  };
  return inline(rest);
};

const schemaNamed = (name: string): unknown => new Map<string, unknown>(Object.entries(payloads)).get(camelCase(name));
const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

describe('payload schemas', () => {
  const bodies = names.filter((name) => !/-(?:query|parameters)$/.test(name));

  it.each(bodies)('%s: the printed zod schema and the JSON Schema say the same', (name) => {
    const schema = schemaNamed(name);
    if (!isSchema(schema)) throw new Error(`There is no schema “${camelCase(name)}”.`);
    expect(inlined(z.toJSONSchema(schema, { io: 'input', reused: 'inline' }))).toEqual(inlined(readSchema(name)));
  });

  it('are valid JSON Schema files, one shape in each', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const name of names) ajv.addSchema(readSchema(name));
    expect(names.filter((name) => ajv.getSchema(`${name}.schema.json`) === undefined)).toEqual([]);
    expect(names.filter((name) => '$defs' in readSchema(name))).toEqual([]);
  });

  it('exist for every part of every call', () => {
    expect(names).toContain('courses-response');
    expect(names).toContain('contact-form-body');
    expect(names.length).toBe(Object.values(payloads).filter(isSchema).length);
  });

  it('refuse unknown fields in requests and ignore them in answers', () => {
    const message = { name: 'A', phone: '600700800', email: 'a@b', agreement: true };
    expect(payloads.contactFormBody.safeParse(message).success).toBe(true);
    expect(payloads.contactFormBody.safeParse({ ...message, role: 'admin' }).success).toBe(false);
    expect(payloads.searchType.safeParse({ id: 'kpp', name: 'KPP', extra: 1 }).success).toBe(true);
  });

  it('read numbers in queries from text', () => {
    const query = { type: 'kpp', client: 'kursy-dla-osob-prywatnych', localization: '1', lang: 'pl' };
    const unknown = 1 + Math.max(...cities.map(({ calendarId }) => calendarId));
    expect(payloads.coursesQuery.parse(query).localization).toBe(1);
    expect(payloads.coursesQuery.safeParse({ ...query, localization: `${unknown}` }).success).toBe(false);
  });
});

describe('the OpenAPI document', () => {
  const document = JSON.parse(readFileSync('generated/api/openapi.json', 'utf8'));

  it('refers only to schemas that it contains', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    expect(references.length).toBeGreaterThan(10);
    expect(references.filter((name) => !(name in document.components.schemas))).toEqual([]);
  });

  it(
    'has the calls of specification section 7 with their methods',
    covers('7.1', '7.3', '7.5', '7.6', '7.8', '7.9'),
    () => {
      const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
      );
      expect(calls).toEqual(
        expect.arrayContaining([
          'POST /api/contact-form',
          'GET /api/v1/www/search-types',
          'POST /api/v1/www/courses-count',
          'GET /api/v1/www/courses',
          'GET /api/faq',
          'GET /api/article-index',
        ]),
      );
    },
  );
});
