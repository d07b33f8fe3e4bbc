import { nipField as oracle } from '../../oracles/forms.ts';
import { range } from './calendar.ts';
import { same } from './same.ts';

const numbers = range(0, 4000).map((index) => String((index * 2_468_013_579) % 10_000_000_000).padStart(10, '0'));
const noNumbers = [
  '',
  '526025027',
  '52602502740',
  '526025027a',
  'a526025027',
  'x5260250274',
  '٥٢٦٠٢٥٠٢٧٤',
  ' 5260250274',
  '0000000000',
];

const foreignNumbers: readonly (readonly [text: string, isPrefixed: boolean, isPossible: boolean])[] = [
  ['DE136695976', true, true],
  ['de 136 695 976', true, true],
  ['CZ25123891', true, true],
  ['ATU13585627', true, true],
  ['IE1234567WA', true, true],
  ['ESX1234567X', true, true],
  ['NL123456789B01', true, true],
  ['EL123456789', true, true],
  ['CHE-123.456.789 MWST', true, true],
  ['3204512345', false, true],
  ['12-3456789', false, true],
  ['526025027', false, true],
  ['PL5260250275', false, false],
  ['PL 526', false, false],
  ['0000000', false, false],
  ['DE', false, false],
  ['DEutschland', true, false],
  ['ПН 3204512345', false, false],
  ['<b>123456</b>', false, false],
  ['1'.repeat(21), false, false],
  ['', false, false],
];

/** The oracle's result for ten digits; anything else is no number. */
export const nipCheck = (module: typeof import('#domain/identifiers/nip.ts')): void => {
  same(module.isNipChecksumValid('5260250274'), true, '5260250274');
  for (const text of noNumbers) same(module.isNipChecksumValid(text), false, text);
  for (const [text, isPrefixed, isPossible] of foreignNumbers)
    same([module.hasForeignVatPrefix(text), module.isForeignTaxNumber(text)], [isPrefixed, isPossible], text);
  for (const number of numbers)
    for (const digit of '0123456789') {
      const value = number.slice(0, 9) + digit;
      same(module.isNipChecksumValid(value), oracle({ value }) === 'ok', value);
    }
};
