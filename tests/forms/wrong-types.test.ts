import { expect, test } from 'vitest';
import { checkContact } from '#forms/contact.ts';

const message = { name: 'Jan', phone: '600700800', email: 'jan@example.pl', content: 'Dzień dobry', agreement: true };

test.each([
  ['name', 5],
  ['phone', 600700800],
  ['email', ['jan@example.pl']],
  ['content', 5],
  ['content', { text: 'Dzień dobry' }],
  ['agreement', 1],
])('a %s of a wrong type (%j) is not reported as missing', (field, value) => {
  expect(checkContact({ ...message, [field]: value }).problems).toEqual({ [field]: 'form/textError' });
});
