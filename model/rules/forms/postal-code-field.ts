import { domain } from '../../source.ts';
import { above, exactly } from '../cell.ts';
import { oneOf, text } from '../domain.ts';
import { known, lengthOf, postalCodeOf, trimmed } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

export const postalCodeField = decisionTable({
  id: 'postal-code-field',
  area: 'forms',
  title: { pl: 'Kod pocztowy', en: 'Postal code' },
  sentence: {
    pl: 'Pole wymagane, w postaci NN-NNN; przyjmowane są też 50123 i „50 123”.',
    en: 'Required, NN-NNN; 50123 and “50 123” are accepted.',
  },
  source: domain('3.2', 'Postal code; accept 50123 and "50 123", store 50-123'),
  inputs: { value: text() },
  facts: {
    content: trimmed('value'),
    characters: lengthOf('content'),
    code: postalCodeOf('value'),
    codeFound: known('code'),
  },
  outputs: oneOf('ok', 'form/required', 'form/postalCodeError'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('empty', { characters: exactly(0) }, 'form/required'),
    row('wrong', { characters: above(0), codeFound: exactly(false) }, 'form/postalCodeError'),
    row('valid', { characters: above(0), codeFound: exactly(true) }, 'ok'),
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
