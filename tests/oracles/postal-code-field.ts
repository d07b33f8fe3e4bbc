/** What it is written from. */
export const source = ['C220'];

/** NN-NNN, also without the dash or with a space in its place; in another country whatever stands there. */
export const oracle = ({ value, abroad }: { value: string; abroad: boolean }): string => {
  const typed = value.normalize('NFKC').trim();
  if (value.trim() === '') return 'form/required';
  if (abroad) return 'ok';
  const separator = typed.length === 6 ? typed[2] : '';
  const digits = typed.length === 6 ? typed.slice(0, 2) + typed.slice(3) : typed;
  const separatorFits = separator === '' || /[\s\p{Pd}]/u.test(separator ?? '');
  const areDigits = digits.length === 5 && [...digits].every((digit) => '0123456789'.includes(digit));
  return separatorFits && areDigits ? 'ok' : 'form/postalCodeError';
};
