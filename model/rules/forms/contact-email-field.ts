import { spec } from '../../source.ts';
import { above, exactly } from '../cell.ts';
import { oneOf, text } from '../domain.ts';
import { lengthOf, looseEmail, trimmed } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

export const contactEmailField = decisionTable({
  id: 'contact-email-field',
  area: 'forms',
  title: { pl: 'E-mail w formularzu kontaktowym', en: 'E-mail of the contact form' },
  sentence: { pl: 'Pole wymagane, w postaci tekst@tekst.', en: 'Required, of the form text@text.' },
  source: spec('5', 'email required and must match loose text@text'),
  inputs: { value: text() },
  facts: { address: trimmed('value'), characters: lengthOf('address'), loose: looseEmail('address') },
  outputs: oneOf('ok', 'form/required', 'form/emailError'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('empty', { characters: exactly(0) }, 'form/required'),
    row('no-address', { characters: above(0), loose: exactly(false) }, 'form/emailError'),
    row('address', { characters: above(0), loose: exactly(true) }, 'ok'),
  ],
  examples: [
    example({ value: '' }, 'form/required'),
    example({ value: 'a@b' }, 'ok'),
    example({ value: '@b' }, 'form/emailError'),
    example({ value: 'a@' }, 'form/emailError'),
    example({ value: 'anna kowalska' }, 'form/emailError'),
  ],
  assumptions: ['C42'],
  questions: [],
});
