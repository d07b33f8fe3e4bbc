import { spec } from '../../source.ts';
import { atLeast, below } from '../cell.ts';
import { oneOf, text } from '../domain.ts';
import { lengthOf, trimmed } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/** The results of a field rule are 'ok' or the key of the message. */
export const nameField = decisionTable({
  id: 'name-field',
  area: 'forms',
  title: { pl: 'Imię i nazwisko', en: 'Name' },
  sentence: {
    pl: 'Pole wymagane; po usunięciu spacji z obu końców co najmniej jeden znak.',
    en: 'Required, at least one character once the spaces at its ends are gone.',
  },
  source: spec('5', 'name required, at least one character'),
  inputs: { value: text() },
  facts: { name: trimmed('value'), characters: lengthOf('name') },
  outputs: oneOf('ok', 'form/required'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('empty', { characters: below('nameMinimumLength') }, 'form/required'),
    row('given', { characters: atLeast('nameMinimumLength') }, 'ok'),
  ],
  examples: [
    example({ value: '' }, 'form/required'),
    example({ value: '   ' }, 'form/required'),
    example({ value: 'A' }, 'ok'),
    example({ value: ' Łucja Żak ' }, 'ok'),
  ],
  assumptions: ['C43'],
  questions: [],
});
