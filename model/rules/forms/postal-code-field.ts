import { labelled } from '../../localized-text.ts';
import { commonKnowledge, decision, from } from '../../source.ts';
import { above, exactly } from '../cell.ts';
import { boolean, text } from '../domain.ts';
import { countCharacters, known, normalisePostalCode, trimText } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';
import { fieldResultDomain } from './field-result.ts';

export const postalCodeField = decisionTable({
  id: 'postal-code-field',
  area: 'forms',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Kod pocztowy', en: 'Postal code' },
  sentence: {
    pl: 'Pole wymagane, w Polsce w postaci NN-NNN; przyjmowane są też 50123 i „50 123”. Kod z innego kraju przyjmujemy taki, jak go wpisano.',
    en: 'Required, in Poland NN-NNN; 50123 and “50 123” are accepted. A code of another country is taken as it was typed.',
  },
  source: from(
    commonKnowledge({ pl: 'polski kod pocztowy ma postać NN-NNN', en: 'a Polish postal code has the form NN-NNN' }),
    decision('C220', { pl: 'Kod z innego kraju taki, jak go wpisano', en: 'A code of another country as it was typed' }),
  ),
  inputs: {
    value: labelled({ pl: 'wpisana wartość', en: 'value typed' }, text()),
    abroad: labelled({ pl: 'adres w innym kraju', en: 'address in another country' }, boolean()),
  },
  facts: {
    content: labelled({ pl: 'treść bez spacji na końcach', en: 'text without spaces at its ends' }, trimText('value')),
    characters: labelled({ pl: 'liczba znaków', en: 'number of characters' }, countCharacters('content')),
    code: labelled({ pl: 'kod pocztowy', en: 'postal code' }, normalisePostalCode('value')),
    codeFound: labelled({ pl: 'rozpoznano kod pocztowy', en: 'postal code recognised' }, known('code')),
  },
  outputs: fieldResultDomain('form/required', 'form/postalCodeError'),
  rows: [
    row({ id: 'empty', pl: 'puste pole', en: 'empty field' }, { characters: exactly(0) }, 'form/required'),
    row(
      { id: 'wrong', pl: 'to nie polski kod pocztowy', en: 'no Polish postal code' },
      { characters: above(0), abroad: exactly(false), codeFound: exactly(false) },
      'form/postalCodeError',
    ),
    row({ id: 'valid', pl: 'polski kod pocztowy', en: 'Polish postal code' }, { characters: above(0), abroad: exactly(false), codeFound: exactly(true) }, 'ok'),
    row({ id: 'abroad', pl: 'kod z innego kraju', en: 'code of another country' }, { characters: above(0), abroad: exactly(true) }, 'ok'),
  ],
  examples: [
    example({ value: '', abroad: false }, 'form/required'),
    example({ value: ' ', abroad: true }, 'form/required'),
    example({ value: '50-123', abroad: false }, 'ok'),
    example({ value: '50123', abroad: false }, 'ok'),
    example({ value: '50 123', abroad: false }, 'ok'),
    example({ value: '5-0123', abroad: false }, 'form/postalCodeError'),
    example({ value: '50-12', abroad: false }, 'form/postalCodeError'),
    example({ value: 'SW1A 1AA', abroad: false }, 'form/postalCodeError'),
    example({ value: 'SW1A 1AA', abroad: true }, 'ok'),
    example({ value: '10115', abroad: true }, 'ok'),
  ],
  assumptions: ['C220'],
});
