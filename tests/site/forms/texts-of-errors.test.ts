import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorText } from '#site/lib/forms/error-text.ts';
import { prettyText } from '#site/lib/forms/pretty-text.ts';
import { createTexts } from '#site/lib/texts.ts';
import { sampleDictionaries } from '../samples/site.ts';

const folder = new URL('../../../generated/rules/', import.meta.url);
const codes = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').match(/form\/[A-Za-z]+/g) ?? []);

it.each(['pl', 'en'] as const)('every error that a rule can name has a text of its own in %s', (locale) => {
  const texts = createTexts(locale, sampleDictionaries(locale)).form;
  const distinct = [...new Set(codes)];
  expect(distinct.length).toBeGreaterThan(8);
  const named = distinct.map((code) => errorText(texts, code));
  expect(new Set(named).size).toBe(distinct.length);
});

it('an error of the server that nobody knows still asks for the field', () => {
  const texts = createTexts('pl', sampleDictionaries('pl')).form;
  expect(errorText(texts, 'too-big')).toBe(texts.required());
});

it('spells phone numbers and postal codes as people do, and leaves others alone', () => {
  expect(prettyText('phone-field', '600-700800')).toBe('600 700 800');
  expect(prettyText('phone-field', '+49 170 1234567')).toBe('+49 170 1234567');
  expect(prettyText('phone-field', '12')).toBe('12');
  expect(prettyText('postal-code-field', '50123')).toBe('50-123');
  expect(prettyText('postal-code-field', 'x')).toBe('x');
  expect(prettyText(null, ' a ')).toBe(' a ');
});
