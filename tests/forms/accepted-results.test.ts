import { expect, test } from 'vitest';
import { checkRequestedFields, type FieldRule } from '#forms/check-form.ts';
import { contactForm } from '#generated/data/forms/contact.ts';

const [field] = contactForm.fields.filter(({ rule }) => rule === 'name-field');

const problemOf = (value: string, accepts: readonly string[]) => {
  if (field === undefined) throw new Error('No field of the contact form is a name.');
  const rule: FieldRule = { decide: () => ({ value }), accepts };
  const asked = [{ field: { ...field, rule: 'name-field' as const }, required: true }];
  return checkRequestedFields(asked, { [field.id]: 'Anna' }, { 'name-field': rule })[field.id];
};

test('a form accepts exactly what its rule accepts, whatever the result is called', () => {
  expect(problemOf('ok', ['ok'])).toBeUndefined();
  expect(problemOf('alsoFine', ['ok', 'alsoFine'])).toBeUndefined();
  expect(problemOf('alsoFine', ['ok'])).toBe('form/alsoFine');
  expect(problemOf('ok', ['alsoFine'])).toBe('form/ok');
});
