import { spec } from '../../source.ts';
import { above, exactly } from '../cell.ts';
import { oneOf, text } from '../domain.ts';
import { lengthOf, trimmed } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

export const requiredText = decisionTable({
  id: 'required-text',
  area: 'forms',
  title: { pl: 'Pole wymagane', en: 'Required field' },
  sentence: { pl: 'Pole nie może być puste.', en: 'The field must not be empty.' },
  source: spec('5', 'Registration: required fields'),
  inputs: { value: text() },
  facts: { content: trimmed('value'), characters: lengthOf('content') },
  outputs: oneOf('ok', 'form/required'),
  hit: 'unique',
  coverage: 'total',
  rows: [row('empty', { characters: exactly(0) }, 'form/required'), row('given', { characters: above(0) }, 'ok')],
  examples: [example({ value: ' ' }, 'form/required'), example({ value: 'ul. Długa 1' }, 'ok')],
  assumptions: [],
  questions: [],
});
