import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { atLeast, below } from '../cell.ts';
import { text } from '../domain.ts';
import { countCharacters, trimText } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';
import { fieldResultDomain } from './field-result.ts';

/** The results of a field rule are 'ok' or the key of the message. */
export const nameField = decisionTable({
  id: 'name-field',
  area: 'forms',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Imię i nazwisko', en: 'Name' },
  sentence: {
    pl: 'Pole wymagane; po usunięciu spacji z obu końców co najmniej jeden znak.',
    en: 'Required, at least one character once the spaces at its ends are gone.',
  },
  source: clause('5.1', '8.1'),
  inputs: { value: labelled({ pl: 'wpisana wartość', en: 'value typed' }, text()) },
  facts: {
    name: labelled({ pl: 'imię i nazwisko bez spacji na końcach', en: 'name without spaces at its ends' }, trimText('value')),
    characters: labelled({ pl: 'liczba znaków', en: 'number of characters' }, countCharacters('name')),
  },
  outputs: fieldResultDomain('form/required'),
  rows: [
    row({ id: 'empty', pl: 'puste pole', en: 'empty field' }, { characters: below('nameMinimumLength') }, 'form/required'),
    row({ id: 'given', pl: 'wypełnione', en: 'filled in' }, { characters: atLeast('nameMinimumLength') }, 'ok'),
  ],
  examples: [
    example({ value: '' }, 'form/required'),
    example({ value: '   ' }, 'form/required'),
    example({ value: 'A' }, 'ok'),
    example({ value: ' Łucja Żak ' }, 'ok'),
  ],
  assumptions: ['C43'],
});
