const polishDigits = 26;

const remainderOf = (digits: string): number =>
  [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);

/** An account number as it was typed, without spaces; a Polish one may leave out its PL. */
export const normaliseIban = (typed: string): string => {
  const text = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return new RegExp(`^[0-9]{${polishDigits}}$`).test(text) ? `PL${text}` : text;
};

/** Whether a normalised account number is an IBAN whose check digits are right; a Polish one has 26 digits. */
export const isIbanValid = (iban: string): boolean => {
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.startsWith('PL') && !new RegExp(`^PL[0-9]{${polishDigits}}$`).test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  return remainderOf(moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) === 1;
};

/** An account number in groups, as banks print it: a Polish one without its country, first the check digits, then groups of four. */
export const formatIban = (iban: string): string => {
  const digits = iban.startsWith('PL') ? iban.slice(2) : iban;
  const head = iban.startsWith('PL') ? 2 : 4;
  return [digits.slice(0, head), ...(digits.slice(head).match(/.{1,4}/g) ?? [])].join(' ');
};
