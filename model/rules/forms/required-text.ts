import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { above, exactly } from '../cell.ts';
import { text } from '../domain.ts';
import { countCharacters, trimText } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';
import { fieldResultDomain } from './field-result.ts';

export const requiredText = decisionTable({
  id: 'required-text',
  area: 'forms',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Pole wymagane', en: 'Required field' },
  sentence: { pl: 'Pole nie może być puste.', en: 'The field must not be empty.' },
  source: clause('5.8', '8.1', '8.2'),
  inputs: { value: labelled({ pl: 'wpisana wartość', en: 'value typed' }, text()) },
  facts: {
    content: labelled({ pl: 'treść bez spacji na końcach', en: 'text without spaces at its ends' }, trimText('value')),
    characters: labelled({ pl: 'liczba znaków', en: 'number of characters' }, countCharacters('content')),
  },
  outputs: fieldResultDomain('form/required'),
  rows: [
    row({ id: 'empty', pl: 'puste pole', en: 'empty field' }, { characters: exactly(0) }, 'form/required'),
    row({ id: 'given', pl: 'wypełnione', en: 'filled in' }, { characters: above(0) }, 'ok'),
  ],
  examples: [example({ value: ' ' }, 'form/required'), example({ value: 'ul. Długa 1' }, 'ok')],
  assumptions: [],
});
