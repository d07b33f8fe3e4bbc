import { domain } from '../../source.ts';
import { named } from '../../wording.ts';
import { above, exactly } from '../cell.ts';
import { text } from '../domain.ts';
import { known, lengthOf, postalCodeOf, trimmed } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';
import { fieldResult } from './field-result.ts';

export const postalCodeField = decisionTable({
  id: 'postal-code-field',
  area: 'forms',
  title: { pl: 'Kod pocztowy', en: 'Postal code' },
  sentence: { pl: 'Pole wymagane, w postaci NN-NNN; przyjmowane są też 50123 i „50 123”.', en: 'Required, NN-NNN; 50123 and “50 123” are accepted.' },
  source: domain('3.2', 'Postal code; accept 50123 and "50 123", store 50-123'),
  inputs: { value: named({ pl: 'wpisana wartość', en: 'value typed' }, text()) },
  facts: {
    content: named({ pl: 'treść bez spacji na końcach', en: 'text without spaces at its ends' }, trimmed('value')),
    characters: named({ pl: 'liczba znaków', en: 'number of characters' }, lengthOf('content')),
    code: named({ pl: 'kod pocztowy', en: 'postal code' }, postalCodeOf('value')),
    codeFound: named({ pl: 'rozpoznano kod pocztowy', en: 'postal code recognised' }, known('code')),
  },
  outputs: fieldResult('form/required', 'form/postalCodeError'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row({ id: 'empty', pl: 'puste pole', en: 'empty field' }, { characters: exactly(0) }, 'form/required'),
    row({ id: 'wrong', pl: 'to nie kod pocztowy', en: 'no postal code' }, { characters: above(0), codeFound: exactly(false) }, 'form/postalCodeError'),
    row({ id: 'valid', pl: 'kod pocztowy', en: 'postal code' }, { characters: above(0), codeFound: exactly(true) }, 'ok'),
  ],
  examples: [
    example({ value: '' }, 'form/required'),
    example({ value: '50-123' }, 'ok'),
    example({ value: '50123' }, 'ok'),
    example({ value: '50 123' }, 'ok'),
    example({ value: '5-0123' }, 'form/postalCodeError'),
    example({ value: '50-12' }, 'form/postalCodeError'),
  ],
  assumptions: [],
  questions: [],
});
