import { same } from './same.ts';

type TextModule = typeof import('#domain/texts/text-normalisation.ts');

const spacesOfAllKinds = '\u0020\u00a0\u2003\u202f\t\n\u200b\u200c\u200d\u2060\ufeff';
const dashesOfAllKinds = '-\u2010\u2011\u2013\u2014\u2212\uff0d';

const checkPlainTexts = (module: TextModule): void => {
  same(module.trimText(' \u00a0Ewa  Nowak\n'), 'Ewa  Nowak', 'trimText');
  same(['', 'ab', 'Łódź', '𝄞a'].map(module.countCharacters), [0, 2, 4, 2], 'countCharacters');
  same(
    ['', '0123456789', '12a', 'a12', '1 2', '٦', '12\n'].map(module.hasOnlyDigits),
    [true, true, false, false, false, false, false],
    'hasOnlyDigits',
  );
  same(
    ['0', '000', '', '01', '10', 'a', '0\n'].map(module.hasOnlyZeros),
    [true, true, false, false, false, false, false],
    'hasOnlyZeros',
  );
  same(['0', '012', '10', '', 'a0'].map(module.startsWithZero), [true, true, false, false, false], 'startsWithZero');
};

const checkNumbers = (module: TextModule): void => {
  for (const separator of [...spacesOfAllKinds, ...dashesOfAllKinds]) {
    same(module.removeSpacesAndDashes(`${separator}44${separator}${separator}05${separator}`), '4405', separator);
    same(module.normaliseNip(`${separator}52${separator}6${separator}`), '526', separator);
  }
  same(
    ['４４05', '44.05', '44/05', 'a44', '(44)'].map(module.removeSpacesAndDashes),
    ['4405', '44.05', '44/05', 'a44', '(44)'],
    'removeSpacesAndDashes',
  );
  same(
    ['NIP: 526', 'PL526', 'pl 526', 'Pl-526', '526PL', 'P526', 'xPL526', 'PLPL526'].map(module.normaliseNip),
    ['526', '526', '526', '526', '526PL', 'P526', 'xPL526', 'PL526'],
    'normaliseNip',
  );
};

const phones: readonly (readonly [typed: string, number: string, isForeign: boolean])[] = [
  ['600700800', '600700800', false],
  ['600.700.800', '600700800', false],
  ['600/700/800', '600700800', false],
  ['(600)[700]800', '600700800', false],
  [`600${spacesOfAllKinds}700${dashesOfAllKinds}800`, '600700800', false],
  ['６００７００８００', '600700800', false],
  ['+48 600 700 800', '600700800', false],
  ['0048600700800', '600700800', false],
  ['(+48) 600-700-800', '600700800', false],
  ['48600700800', '600700800', false],
  ['4860070080', '4860070080', false],
  ['486007008001', '486007008001', false],
  ['48600700a00', '48600700a00', false],
  ['a48600700800', 'a48600700800', false],
  ['600700800 48600700800', '60070080048600700800', false],
  ['tel. 600700800', '600700800', false],
  ['TEL:600700800', '600700800', false],
  ['tel 600700800', '600700800', false],
  ['tel.: 600700800', '600700800', false],
  ['600700800tel', '600700800tel', false],
  ['600 tel. 700', '600tel700', false],
  ['600700800 w.12', '600700800w12', false],
  ['600+700800', '600+700800', false],
  ['600 0048 700', '6000048700', false],
  ['000000000', '000000000', false],
  ['00', '00', false],
  ['00a', '00a', false],
  ['0 0 1', '1', true],
  ['0099123', '99123', true],
  ['+49 170 1234567', '491701234567', true],
  ['0049 170 1234567', '491701234567', true],
  ['+4', '4', true],
  ['+', '', true],
  ['+480', '0', false],
  ['600+49', '600+49', false],
  // The prefix that is dialled only inside a country.
  ['+49 (0) 1512 3020522', '4915123020522', true],
  ['+49 (0)30 901820', '4930901820', true],
  ['0044 (0)20 7946 0958', '442079460958', true],
  ['00 44 (0) 20 7946 0958', '442079460958', true],
  ['(+44)(0)20 7946 0958', '442079460958', true],
  ['(0044) (0) 20 7946 0958', '442079460958', true],
  ['+44 (020) 7946 0958', '442079460958', true],
  ['+44 020 7946 0958', '442079460958', true],
  ['+49\u00a0[0]/30\u2013901820', '4930901820', true],
  ['+49\uff080\uff0930 901820', '4930901820', true],
  ['49 (0) 30 901820', '4930901820', true],
  ['tel. +49 (0) 30 901820', '4930901820', true],
  ['+380 (044) 123-45-67', '380441234567', true],
  ['+48 (0) 600 700 800', '600700800', false],
  ['+36 (06) 20 123 4567', '36201234567', true],
  ['+7 (8) 495 123 45 67', '74951234567', true],
  ['+370 (8) 612 34567', '37061234567', true],
  ['+39 06 6982', '39066982', true],
  ['+39 (0)6 6982', '39066982', true],
  ['+378 0549 882312', '3780549882312', true],
  ['+353 (1) 234 5678', '35312345678', true],
  ['+7 (800) 555 12 34', '78005551234', true],
  ['(022) 123 45 67', '0221234567', false],
  ['+49 (0) 30 901820 ext. 5', '4930901820ext5', true],
  ['٦٠٠', '٦٠٠', false],
  ['', '', false],
];

const checkPhones = (module: TextModule): void => {
  for (const [typed, number, isForeign] of phones)
    same([module.normalisePhone(typed), module.isForeignPhone(typed)], [number, isForeign], typed);
};

const postalCodes: readonly (readonly [typed: string, code: string | null])[] = [
  ['50-123', '50-123'],
  ['50123', '50-123'],
  ['50 123', '50-123'],
  ['50\u00a0123', '50-123'],
  ['50\u2013123', '50-123'],
  [' 00-999\n', '00-999'],
  ['５０-１２３', '50-123'],
  ...[
    '5-0123',
    '501234',
    '150-123',
    '50-1234',
    '50--123',
    '50_123',
    '5012',
    '50-12',
    'AB-CDE',
    '50-CDE',
    'AB-123',
    '',
    '٥٠-١٢٣',
    '50-٥٠٠',
    'x50-123',
    '50-123x',
  ].map((text) => [text, null] as const),
];

const countries: readonly (readonly [country: string, isAbroad: boolean])[] = [
  ['', false],
  [' ', false],
  ['PL', false],
  [' pl ', false],
  ['Polska', false],
  ['POLAND', false],
  ['Rzeczpospolita Polska', false],
  ['Polska (PL)', false],
  ['Польща', false],
  ['Polinezja', true],
  ['Niemcy', true],
  ['de', true],
];

/** What is typed and what is stored, written by hand from the list of spellings. */
export const textNormalisationCheck = (module: TextModule): void => {
  checkPlainTexts(module);
  checkNumbers(module);
  checkPhones(module);
  for (const [country, isAbroad] of countries) same(module.isOutsidePoland(country), isAbroad, country);
  for (const [typed, code] of postalCodes) same(module.normalisePostalCode(typed), code, typed);
};
