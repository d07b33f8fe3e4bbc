import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testValuesOfInput } from '#generator/rules/cases/candidate-values.ts';
import { fieldSchemaFragment } from '#generator/rules/meaning/field-fragments.ts';
import { prepareDecisionTable } from '#generator/rules/meaning/interpret.ts';
import { decisionTables, ruleContext } from '../../rules/emitted-rules.ts';

const seed = 20_261_121;
const ajv = new Ajv({ strict: false });
const fields = decisionTables.flatMap((table) => {
  const fragment = fieldSchemaFragment(table);
  return fragment === null ? [] : [{ id: table.id, table, fragment }];
});

const nearAddresses = fc
  .array(
    fc.constantFrom('a', 'Z', '7', '.', '..', '-', '@', ' ', '\u00a0', '\n', 'wp', 'pl', '.pl', '_', '+', 'ł', '#'),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(''));
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  nearAddresses,
  fc.string({ unit: fc.constantFrom(...'0123456789 -+') }),
);

describe('the JSON Schema fragments of field rules', () => {
  it('leave every text to its rule, and require a tick to be true', () => {
    expect(fields.filter(({ fragment }) => fragment['x-rule'] !== undefined).map(({ id }) => id)).toEqual([
      'name-field',
      'required-text',
      'phone-field',
      'contact-email-field',
      'registration-email-field',
      'pesel-field',
    ]);
    expect(fields.filter(({ fragment }) => fragment['x-rule'] === undefined).map(({ id }) => id)).toEqual([
      'agreement-field',
    ]);
  });

  it.each(fields)(
    '$id: a standard validator, zod and the rule agree on 10,000 texts and all boundary values',
    ({ table, fragment }) => {
      const decide = prepareDecisionTable(table, ruleContext);
      const [name = ''] = Object.keys(table.inputs);
      const validate = ajv.compile(fragment);
      const schema = z.fromJSONSchema(JSON.parse(JSON.stringify(fragment)));
      const bounds = testValuesOfInput(table, { name, domain: table.inputs[name] ?? { kind: 'text' } }, ruleContext);
      const drawn = fragment.type === 'boolean' ? [true, false] : fc.sample(texts, { seed, numRuns: 10_000 });
      for (const value of [...bounds, ...drawn]) {
        const accepted = decide({ [name]: value })?.value === 'ok';
        const valid = validate(value);
        expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(valid);
        if (fragment['x-rule'] === undefined || accepted) expect(valid, JSON.stringify(value)).toBe(accepted);
      }
    },
  );
});
