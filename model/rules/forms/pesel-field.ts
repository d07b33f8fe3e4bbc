import { domain, spec } from '../../source.ts';
import { above, below, exactly } from '../cell.ts';
import { oneOf, text } from '../domain.ts';
import { digitsOf, known, lengthOf, lessParameter, onlyDigits, peselBirthDate, peselChecksumOk } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

export const peselField = decisionTable({
  id: 'pesel-field',
  area: 'forms',
  title: { pl: 'PESEL', en: 'PESEL' },
  sentence: {
    pl: 'Same cyfry, dokładnie 11, zgodna cyfra kontrolna i istniejąca data urodzenia.',
    en: 'Digits only, exactly 11, with the right control digit and a day of birth that exists.',
  },
  source: spec('5', 'PESEL digits only, exactly 11, valid'),
  inputs: { value: text() },
  facts: {
    digits: digitsOf('value'),
    characters: lengthOf('digits'),
    digitsOnly: onlyDigits('digits'),
    charactersOver: lessParameter('characters', 'peselDigits'),
    checksumOk: peselChecksumOk('digits'),
    birthDay: peselBirthDate('digits'),
    dayExists: known('birthDay'),
  },
  outputs: oneOf(
    'ok',
    'form/required',
    'form/peselNumberError',
    'form/peselLengthError',
    'form/peselChecksumError',
    'form/peselDateError',
  ),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('empty', { characters: exactly(0) }, 'form/required'),
    row('other-characters', { characters: above(0), digitsOnly: exactly(false) }, 'form/peselNumberError'),
    row(
      'too-short',
      { characters: above(0), digitsOnly: exactly(true), charactersOver: below(0) },
      'form/peselLengthError',
    ),
    row('too-long', { digitsOnly: exactly(true), charactersOver: above(0) }, 'form/peselLengthError'),
    row(
      'wrong-control-digit',
      { digitsOnly: exactly(true), charactersOver: exactly(0), checksumOk: exactly(false) },
      'form/peselChecksumError',
    ),
    row(
      'no-such-day',
      {
        digitsOnly: exactly(true),
        charactersOver: exactly(0),
        checksumOk: exactly(true),
        dayExists: exactly(false),
      },
      'form/peselDateError',
    ),
    row(
      'valid',
      {
        digitsOnly: exactly(true),
        charactersOver: exactly(0),
        checksumOk: exactly(true),
        dayExists: exactly(true),
      },
      'ok',
    ),
  ],
  examples: [
    example({ value: '' }, 'form/required'),
    example({ value: '44051401359' }, 'ok', domain('3.1', 'Vectors')),
    example({ value: '440514 01359' }, 'ok', domain('3.1', 'Strip spaces and dashes on input')),
    example({ value: '02070803628' }, 'ok', domain('3.1', 'Vectors')),
    example({ value: '00810100019' }, 'ok', domain('3.1', 'Vectors')),
    example({ value: '99723100018' }, 'ok', domain('3.1', 'Vectors')),
    example({ value: '00410100017' }, 'ok', domain('3.1', 'Vectors')),
    example({ value: '04222900014' }, 'ok', domain('3.1', 'Vectors')),
    example({ value: '04223000010' }, 'form/peselDateError', domain('3.1', 'Vectors')),
    example({ value: '00000000000' }, 'form/peselDateError', domain('3.1', 'Vectors')),
    example({ value: '12345678901' }, 'form/peselChecksumError', domain('3.1', 'Vectors')),
    example({ value: '4405140135' }, 'form/peselLengthError'),
    example({ value: '440514013590' }, 'form/peselLengthError'),
    example({ value: '4405140135a' }, 'form/peselNumberError'),
  ],
  assumptions: ['C26'],
  questions: [
    {
      register: 'C25',
      text: {
        pl: 'Jaki dokument okazują uczestnicy bez numeru PESEL?',
        en: 'Which document do participants without a PESEL show?',
      },
    },
  ],
});
