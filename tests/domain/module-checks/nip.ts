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

/** The oracle's result for ten digits; anything else is no number. */
export const nipCheck = (module: typeof import('#domain/identifiers/nip.ts')): void => {
  same(module.nipChecksumOk('5260250274'), true, '5260250274');
  for (const text of noNumbers) same(module.nipChecksumOk(text), false, text);
  for (const number of numbers)
    for (const digit of '0123456789') {
      const value = number.slice(0, 9) + digit;
      same(module.nipChecksumOk(value), oracle({ value }) === 'ok', value);
    }
};
