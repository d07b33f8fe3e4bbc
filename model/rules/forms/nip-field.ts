import { labelled } from '../../localized-text.ts';
import { clause, decision, from } from '../../source.ts';
import { above, exactly } from '../cell.ts';
import { boolean, text } from '../domain.ts';
import { countCharacters, hasForeignVatPrefix, isForeignTaxNumber, isNipChecksumValid, normaliseNip } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';
import { fieldResultDomain } from './field-result.ts';

export const nipField = decisionTable({
  id: 'nip-field',
  area: 'forms',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'NIP do faktury', en: 'Tax number for the invoice' },
  sentence: {
    pl: 'Pole nieobowiązkowe; numer z Polski ma {nipDigits} ze zgodną cyfrą kontrolną. Numer firmy z innego kraju przyjmujemy taki, jak go wpisano, jeżeli może to być numer podatkowy.',
    en: 'Optional; a number of Poland has {nipDigits} with the right control digit. The number of a firm of another country is taken as it was typed if it can be a tax number.',
  },
  source: from(
    clause('3.31'),
    decision('C220', { pl: 'Numer podatkowy z innego kraju taki, jak go wpisano', en: 'A tax number of another country as it was typed' }),
  ),
  inputs: {
    value: labelled({ pl: 'wpisana wartość', en: 'value typed' }, text()),
    abroad: labelled({ pl: 'adres w innym kraju', en: 'address in another country' }, boolean()),
  },
  facts: {
    number: labelled({ pl: 'numer bez odstępów, kresek i prefiksu', en: 'number without spaces, dashes and prefix' }, normaliseNip('value')),
    characters: labelled({ pl: 'liczba znaków', en: 'number of characters' }, countCharacters('number')),
    checksumOk: labelled({ pl: 'cyfra kontrolna się zgadza', en: 'control digit is right' }, isNipChecksumValid('number')),
    prefixed: labelled({ pl: 'prefiks innego kraju', en: 'prefix of another country' }, hasForeignVatPrefix('value')),
    possible: labelled({ pl: 'może być numerem innego kraju', en: 'may be a number of another country' }, isForeignTaxNumber('value')),
  },
  outputs: fieldResultDomain('form/nipError', 'form/taxNumberError'),
  rows: [
    row({ id: 'empty', pl: 'puste pole', en: 'empty field' }, { characters: exactly(0) }, 'ok'),
    row({ id: 'valid', pl: 'poprawny', en: 'valid' }, { characters: above(0), checksumOk: exactly(true) }, 'ok'),
    row(
      { id: 'wrong', pl: 'błędny', en: 'wrong' },
      { characters: above(0), checksumOk: exactly(false), abroad: exactly(false), prefixed: exactly(false) },
      'form/nipError',
    ),
    row(
      { id: 'prefixed', pl: 'prefiks innego kraju', en: 'prefix of another country' },
      { characters: above(0), checksumOk: exactly(false), abroad: exactly(false), prefixed: exactly(true), possible: exactly(true) },
      'ok',
    ),
    row(
      { id: 'abroad', pl: 'numer z innego kraju', en: 'number of another country' },
      { characters: above(0), checksumOk: exactly(false), abroad: exactly(true), possible: exactly(true) },
      'ok',
    ),
    row(
      { id: 'prefixed-impossible', pl: 'prefiks innego kraju, lecz to nie numer', en: 'prefix of another country, but no number' },
      { characters: above(0), checksumOk: exactly(false), abroad: exactly(false), prefixed: exactly(true), possible: exactly(false) },
      'form/taxNumberError',
    ),
    row(
      { id: 'abroad-impossible', pl: 'to nie numer podatkowy', en: 'no tax number' },
      { characters: above(0), checksumOk: exactly(false), abroad: exactly(true), possible: exactly(false) },
      'form/taxNumberError',
    ),
  ],
  examples: [
    example({ value: '', abroad: false }, 'ok'),
    example({ value: '526-025-02-74', abroad: false }, 'ok'),
    example({ value: 'PL 1234563218', abroad: false }, 'ok'),
    example({ value: 'PL 1234563218', abroad: true }, 'ok'),
    example({ value: '1234567890', abroad: false }, 'form/nipError'),
    example({ value: '0000000000', abroad: false }, 'form/nipError'),
    example({ value: '52602502', abroad: false }, 'form/nipError'),
    example({ value: 'DE 136695976', abroad: false }, 'ok'),
    example({ value: '3204512345', abroad: true }, 'ok'),
    example({ value: 'CHE-123.456.789 MWST', abroad: true }, 'ok'),
    example({ value: 'PL 1234567890', abroad: true }, 'form/taxNumberError'),
    example({ value: '0000000000', abroad: true }, 'form/taxNumberError'),
    example({ value: 'DE firma', abroad: false }, 'form/taxNumberError'),
  ],
  assumptions: ['C220'],
});
