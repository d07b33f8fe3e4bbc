import { labelled } from '../../localized-text.ts';
import { clause, from, register } from '../../source.ts';
import { above, atLeast, below, exactly } from '../cell.ts';
import { text } from '../domain.ts';
import { countCharacters, hasOnlyDigits, hasOnlyZeros, lessParameter, normalisePhone } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';
import { fieldResultDomain } from './field-result.ts';

export const phoneField = decisionTable({
  id: 'phone-field',
  area: 'forms',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Telefon', en: 'Phone' },
  sentence: {
    pl: 'Pole wymagane; bez odstępów, znaków rozdzielających i numeru kierunkowego Polski zostają same cyfry, co najmniej {phoneMinimumDigits:number}, i nie są to same zera.',
    en: 'Required; without spaces, separators and the prefix of Poland only digits remain, at least {phoneMinimumDigits:number}, and not zeros alone.',
  },
  source: from(clause('5.3', '8.1'), register('C44')),
  inputs: { value: labelled({ pl: 'wpisana wartość', en: 'value typed' }, text()) },
  facts: {
    number: labelled({ pl: 'numer bez odstępów i prefiksu', en: 'number without spaces and prefix' }, normalisePhone('value')),
    characters: labelled({ pl: 'liczba znaków', en: 'number of characters' }, countCharacters('number')),
    digitsOnly: labelled({ pl: 'same cyfry', en: 'digits only' }, hasOnlyDigits('number')),
    zerosOnly: labelled({ pl: 'same zera', en: 'zeros only' }, hasOnlyZeros('number')),
    charactersOverMinimum: labelled(
      { pl: 'znaki ponad najmniejszą liczbę', en: 'characters above the minimum' },
      lessParameter('characters', 'phoneMinimumDigits'),
    ),
  },
  outputs: fieldResultDomain('form/required', 'form/phoneNumberError', 'form/phoneLengthError'),
  rows: [
    row({ id: 'empty', pl: 'puste pole', en: 'empty field' }, { characters: exactly(0) }, 'form/required'),
    row(
      { id: 'other-characters', pl: 'inne znaki niż cyfry', en: 'characters other than digits' },
      { characters: above(0), digitsOnly: exactly(false) },
      'form/phoneNumberError',
    ),
    row(
      { id: 'too-short', pl: 'za krótki', en: 'too short' },
      { characters: above(0), digitsOnly: exactly(true), charactersOverMinimum: below(0) },
      'form/phoneLengthError',
    ),
    row(
      { id: 'zeros', pl: 'same zera', en: 'zeros only', source: register('C44') },
      { digitsOnly: exactly(true), charactersOverMinimum: atLeast(0), zerosOnly: exactly(true) },
      'form/phoneNumberError',
    ),
    row({ id: 'valid', pl: 'poprawny', en: 'valid' }, { digitsOnly: exactly(true), charactersOverMinimum: atLeast(0), zerosOnly: exactly(false) }, 'ok'),
  ],
  examples: [
    example({ value: '' }, 'form/required'),
    example({ value: '600700800' }, 'ok'),
    example({ value: '600 700 800' }, 'ok'),
    example({ value: '600-700-800' }, 'ok'),
    example({ value: '(22) 123 45 67' }, 'ok'),
    example({ value: '+48 600 700 800' }, 'ok'),
    example({ value: '0048 600700800' }, 'ok'),
    example({ value: 'tel. 600 700 800' }, 'ok'),
    example({ value: '+48 60070080' }, 'form/phoneLengthError'),
    example({ value: '60070080' }, 'form/phoneLengthError'),
    example({ value: '600700800 w.12' }, 'form/phoneNumberError'),
    example({ value: 'abc' }, 'form/phoneNumberError'),
    example({ value: '000 000 000' }, 'form/phoneNumberError', register('C44')),
  ],
  assumptions: ['C44'],
});
