/** What it is written from. */
export const source = ['5.9'];

/** The day of birth with Date deciding whether it exists. */
const dayExists = (digits: string): boolean => {
  const [year, coded, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)].map(Number);
  const offsets: [number, number][] = [
    [80, 1800],
    [60, 2200],
    [40, 2100],
    [20, 2000],
    [0, 1900],
  ];
  const [offset, century] = offsets.find(([from]) => (coded ?? 0) >= from) ?? [0, 1900];
  const month = (coded ?? 0) - offset;
  const date = new Date(Date.UTC(century + (year ?? 0), month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** The weighted sum over all eleven digits, control digit included, ends in zero. */
const sumEndsInZero = (digits: string): boolean =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * Number('13791379131'[index]), 0) % 10 === 0;

export const oracle = ({ value }: { value: string }): string => {
  const digits = value.normalize('NFKC').replace(/[\s\p{Pd}\u2212\u200b-\u200d\u2060\ufeff]/gu, '');
  if (digits === '') return 'form/required';
  if (/[^0-9]/.test(digits)) return 'form/peselNumberError';
  if (digits.length !== 11) return 'form/peselLengthError';
  if (!sumEndsInZero(digits)) return 'form/peselChecksumError';
  return dayExists(digits) ? 'ok' : 'form/peselDateError';
};
