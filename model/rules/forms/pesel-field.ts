import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { above, below, exactly } from '../cell.ts';
import { text } from '../domain.ts';
import { countCharacters, hasOnlyDigits, isPeselChecksumValid, known, lessParameter, peselBirthDate, removeSpacesAndDashes } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';
import { fieldResultDomain } from './field-result.ts';

export const peselField = decisionTable({
  id: 'pesel-field',
  area: 'forms',
  signedBy: 'lawyer',
  weight: 'law',
  title: { pl: 'PESEL', en: 'PESEL' },
  sentence: {
    pl: 'Same cyfry, dokładnie {peselDigits:number}, zgodna cyfra kontrolna i istniejąca data urodzenia.',
    en: 'Digits only, exactly {peselDigits:number}, with the right control digit and a day of birth that exists.',
  },
  source: clause('5.9'),
  inputs: { value: labelled({ pl: 'wpisana wartość', en: 'value typed' }, text()) },
  facts: {
    digits: labelled({ pl: 'numer bez odstępów i kresek', en: 'number without spaces and dashes' }, removeSpacesAndDashes('value')),
    characters: labelled({ pl: 'liczba znaków', en: 'number of characters' }, countCharacters('digits')),
    digitsOnly: labelled({ pl: 'same cyfry', en: 'digits only' }, hasOnlyDigits('digits')),
    charactersOver: labelled(
      { pl: 'znaki ponad długość numeru PESEL', en: 'characters above the length of a PESEL' },
      lessParameter('characters', 'peselDigits'),
    ),
    checksumOk: labelled({ pl: 'cyfra kontrolna się zgadza', en: 'control digit is right' }, isPeselChecksumValid('digits')),
    birthDay: labelled({ pl: 'dzień urodzenia z numeru', en: 'day of birth in the number' }, peselBirthDate('digits')),
    dayExists: labelled({ pl: 'taki dzień istnieje', en: 'such a day exists' }, known('birthDay')),
  },
  outputs: fieldResultDomain('form/required', 'form/peselNumberError', 'form/peselLengthError', 'form/peselChecksumError', 'form/peselDateError'),
  rows: [
    row({ id: 'empty', pl: 'puste pole', en: 'empty field' }, { characters: exactly(0) }, 'form/required'),
    row(
      { id: 'other-characters', pl: 'inne znaki niż cyfry', en: 'characters other than digits' },
      { characters: above(0), digitsOnly: exactly(false) },
      'form/peselNumberError',
    ),
    row(
      { id: 'too-short', pl: 'za krótki', en: 'too short' },
      { characters: above(0), digitsOnly: exactly(true), charactersOver: below(0) },
      'form/peselLengthError',
    ),
    row({ id: 'too-long', pl: 'za długi', en: 'too long' }, { digitsOnly: exactly(true), charactersOver: above(0) }, 'form/peselLengthError'),
    row(
      { id: 'wrong-control-digit', pl: 'błędna cyfra kontrolna', en: 'wrong control digit' },
      { digitsOnly: exactly(true), charactersOver: exactly(0), checksumOk: exactly(false) },
      'form/peselChecksumError',
    ),
    row(
      { id: 'no-such-day', pl: 'nie ma takiego dnia', en: 'no such day' },
      { digitsOnly: exactly(true), charactersOver: exactly(0), checksumOk: exactly(true), dayExists: exactly(false) },
      'form/peselDateError',
    ),
    row(
      { id: 'valid', pl: 'poprawny', en: 'valid' },
      { digitsOnly: exactly(true), charactersOver: exactly(0), checksumOk: exactly(true), dayExists: exactly(true) },
      'ok',
    ),
  ],
  examples: [
    example({ value: '' }, 'form/required'),
    example({ value: '44051401359' }, 'ok'),
    example({ value: '440514 01359' }, 'ok'),
    example({ value: '02070803628' }, 'ok'),
    example({ value: '00810100019' }, 'ok'),
    example({ value: '99723100018' }, 'ok'),
    example({ value: '00410100017' }, 'ok'),
    example({ value: '04222900014' }, 'ok'),
    example({ value: '04223000010' }, 'form/peselDateError'),
    example({ value: '00000000000' }, 'form/peselDateError'),
    example({ value: '12345678901' }, 'form/peselChecksumError'),
    example({ value: '4405140135' }, 'form/peselLengthError'),
    example({ value: '440514013590' }, 'form/peselLengthError'),
    example({ value: '4405140135a' }, 'form/peselNumberError'),
  ],
  assumptions: ['C25', 'C26'],
});
