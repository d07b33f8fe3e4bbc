import { spec } from '../../source.ts';
import { above, exactly } from '../cell.ts';
import { oneOf, text } from '../domain.ts';
import { lengthOf, trimmed, validEmail } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

export const registrationEmailField = decisionTable({
  id: 'registration-email-field',
  area: 'forms',
  title: { pl: 'E-mail w formularzu zapisu', en: 'E-mail of the registration form' },
  sentence: {
    pl: 'Pole wymagane, poprawny adres z domeną.',
    en: 'Required, a valid address with a domain.',
  },
  source: spec('5', 'Registration: e-mail valid'),
  inputs: { value: text() },
  facts: { address: trimmed('value'), characters: lengthOf('address'), valid: validEmail('address') },
  outputs: oneOf('ok', 'form/required', 'form/emailError'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('empty', { characters: exactly(0) }, 'form/required'),
    row('no-address', { characters: above(0), valid: exactly(false) }, 'form/emailError'),
    row('address', { characters: above(0), valid: exactly(true) }, 'ok'),
  ],
  examples: [
    example({ value: ' ' }, 'form/required'),
    example({ value: 'a@b' }, 'form/emailError'),
    example({ value: 'anna.kowalska@wp.pl' }, 'ok'),
    example({ value: 'anna..kowalska@wp.pl' }, 'form/emailError'),
  ],
  assumptions: ['C42', 'C73'],
  questions: [],
});
