/** What it is written from. */
export const source = ['3.31'];

/** Optional; ten digits whose weighted sum leaves the last digit when divided by 11. */
export const oracle = ({ value }: { value: string }): string => {
  const number = value
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\u2212\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(/^[Pp][Ll]/, '');
  if (number === '') return 'ok';
  if (!/^[0-9]{10}$/.test(number) || Number(number) === 0) return 'form/nipError';
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, control = 0] = [...number].map(Number);
  const remainder = (6 * a + 5 * b + 7 * c + 2 * d + 3 * e + 4 * f + 5 * g + 6 * h + 7 * i) % 11;
  return remainder === control ? 'ok' : 'form/nipError';
};
