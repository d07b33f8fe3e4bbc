import { domain } from '../../source.ts';
import { above, below, exactly } from '../cell.ts';
import { oneOf, text } from '../domain.ts';
import { foreignPhone, lengthOf, lessParameter, phoneOf, startsWithZero } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/** A question beside the field, never a refusal. */
export const phoneHint = decisionTable({
  id: 'phone-hint',
  area: 'forms',
  title: { pl: 'Podpowiedź przy telefonie', en: 'Phone hint' },
  sentence: {
    pl: 'Przy polskim numerze, który nie ma 9 cyfr albo zaczyna się od zera, pojawia się prośba o sprawdzenie.',
    en: 'A Polish number that does not have 9 digits or begins with zero asks to be checked.',
  },
  source: domain('4.2', 'Polish value not exactly 9 digits or starting with 0: soft warning'),
  inputs: { value: text() },
  facts: {
    foreign: foreignPhone('value'),
    number: phoneOf('value'),
    zeroFirst: startsWithZero('number'),
    characters: lengthOf('number'),
    charactersOver: lessParameter('characters', 'polishPhoneDigits'),
  },
  outputs: oneOf('none', 'checkNumber'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('foreign', { foreign: exactly(true) }, 'none'),
    row('zero-first', { foreign: exactly(false), zeroFirst: exactly(true) }, 'checkNumber'),
    row('short', { foreign: exactly(false), zeroFirst: exactly(false), charactersOver: below(0) }, 'checkNumber'),
    row('nine', { foreign: exactly(false), zeroFirst: exactly(false), charactersOver: exactly(0) }, 'none'),
    row('long', { foreign: exactly(false), zeroFirst: exactly(false), charactersOver: above(0) }, 'checkNumber'),
  ],
  examples: [
    example({ value: '600 700 800' }, 'none'),
    example({ value: '0600700800' }, 'checkNumber'),
    example({ value: '60070080' }, 'checkNumber'),
    example({ value: '6007008000' }, 'checkNumber'),
    example({ value: '+49 170 1234567' }, 'none'),
  ],
  assumptions: ['C44'],
  questions: [],
});
