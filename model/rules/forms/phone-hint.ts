import { labelled } from '../../localized-text.ts';
import { commonKnowledge } from '../../source.ts';
import { above, below, exactly } from '../cell.ts';
import { oneOf, text } from '../domain.ts';
import { countCharacters, isForeignPhone, lessParameter, normalisePhone, startsWithZero } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/** A question next to the field, never a refusal. */
export const phoneHint = decisionTable({
  id: 'phone-hint',
  area: 'forms',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Podpowiedź przy telefonie', en: 'Phone hint' },
  sentence: {
    pl: 'Przy polskim numerze, który nie ma {polishPhoneDigits:genitive} albo zaczyna się od zera, pojawia się prośba o sprawdzenie.',
    en: 'A Polish number that does not have {polishPhoneDigits} or begins with zero asks to be checked.',
  },
  source: commonKnowledge({ pl: 'polski numer ma 9 cyfr i nie zaczyna się od zera', en: 'a Polish number has 9 digits and does not begin with zero' }),
  inputs: { value: labelled({ pl: 'wpisana wartość', en: 'value typed' }, text()) },
  facts: {
    foreign: labelled({ pl: 'numer z innego kraju', en: 'number of another country' }, isForeignPhone('value')),
    number: labelled({ pl: 'numer bez odstępów i prefiksu', en: 'number without spaces and prefix' }, normalisePhone('value')),
    zeroFirst: labelled({ pl: 'zaczyna się od zera', en: 'begins with zero' }, startsWithZero('number')),
    characters: labelled({ pl: 'liczba znaków', en: 'number of characters' }, countCharacters('number')),
    charactersOver: labelled({ pl: 'znaki ponad polski numer', en: 'characters above a Polish number' }, lessParameter('characters', 'polishPhoneDigits')),
  },
  outputs: oneOf({ none: { pl: 'bez podpowiedzi', en: 'no hint' }, checkNumber: { pl: 'podpowiedź: sprawdź numer', en: 'hint: check the number' } }),
  rows: [
    row({ id: 'foreign', pl: 'numer zagraniczny', en: 'foreign number' }, { foreign: exactly(true) }, 'none'),
    row({ id: 'zero-first', pl: 'zero na początku', en: 'zero at the beginning' }, { foreign: exactly(false), zeroFirst: exactly(true) }, 'checkNumber'),
    row({ id: 'short', pl: 'za krótki', en: 'too short' }, { foreign: exactly(false), zeroFirst: exactly(false), charactersOver: below(0) }, 'checkNumber'),
    row({ id: 'nine', pl: 'zwykła długość', en: 'usual length' }, { foreign: exactly(false), zeroFirst: exactly(false), charactersOver: exactly(0) }, 'none'),
    row({ id: 'long', pl: 'za długi', en: 'too long' }, { foreign: exactly(false), zeroFirst: exactly(false), charactersOver: above(0) }, 'checkNumber'),
  ],
  examples: [
    example({ value: '600 700 800' }, 'none'),
    example({ value: '0600700800' }, 'checkNumber'),
    example({ value: '60070080' }, 'checkNumber'),
    example({ value: '6007008000' }, 'checkNumber'),
    example({ value: '+49 170 1234567' }, 'none'),
  ],
  assumptions: ['C44'],
});
