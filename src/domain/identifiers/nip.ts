export const nipWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const;

/** Whether a text of ten digits is a tax number: remainder 10 never is, nor are ten zeros. */
export const isNipChecksumValid = (digits: string): boolean => {
  if (!/^[0-9]{10}$/.test(digits) || digits === '0000000000') return false;
  const sum = nipWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 11 === Number(digits[9]);
};

/** Prefixes of tax numbers of other countries in VIES, of Northern Ireland, Great Britain and Switzerland. */
const vatPrefix =
  /^(?:AT|BE|BG|CHE|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PT|RO|SE|SI|SK|XI)(?=[A-Z0-9+*]{4,})/;

const plainNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9+*]/g, '');

/** Whether a text begins like the tax number of another country: `DE136695976`. */
export const hasForeignVatPrefix = (text: string): boolean => vatPrefix.test(plainNumber(text));

/**
 * Whether a text may be the tax number of another country: 3 to 20 Latin letters and digits between the marks of such
 * numbers, at least three of them digits and not all zeros, without the prefix of Poland. Each country has its own form.
 */
export const isForeignTaxNumber = (text: string): boolean => {
  const number = plainNumber(text);
  return (
    /^[A-Z0-9 .,/+*&-]+$/.test(
      text
        .normalize('NFKC')
        .toUpperCase()
        .replaceAll(/[\s\p{Pd}]/gu, '-'),
    ) &&
    number.length <= 20 &&
    (number.match(/[0-9]/g)?.length ?? 0) >= 3 &&
    /[1-9]/.test(number) &&
    !number.startsWith('PL')
  );
};
