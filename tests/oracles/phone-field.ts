/** What it is written from. */
export const source = ['5.3', '8.1', 'C44'];

const isSeparator = (character: string): boolean => /[\s\p{Pd}\u2212./()[\]\u200b-\u200d\u2060\ufeff]/u.test(character);

/** Spaces, dashes, dots and brackets away, then +48 or 0048; digits only; enough of them. Read character by character. */
export const oracle = (
  { value }: { value: string },
  { phoneMinimumDigits = Number.NaN }: Record<string, number>,
): string => {
  const typed = [...value.normalize('NFKC')]
    .filter((character) => !isSeparator(character))
    .join('')
    .toLowerCase();
  let rest = typed.startsWith('tel') ? typed.slice(3).replace(/^:+/, '') : typed;
  if (rest.startsWith('00') && '123456789'.includes(rest[2] ?? '-')) rest = `+${rest.slice(2)}`;
  if (rest.startsWith('+48')) rest = rest.slice(3);
  else if (rest.length === 11 && rest.startsWith('48') && Number.isInteger(Number(rest))) rest = rest.slice(2);
  else if (rest.startsWith('+')) rest = rest.slice(1);
  if (rest === '') return 'form/required';
  if ([...rest].some((character) => character < '0' || character > '9')) return 'form/phoneNumberError';
  if (rest.length < phoneMinimumDigits) return 'form/phoneLengthError';
  return [...rest].every((character) => character === '0') ? 'form/phoneNumberError' : 'ok';
};
