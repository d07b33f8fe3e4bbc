import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emailHint } from '#generated/rules/email-hint.ts';
import { questionOf } from '#site/lib/forms/field-question.ts';
import { isAsked } from './instrumented-modules.ts';

const root = join(import.meta.dirname, '../..');
const asked = (file: string, importer: string): boolean => isAsked(join(root, file), join(root, importer));

it('only what the product asks is a use', () => {
  expect(asked('generated/rules/faq-shown.ts', 'src/site/features/faq/faq.tsx')).toBe(true);
  expect(asked('generated/rules/email-taken.ts', 'src/backend/registration/register.ts')).toBe(true);
  expect(asked('generator/rules/meaning/interpret.ts', 'generator/rules/meaning/decide.ts')).toBe(true);
  expect(asked('generated/rules/faq-shown.ts', 'tests/site/dates/whole-places.test.ts')).toBe(false);
  expect(asked('generator/rules/meaning/interpret.ts', 'generator/rules/cases/boundary-cases.ts')).toBe(false);
  expect(asked('generated/rules/parameters.ts', 'src/site/lib/api/provider-contracts.ts')).toBe(false);
});

it('a row that the product takes is reported, one that a test takes is not', () => {
  const reported: string[] = [];
  globalThis.rowCovered = (rule, row) => reported.push(`${rule} ${row}`);
  const value = 'jan@gmial.com';
  expect(emailHint({ value }).row).toBe('typo');
  expect(reported).toEqual([]);
  expect(questionOf('contact-email-field', value)?.meant).toBe('jan@gmail.com');
  expect(reported).toEqual(['email-hint typo']);
  globalThis.rowCovered = undefined;
});
