import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { zodToJsonSchema } from 'zod-to-json-schema';
import { lineText, longText } from '#domain/texts/plain-text.ts';
import { registrationBody } from '#generated/schemas/own.ts';
import { contactFormBody } from '#generated/schemas/provider.ts';
import { contactFormBody as contactOracle, registrationBody as registrationOracle } from '../oracles/form-bodies.ts';

const seed = 20_261_121;
/** Of these a test of their own. */
const plain = new Set([lineText.source, longText.source]);
const jsonSchema = z.looseObject({
  properties: z.record(z.string(), z.looseObject({ type: z.string().optional() })),
  required: z.array(z.string()),
  additionalProperties: z.literal(false),
});
type JsonSchema = z.infer<typeof jsonSchema>;

const forms = [
  { name: 'contact-form-body', schema: contactFormBody, oracle: contactOracle },
  { name: 'registration-body', schema: registrationBody, oracle: registrationOracle },
];

const folder = path.resolve(import.meta.dirname, '../../generated/schemas/json');
const readSchema = (file: string): Record<string, unknown> => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const emitted = (name: string): JsonSchema => jsonSchema.parse(readSchema(`${name}.schema.json`));

/**
 * Both write a date as `format`; one adds the pattern that the format stands for. Rules stand beside the schema.
 * A field that only one of them knows came after the oracle was written: there is nothing to compare it with.
 */
const comparable = ({ properties, required, additionalProperties }: JsonSchema, known: readonly string[]): object => ({
  properties: Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => known.includes(name))
      .map(([name, { pattern, 'x-rule': _, ...keywords }]) => [
        name,
        keywords.format === 'date' || pattern === undefined || plain.has(String(pattern))
          ? keywords
          : { ...keywords, pattern },
      ]),
  ),
  required: required.filter((name) => known.includes(name)).toSorted(),
  additionalProperties,
});

/** Texts at the limits of length; characters outside the basic plane count differently in zod and JSON Schema. */
const lengths = [0, 1, 8, 9, 10, 11, 12, 20, 21, 30, 31, 40, 41, 100, 101, 200, 201, 254, 255, 2000, 2001, 4000, 4001];
const value = fc.oneof(
  fc.constantFrom(...lengths).map((size) => 'ą'.repeat(size)),
  fc.constantFrom<unknown>(
    true,
    false,
    null,
    0,
    1,
    -1,
    1.5,
    'pl',
    'en',
    'pesel',
    'document',
    'de',
    '2028-02-29',
    '2027-02-29',
    [],
    {},
  ),
);

const acceptable: Readonly<Record<string, unknown>> = {
  agreement: true,
  course: 7,
  lang: 'pl',
  identity: 'pesel',
  pesel: '44051401359',
  birthDate: '2008-02-29',
  certificateExpiry: '2027-05-31',
  amount: 34_900,
  place: 'abcdefghijklmnopqrst',
  schoolInsurance: true,
  cooperatingUnit: true,
  voluntaryParticipation: true,
  termsAcceptance: true,
  earlyStartRequest: true,
};

/** A full body in which up to three fields are replaced, missing or unknown. */
const bodies = (names: readonly string[], known: readonly string[]): fc.Arbitrary<Record<string, unknown>> => {
  const full = Object.fromEntries(names.map((name) => [name, acceptable[name] ?? '600700800']));
  const change = fc.tuple(fc.constantFrom(...known, 'unknown'), fc.option(value, { nil: undefined, freq: 4 }));
  return fc.array(change, { maxLength: 3 }).map((changes) => {
    const body: Record<string, unknown> = { ...full };
    for (const [name, replaced] of changes) {
      if (replaced === undefined) delete body[name];
      else body[name] = replaced;
    }
    return body;
  });
};

describe.each(forms)('$name', ({ name, schema, oracle }) => {
  const json = emitted(name);
  const known = Object.keys(oracle.shape);
  const later = Object.keys(json.properties).filter((field) => !known.includes(field));

  it('has the JSON Schema that a hand-written zod schema of another version gives, keyword by keyword', () => {
    const converted = jsonSchema.parse(zodToJsonSchema(oracle, { target: 'jsonSchema2019-09', $refStrategy: 'none' }));
    expect(comparable(json, known)).toEqual(comparable(converted, known));
    expect(Object.keys(json.properties).length).toBeGreaterThan(4);
  });

  it('is judged alike by zod, a standard validator and the oracle on 10,000 bodies', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: readdirSync(folder).map(readSchema) });
    const validate = ajv.getSchema(`${name}.schema.json`);
    if (validate === undefined) throw new Error(`There is no schema “${name}”.`);
    const results = { accepted: 0, refused: 0 };
    for (const body of fc.sample(bodies(Object.keys(json.properties), known), { seed, numRuns: 10_000 })) {
      const judged = Object.fromEntries(Object.entries(body).filter(([field]) => !later.includes(field)));
      const accepted = oracle.safeParse(judged).success;
      results[accepted ? 'accepted' : 'refused'] += 1;
      const found = [schema.safeParse(body).success, validate(body)];
      if (found.some((one) => one !== accepted))
        throw new Error(`${JSON.stringify(body)}: ${String(found)}, oracle ${accepted}`);
    }
    expect(Math.min(results.accepted, results.refused)).toBeGreaterThan(500);
  });
});
