import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { forms } from '#generated/data/forms.ts';
import { fieldRequirement } from '#generated/rules/field-requirement.ts';
import { errorTextForSummary, fieldErrorText } from '#site/lib/forms/error-text.ts';
import type { FieldFacts } from '#site/lib/forms/field-facts.ts';
import { formatAsUsuallyWritten } from '#site/lib/forms/pretty-text.ts';
import { removeTypesettingMarks } from '#site/lib/prose-text.ts';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { covers } from '../../covers.ts';
import { sampleDictionaries } from '../samples/site.ts';

const folder = new URL('../../../generated/rules/', import.meta.url);
const codes = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').match(/form\/[A-Za-z]+/g) ?? []);

const everyField = forms.flatMap<FieldFacts>(({ fields }) => [...fields]);

it.each(['pl', 'en'] as const)('every error of a rule has its own text in %s', (locale) => {
  const texts = createMessageFunctions(locale, sampleDictionaries(locale)).form;
  const distinct = [...new Set(codes)];
  expect(distinct.length).toBeGreaterThan(8);
  const named = distinct.map((code) => fieldErrorText(texts, code, { missing: null }));
  expect(new Set(named).size).toBe(distinct.length);
});

it(
  'in English a wrong e-mail address and an empty field have the words of the specification, with the remedy in the field',
  covers('8.2'),
  () => {
    const texts = createMessageFunctions('en', sampleDictionaries('en')).form;
    const [email] = everyField.filter(({ id }) => id === 'email');
    if (email === undefined) throw new Error('No form asks for an e-mail address.');
    expect(removeTypesettingMarks(fieldErrorText(texts, 'form/emailError', email))).toBe('E-mail address is wrong');
    for (const field of everyField.filter(({ missing }) => missing !== null))
      expect(fieldErrorText(texts, 'form/required', field)).toMatch(/^This field is required: \S/);
    expect(fieldErrorText(texts, 'form/required', { ...email, missing: null })).toBe('This field is required');
  },
);

it('an unknown error of the server still points to the field', () => {
  const texts = createMessageFunctions('pl', sampleDictionaries('pl')).form;
  expect(fieldErrorText(texts, 'too-big', { missing: null })).toBe(texts.required());
});

it('an empty field says what to enter, and so does the list of errors; other errors name their field', () => {
  const texts = createMessageFunctions('pl', sampleDictionaries('pl')).form;
  const field = { id: 'firstName', missing: 'firstNameMissing' } as const;
  expect(fieldErrorText(texts, 'form/required', field)).toBe('Wpisz imię');
  expect(errorTextForSummary(texts, 'form/required', field)).toBe('Wpisz imię');
  expect(errorTextForSummary(texts, 'form/tooLong', field)).toBe(`Imię: ${texts.tooLong()}`);
});

it('every field that must not stay empty has a sentence of its own in both languages', () => {
  for (const locale of ['pl', 'en'] as const) {
    const texts = createMessageFunctions(locale, sampleDictionaries(locale)).form;
    const obliging = everyField.filter(({ missing }) => missing !== null);
    expect(obliging.length).toBeGreaterThan(20);
    for (const field of obliging) expect(fieldErrorText(texts, 'form/required', field)).not.toBe(texts.required());
  }
});

it('a field is optional exactly when the rule never requires it', () => {
  const cases = [true, false];
  const everyCase = cases.flatMap((minor) =>
    cases.flatMap((certificate) =>
      cases.flatMap((withoutPesel) =>
        cases.map((rest) => ({
          enquiry: false,
          minor,
          stateCertificate: certificate,
          needsPesel: certificate,
          withoutPesel,
          renewsCertificate: rest,
          withdrawalWaived: rest,
          secondPersonOffered: true,
          invoice: true,
        })),
      ),
    ),
  );
  for (const { id, required, missing } of everyField) {
    const obliges = everyCase.some(
      (given) => fieldRequirement({ requirement: required, ...given }).value === 'required',
    );
    expect(`${id} ${missing !== null}`).toBe(`${id} ${obliges}`);
  }
});

it('formats phone numbers for reading, and leaves other texts alone', () => {
  expect(formatAsUsuallyWritten('phone-field', '600-700800')).toBe('600 700 800');
  expect(formatAsUsuallyWritten('phone-field', '+49 170 1234567')).toBe('+49 170 1234567');
  expect(formatAsUsuallyWritten('phone-field', '12')).toBe('12');
  expect(formatAsUsuallyWritten('postal-code-field', '10115'), 'it may be a code of another country').toBe('10115');
  expect(formatAsUsuallyWritten(null, ' a ')).toBe(' a ');
});
