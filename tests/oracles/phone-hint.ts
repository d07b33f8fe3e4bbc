/** What it is written from. */
export const source: readonly string[] = [];

/** A number written without another country's prefix should have nine digits and not begin with zero. */
export const oracle = (
  { value }: { value: string },
  { polishPhoneDigits = Number.NaN }: Record<string, number>,
): string => {
  const typed = value
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\u2212\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(/^tel[.:]*/i, '')
    .replace(/[./()[\]]/g, '');
  const isInternational = /^(\+|00[1-9])/.test(typed);
  const isPolish = /^(\+|00)48/.test(typed);
  if (isInternational && !isPolish) return 'none';
  const national = isPolish ? typed.replace(/^(\+|00)48/, '') : /^48\d{9}$/.test(typed) ? typed.slice(2) : typed;
  return [...national].length === polishPhoneDigits && national[0] !== '0' ? 'none' : 'checkNumber';
};
