import { dateOf, dayAt, dayOf, range } from './calendar.ts';
import { same } from './same.ts';

type PeselModule = typeof import('#domain/identifiers/pesel.ts');

/** The control digit by the sum over all eleven digits, which must end in zero. */
const isRight = (digits: string): boolean =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * Number('13791379131'[index]), 0) % 10 === 0;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The month as it is coded in each century, from the law on the register of residents. */
const codedFrom = [
  [1800, 81],
  [1900, 1],
  [2000, 21],
  [2100, 41],
  [2200, 61],
] as const;

const years = [0, 1, 4, 44, 96, 99];
const birthDigits = (...parts: readonly number[]): string => parts.map(twoDigits).join('');

/** Day numbers of the days that exist, by the six digits in which a year, a coded month and a day are written. */
const existingDays: ReadonlyMap<string, number> = new Map(
  codedFrom.flatMap(([century, firstMonth]) =>
    years.flatMap((year) =>
      range(dayAt(century + year, 1, 1), dayAt(century + year + 1, 1, 1)).map((count) => {
        const { month, day } = dateOf(count);
        return [birthDigits(year, firstMonth + month - 1, day), count] as const;
      }),
    ),
  ),
);

const writtenDays = years.flatMap((year) =>
  range(0, 100).flatMap((month) => range(0, 33).map((day) => birthDigits(year, month, day))),
);

const checkBirthDays = (module: PeselModule): void => {
  for (const written of writtenDays)
    same(module.peselBirthDate(`${written}01359`), existingDays.get(written) ?? null, written);
};

/** Numbers spread over all digits at every place. */
const numbers = range(0, 4000).map((index) => String((index * 24_680_135_797) % 100_000_000_000).padStart(11, '0'));

const noNumbers = [
  '',
  '4405140135',
  '440514013590',
  '4405140135a',
  'a4051401359',
  '٤٤٠٥١٤٠١٣٥٩',
  ' 44051401359',
  '44051401359\n',
];

/** Control digits by another sum, days of birth by the platform's calendar in all five centuries. */
export const peselCheck = (module: PeselModule): void => {
  same(module.isPeselChecksumValid('44051401359'), true, '44051401359');
  same(module.peselBirthDate('44051401359'), dayOf('1944-05-14'), '44051401359');
  for (const text of noNumbers)
    same([module.isPeselChecksumValid(text), module.peselBirthDate(text)], [false, null], text);
  for (const number of numbers)
    for (const digit of '0123456789') {
      const changed = number.slice(0, 10) + digit;
      same(module.isPeselChecksumValid(changed), isRight(changed), changed);
    }
  checkBirthDays(module);
};
