import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountDeletionBody, registrationBody, withdrawalBody } from '#generated/schemas/own.ts';
import { contactFormBody } from '#generated/schemas/provider.ts';
import { testValuesOfInput } from '#generator/rules/cases/candidate-values.ts';
import { fieldSchemaFragment } from '#generator/rules/meaning/field-fragments.ts';
import { prepareDecisionTable } from '#generator/rules/meaning/interpret.ts';
import { forms } from '#model/forms/index.ts';
import { decisionTables, ruleContext } from './emitted-rules.ts';

const seed = 20_261_121;
const ajv = new Ajv2020({ strict: false, formats: { date: true } });
const marked = z.looseObject({ 'x-rule': z.string().optional() });
const bodySchema = marked.extend({ properties: z.record(z.string(), marked) });

const bodies = [
  { name: 'contact-form-body', schema: contactFormBody },
  { name: 'registration-body', schema: registrationBody },
  { name: 'account-deletion-body', schema: accountDeletionBody },
  { name: 'withdrawal-body', schema: withdrawalBody },
];

const emitted = (name: string) =>
  bodySchema.parse(JSON.parse(readFileSync(`generated/schemas/json/${name}.schema.json`, 'utf8')));

/** The rules that a schema leaves open, by field; the empty name is the body as a whole. */
const rulesLeftOpen = (json: z.infer<typeof bodySchema>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ '': json, ...json.properties }).flatMap(([field, { 'x-rule': rule }]) =>
      rule === undefined ? [] : [[field, rule]],
    ),
  );

const leftOpen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'contact-form-body': { name: 'name-field', phone: 'phone-field', email: 'contact-email-field' },
  'registration-body': {
    '': 'field-requirement',
    firstName: 'name-field',
    lastName: 'name-field',
    pesel: 'pesel-field',
    documentNumber: 'required-text',
    birthDate: 'age-at-start',
    birthCity: 'required-text',
    street: 'required-text',
    postalCode: 'postal-code-field',
    city: 'required-text',
    guardianFirstName: 'name-field',
    guardianLastName: 'name-field',
    guardianEmail: 'registration-email-field',
    email: 'registration-email-field',
    phone: 'phone-field',
    nip: 'nip-field',
    certificateExpiry: 'recertification-window',
  },
  'account-deletion-body': { email: 'registration-email-field' },
  'withdrawal-body': { name: 'name-field', email: 'registration-email-field' },
};

describe('the rules that a schema of a body cannot express', () => {
  it.each(Object.entries(leftOpen))('are in %s as x-rule, and these are all', (name, rules) => {
    expect(rulesLeftOpen(emitted(name))).toEqual(rules);
  });

  it('are in the OpenAPI document as well', () => {
    const { components } = z
      .object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
      .parse(JSON.parse(readFileSync('generated/api/openapi.json', 'utf8')));
    for (const [name, rules] of Object.entries(leftOpen))
      expect(rulesLeftOpen(bodySchema.parse(components.schemas[name])), name).toEqual(rules);
  });

  it('are in no other schema', () => {
    const document = readFileSync('generated/api/openapi.json', 'utf8');
    const count = Object.values(leftOpen).reduce((sum, rules) => sum + Object.keys(rules).length, 0);
    expect(document.match(/"x-rule":/g)).toHaveLength(count);
  });
});

const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'0123456789 -+') }),
  fc
    .array(fc.constantFrom('a', 'Z', '7', '.', '-', '@', ' ', 'wp', '.pl', 'ł'), { maxLength: 9 })
    .map((parts) => parts.join('')),
);

/** Fields whose rule looks at their value alone. */
const judgedAlone = bodies.flatMap(({ name, schema }) => {
  const form = forms.find(({ call }) => `${call}-body` === name);
  const json = emitted(name);
  return (form?.fields ?? []).flatMap(({ id, rule }) => {
    const table = decisionTables.find((one) => one.id === rule);
    if (table === undefined || fieldSchemaFragment(table) === null) return [];
    const shapes: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
    return [{ body: name, field: id, table, json: json.properties[id] ?? {}, zod: shapes[id] }];
  });
});

describe('on 10,000 texts and all boundary values', () => {
  it.each(judgedAlone)(
    '$field of $body: zod and a standard validator agree, and x-rule marks what the rule adds',
    ({ table, json, zod }) => {
      if (zod === undefined) throw new Error('The body has no such field.');
      const [name = ''] = Object.keys(table.inputs);
      const domain = table.inputs[name] ?? { kind: 'text' };
      const decide = prepareDecisionTable(table, ruleContext);
      const validate = ajv.compile(json);
      const drawn = domain.kind === 'boolean' ? [true, false] : fc.sample(texts, { seed, numRuns: 10_000 });
      let onlyByRule = 0;
      for (const value of [...testValuesOfInput(table, { name, domain }, ruleContext), ...drawn]) {
        const valid = validate(value);
        const accepted = decide({ [name]: value })?.value === 'ok';
        expect(z.safeParse(zod, value).success, JSON.stringify(value)).toBe(valid);
        if (json['x-rule'] === undefined) expect(valid, JSON.stringify(value)).toBe(accepted);
        onlyByRule += Number(valid && !accepted);
      }
      expect(onlyByRule > 0).toBe(json['x-rule'] !== undefined);
    },
  );

  it('every form field whose rule depends on its value alone is tested', () => {
    expect(judgedAlone).toHaveLength(25);
  });
});
