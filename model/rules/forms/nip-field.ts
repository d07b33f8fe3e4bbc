import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { above, exactly } from '../cell.ts';
import { text } from '../domain.ts';
import { lengthOf, nipChecksumOk, nipOf } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';
import { fieldResult } from './field-result.ts';

export const nipField = decisionTable({
  id: 'nip-field',
  area: 'forms',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'NIP do faktury', en: 'Tax number for the invoice' },
  sentence: {
    pl: 'Pole nieobowiązkowe; jeżeli jest wypełnione, ma {nipDigits} ze zgodną cyfrą kontrolną.',
    en: 'Optional; if given, {nipDigits} with the right control digit.',
  },
  source: clause('3.31'),
  inputs: { value: labelled({ pl: 'wpisana wartość', en: 'value typed' }, text()) },
  facts: {
    number: labelled({ pl: 'numer bez odstępów, kresek i prefiksu', en: 'number without spaces, dashes and prefix' }, nipOf('value')),
    characters: labelled({ pl: 'liczba znaków', en: 'number of characters' }, lengthOf('number')),
    checksumOk: labelled({ pl: 'cyfra kontrolna się zgadza', en: 'control digit is right' }, nipChecksumOk('number')),
  },
  outputs: fieldResult('form/nipError'),
  rows: [
    row({ id: 'empty', pl: 'puste pole', en: 'empty field' }, { characters: exactly(0) }, 'ok'),
    row({ id: 'valid', pl: 'poprawny', en: 'valid' }, { characters: above(0), checksumOk: exactly(true) }, 'ok'),
    row({ id: 'wrong', pl: 'błędny', en: 'wrong' }, { characters: above(0), checksumOk: exactly(false) }, 'form/nipError'),
  ],
  examples: [
    example({ value: '' }, 'ok'),
    example({ value: '526-025-02-74' }, 'ok'),
    example({ value: 'PL 1234563218' }, 'ok'),
    example({ value: '1234567890' }, 'form/nipError'),
    example({ value: '0000000000' }, 'form/nipError'),
    example({ value: '52602502' }, 'form/nipError'),
  ],
  assumptions: [],
});
