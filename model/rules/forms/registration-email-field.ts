import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { above, exactly } from '../cell.ts';
import { text } from '../domain.ts';
import { lengthOf, trimmed, validEmail } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';
import { fieldResult } from './field-result.ts';

export const registrationEmailField = decisionTable({
  id: 'registration-email-field',
  area: 'forms',
  title: { pl: 'E-mail w formularzu zapisu', en: 'E-mail of the registration form' },
  sentence: { pl: 'Pole wymagane, poprawny adres z domeną.', en: 'Required, a valid address with a domain.' },
  source: clause('5.11'),
  inputs: { value: labelled({ pl: 'wpisana wartość', en: 'value typed' }, text()) },
  facts: {
    address: labelled({ pl: 'adres bez spacji na końcach', en: 'address without spaces at its ends' }, trimmed('value')),
    characters: labelled({ pl: 'liczba znaków', en: 'number of characters' }, lengthOf('address')),
    valid: labelled({ pl: 'poprawny adres z domeną', en: 'valid address with a domain' }, validEmail('address')),
  },
  outputs: fieldResult('form/required', 'form/emailError'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row({ id: 'empty', pl: 'puste pole', en: 'empty field' }, { characters: exactly(0) }, 'form/required'),
    row({ id: 'no-address', pl: 'niepoprawny adres', en: 'invalid address' }, { characters: above(0), valid: exactly(false) }, 'form/emailError'),
    row({ id: 'address', pl: 'poprawny adres', en: 'valid address' }, { characters: above(0), valid: exactly(true) }, 'ok'),
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
